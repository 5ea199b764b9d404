import type { PoolClient } from 'pg';
import type { Books } from './books.ts';
import { linkProblems, positionOf } from './chain.ts';
import type { Differences } from './difference.ts';
import { enter } from './effects.ts';
import { pagesOf, type Entry } from './entries.ts';
import { hop, type Stretch } from './stretches.ts';
import type { UsageDays } from './usage-days.ts';

export type Walk = {
  /** Where to begin; taken along to the end. */
  books: Books;
  stretches: readonly Stretch[];
  found: Differences;
  /** How far usage is counted: the result has what it must show. */
  projectedSeq?: bigint;
  /** Periods that begin from then on are left out. */
  beforeUs?: string;
  onPage?: (page: readonly Entry[]) => Promise<void>;
  signal?: AbortSignal | undefined;
};

/** Goes through a tenant's entries one by one, over archived stretches in one step. */
export async function walk(
  client: PoolClient,
  tenantId: string,
  way: Walk,
): Promise<{ entries: number; usage: UsageDays }> {
  const { books, found, projectedSeq, onPage, signal } = way;
  const ahead = way.stretches.filter(({ firstSeq }) => firstSeq > books.link.seq);
  let entries = 0;
  let usage: UsageDays | null = null;

  const hopBefore = async (seq: bigint | null) => {
    for (let next = ahead[0]; next && next.firstSeq <= books.link.seq + 1n; next = ahead[0]) {
      ahead.shift(); // What was begun is still in the database.
      const isGone = next.firstSeq === books.link.seq + 1n && (seq === null || seq > next.lastSeq);
      if (isGone) found.add('entry', next.firstSeq, ...(await hop(client, tenantId, next, books)));
    }
  };

  for await (const page of pagesOf(client, tenantId, positionOf(books.link), way.beforeUs)) {
    signal?.throwIfAborted();
    for (const entry of page) {
      const seq = BigInt(entry.seq);
      if (seq !== books.link.seq + 1n) await hopBefore(seq);
      if (projectedSeq !== undefined && seq > projectedSeq) usage ??= new Map(books.usage);
      found.add('entry', seq, ...linkProblems(tenantId, entry, books.link), ...enter(entry, books));
    }
    entries += page.length;
    await onPage?.(page);
  }
  await hopBefore(null);
  return { entries, usage: usage ?? books.usage };
}
