import { Refusal } from '@graha/domain/refusal';
import type { KeyBooks } from './books.ts';
import type { KeyRow } from './key.ts';

export const keyRow = (keyId: string, change: Partial<KeyRow> = {}): KeyRow => ({
  keyId,
  name: 'Production',
  env: 'live',
  prefix: 'graha_live_8fK2vQ7d',
  last4: 'x9Qa',
  status: 'active',
  scopes: ['*'],
  cidrs: [],
  monthlyCreditsMax: null,
  expiresAt: null,
  replacedBy: null,
  issuedAt: new Date('2026-11-21T08:14:02Z'),
  lastUsedAt: null,
  lastOperation: null,
  ...change,
});

export type KeyBooksInMemory = {
  keys: Record<string, KeyRow[]>;
  /** The id of whatever key is made. */
  nextId: string;
  now: Date;
  /** Each leak that was reported, and by whom. */
  leaks?: string[];
};

/** Each key has called once, on the day that `now` is. */
export function keyBooksInMemory({ keys, nextId, now, leaks = [] }: KeyBooksInMemory): KeyBooks {
  const keysOf = (tenantId: string): KeyRow[] => keys[tenantId] ?? [];
  const keyOf = (tenantId: string, keyId: string): KeyRow => {
    const key = keysOf(tenantId).find((row) => row.keyId === keyId);
    if (!key) throw new Refusal('key_unknown');
    return key;
  };
  const change = async (tenantId: string, keyId: string, facts: Partial<KeyRow>) =>
    void Object.assign(keyOf(tenantId, keyId), facts);
  const made = (tenantId: string, facts: Partial<KeyRow>) => {
    keys[tenantId] = [keyRow(nextId, facts), ...keysOf(tenantId)];
    return { keyId: nextId, text: 'graha_live_…' };
  };
  return {
    keys: async (tenantId) => keysOf(tenantId),
    usageOfKey: async (tenantId, keyId, _fromDay, toDay) =>
      keysOf(tenantId).some((row) => row.keyId === keyId)
        ? [{ day: toDay, operation: 'kundali/basic', keyId, calls: 1, credits: 1 }]
        : [],
    creditsByKey: async (tenantId) => keysOf(tenantId).map(({ keyId }) => ({ keyId, credits: 1 })),
    issueKey: async (tenantId, { limits, ...key }) => made(tenantId, { ...key, ...(limits ? rowOf(limits) : {}) }),
    restrictKey: (tenantId, keyId, limits) => change(tenantId, keyId, rowOf(limits)),
    rotateKey: async (tenantId, { keyId, overlapMs }) => {
      const oldValidUntil = new Date(now.getTime() + overlapMs);
      const { name } = keyOf(tenantId, keyId);
      await change(tenantId, keyId, { replacedBy: nextId, expiresAt: oldValidUntil });
      return { ...made(tenantId, { name }), oldValidUntil };
    },
    disableKey: (tenantId, keyId) => change(tenantId, keyId, { status: 'disabled' }),
    enableKey: (tenantId, keyId) => change(tenantId, keyId, { status: 'active' }),
    revokeKey: (tenantId, keyId) => change(tenantId, keyId, { status: 'revoked' }),
    reportKeyLeak: async (tenantId, { keyId }, { foundAt, workspace, reporter }, { userId }) => {
      leaks.push(`${tenantId} ${keyOf(tenantId, keyId).name} ${foundAt} ${workspace} ${reporter} ${userId}`);
      return 2;
    },
  };
}

const rowOf = ({ expiresAt, ...limits }: Parameters<KeyBooks['restrictKey']>[2]): Partial<KeyRow> => ({
  ...limits,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
});
