import { disableKey, rotateKey, revokeKey } from '@graha/store/keys/key-commands';
import { BY, PEPPER, type Pools, type Workspace } from '@graha/store/testing/testing';

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
      await revokeKey({ db: app, tenantId, ...BY }, { keyId, reason: 'leaked' });
      return performance.now();
    },
  },
  {
    name: 'disabled',
    async end({ app }, { tenantId, key: { keyId } }) {
      await disableKey({ db: app, tenantId, ...BY }, { keyId });
      return performance.now();
    },
  },
  {
    name: 'rotated with an overlap',
    async end({ app }, { tenantId, key: { keyId } }) {
      const { oldValidUntil } = await rotateKey(
        { db: app, tenantId, pepper: PEPPER, ...BY },
        { keyId, overlapMs: OVERLAP_MS },
      );
      return performance.now() + (oldValidUntil.getTime() - Date.now());
    },
  },
];
