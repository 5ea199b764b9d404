import { join } from 'node:path';
import { calendarPath } from '@graha/domain/management/calendar-path';
import { PROJECT } from '@graha/dev-stack/project';
import { inTransaction } from '@graha/store/postgres/tenant-transaction';
import { queryChecked } from '@graha/store/postgres/query';
import { occasionOf } from '@graha/store/subscriptions/deliver-events';
import { createSubscription, openCalendar } from '@graha/store/subscriptions/subscription-commands';
import { eraseText } from '@graha/store/tenants/erase-text';
import { BY, moveClock, openWorkspace, type Workspace } from '@graha/store/testing/testing';
import { addWebhook } from '@graha/store/webhooks/webhook-commands';
import { messageIdOf } from '@graha/store/webhooks/webhook-outbox';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Findings, sumOf } from '../findings.ts';
import { killPostgres } from '../harness/kill-postgres.ts';
import { sleep, until } from '../harness/load.ts';
import { settleUp } from '../harness/settle-up.ts';
import { startWorkerProcess, type WorkerProcess } from '../harness/worker-process.ts';
import { resultOf, type Scenario, type Trial } from '../scenario.ts';
import type { Stage } from '../stage.ts';

const EVENTS = 1_500;
/** Kills of one round: a worker each time, the API with every second, and Postgres with every third. */
const KILLS = 10;
/** Leaps of the ledger's clock in a round, forwards and back, after some of the kills; never before the subscription was made. */
const LEAPS_MS: Readonly<Record<number, number>> = { 1: 1_200_000, 4: 300_000, 7: 2_400_000 };
/** The kill after which a second workspace is erased, whose events are due too. */
const ERASED_AFTER = 3;
const STARTS_MS = 120_000;
const SEALING = { current: 'a sealing key for faults, long enough', previous: null };

/**
 * Two workers, of which one is killed in the middle of deliveries and started again. The API, whose calendars are fetched all the
 * time, and Postgres are killed too, the clock leaps, and another workspace with due events is erased.
 */
export const eventsDelivered: Scenario = {
  id: 'T41',
  title:
    'kill -9 of workers, API and Postgres while events are due, with a leaping clock and an erased workspace: each is queued once and charged once',
  guarantee: 'G14',
  tries: { short: 1, long: 20 },
  secondsMax: 3_600,
  async run({ tries, random, stage }) {
    const found: Findings[] = [];
    for (let round = 0; round < tries; round += 1) found.push(await deliveredUnderKills({ random, stage }));
    return resultOf(tries * KILLS, found);
  },
};

async function deliveredUnderKills({ random, stage }: Pick<Trial, 'random' | 'stage'>): Promise<Findings> {
  await moveClock(stage.pools.owner, new Date()); // The round before left it ahead, and a leap would go behind the subscription.
  const workspace = await openWorkspace(stage.pools, { credits: 10 * EVENTS });
  const { tenantId } = workspace;
  const ctx = { db: stage.pools.app, tenantId, ...BY };
  await addWebhook({ ...ctx, sealing: SEALING }, { url: 'https://hooks.example/events', types: ['sky.event'] });
  const { ids, subscriptionId } = await dueEvents(stage, tenantId);
  const erased = await erasedWorkspace(stage);
  const { token } = await openCalendar(ctx, { subscriptionId });
  let replica = await stage.api();
  stage.undo(() => moveClock(stage.pools.owner, new Date()));
  const start = (): WorkerProcess => startWorkerProcess(join(PROJECT, 'apps/worker'), stage.urls.workerUrl);
  const workers = [start(), start()];
  stage.undo(async () => void (await Promise.all(workers.map((worker) => worker.end('SIGKILL')))));
  const left = () => countDue(stage, tenantId);
  await until('the first event is delivered', STARTS_MS, async () => (await left()) < EVENTS);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const index = kill % 2;
    await sleep(random.between(0, 60));
    await workers[index]?.end('SIGKILL');
    if (kill % 2 === 1) {
      const poll = fetchCalendar(replica.url, token).catch(() => 0); // It is cut off by the kill.
      await replica.end('SIGKILL');
      await poll;
      replica = await stage.api();
    }
    if (kill % 3 === 2) {
      await killPostgres(stage.cluster);
      await stage.cluster.start();
    }
    const before = await left(); // The other worker may deliver all that is released in one run.
    const leapMs = LEAPS_MS[kill];
    if (leapMs !== undefined) await moveClock(stage.pools.owner, new Date(Date.now() + leapMs));
    if (kill === ERASED_AFTER)
      await inTransaction(stage.pools.worker, (tx) => eraseText(tx, erased.workspace.tenantId));
    await release(stage, tenantId, (kill + 1) / KILLS);
    workers[index] = start();
    if (before > 0) await until('an event is delivered after a kill', STARTS_MS, async () => (await left()) < before);
  }
  await until('all events are delivered', STARTS_MS, async () => (await left()) === 0);
  for (const worker of workers) await worker.end('SIGKILL');
  const problems = await problemsOf(stage, tenantId, ids);
  const polled = await fetchCalendar(replica.url, token);
  if (polled !== 200) problems.push(`the calendar answered ${polled}`);
  // No client waits for the answers of these charges: each is a call whose answer nobody received.
  const attempts = ids.map(() => ({ idempotencyKey: null, answer: null }));
  const found = await settleUp(stage.pools.worker, workspace, attempts, () => problems);
  return sumOf([found, await foundOfErased(stage, erased)]);
}

const fetchCalendar = async (url: string, token: string): Promise<number> =>
  (await fetch(`${url}${calendarPath(token)}`)).status;

type Erased = { workspace: Workspace; ids: string[] };

/** Opens a workspace with due events, which is erased in the middle of their deliveries. */
async function erasedWorkspace(stage: Stage): Promise<Erased> {
  const workspace = await openWorkspace(stage.pools, { credits: 10 * EVENTS });
  const { tenantId } = workspace;
  await addWebhook(
    { db: stage.pools.app, tenantId, ...BY, sealing: SEALING },
    { url: 'https://hooks.example/erased', types: ['sky.event'] },
  );
  return { workspace, ids: (await dueEvents(stage, tenantId)).ids };
}

/** An erased workspace has no event, no plan and no subscription, and each earlier charge once. */
async function foundOfErased({ pools }: Stage, { workspace, ids }: Erased): Promise<Findings> {
  const { tenantId } = workspace;
  const left = await queryChecked(
    pools.worker,
    `SELECT 'event' AS id, count(*)::int AS n FROM graha.due_event WHERE tenant_id = $1
     UNION ALL SELECT 'subscription', count(*)::int FROM graha.event_subscription WHERE tenant_id = $1
     UNION ALL SELECT request_id, count(*)::int FROM graha.ledger_entry
       WHERE tenant_id = $1 AND kind = 'CallCharged' GROUP BY 1 HAVING count(*) > 1`,
    Row,
    [tenantId],
  );
  const problems = left.filter(({ n }) => n > 0).map(({ id, n }) => `an erased workspace has ${n} × ${id}`);
  const attempts = ids.map(() => ({ idempotencyKey: null, answer: null }));
  return settleUp(pools.worker, workspace, attempts, () => problems);
}

/** Writes events of a subscription that are due one after the other, as the planner would. */
async function dueEvents({ pools }: Stage, tenantId: string): Promise<{ ids: string[]; subscriptionId: string }> {
  const terms = { kinds: ['moon_phase'], daysAhead: 0, deliver: 'webhook', language: 'en', capCredits: null } as const;
  const { subscriptionId } = await createSubscription(
    { db: pools.app, tenantId, ...BY },
    { ...terms, kinds: [...terms.kinds], of: { target: 'sky' } },
  );
  const ids = Array.from({ length: EVENTS }, () => randomUUID());
  await inTransaction(pools.worker, async (tx) => {
    await tx.query('DELETE FROM graha.event_plan WHERE tenant_id = $1', [tenantId]); // The real sky is not planned.
    // A third is due at once, the rest an hour later, until `release`.
    await tx.query(
      `INSERT INTO graha.due_event (tenant_id, event_id, at, due_at, subscription_id, kind, details)
       SELECT $1, id, n.now + x.n * interval '1 millisecond', CASE WHEN x.n % 3 = 0 THEN n.now ELSE n.now + interval '1 hour' END,
         $2, 'moon_phase', '{}'
       FROM unnest($3::uuid[]) WITH ORDINALITY AS x (id, n), (SELECT date_trunc('milliseconds', graha.ledger_now())) AS n (now)`,
      [tenantId, subscriptionId, ids],
    );
  });
  return { ids, subscriptionId };
}

/** Makes a share of the events due. */
async function release({ pools }: Stage, tenantId: string, share: number): Promise<void> {
  await pools.worker.query(
    `UPDATE graha.due_event SET due_at = graha.ledger_now()
     WHERE tenant_id = $1 AND state = 'due' AND due_at > graha.ledger_now() AND
       mod(('x' || left(event_id::text, 4))::bit(16)::int, 1000) < $2::float8 * 1000`,
    [tenantId, share],
  );
}

async function countDue({ pools }: Stage, tenantId: string): Promise<number> {
  const [row] = await queryChecked(
    pools.worker,
    `SELECT count(*)::int AS n FROM graha.due_event WHERE tenant_id = $1 AND state = 'due'`,
    z.object({ n: z.int() }),
    [tenantId],
  );
  return row?.n ?? 0;
}

const Row = z.object({ id: z.string(), n: z.int() });
const Sums = z.object({ charged: z.int(), said: z.int() });

/** Returns the events that were charged or queued more or less than once. */
async function problemsOf({ pools }: Stage, tenantId: string, ids: readonly string[]): Promise<string[]> {
  const charges = await queryChecked(
    pools.worker,
    `SELECT request_id AS id, count(*)::int AS n FROM graha.ledger_entry
     WHERE tenant_id = $1 AND kind = 'CallCharged' GROUP BY 1`,
    Row,
    [tenantId],
  );
  const [sums] = await queryChecked(
    pools.worker,
    `SELECT (SELECT coalesce(sum(cost), 0)::int FROM graha.ledger_entry WHERE tenant_id = $1 AND kind = 'CallCharged') AS charged,
       (SELECT coalesce(sum(credits), 0)::int FROM graha.due_event WHERE tenant_id = $1) AS said`,
    Sums,
    [tenantId],
  );
  const messages = await queryChecked(
    pools.worker,
    'SELECT message_id AS id, count(*)::int AS n FROM graha.webhook_delivery WHERE tenant_id = $1 GROUP BY 1',
    Row,
    [tenantId],
  );
  const notOnce = (what: string, rows: readonly z.output<typeof Row>[], nameOf: (id: string) => string): string[] => {
    const counts = new Map(rows.map(({ id, n }) => [id, n]));
    const odd = ids.filter((id) => counts.get(nameOf(id)) !== 1);
    return [
      ...(odd.length > 0 ? [`${odd.length} events were not ${what} once, such as ${odd[0]}`] : []),
      ...(counts.size === ids.length ? [] : [`${counts.size} were ${what} for ${ids.length} events`]),
    ];
  };
  return [
    ...notOnce('charged', charges, occasionOf),
    ...notOnce('queued', messages, (id) => messageIdOf(tenantId, occasionOf(id))),
    ...(sums?.charged === sums?.said
      ? []
      : [`${sums?.charged} credits were charged, and the events name ${sums?.said}`]),
  ];
}
