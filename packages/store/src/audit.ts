import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** An entry as the auditor reads it: whole numbers as text, so that none is rounded. */
type Entry = {
  periodUs: string;
  seq: string;
  kind: string;
  atUs: string;
  cost: string;
  calls: number;
  keyId: string | null;
  operation: string | null;
  requestId: string | null;
  burn: string;
  data: string | null;
  prevHash: Buffer;
  hash: Buffer;
};

type Grant = { amount: bigint; used: bigint; expired: bigint; withdrawn: bigint };
const NOTHING: Grant = { amount: 0n, used: 0n, expired: 0n, withdrawn: 0n };
type Books = {
  lastHash: Buffer;
  last: Entry | null;
  openedSeq: bigint;
  remaining: bigint;
  creditsUsed: bigint;
  callsUsed: bigint;
  crossedPct: number;
  grants: Map<string, Grant>;
};

const ENTRIES_PER_PAGE = 5_000;

/**
 * Recomputes a tenant's whole ledger from its entries, as worker, sharing nothing with the functions that wrote it: the hash
 * chain, the dense numbering, the order of time, every grant and the account. Returns what differs, entry by entry.
 */
export async function auditTenant(pool: Pool, tenantId: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const books: Books = {
      lastHash: Buffer.alloc(0),
      last: null,
      openedSeq: 0n,
      remaining: 0n,
      creditsUsed: 0n,
      callsUsed: 0n,
      crossedPct: 0,
      grants: new Map(),
    };
    const problems: string[] = [];
    for await (const entry of entriesOf(client, tenantId)) {
      problems.push(...checkLink(tenantId, entry, books).map((problem) => `entry ${entry.seq}: ${problem}`));
      enter(entry, books);
    }
    return [...problems, ...(await compareAccount(client, tenantId, books))];
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function* entriesOf(client: PoolClient, tenantId: string): AsyncGenerator<Entry> {
  let after: Pick<Entry, 'periodUs' | 'seq'> = { periodUs: '-9000000000000000', seq: '0' };
  for (;;) {
    const { rows } = await client.query<Entry>(
      `SELECT (extract(epoch FROM period_start) * 1000000)::bigint AS "periodUs", seq, kind,
         (extract(epoch FROM at) * 1000000)::bigint AS "atUs", cost, calls, key_id AS "keyId", operation,
         request_id AS "requestId", burn::text, data::text, prev_hash AS "prevHash", hash
       FROM graha.ledger_entry
       WHERE tenant_id = $1 AND (period_start, seq) > (timestamptz 'epoch' + $2::bigint * interval '1 microsecond', $3)
       ORDER BY period_start, seq LIMIT $4`,
      [tenantId, after.periodUs, after.seq, ENTRIES_PER_PAGE],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last;
  }
}

function checkLink(tenantId: string, entry: Entry, { last, lastHash, remaining, crossedPct }: Books): string[] {
  const problems: string[] = [];
  if (BigInt(entry.seq) !== BigInt(last?.seq ?? 0) + 1n) problems.push(`follows entry ${last?.seq ?? 'none'}`);
  if (!entry.prevHash.equals(lastHash)) problems.push('does not name the hash of the entry before it');
  if (!entry.hash.equals(hashOf(tenantId, entry))) problems.push('has a hash that is not that of its content');
  if (last && BigInt(entry.atUs) < BigInt(last.atUs)) problems.push('is older than the entry before it');
  const burnt = burnOf(entry).reduce((sum, { credits }) => sum + credits, 0n);
  if (entry.kind === 'CallCharged' && burnt !== BigInt(entry.cost)) problems.push('burns other credits than it costs');
  const said = dataOf(entry);
  if (entry.kind === 'ThresholdCrossed' && (said.pct ?? 0) <= crossedPct) problems.push('crosses a threshold again');
  if (said.opening !== undefined && BigInt(said.opening) !== remaining) problems.push('opens with another balance');
  if (said.closing !== undefined && BigInt(said.closing) !== remaining) problems.push('closes with another balance');
  return problems;
}

/** The text that is hashed: fields in the order of the table, instants in microseconds, JSON as the database prints it. */
function hashOf(tenantId: string, entry: Entry): Buffer {
  const { periodUs, seq, kind, atUs, cost, calls, keyId, operation, requestId, burn, data } = entry;
  const request = requestId === null ? '-' : `${Buffer.byteLength(requestId)}:${requestId}`;
  const key = [keyId ?? '-', operation ?? '-', request];
  const text = [tenantId, periodUs, seq, kind, atUs, cost, calls, ...key, burn, data ?? '-'].join('|');
  return createHash('sha256').update(entry.prevHash).update(text).digest();
}

const burnOf = ({ burn }: Entry): { grantId: string; credits: bigint }[] => {
  // Safe: the column holds pairs of whole numbers, written by the ledger's functions alone.
  const pairs = JSON.parse(burn) as [number, number][];
  return pairs.map(([grantId, credits]) => ({ grantId: String(grantId), credits: BigInt(credits) }));
};

type Data = { grant?: number; ofSeq?: number; pct?: number; opening?: number; closing?: number };

// Safe: JSON that the ledger's functions have written; each kind has its own of these members.
const dataOf = ({ data }: Entry): Data => JSON.parse(data ?? '{}') as Data;

/** What each kind of entry does to the books. */
function enter(entry: Entry, books: Books): void {
  const cost = BigInt(entry.cost);
  const data = dataOf(entry);
  books.last = entry;
  books.lastHash = entry.hash;
  switch (entry.kind) {
    case 'PeriodOpened':
      Object.assign(books, { openedSeq: BigInt(entry.seq), creditsUsed: 0n, callsUsed: 0n, crossedPct: 0 });
      break;
    case 'CreditsGranted':
      books.remaining += cost;
      books.grants.set(entry.seq, { ...NOTHING, amount: cost });
      break;
    case 'CreditsExpired':
      books.remaining -= cost;
      changeGrant(books, String(data.grant), { expired: cost });
      break;
    case 'CreditsWithdrawn':
      books.remaining -= cost;
      changeGrant(books, String(data.grant), { withdrawn: cost });
      break;
    case 'CallCharged':
      spend(entry, books, 1n);
      break;
    case 'ChargeReversed':
      spend(entry, books, -1n, BigInt(data.ofSeq ?? 0));
      break;
    case 'CallsLimitSet':
      books.crossedPct = 0;
      break;
    case 'ThresholdCrossed':
      books.crossedPct = data.pct ?? 0;
      break;
  }
}

function spend(entry: Entry, books: Books, sign: 1n | -1n, ofSeq = BigInt(entry.seq)): void {
  books.remaining -= sign * BigInt(entry.cost);
  for (const { grantId, credits } of burnOf(entry)) changeGrant(books, grantId, { used: sign * credits });
  if (ofSeq < books.openedSeq) return; // A call of an earlier period counts in that one.
  books.creditsUsed += sign * BigInt(entry.cost);
  books.callsUsed += sign * BigInt(entry.calls);
}

function changeGrant({ grants }: Books, id: string, { used = 0n, expired = 0n, withdrawn = 0n }: Partial<Grant>): void {
  const { amount, ...gone } = grants.get(id) ?? NOTHING;
  grants.set(id, {
    amount,
    used: gone.used + used,
    expired: gone.expired + expired,
    withdrawn: gone.withdrawn + withdrawn,
  });
}

async function compareAccount(client: PoolClient, tenantId: string, books: Books): Promise<string[]> {
  const { rows: accounts } = await client.query<{ figures: string; hash: Buffer }>(
    `SELECT concat_ws(' ', seq, remaining, credits_used, calls_used, opened_seq, crossed_pct) AS figures, last_hash AS hash
     FROM graha.credit_account WHERE tenant_id = $1`,
    [tenantId],
  );
  const { rows: grants } = await client.query<{ figures: string }>(
    `SELECT concat_ws(' ', grant_id, amount, used, expired, withdrawn) AS figures FROM graha.credit_grant
     WHERE tenant_id = $1 ORDER BY grant_id`,
    [tenantId],
  );
  const { last, remaining, creditsUsed, callsUsed, openedSeq, crossedPct, lastHash } = books;
  const expected = [last?.seq ?? 0, remaining, creditsUsed, callsUsed, openedSeq, crossedPct].join(' ');
  const expectedGrants = [...books.grants].map(([id, { amount, used, expired, withdrawn }]) =>
    [id, amount, used, expired, withdrawn].join(' '),
  );
  const problems = [];
  if (accounts[0]?.figures !== expected) {
    problems.push(
      `account: has (seq, remaining, credits, calls, opened, crossed) ${accounts[0]?.figures}, entries say ${expected}`,
    );
  }
  if (!accounts[0]?.hash.equals(lastHash)) problems.push('account: its hash is not that of the last entry');
  if (grants.map(({ figures }) => figures).join() !== expectedGrants.join()) {
    problems.push(
      `grants: are ${grants.map(({ figures }) => figures).join(', ')}, entries say ${expectedGrants.join(', ')}`,
    );
  }
  return problems;
}
