import type { StatusDay } from '@graha/store/requests/status';

export type DayState = 'up' | 'some' | 'down' | 'unwatched';

/** Returns the share of checked minutes with the service up; null if none was checked. */
export function uptimeShare(days: readonly Pick<StatusDay, 'upMinutes' | 'downMinutes'>[]): number | null {
  const up = days.reduce((sum, day) => sum + day.upMinutes, 0);
  const down = days.reduce((sum, day) => sum + day.downMinutes, 0);
  return up + down === 0 ? null : up / (up + down);
}

const MOSTLY = 0.99;

export function stateOf(day: Pick<StatusDay, 'upMinutes' | 'downMinutes'>): DayState {
  const share = uptimeShare([day]);
  if (share === null) return 'unwatched';
  if (share === 1) return 'up';
  return share >= MOSTLY ? 'some' : 'down';
}

/** Truncates, never rounds up: 99.999 is not 100. */
export function shareWords(share: number): string {
  const cut = Math.floor(share * 1e4) / 100;
  return `${cut.toFixed(cut === 100 ? 0 : 2)} %`;
}

export const msWords = (ms: number | null): string =>
  ms === null ? 'no calls' : `${ms < 10 ? ms.toFixed(1) : ms.toFixed(0)} ms`;
