import type { KeyRecord } from '@graha/store/metering';
import { systemClock, within } from './clock.ts';
import { ApiError } from './errors.ts';

export const KEY_CACHE_LIMITS = {
  /** Counted from the question, so that a revocation holds within a second even without NOTIFY. */
  ttlMs: 1_000,
  /** An entry this old is asked for anew while it is still served, so that no caller waits for the database. */
  refreshMs: 500,
  keysMax: 50_000,
  /** Unknown ids have a place of their own: a flood of them cannot push real keys out. */
  unknownMax: 5_000,
  /** After a failed question, the next ones fail at once for so long. */
  failMs: 100,
  questionMs: 2_000,
};

type Entry = { record: KeyRecord | null; askedAtMs: number };
export type KeyCache = ReturnType<typeof createKeyCache>;

/** Keys by public id, at most a second old; concurrent questions for one id are one question. */
export function createKeyCache(
  findKey: (publicId: string) => Promise<KeyRecord | null>,
  onLookup: (hit: boolean) => void,
  { clock = systemClock, limits = KEY_CACHE_LIMITS } = {},
) {
  const known = new Map<string, Entry>();
  const unknown = new Map<string, Entry>();
  const asking = new Map<string, Promise<KeyRecord | null>>();
  let generation = 0;
  let failedAtMs = -Infinity;

  async function ask(publicId: string): Promise<KeyRecord | null> {
    const entry = { askedAtMs: clock.nowMs() };
    const asked = generation;
    if (entry.askedAtMs - failedAtMs < limits.failMs) throw unavailable(null);
    try {
      const record = await within(limits.questionMs, findKey(publicId), clock);
      if (asked === generation) remember(publicId, { ...entry, record });
      return record;
    } catch (error) {
      failedAtMs = clock.nowMs();
      throw unavailable(error);
    }
  }

  function remember(publicId: string, entry: Entry): void {
    const [place, other, max] = entry.record
      ? ([known, unknown, limits.keysMax] as const)
      : ([unknown, known, limits.unknownMax] as const);
    other.delete(publicId);
    place.delete(publicId); // A Map keeps the order of insertion: the first is the longest unrefreshed.
    place.set(publicId, entry);
    const [oldest] = place.keys();
    if (place.size > max && oldest !== undefined) place.delete(oldest);
  }

  function askOnce(publicId: string): Promise<KeyRecord | null> {
    const running = asking.get(publicId);
    if (running) return running;
    const question = ask(publicId).finally(() => {
      if (asking.get(publicId) === question) asking.delete(publicId);
    });
    asking.set(publicId, question);
    return question;
  }

  return {
    find(publicId: string): KeyRecord | null | Promise<KeyRecord | null> {
      const entry = known.get(publicId) ?? unknown.get(publicId);
      const ageMs = entry ? clock.nowMs() - entry.askedAtMs : Infinity;
      onLookup(ageMs < limits.ttlMs);
      if (!entry || ageMs >= limits.ttlMs) return askOnce(publicId);
      if (ageMs >= limits.refreshMs && entry.record) void askOnce(publicId).catch(() => undefined);
      return entry.record;
    },
    /** Seen as a real key before, however long ago: worth a question even for an address that guesses. */
    knows: (publicId: string): boolean => known.has(publicId),
    /** What was asked before this moment is not believed after it. @param publicId null: of any key */
    forget(publicId: string | null): void {
      generation += 1;
      asking.clear();
      for (const entry of publicId === null ? known.values() : [known.get(publicId)]) {
        if (entry) entry.askedAtMs = -Infinity;
      }
      if (publicId === null) unknown.clear();
      else unknown.delete(publicId);
    },
  };
}

const unavailable = (cause: unknown): ApiError => new ApiError('metering_unavailable', { cause });
