import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { createSubscription } from '@graha/store/subscriptions/subscription-commands';
import { BY, moveClock, openWorkspace, type Pools } from '@graha/store/testing/testing';
import { SEALING } from '@graha/store/webhooks/testing-webhooks';
import { addWebhook } from '@graha/store/webhooks/webhook-commands';
import { z } from 'zod';
import { load } from '../load.ts';
import { end, startProgram } from '../program.ts';
import { median } from '../rounds.ts';
import type { Cell, Column } from '../table.ts';
import { workspaceWithBirths } from './births.ts';
import { startWorker } from './worker-program.ts';

const BIRTHS = 1_000;
/** All events are due within a minute. */
const DUE_WITHIN_S = 60;
/** A call every 20 ms on each of two connections: customers who call all the time, on a server with reserves. */
const PAID = { path: '/api/v1/kundali/basic', connections: 2, intervalMs: 20 };
const GOALS = { minutes: 10, p50: 1.2 };
const MINUTE_MS = 60_000;
const WITHIN_MS = 3 * GOALS.minutes * MINUTE_MS;

export const DELIVERY_COLUMNS: readonly Column[] = [
  ['events due in one minute', null],
  ['workspaces', 0],
  ['received', 0],
  ['twice', 0],
  ['minutes until the last', 2],
  ['a second', 0],
  ['paid p50 before, ms', 2],
  ['meanwhile', 2],
  ['goals', null],
  ['', null],
];

const Message = z.object({ data: z.object({ event_id: z.string() }) });

/** Measures the time of events from their instant to a receiver, and the p50 of paid calls meanwhile. */
export async function measureDeliveries(
  pools: Pools,
  { apiUrl, workerUrl }: { apiUrl: string; workerUrl: string },
  { events, workspaces }: { events: number; workspaces: number },
): Promise<Cell[]> {
  await moveClock(pools.owner, new Date());
  const received = new Map<string, number>();
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { event_id: id } = Message.parse(JSON.parse(body)).data;
    received.set(id, (received.get(id) ?? 0) + 1);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  // Safe: a server that listens on TCP has an address with a port.
  const { port } = receiver.address() as AddressInfo;
  const { key } = await openWorkspace(pools, { plan: 'internal', credits: 1_000_000_000 });
  const api = await startProgram(apiUrl, { GRAHA_MODE: 'production' });
  const paid = async (runMs: number): Promise<number> =>
    (await load({ ...PAID, port: api.port, key: key.text, warmMs: 1_000, runMs })).p50Ms;
  const worker = startWorker(workerUrl);
  try {
    const ready: string[] = [];
    for (let index = 0; index < workspaces; index += 1) ready.push(await subscribed(pools, port));
    await paid(2_000);
    const aloneMs = median([await paid(3_000), await paid(3_000), await paid(3_000)]);
    for (const tenantId of ready) await makeDue(pools, tenantId, events / workspaces);
    const startMs = performance.now();
    const besideMs: number[] = [];
    while (received.size < events && performance.now() - startMs < WITHIN_MS) besideMs.push(await paid(3_000));
    const minutes = (performance.now() - startMs) / MINUTE_MS;
    const twice = [...received.values()].filter((times) => times > 1).length;
    const isMet = received.size === events && minutes <= GOALS.minutes && median(besideMs) <= GOALS.p50 * aloneMs;
    return [
      `${events}`,
      workspaces,
      received.size,
      twice,
      minutes,
      received.size / (minutes * 60),
      aloneMs,
      median(besideMs),
      `≤ ${GOALS.minutes} min, p50 ≤ ${GOALS.p50} times`,
      isMet ? 'met' : 'MISSED',
    ];
  } finally {
    await worker.stop();
    await end(api.child, 'SIGTERM');
    receiver.closeAllConnections();
    receiver.close();
  }
}

/** Opens a workspace with births, a webhook and a subscription whose plans are removed: only the events of `makeDue` are due. */
async function subscribed(pools: Pools, port: number): Promise<string> {
  const { tenantId } = await workspaceWithBirths(pools, BIRTHS);
  const ctx = { db: pools.app, tenantId, ...BY };
  await addWebhook({ ...ctx, sealing: SEALING }, { url: `http://127.0.0.1:${port}/`, types: ['sky.event'] });
  const terms = { daysAhead: 0, deliver: 'webhook', language: 'en', capCredits: null } as const;
  const { subscriptionId } = await createSubscription(ctx, {
    ...terms,
    kinds: ['dasha_change'],
    of: { target: 'all' },
  });
  await pools.worker.query(
    `UPDATE graha.event_subscription SET seen_at = 'infinity' WHERE tenant_id = $1 AND subscription_id = $2`,
    [tenantId, subscriptionId],
  );
  return tenantId;
}

/** Events are due at whole seconds, as the planner writes them. */
async function makeDue({ worker }: Pools, tenantId: string, events: number): Promise<void> {
  await worker.query(
    `INSERT INTO graha.due_event (tenant_id, event_id, at, due_at, subscription_id, birth_id, kind, subject, details)
     SELECT $1, gen_random_uuid(), due.at, due.at, s.subscription_id, b.birth_id, 'dasha_change', 'x',
       '{"title": "Venus–Moon antardasha begins"}'
     FROM graha.event_subscription s
     CROSS JOIN generate_series(0, $2::int - 1) n
     CROSS JOIN LATERAL (SELECT date_trunc('second', graha.ledger_now()) + (n * $3 / $2) * interval '1 second' AS at) due
     JOIN (SELECT birth_id, row_number() OVER (ORDER BY birth_id) - 1 AS place FROM graha.birth WHERE tenant_id = $1) b
       ON b.place = n % $4
     WHERE s.tenant_id = $1`,
    [tenantId, events, DUE_WITHIN_S, BIRTHS],
  );
}
