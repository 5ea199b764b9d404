import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { callApi } from '../pages/api.ts';
import { buy, needsCheckout } from '../pages/checkout-page.ts';
import { advanceClock } from '../pages/clock.ts';
import { KeyPage } from '../pages/key-page.ts';
import { KeysPage } from '../pages/keys-page.ts';
import { newMember } from '../pages/new-member.ts';
import { settled } from '../pages/settled.ts';

const OVERLAP_MINUTES = 30;
/** Time between two calls; the plan has 6,000 a minute. */
const PAUSE_MS = 20;
/** Number of calls after the end of the key, to check that it stays ended. */
const CALLS_AFTER = 50;

const statusOf = async (request: APIRequestContext, key: string): Promise<number> =>
  (await callApi(request, key)).status();

test('a key is replaced while it is in use: no call is lost, both work until the overlap is over, then one', async ({
  page,
  request,
}) => {
  needsCheckout();
  const [keys, own] = [new KeysPage(page), new KeyPage(page)];
  const name = 'Rotating';
  await newMember(page);
  await page.goto('/billing');
  await buy(page, 'Upgrade: Scale');
  await expect(page.getByText('You are on Scale.')).toBeVisible();
  await keys.open();
  const old = await keys.create(name);
  await keys.store();

  const statuses: number[] = [];
  const running = new AbortController();
  const calling = (async () => {
    while (!running.signal.aborted) {
      statuses.push(await statusOf(request, old));
      await setTimeout(PAUSE_MS);
    }
  })();

  await own.open(name);
  const successor = await own.rotate('Another time', OVERLAP_MINUTES);
  expect(await statusOf(request, successor)).toBe(200);
  await expect(own.dialog.getByText(/The old key works until/)).toBeVisible();
  await keys.store();
  await expect(own.about).toContainText(/Replaced, \d+ min left/);
  await expect(own.about.getByRole('link', { name })).toBeVisible();
  expect(new Set(statuses)).toEqual(new Set([200]));

  await advanceClock(OVERLAP_MINUTES * 60);
  await expect.poll(() => statuses.at(-1)).toBe(401);
  const made = statuses.length;
  await expect.poll(() => statuses.length).toBeGreaterThan(made + CALLS_AFTER);
  running.abort();
  await calling;
  // The end is final: all calls before it were answered, none after it.
  const [answered, refused] = [statuses.lastIndexOf(200) + 1, statuses.indexOf(401)];
  expect(refused).toBe(answered);
  expect(new Set(statuses)).toEqual(new Set([200, 401]));
  expect((await (await callApi(request, old)).json()).code).toBe('key_expired');
  expect(await statusOf(request, successor)).toBe(200);
  await page.reload();
  await settled(page);
  await expect(own.about).toContainText('Expired');

  await test.step('the way leads to the successor and back', async () => {
    await own.about.getByRole('link', { name }).click();
    await expect(own.about).toContainText('Replaces');
    await expect(own.about).toContainText('Active');
  });
});
