import type { PoolClient } from 'pg';
import { query } from '../postgres/query.ts';
import type { LedgerState, Grant } from './ledger-state.ts';
import type { Differences } from './difference.ts';
import { inMicroseconds } from './entries.ts';

type Figure = bigint | number | string | null;
type Figures = Record<string, Figure>;

/** Selects figures as text, so that no number is rounded. */
const ACCOUNT = `
  SELECT seq::text, remaining::text, credits_used::text AS "creditsUsed", calls_used::text AS "callsUsed",
    opened_seq::text AS "openedSeq", crossed_pct::text AS "crossedPct", calls_limit::text AS "callsLimit", plan,
    ${inMicroseconds('last_at')} AS "lastAt", ${inMicroseconds('period_start')} AS "periodStart",
    ${inMicroseconds('period_end')} AS "periodEnd", encode(last_hash, 'hex') AS hash
  FROM graha.credit_account WHERE tenant_id = $1` as const;

const GRANTS = `
  SELECT grant_id::text AS id, amount::text, used::text, expired::text, withdrawn::text, kind,
    ${inMicroseconds('expires_at')} AS "expiresAt", priority::text, source_type || ':' || source_id AS source
  FROM graha.credit_grant WHERE tenant_id = $1 ORDER BY grant_id` as const;

const accountOf = ({ link, ...state }: LedgerState): Figures => ({
  seq: link.seq,
  remaining: state.remaining,
  creditsUsed: state.creditsUsed,
  callsUsed: state.callsUsed,
  openedSeq: state.openedSeq,
  crossedPct: state.crossedPct,
  // A limit that came with the plan has no entry.
  ...(state.callsLimit === null ? {} : { callsLimit: state.callsLimit }),
  plan: state.plan,
  lastAt: link.atUs,
  periodStart: link.periodUs,
  periodEnd: state.periodEndUs,
  hash: link.hash.toString('hex'),
});

const grantOf = ({ amount, used, expired, withdrawn, kind, source, expiresAtUs, priority }: Grant): Figures => ({
  amount,
  used,
  expired,
  withdrawn,
  kind,
  source,
  expiresAt: expiresAtUs,
  ...(priority === null ? {} : { priority }),
});

/** Figures of a row that differ from the entries. */
const unequal = (row: Record<string, string | null>, expected: Figures): string[] =>
  Object.entries(expected)
    .filter(([name, value]) => row[name] !== (value === null ? null : String(value)))
    .map(([name, value]) => `${name} is ${row[name]}, entries say ${value}`);

/** Compares the account row and its grants with the state, figure by figure, and then checks the conservation of credits. */
export async function compareAccount(client: PoolClient, tenantId: string, state: LedgerState, found: Differences) {
  const { rows: accounts } = await query(client, ACCOUNT, [tenantId]);
  const { rows: grants } = await query(client, GRANTS, [tenantId]);
  const account = accounts[0];
  const { seq } = state.link;
  if (account) found.add('account', seq, ...unequal(account, accountOf(state)));
  else found.add('account', seq, 'is missing');

  const unseen = new Map(state.grants);
  for (const row of grants) {
    const id = BigInt(row['id'] ?? 0);
    const grant = unseen.get(id);
    unseen.delete(id);
    if (grant) found.add('grant', id, ...unequal(row, grantOf(grant)));
    else found.add('grant', id, 'stands in the table and in no entry');
  }
  for (const id of unseen.keys()) found.add('grant', id, 'stands in its entry and not in the table');

  const { consumed, reversed, expired, withdrawn } = state.totals;
  const granted = grants.reduce((sum, row) => sum + BigInt(row['amount'] ?? 0), 0n);
  const accounted = consumed - reversed + expired + withdrawn + BigInt(account?.['remaining'] ?? 0);
  if (granted !== accounted) {
    const parts = `${consumed} consumed - ${reversed} reversed + ${expired} expired + ${withdrawn} withdrawn`;
    found.add('conservation', seq, `${granted} granted, but ${parts} + ${account?.['remaining'] ?? 0} remaining`);
  }
}
