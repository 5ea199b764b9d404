import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { CommandContext } from '../postgres/context.ts';
import { queryChecked } from '../postgres/query.ts';
import { nodesOf, plansOf, rowsRead } from '../testing/explained.ts';
import { BY, openWorkspace, useDatabase } from '../testing/testing.ts';
import { deliverEvents } from './deliver-events.ts';
import { dropErasedBirths } from './drop-events.ts';
import { enrolBirths } from './enrol-births.ts';
import { findCalendar } from './event-calendar.ts';
import type { FindEvents } from './find-events.ts';
import { planEvents } from './plan-events.ts';
import { createSubscription, openCalendar } from './subscription-commands.ts';
import { findSubscription, listSettled, listSubscriptions } from './subscriptions.ts';
import { dailyNoon, terms } from './testing-subscriptions.ts';
import { eraseBirth, storeBirth } from '../births/birth-commands.ts';

const own = useDatabase(createTestDatabase);
const BIRTHS = 20_000;
/** Months with partitions, each with an event of each birth in its middle; those before now were delivered. */
const MONTHS = 15;
const LIMIT = 51;
/** Rows of the largest statement: the events of a calendar, in partitions that are merged. */
const ROWS_MAX = 1_500;
const TABLES = /graha\.(due_event|event_plan|event_subscription|webhook_delivery)/;
const SCANNED = /^(due_event(_\d+)*|event_plan|webhook_delivery)$/;

let ctx: CommandContext;
let subscriptionId = '';
let token = '';

/** One workspace with a subscription to all of its births: events in every month, and a message about each birth. */
beforeAll(async () => {
  const { tenantId } = await openWorkspace(own.pools, { plan: 'internal', credits: 1_000 });
  ctx = { db: own.pools.api, tenantId, ...BY };
  const { owner } = own.pools;
  await owner.query('SELECT graha.ensure_due_event_partitions()');
  ({ subscriptionId } = await createSubscription(ctx, terms({ target: 'all' }, { deliver: 'feed' })));
  ({ token } = await openCalendar(ctx, { subscriptionId }));
  await owner.query(
    `INSERT INTO graha.birth (tenant_id, birth_id, reference_hash, sealed, created_at, changed_at)
     SELECT $1, gen_random_uuid(), sha256(n::text::bytea), '\\x00', now() - interval '1 day', now() - interval '1 day'
     FROM generate_series(1, $2::int) n`,
    [tenantId, BIRTHS],
  );
  await owner.query(
    `INSERT INTO graha.event_plan (tenant_id, subscription_id, birth_id, birth_version, planned_from, planned_to, next_plan_at, formulas)
     SELECT $1, $2, birth_id, 1, now(), now() + interval '366 days', now() + interval '30 days', 1 FROM graha.birth WHERE tenant_id = $1`,
    [tenantId, subscriptionId],
  );
  // By month, because a pool ends a statement that takes as long as all months do on a busy machine.
  for (let monthIndex = 0; monthIndex < MONTHS; monthIndex += 1) {
    await owner.query(
      `INSERT INTO graha.due_event (tenant_id, event_id, at, due_at, subscription_id, birth_id, kind, subject, details, state, settled_at, credits)
       SELECT $1, gen_random_uuid(), x.at, x.at, $2, birth_id, 'noon', 'noon', '{}', CASE WHEN x.at < now() THEN 'delivered' ELSE 'due' END,
         CASE WHEN x.at < now() THEN x.at END, CASE WHEN x.at < now() THEN 1 END
       FROM graha.birth,
         LATERAL (SELECT date_trunc('month', now(), 'UTC') + ($3::int - 1) * interval '1 month' + interval '14 days' + random() * interval '1 minute') x (at)
       WHERE tenant_id = $1`,
      [tenantId, subscriptionId, monthIndex],
    );
  }
  const webhookId = randomUUID();
  await owner.query(
    `INSERT INTO graha.webhook (tenant_id, webhook_id, url, types, status, sealed_secret, added_at)
     VALUES ($1, $2, 'https://hooks.example/x', '{key.created}', 'active', 'x', now())`,
    [tenantId, webhookId],
  );
  await owner.query(
    `INSERT INTO graha.webhook_delivery (tenant_id, delivery_id, webhook_id, message_id, type, body, created_at)
     SELECT $1, gen_random_uuid(), $2, birth_id::text, 'sky.event', format('{"data":{"birth_id":"%s"}}', birth_id), now()
     FROM graha.birth WHERE tenant_id = $1`,
    [tenantId, webhookId],
  );
  await owner.query('ANALYZE');
}, 300_000);

const worker = () => ({ db: own.pools.worker });
/** Few events for each birth, as the usual kinds have: for many, tables of this size are read whole. */
const monthly: FindEvents = async (asked) => (await dailyNoon(asked)).filter(({ at }) => at.getUTCDate() === 1);
const hooks = { find: monthly, onFailure: () => {} };

/** Lets the plan of a stored birth wait for its renewal. */
async function renewed(): Promise<void> {
  const [row] = await queryChecked(
    own.pools.owner,
    `UPDATE graha.event_plan SET anew_from = now(), next_plan_at = now() WHERE birth_id = (
       SELECT birth_id FROM graha.birth WHERE tenant_id = $1 AND sealed <> '\\x00' LIMIT 1) RETURNING birth_id AS id`,
    z.object({ id: z.string() }),
    [ctx.tenantId],
  );
  expect(row).toBeDefined();
}

async function withBirth(): Promise<string> {
  const { birthId } = await storeBirth(ctx, { reference: randomUUID(), label: null, tags: [], birth: { year: 1995 } });
  await own.pools.owner.query(
    `UPDATE graha.birth SET changed_at = now() - interval '2 minutes' WHERE tenant_id = $1 AND birth_id = $2`,
    [ctx.tenantId, birthId],
  );
  await own.pools.owner.query(`UPDATE graha.event_subscription SET seen_at = now() - interval '1 hour'`);
  await enrolBirths(worker());
  await planEvents(worker(), { ...hooks, formulas: 1 });
  return birthId;
}

test.each<[string, () => Promise<unknown[]>, number]>([
  ['a calendar', () => plansOf(ctx, TABLES, async (on) => (await findCalendar(on, { token }))?.events()), 2],
  ['one subscription', () => plansOf(ctx, TABLES, (on) => findSubscription(on, { subscriptionId })), 1],
  ['all subscriptions', () => plansOf(ctx, TABLES, (on) => listSubscriptions(on, { limit: LIMIT })), 1],
  ['delivered events', () => plansOf(ctx, TABLES, (on) => listSettled(on, { subscriptionId, limit: LIMIT })), 1],
  ['due events', () => plansOf(worker(), TABLES, (on) => deliverEvents(on, { creditsOf: () => 1, engineVersion: 'test' })), 1],
  ['births to enrol', () => plansOf(worker(), TABLES, enrolBirths), 1],
  ['plans', () => plansOf(worker(), TABLES, (on) => planEvents(on, { ...hooks, formulas: 1 })), 2],
  ['a plan that is renewed', async () => {
    await withBirth();
    await renewed();
    return plansOf(worker(), TABLES, (on) => planEvents(on, { ...hooks, formulas: 1 }));
  }, 5],
  ['an erased birth', async () => {
    await eraseBirth(ctx, { birthId: await withBirth() });
    return plansOf(worker(), TABLES, dropErasedBirths);
  }, 3],
])('%s: an index leads to few rows', async (_what, explained, statements) => {
  // Safe: each is the result of `plansOf`.
  const plans = (await explained()) as Awaited<ReturnType<typeof plansOf>>;
  expect(plans.length).toBeGreaterThanOrEqual(statements);
  const nodes = plans.flatMap(nodesOf);
  // A partition without rows is read whole, at no cost.
  const scans = nodes.filter((node) => SCANNED.test(node['Relation Name'] ?? '') && node['Node Type'] !== 'ModifyTable');
  expect(scans.filter((node) => node['Node Type'] === 'Seq Scan' && node['Total Cost'] !== 0)).toEqual([]);
  expect(Math.max(0, ...scans.map(rowsRead))).toBeLessThanOrEqual(ROWS_MAX);
}, 60_000); // prettier-ignore
