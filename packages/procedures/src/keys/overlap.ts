const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** How long the old key works beside the new one. */
export const OVERLAPS_MS = {
  now: 0,
  '1h': HOUR_MS,
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
} as const;
export const OVERLAP_MS_MAX = OVERLAPS_MS['30d'];
export const MINUTES_WRONG = 'Enter a whole number of minutes, 43,200 (30 days) at most.';
export type Overlap = keyof typeof OVERLAPS_MS;

/** `minutes`: as typed, where the choice is none of the known ones. */
export function overlapOf(choice: string, minutes: string): { overlapMs: number } | { problem: string } {
  const known: Readonly<Record<string, number>> = OVERLAPS_MS;
  const overlapMs = known[choice] ?? (/^\d{1,6}$/.test(minutes.trim()) ? Number(minutes) * MINUTE_MS : Number.NaN);
  return overlapMs <= OVERLAP_MS_MAX ? { overlapMs } : { problem: MINUTES_WRONG };
}
