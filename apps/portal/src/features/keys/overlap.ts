import { KEYS_TEXT } from './text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** How long an old key goes on beside the new one. */
export const OVERLAPS_MS = {
  now: 0,
  '1h': HOUR_MS,
  '24h': DAY_MS,
  '7d': 7 * DAY_MS,
  '30d': 30 * DAY_MS,
} as const;
export const OVERLAP_MS_MAX = OVERLAPS_MS['30d'];
export type Overlap = keyof typeof OVERLAPS_MS;

/** `minutes`: as typed, where the choice is one of one's own. */
export function overlapOf(choice: string, minutes: string): { overlapMs: number } | { problem: string } {
  const known: Readonly<Record<string, number>> = OVERLAPS_MS;
  const overlapMs = known[choice] ?? (/^\d{1,6}$/.test(minutes.trim()) ? Number(minutes) * MINUTE_MS : Number.NaN);
  return overlapMs <= OVERLAP_MS_MAX ? { overlapMs } : { problem: KEYS_TEXT.rotate.minutesWrong };
}
