import { NIL_TENANT_ID } from '@graha/domain/core/event';
import { join } from 'node:path';
import { emptyState, type LedgerState } from '../audit/ledger-state.ts';
import { differencesOf, sentenceOf } from '../audit/difference.ts';
import type { Entry } from '../audit/entries.ts';
import { inSnapshot } from '../audit/snapshot.ts';
import { stateText } from '../audit/stored-state.ts';
import { archivedRangesOf } from '../audit/archived-ranges.ts';
import { noUsage } from '../audit/usage-days.ts';
import { walk } from '../audit/walk.ts';
import { query } from '../postgres/query.ts';
import { inTransaction } from '../postgres/tenant-transaction.ts';
import { writeArchive, writeDurably } from './archive-file.ts';
import { archiveName, FORMAT, manifestName, rootOf, type Manifest, type ManifestRange } from './manifest.ts';
import { firstDay, inMonth } from './months.ts';
import { addCredits, creditsOf, monthUs, noCredits } from './verify.ts';
import type { Db } from '../postgres/context.ts';

/** A problem of a month that a person must examine before it can be archived. */
export class NotArchived extends Error {
  override readonly name = 'NotArchived';
}

/**
 * Writes a month to a file with its manifest, and recomputes the chain of each tenant from its first entry. Records in the
 * database the facts that are needed after the entries are gone. Removes nothing.
 */
export async function exportMonth(ctx: Db, { dir, month }: { dir: string; month: string }): Promise<Manifest> {
  await forget(ctx, month);
  const file = archiveName(month);
  const writer = writeArchive(join(dir, file));
  const credits = noCredits();
  const ranges: ManifestRange[] = [];
  const closedPeriods: Manifest['closedPeriods'] = [];
  let entries = 0;
  try {
    for (const tenantId of await tenantsOf(ctx, month)) {
      const { first, last, state } = await walkTo(ctx, { tenantId, month }, async (page) => {
        await writer.write(tenantId, page);
        entries += page.length;
        for (const entry of page) {
          addCredits(credits, entry);
          const { periodUs, seq, hash } = entry;
          if (entry.kind === 'PeriodClosed')
            closedPeriods.push({ tenantId, periodUs, seq, hash: hash.toString('hex') });
        }
      });
      const [prevHash, hash] = [first.prevHash.toString('hex'), last.hash.toString('hex')];
      ranges.push({ tenantId, firstSeq: first.seq, lastSeq: last.seq, prevHash, hash });
      await note(ctx, { tenantId, month }, { first, last, state });
    }
    const sha256 = await writer.finish();
    const root = rootOf(ranges);
    const sums = { entries, credits: creditsOf(credits) };
    const manifest: Manifest = { format: FORMAT, month, file, sha256, ...sums, root, ranges, closedPeriods };
    await writeDurably(join(dir, manifestName(month)), `${JSON.stringify(manifest, null, 1)}\n`);
    return manifest;
  } catch (error) {
    await writer.give();
    await forget(ctx, month);
    throw error;
  }
}

async function forget({ db }: Db, month: string): Promise<void> {
  await db.query('DELETE FROM graha.archived_range WHERE month = $1', [firstDay(month)]);
  await db.query('DELETE FROM graha.archived_usage WHERE month = $1', [firstDay(month)]);
}

async function tenantsOf({ db }: Db, month: string): Promise<string[]> {
  const { rows } = await query(
    db,
    `SELECT DISTINCT tenant_id AS "tenantId" FROM graha.ledger_entry
     WHERE ${inMonth('$1', 'period_start')} ORDER BY 1`,
    [firstDay(month)],
  );
  return rows.map(({ tenantId }) => tenantId);
}

type TenantMonth = { tenantId: string; month: string };
type Ends = { first: Entry; last: Entry; state: LedgerState };

/** Recomputes the ledger of a tenant up to the end of a month, and passes the entries of that month to `take`. */
async function walkTo(
  { db }: Db,
  { tenantId, month }: TenantMonth,
  take: (page: Entry[]) => Promise<void>,
): Promise<Ends> {
  const [fromUs, toUs] = monthUs(month);
  const found = differencesOf(tenantId);
  const state = emptyState();
  const ends: { first: Entry | null; last: Entry | null } = { first: null, last: null };
  await inSnapshot(db, async (client) => {
    const ranges = await archivedRangesOf(client, tenantId);
    const onPage = async (page: readonly Entry[]) => {
      const ofMonth = page.filter(({ periodUs }) => BigInt(periodUs) >= fromUs);
      ends.first ??= ofMonth[0] ?? null;
      ends.last = ofMonth.at(-1) ?? ends.last;
      await take(ofMonth);
    };
    await walk(client, tenantId, { state, ranges, found, beforeUs: String(toUs), onPage });
  });
  const [difference] = found.listed;
  if (difference) {
    throw new NotArchived(
      `${month} stays: tenant ${tenantId}, ${sentenceOf(difference)}. See what differs with \`npm run audit -- --tenant ${tenantId} --from-genesis\`.`,
    );
  }
  const { first, last } = ends;
  if (!first || !last) throw new NotArchived(`${month} stays: the entries of tenant ${tenantId} went away meanwhile.`);
  return { first, last, state };
}

/** A reversal is subtracted from the day, operation and key of the call that it reverses. */
const USAGE = `
  INSERT INTO graha.archived_usage (tenant_id, month, day, operation, key_id, calls, credits, last_at)
  SELECT $1, $2::date, (called_at AT TIME ZONE 'utc')::date, operation, key_id, sum(sign), sum(sign * cost), max(called_at)
  FROM (
    SELECT operation, coalesce(key_id, $3) AS key_id, cost, CASE kind WHEN 'CallCharged' THEN 1 ELSE -1 END AS sign,
      CASE kind WHEN 'CallCharged' THEN at ELSE (data ->> 'ofAt')::timestamptz END AS called_at
    FROM graha.ledger_entry
    WHERE tenant_id = $1 AND ${inMonth('$2', 'period_start')} AND kind IN ('CallCharged', 'ChargeReversed')
  ) calls GROUP BY 3, 4, 5`;

/** Writes both in one transaction, so that a range is never visible without its usage. */
function note({ db }: Db, { tenantId, month }: TenantMonth, { first, last, state }: Ends): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.query(USAGE, [tenantId, firstDay(month), NIL_TENANT_ID]);
    await tx.query(
      `INSERT INTO graha.archived_range (tenant_id, month, first_seq, last_seq, period_start, prev_hash, hash, state)
       SELECT $1, $2::date, $3, $4, period_start, $5, $6, $7 FROM graha.ledger_entry
       WHERE tenant_id = $1 AND seq = $4 AND ${inMonth('$2', 'period_start')}`,
      [
        tenantId,
        firstDay(month),
        first.seq,
        last.seq,
        first.prevHash,
        last.hash,
        stateText({ ...state, usage: noUsage() }),
      ],
    );
  });
}
