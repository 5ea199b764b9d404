import type { KeyEnv } from '@graha/domain/key-format';

/** What leaves the server of a key. */
export type KeyRow = {
  keyId: string;
  name: string;
  env: KeyEnv;
  prefix: string;
  last4: string;
  status: 'active' | 'disabled' | 'revoked';
  scopes: string[];
  /** Addresses and ranges that may use it; none: any. */
  cidrs: string[];
  monthlyCreditsMax: number | null;
  expiresAt: Date | null;
  replacedBy: string | null;
  issuedAt: Date;
  lastUsedAt: Date | null;
  lastOperation: string | null;
};

/** What a key has spent in the period of the workspace. */
export type KeySpending = { keyId: string; credits: number };

export type KeyState = 'active' | 'disabled' | 'replaced' | 'expired' | 'revoked';

/** What a call with the key meets at this instant. A replaced key works on until its end, and then is as any that expired. */
export function stateOf({ status, expiresAt, replacedBy }: KeyRow, now: Date): KeyState {
  if (status === 'revoked') return 'revoked';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  if (status === 'disabled') return 'disabled';
  return replacedBy === null ? 'active' : 'replaced';
}

export const works = (key: KeyRow, now: Date): boolean => ['active', 'replaced'].includes(stateOf(key, now));

export type Change = 'restrict' | 'rotate' | 'disable' | 'enable' | 'revoke';

/** What can still be done with a key. A revoked one is past everything, a replaced one has given its place away. */
export function mayBecome(key: KeyRow, change: Change, now: Date): boolean {
  const state = stateOf(key, now);
  if (state === 'revoked') return false;
  if (change === 'revoke') return true;
  if (change === 'restrict') return key.replacedBy === null;
  if (change === 'rotate') return key.replacedBy === null && state !== 'expired';
  return state !== 'expired' && key.status === (change === 'enable' ? 'disabled' : 'active');
}

/** As much of the key as is ever shown again. */
export const shownOf = ({ prefix, last4 }: Pick<KeyRow, 'prefix' | 'last4'>): string => `${prefix}…${last4}`;
