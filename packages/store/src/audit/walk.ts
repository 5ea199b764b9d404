import type { PoolClient } from 'pg';
import type { LedgerState } from './ledger-state.ts';
import { isMark } from './checkpoints.ts';
import { linkProblems, positionOf } from './chain.ts';
import type { Differences } from './difference.ts';
import { enter } from './effects.ts';
import { pagesOf, type Entry } from './entries.ts';
import { hop, type ArchivedRange } from './archived-ranges.ts';
import type { UsageDays } from './usage-days.ts';

export type Walk = {
  /** The starting state; advanced to the end of the walk. */
  state: LedgerState;
  ranges: readonly ArchivedRange[];
  found: Differences;
  /** The last entry in each usage count; the result contains the expected figures. */
  countedTo?: readonly bigint[];
  /** Excludes periods that begin at or after this instant. */
  beforeUs?: string;
  /** Called at each entry that is a mark. */
  onMark?: () => void;
  onPage?: (page: readonly Entry[]) => Promise<void>;
  signal?: AbortSignal | undefined;
};

/** Visits the entries of a tenant one by one, and each archived range in one step. */
export async function walk(
  client: PoolClient,
  tenantId: string,
  way: Walk,
): Promise<{ entries: number; usage: readonly UsageDays[] }> {
  const { state, found, countedTo = [], onMark, onPage, signal } = way;
  const ahead = way.ranges.filter(({ firstSeq }) => firstSeq > state.link.seq);
  let entries = 0;
  const usage = countedTo.map((): UsageDays | null => null);

  const hopBefore = async (seq: bigint | null) => {
    for (let next = ahead[0]; next && next.firstSeq <= state.link.seq + 1n; next = ahead[0]) {
      ahead.shift(); // A range whose first entries were read is still in the database.
      const isGone = next.firstSeq === state.link.seq + 1n && (seq === null || seq > next.lastSeq);
      if (isGone) found.add('entry', next.firstSeq, ...(await hop(client, tenantId, next, state)));
    }
  };

  for await (const page of pagesOf(client, tenantId, positionOf(state.link), way.beforeUs)) {
    signal?.throwIfAborted();
    for (const entry of page) {
      const seq = BigInt(entry.seq);
      if (seq !== state.link.seq + 1n) await hopBefore(seq);
      countedTo.forEach((countedSeq, index) => {
        if (seq > countedSeq) usage[index] ??= new Map(state.usage);
      });
      found.add('entry', seq, ...linkProblems(tenantId, entry, state.link), ...enter(entry, state));
      if (onMark && isMark(seq)) onMark();
    }
    entries += page.length;
    await onPage?.(page);
  }
  await hopBefore(null);
  return { entries, usage: usage.map((days) => days ?? state.usage) };
}
