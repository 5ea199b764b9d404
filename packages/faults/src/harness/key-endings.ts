import { disableKey, rotateKey } from '@graha/store/key-changes';
import { BY, PEPPER, type Pools, type Workspace } from '@graha/store/testing';
import { revokeKey } from '@graha/store/workspace';

const OVERLAP_MS = 1_500;

/** A way in which a key ends. */
export type KeyEnding = {
  name: string;
  /** @returns the moment from which the key must be dead, on this process's monotonic clock */
  end(pools: Pools, workspace: Workspace): Promise<number>;
};

export const KEY_ENDINGS: readonly KeyEnding[] = [
  {
    name: 'revoked',
    async end({ app }, { tenantId, key: { keyId } }) {
      await revokeKey(app, { tenantId, keyId, reason: 'leaked' }, BY);
      return performance.now();
    },
  },
  {
    name: 'disabled',
    async end({ app }, { tenantId, key: { keyId } }) {
      await disableKey(app, { tenantId, keyId }, BY);
      return performance.now();
    },
  },
  {
    name: 'rotated with an overlap',
    async end({ app }, { tenantId, key: { keyId } }) {
      const { oldValidUntil } = await rotateKey(app, PEPPER, { tenantId, keyId, overlapMs: OVERLAP_MS }, BY);
      return performance.now() + (oldValidUntil.getTime() - Date.now());
    },
  },
];
