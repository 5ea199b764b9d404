import { createTestDatabase } from '@graha/dev-stack/test-context';
import { inboxCounts, inboxPage, type InboxFilter } from '@graha/store/billing/inbox-page';
import { appendToInbox, replayMessage } from '@graha/store/billing/stripe-inbox';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { receiveMessage, workInbox } from './inbox.ts';
import { buyPlan, buyTopUp } from './shop.ts';
import { FREE, GROWTH, useShop } from './testing-shop.ts';
import { query } from '@graha/store/postgres/query';

const { shop, buyer, settled, followed, credits, plan } = useShop(createTestDatabase);

const BY = { actor: { kind: 'admin', id: 'op-1' }, requestId: 'req_1' } as const;
const TOP_UP = 50_000;

const page = (filter: Partial<InboxFilter> = {}) => inboxPage({ db: shop().pools.worker }, { limit: 200, ...filter });
const replay = (id: string) => replayMessage({ db: shop().pools.app, ...BY }, { stripeEventId: id });

async function bought(): Promise<void> {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'growth'));
  await settled();
  await shop().pay(await buyTopUp(shop().deps, buyer(), randomUUID()));
  await settled();
}

/** Returns a message that is received but not handled yet. */
async function received(): Promise<string> {
  await shop().pay(await buyPlan(shop().deps, buyer(), 'starter'));
  const [event] = (await shop().stripe.events.list({ limit: 1, type: 'invoice.paid' })).data;
  if (!event) throw new Error('Stripe has no event.');
  await receiveMessage(shop().deps, event);
  return event.id;
}

test('every handled message can be replayed, and none brings credits or money a second time', async () => {
  await bought();
  const entries = async () => {
    const { rows } = await query(
      shop().pools.worker,
      `SELECT (SELECT count(*)::int FROM graha.ledger_entry WHERE tenant_id = $1) AS count,
         (SELECT count(*)::int FROM graha.payment WHERE tenant_id = $1) AS payments`,
      [buyer().tenantId],
    );
    return rows[0];
  };
  expect(await credits()).toBe(FREE + GROWTH + TOP_UP);
  const before = await entries();
  const all = await page();
  expect(all.map(({ status }) => status)).toContain('applied');
  expect(all.map(({ eventType }) => eventType)).toEqual(
    expect.arrayContaining(['invoice.paid', 'checkout.session.completed', 'customer.subscription.created']),
  );
  for (const { stripeEventId } of all) expect(await replay(stripeEventId)).toBe(true);
  await workInbox(shop().deps);
  await followed();
  for (const { stripeEventId } of all) {
    const [message] = await page({ search: stripeEventId });
    expect(message).toMatchObject({ attempts: 2, nextAttemptAt: null });
    expect(['applied', 'ignored']).toContain(message?.status);
  }
  expect([await credits(), await plan(), await entries()]).toEqual([FREE + GROWTH + TOP_UP, 'growth', before]);
});

test('a replay is an event of the operator’s, and a second request adds none', async () => {
  await bought();
  const [message] = await page({ status: 'applied' });
  const id = message?.stripeEventId ?? '';
  expect([await replay(id), await replay(id)]).toEqual([true, false]);
  const { rows } = await shop().pools.worker.query(
    `SELECT actor, request_id FROM graha.event WHERE stream_id = $1 AND type = 'StripeReplayRequested'`,
    [`stripe-${id}`],
  );
  expect(rows).toEqual([{ actor: { kind: 'admin', id: 'op-1' }, request_id: 'req_1' }]);
  await workInbox(shop().deps);
});

test('a failed message is handled at once when it is replayed', async () => {
  const id = await received();
  const command = { type: 'fail', error: 'Stripe did not answer.' } as const;
  await appendToInbox({ db: shop().pools.worker }, { stripeEventId: id, command });
  expect(await page({ search: id })).toMatchObject([{ status: 'failed', note: 'Stripe did not answer.' }]);
  expect(await workInbox(shop().deps)).toBe(0);
  await replay(id);
  expect(await workInbox(shop().deps)).toBe(1);
  expect(await page({ search: id })).toMatchObject([{ status: 'applied', attempts: 2 }]);
});

test('a message that never came cannot be replayed', async () =>
  expect(replay('evt_unknown')).rejects.toMatchObject({ code: 'message_unknown' }));

test('the inbox is read by state, by type and by what it is about, and its pages join', async () => {
  const id = await received();
  const [waiting] = await page({ status: 'waiting', search: id });
  expect(waiting).toMatchObject({ stripeEventId: id, eventType: 'invoice.paid', attempts: 0, note: null });
  expect((await page({ search: waiting?.objectId ?? '' })).map(({ stripeEventId }) => stripeEventId)).toContain(id);
  expect(new Set((await page({ search: 'INVOICE.' })).map(({ eventType }) => eventType))).toEqual(
    new Set(['invoice.paid']),
  );
  await settled();
  const all = await page();
  const first = await page({ limit: 2 });
  const last = first.at(-1);
  if (!last) throw new Error('There is a first page.');
  expect([...first, ...(await page({ limit: 2, after: last }))]).toEqual(all.slice(0, 4));
  const counts = await inboxCounts({ db: shop().pools.worker });
  const countOf = (status: string) => all.filter((message) => message.status === status).length;
  expect(counts).toEqual({ waiting: countOf('waiting'), failed: countOf('failed') });
});
