import { roleUrls } from '@graha/dev-stack/postgres/roles';
import { openStandby, REPLICATED, waitForStandby } from '@graha/dev-stack/postgres/standby';
import { openThrowawayCluster, type ThrowawayCluster } from '@graha/dev-stack/throwaway-cluster';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../testing/real-api.ts';

let primary: ThrowawayCluster;
const leaving: (() => Promise<void>)[] = [];

beforeAll(async () => {
  primary = await openThrowawayCluster(REPLICATED);
  leaving.push(primary.remove);
});
afterAll(async () => {
  for (const leave of leaving.toReversed()) await leave();
});

async function readiness(more: Record<string, string>): Promise<() => Promise<number>> {
  const { graha_api } = roleUrls(primary.ownerUrl, primary.passwords);
  const { url, stop } = await startApi(graha_api, graha_api, more);
  leaving.push(stop);
  return async () => (await fetch(`${url}/health/ready`)).status;
}

test('in production no replica begins to serve while a standby streams that no commit waits for', async () => {
  const production = { GRAHA_MODE: 'production' };
  const early = await readiness(production);
  expect(await early()).toBe(200);

  const standby = await openStandby(primary);
  leaving.push(standby.remove);
  const late = await readiness(production);
  expect(await late()).toBe(503);
  expect(await (await readiness({ ...production, ALLOW_ASYNC_STANDBY: '1' }))()).toBe(200);
  expect(await (await readiness({ GRAHA_MODE: 'test' }))()).toBe(200);
  expect(await early()).toBe(200); // It was ready a moment ago: a failover manager gets a minute.

  await waitForStandby(primary.superuserUrl);
  expect(await late()).toBe(200);
});
