import { DatabaseError, type PoolClient } from 'pg';
import { compareAccount } from './account.ts';
import { emptyState, type LedgerState } from './ledger-state.ts';
import { verifiedState, type Mark } from './checkpoints.ts';
import { stateText } from './stored-state.ts';
import { differencesOf, type Difference, type Differences } from './difference.ts';
import { compareRecords, recordsOf } from './records.ts';
import { inSnapshot, LEDGER } from './snapshot.ts';
import { archivedRangesOf } from './archived-ranges.ts';
import { comparePeriodSum } from './running-sums.ts';
import { compareUsage, USAGE_TABLES, usageCounts, UsageReplaced } from './usage.ts';
import { noUsage } from './usage-days.ts';
import { walk } from './walk.ts';
import type { TenantContext } from '../postgres/context.ts';

export type TenantAudit = {
  /** Number of entries read in this run, without those covered by a checkpoint or an archive. */
  entries: number;
  /** Total number; `listed` has the first ones. */
  differences: number;
  listed: readonly Difference[];
  state: LedgerState;
  /** Marks passed in this run. */
  marks: readonly Mark[];
};

export type TenantAuditOptions = { fromGenesis: boolean; signal?: AbortSignal | undefined };

/**
 * Recomputes the ledger of a tenant from its entries, without the functions that wrote it: the hash chain, the dense numbering,
 * the order of time, the figures of every period, every grant, the account, and the tables derived from them.
 */
export async function auditOne(ctx: TenantContext, options: TenantAuditOptions): Promise<TenantAudit> {
  try {
    return await auditOnce(ctx, options, LEDGER);
  } catch (error) {
    if (!(error instanceof UsageReplaced)) throw error;
    // This lock prevents a replacement of the tables; a writer that wants to replace them waits.
    return auditOnce(ctx, options, [...LEDGER, ...USAGE_TABLES]);
  }
}

async function auditOnce(
  { db, tenantId }: TenantContext,
  options: TenantAuditOptions,
  tables: readonly string[],
): Promise<TenantAudit> {
  const found = differencesOf(tenantId);
  const state = emptyState();
  const marks: Mark[] = [];
  let entries = 0;
  try {
    entries = await inSnapshot(db, (client) => auditIn(client, tenantId, options, { state, found, marks }), tables);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    found.add('entry', state.link.seq + 1n, `cannot be read: ${error.message}`);
  }
  return { entries, differences: found.count(), listed: found.listed, state, marks };
}

async function auditIn(
  client: PoolClient,
  tenantId: string,
  { fromGenesis, signal }: TenantAuditOptions,
  { state, found, marks }: { state: LedgerState; found: Differences; marks: Mark[] },
): Promise<number> {
  const counts = await usageCounts(client, tenantId);
  const countedTo = counts.map(({ seq }) => seq);
  const ranges = await archivedRangesOf(client, tenantId);
  const verified = await verifiedState(client, tenantId, least(countedTo), ranges, found);
  if (verified && !fromGenesis) Object.assign(state, verified);
  const records = recordsOf(client, tenantId, state.link.seq, ranges);
  const { entries, usage } = await walk(client, tenantId, {
    state,
    ranges,
    found,
    countedTo,
    onMark: () => void marks.push({ link: state.link, text: stateText(state) }),
    onPage: (page) => compareRecords(client, tenantId, page, records, found),
    signal,
  });
  await compareRecords(client, tenantId, [], records, found);
  await compareAccount(client, tenantId, state, found);
  for (const [index, count] of counts.entries()) {
    await compareUsage(client, tenantId, count, usage[index] ?? noUsage(), found);
  }
  if (fromGenesis) await comparePeriodSum(client, tenantId, found);
  return entries;
}

const least = (seqs: readonly bigint[]): bigint => seqs.reduce((one, other) => (one < other ? one : other));

/** A value that no ledger function can have written: invalid JSON, or a number or instant out of range for its type. */
const isUnreadable = (error: unknown): error is Error =>
  error instanceof SyntaxError || (error instanceof DatabaseError && error.code?.startsWith('22') === true);
