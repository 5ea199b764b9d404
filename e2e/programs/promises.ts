import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { request, type APIRequestContext } from '@playwright/test';
import { callApi } from '../pages/api.ts';
import { CARDS } from '../pages/checkout-page.ts';
import { newMember } from '../pages/new-member.ts';
import { requireStack, stack } from '../stack.ts';

/**
 * `npm run promises -- [--rounds 10]`: compares the delay of each change in the stack with the promises of the pages. A page
 * polls the stack once or twice a second, so it shows a change later by up to one polling interval.
 */
const { rounds } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } }).values;
const PAUSE_MS = 10;
const GIVE_UP_MS = 60_000;

const ask = async (member: APIRequestContext, procedure: string) =>
  (await (await member.get(`/api/trpc/${procedure}`)).json()).result.data.json;

async function change(member: APIRequestContext, procedure: string, input: object) {
  const response = await member.post(`/api/trpc/${procedure}`, {
    headers: { origin: stack.portalUrl },
    data: { json: input },
  });
  if (!response.ok()) throw new Error(`${procedure} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()).result.data.json;
}

/** @returns the milliseconds from now until `holds` is true for a caller */
async function untilSeen(what: string, holds: () => Promise<boolean>): Promise<number> {
  const from = performance.now();
  while (!(await holds())) {
    if (performance.now() - from > GIVE_UP_MS) throw new Error(`${what}: not within ${GIVE_UP_MS / 1_000} s.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return performance.now() - from;
}

type Measured = { promise: string; goalMs: number; tookMs: number };

async function payFor(member: APIRequestContext, plan: string): Promise<void> {
  const checkoutUrl = await change(member, 'billing.buyPlan', { plan });
  const form = { card: CARDS.pays.replaceAll(' ', '') };
  const response = await member.post(checkoutUrl, { form, maxRedirects: 0 });
  if (response.status() !== 303) throw new Error(`The checkout answered ${response.status()}.`);
}

/** Measures every promise once, in its own workspace. */
async function measureAll(): Promise<Measured[]> {
  const member = await request.newContext({ baseURL: stack.portalUrl });
  await newMember({ request: member });
  const { keyId, text } = await change(member, 'keys.create', {
    name: 'Promises',
    env: 'live',
    mutationId: randomUUID(),
  });
  const statusTurns = (status: number) => async () => (await callApi(member, text)).status() === status;
  const measured: Measured[] = [];
  const note = async (promise: string, goalMs: number, holds: () => Promise<boolean>) =>
    measured.push({ promise, goalMs, tookMs: await untilSeen(promise, holds) });

  await callApi(member, text);
  await note('a call is in the usage', 2_000, async () => (await ask(member, 'overview.read')).today.calls > 0);
  await change(member, 'keys.disable', { keyId });
  await note('a disabled key is refused', 1_000, statusTurns(401));
  await change(member, 'keys.enable', { keyId });
  await note('an enabled key is answered', 1_000, statusTurns(200));
  await change(member, 'keys.revoke', { keyId });
  await note('a revoked key is refused', 1_000, statusTurns(401));
  if (stack.stripeStandInUrl !== null) {
    await payFor(member, 'growth');
    await note(
      'what was paid for is there',
      2_000,
      async () => (await ask(member, 'billing.read')).plan.id === 'growth',
    );
  }
  await member.dispose();
  return measured;
}

requireStack();
const all: Measured[] = [];
for (let round = 0; round < Number(rounds); round += 1) all.push(...(await measureAll()));
const missed = all.filter(({ goalMs, tookMs }) => tookMs > goalMs);
console.log(`${'promise'.padEnd(30)}${'goal ms'.padStart(10)}${'median'.padStart(10)}${'worst'.padStart(10)}`);
for (const promise of new Set(all.map((one) => one.promise))) {
  const of = all.filter((one) => one.promise === promise).toSorted((a, b) => a.tookMs - b.tookMs);
  const cells = [of[0]?.goalMs, of[Math.floor(of.length / 2)]?.tookMs, of.at(-1)?.tookMs];
  console.log(promise.padEnd(30) + cells.map((ms = 0) => ms.toFixed(0).padStart(10)).join(''));
}
console.log(missed.length === 0 ? '\nEvery promise is kept.' : `\n${missed.length} of ${all.length} were late.`);
process.exitCode = missed.length === 0 ? 0 : 1;
