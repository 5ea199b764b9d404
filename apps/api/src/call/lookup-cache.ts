import { systemClock, within } from '../limits/clock.ts';
import { createGrowingCache } from '../limits/growing-cache.ts';
import { ApiError } from '../errors/errors.ts';

export const LOOKUP_LIMITS = {
  /** Counted from the query, so that a revocation takes effect within a second even without NOTIFY. */
  ttlMs: 1_000,
  /** An entry of this age is refreshed while it is still served, so that no caller waits for the database. */
  refreshMs: 500,
  knownMax: 50_000,
  /** Unknown ids have a separate map, so that a flood of them cannot evict real ones. */
  unknownMax: 5_000,
  /** Lookups fail at once for this time after a failed query. */
  failMs: 100,
};

type Entry<Row> = { record: Row | null; askedAtMs: number };
type Question<Row> = { answer: Promise<Row | null>; askedAtMs: number };

/** Caches keys by public id and accounts by tenant for at most a second; concurrent lookups of one id share a query. */
export function createLookupCache<Row extends object>(
  find: (id: string) => Promise<Row | null>,
  onLookup: (hit: boolean) => void,
  { clock = systemClock, limits = LOOKUP_LIMITS } = {},
) {
  // Entries are peeked at: the one that waits longest for a refresh is evicted, however often it is served.
  const known = createGrowingCache<Entry<Row>>(limits.knownMax);
  const unknown = createGrowingCache<Entry<Row>>(limits.unknownMax);
  const asking = new Map<string, Question<Row>>();
  let generation = 0;
  let failedAtMs = -Infinity;

  async function ask(id: string, askedAtMs: number): Promise<Row | null> {
    const asked = generation;
    if (askedAtMs - failedAtMs < limits.failMs) throw unavailable(null);
    try {
      // A later answer would be older than an entry may be.
      const record = await within(limits.ttlMs, find(id), clock);
      if (asked === generation) remember(id, { askedAtMs, record });
      return record;
    } catch (error) {
      failedAtMs = clock.nowMs();
      throw unavailable(error);
    }
  }

  function remember(id: string, entry: Entry<Row>): void {
    const [place, other] = entry.record ? [known, unknown] : [unknown, known];
    other.delete(id);
    place.set(id, entry);
  }

  /** Joins a running query only while it is fresh, so that the wait for it does not make its result too old. */
  function askOnce(id: string): Promise<Row | null> {
    const running = asking.get(id);
    const askedAtMs = clock.nowMs();
    if (running && askedAtMs - running.askedAtMs < limits.refreshMs) return running.answer;
    const question: Question<Row> = { askedAtMs, answer: ask(id, askedAtMs) };
    asking.set(id, question);
    const end = () => void (asking.get(id) === question && asking.delete(id));
    question.answer.then(end, end);
    return question.answer;
  }

  return {
    find(id: string): Row | null | Promise<Row | null> {
      const entry = known.peek(id) ?? unknown.peek(id);
      const ageMs = entry ? clock.nowMs() - entry.askedAtMs : Infinity;
      onLookup(ageMs < limits.ttlMs);
      if (!entry || ageMs >= limits.ttlMs) return askOnce(id);
      if (ageMs >= limits.refreshMs && entry.record) void askOnce(id).catch(() => undefined);
      return entry.record;
    },
    /** True if the id was found before, so that even a suspect address may look it up. */
    knows: (id: string): boolean => known.has(id),
    /** Drops entries and ignores the results of running queries. @param id null for all */
    forget(id: string | null): void {
      generation += 1;
      asking.clear();
      for (const entry of id === null ? known.values() : [known.peek(id)]) {
        if (entry) entry.askedAtMs = -Infinity;
      }
      if (id === null) unknown.clear();
      else unknown.delete(id);
    },
  };
}

const unavailable = (cause: unknown): ApiError => new ApiError('metering_unavailable', { cause });
