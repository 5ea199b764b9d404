import { issueKey } from '@graha/store/workspace';
import { BY, PEPPER, type Pools, type Workspace } from '@graha/store/testing';
import { changeKey } from '@graha/store/testing-history';

const OVERLAP_MS = 1_500;

/** A way in which a key ends. */
export type KeyEnding = {
  name: string;
  /** @returns the moment from which the key must be dead, on this process's monotonic clock */
  end(pools: Pools, workspace: Workspace): Promise<number>;
};

export const KEY_ENDINGS: readonly KeyEnding[] = [
  { name: 'revoked', end: (pools, workspace) => atOnce(pools, workspace, { type: 'revoke', reason: 'leaked' }) },
  { name: 'disabled', end: (pools, workspace) => atOnce(pools, workspace, { type: 'disable' }) },
  {
    name: 'rotated with an overlap',
    async end({ app }, workspace) {
      const { tenantId } = workspace;
      const next = await issueKey(app, PEPPER, { tenantId, name: 'next', env: 'live' }, BY);
      const untilMs = performance.now() + OVERLAP_MS;
      const oldValidUntil = new Date(Date.now() + OVERLAP_MS).toISOString();
      await changeKey(app, workspace, { type: 'rotate', newKeyId: next.keyId, oldValidUntil });
      return untilMs;
    },
  },
];

async function atOnce({ app }: Pools, workspace: Workspace, command: object): Promise<number> {
  await changeKey(app, workspace, command);
  return performance.now();
}
