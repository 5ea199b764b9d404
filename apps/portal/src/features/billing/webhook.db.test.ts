import { createTestDatabase } from '@graha/dev-stack/test-context';
import { openPools, useDatabase } from '@graha/store/testing/testing';
import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { hearStripe } from './webhook.ts';

const SECRET = 'whsec_0123456789abcdef';
const own = useDatabase(createTestDatabase);
const { pools } = own;

const message = (id: string, change: object = {}): string =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'invoice.paid',
    created: 1_790_000_000,
    livemode: false,
    data: { object: { id: 'in_1', object: 'invoice' } },
    ...change,
  });

const reported: string[] = [];

type Letter = { secret?: string; timestamp?: number; altered?: boolean; secretKey?: string };

async function hear(payload: string, { secret = SECRET, timestamp, altered, secretKey = 'sk_test_x' }: Letter = {}) {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  const body = altered ? payload.replace('in_1', 'in_2') : payload;
  const request = new Request('http://portal.test/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  });
  const report = (error: unknown) => void reported.push(String(error));
  return (await hearStripe(request, { pool: pools.app, secretKey, webhookSecret: SECRET, report })).status;
}

const noted = async (id: string): Promise<number> =>
  (await pools.owner.query('SELECT FROM graha.stripe_inbox WHERE stripe_event_id = $1', [id])).rowCount ?? 0;

test('a message of Stripe’s is noted before it is answered, and once however often it comes', async () => {
  expect([await hear(message('evt_1')), await hear(message('evt_1'))]).toEqual([200, 200]);
  expect(await noted('evt_1')).toBe(1);
});

const nowS = (): number => Math.floor(Date.now() / 1000);

test.each([-240, 240])('a stamp %i seconds away is near enough: clocks differ', async (seconds) => {
  expect(await hear(message(`evt_near_${seconds + 240}`), { timestamp: nowS() + seconds })).toBe(200);
});

test('of two stamps in one header neither counts', async () => {
  const payload = message('evt_stamps');
  const good = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  const request = new Request('http://portal.test/', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': `t=${nowS() + 9_999},${good}` },
  });
  const { status } = await hearStripe(request, { pool: pools.app, secretKey: 'sk_test_x', webhookSecret: SECRET });
  expect(status).toBe(400);
});

test.each([
  ['no JSON', 'evt'],
  ['half of it', message('evt_half').slice(0, 40)],
  ['nothing', ''],
  ['null', 'null'],
  ['a word', '"evt_1"'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['no id', message('evt_x', { id: undefined })],
  ['an id that is no text', message('evt_x', { id: 7 })],
  ['a NUL in its id', message('evt_\0')],
  ['half a surrogate in its id', message('evt_\ud800')],
  ['an endless id', message(`evt_${'x'.repeat(9_999)}`)],
  ['no type', message('evt_x', { type: null })],
  ['no moment', message('evt_x', { created: 'today' })],
  ['a moment beyond all years', message('evt_x', { created: 1e18 })],
  ['no mode', message('evt_x', { livemode: 'false' })],
  ['no data', message('evt_x', { data: undefined })],
  ['no object', message('evt_x', { data: { object: null } })],
  ['an object whose id is a list', message('evt_x', { data: { object: { id: ['in_1'] } } })],
  ['a NUL in the id of its object', message('evt_x', { data: { object: { id: 'in_\0' } } })],
])('a signed message with %s is refused with 400, and the log says why', async (_, payload) => {
  const before = reported.length;
  expect(await hear(payload)).toBe(400);
  expect(reported.slice(before)).toEqual([expect.stringMatching(/^Error: webhook malformed at /)]);
});

test.each([
  ['signed by another', {}, { secret: 'whsec_of_somebody_else_00' }],
  ['changed on the way', {}, { altered: true }],
  ['of ten minutes ago', {}, { timestamp: nowS() - 600 }],
  ['of six minutes ahead', {}, { timestamp: nowS() + 360 }],
  ['of the year 5000', {}, { timestamp: 95_617_584_000 }],
  ['of test mode, where the key is live', {}, { secretKey: 'sk_live_x' }],
  ['of live mode, where the key is for tests', { livemode: true }, {}],
] satisfies [string, object, Letter][])('a message %s is refused and leaves no trace', async (_, change, letter) => {
  expect(await hear(message('evt_bad', change), letter)).toBe(400);
  expect(await noted('evt_bad')).toBe(0);
});

test('a message without a signature is refused', async () => {
  const request = new Request('http://portal.test/', { method: 'POST', body: message('evt_bare') });
  const { status } = await hearStripe(request, { pool: pools.app, secretKey: 'sk_test_x', webhookSecret: SECRET });
  expect(status).toBe(400);
});

test('a message that nobody asked for is answered and not kept', async () => {
  expect(await hear(message('evt_odd', { type: 'payout.paid' }))).toBe(200);
  expect(await noted('evt_odd')).toBe(0);
});

test('when the message cannot be stored, Stripe gets no success answer', async () => {
  const closed = openPools(own.database);
  await closed.close();
  const payload = message('evt_down');
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  const request = new Request('http://portal.test/', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  });
  await expect(
    hearStripe(request, { pool: closed.app, secretKey: 'sk_test_x', webhookSecret: SECRET }),
  ).rejects.toThrow(/pool after calling end/);
});
