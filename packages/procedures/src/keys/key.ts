import type { KeyListItem } from '@graha/store/keys/key-list';
import type { KEY_STATES } from './filter.ts';

export const NAME_MISSING = 'Enter a name, so that you can recognize the key.';
export const FOUND_AT_WRONG = 'Enter a full address that starts with https:// or http://, or leave it empty.';

export type KeyState = (typeof KEY_STATES)[number];

/** Returns the state of a key at an instant. A replaced key works until it expires. */
export function stateOf({ status, expiresAt, replacedBy }: KeyListItem, now: Date): KeyState {
  if (status === 'revoked') return 'revoked';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  if (status === 'disabled') return 'disabled';
  return replacedBy === null ? 'active' : 'replaced';
}

export const works = (key: KeyListItem, now: Date): boolean => ['active', 'replaced'].includes(stateOf(key, now));

export type Change = 'restrict' | 'rotate' | 'disable' | 'enable' | 'revoke';

/** Returns whether the log accepts the change: none of a revoked key, few of a replaced one. */
export function mayBecome(key: KeyListItem, change: Change, now: Date): boolean {
  const state = stateOf(key, now);
  if (state === 'revoked') return false;
  if (change === 'revoke') return true;
  if (change === 'restrict') return key.replacedBy === null;
  if (change === 'rotate') return key.replacedBy === null && state !== 'expired';
  return state !== 'expired' && key.status === (change === 'enable' ? 'disabled' : 'active');
}

/** Returns the part of the key that is shown after its creation. */
export const shownOf = ({ prefix, last4 }: Pick<KeyListItem, 'prefix' | 'last4'>): string => `${prefix}…${last4}`;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Time in which the old key works in parallel with the new one. */
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

/** Returns the overlap of a rotation. `minutes` is the typed text, used if `choice` is no known one. */
export function overlapOf(choice: string, minutes: string): { overlapMs: number } | { problem: string } {
  const known: Readonly<Record<string, number>> = OVERLAPS_MS;
  const overlapMs = known[choice] ?? (/^\d{1,6}$/.test(minutes.trim()) ? Number(minutes) * MINUTE_MS : Number.NaN);
  return overlapMs <= OVERLAP_MS_MAX ? { overlapMs } : { problem: MINUTES_WRONG };
}
