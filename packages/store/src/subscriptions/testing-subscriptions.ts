import type { WebhookType } from '@graha/domain/webhooks/webhook-types';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { BirthContent } from '../births/sealed-birth.ts';
import { queryChecked } from '../postgres/query.ts';
import { BY, moveClock, openWorkspace, type Pools } from '../testing/testing.ts';
import { SEALING } from '../webhooks/testing-webhooks.ts';
import { addWebhook } from '../webhooks/webhook-commands.ts';
import { deliverEvents } from './deliver-events.ts';
import { dropDeleted, dropErasedBirths } from './drop-events.ts';
import { enrolBirths } from './enrol-births.ts';
import type { FindEvents } from './find-events.ts';
import { planEvents } from './plan-events.ts';
import type { SubscribedTo } from './sealed-target.ts';

const DAY_MS = 86_400_000;
const NOON_MS = DAY_MS / 2;

/** Credits of each event that `dailyNoon` finds. */
export const NOON_CREDITS = 2;

/** Finds an event of each kind at noon of every day, UTC. The details have the year of the birth, or the place. */
export const dailyNoon: FindEvents = async ({ birth, place, kinds, from, to }) => {
  const first = Math.floor(from.getTime() / DAY_MS) * DAY_MS + NOON_MS;
  const days = Array.from({ length: Math.ceil((to.getTime() - first) / DAY_MS) + 1 }, (_, day) => first + day * DAY_MS);
  return days.flatMap((atMs) =>
    kinds.map((kind) => ({
      at: new Date(atMs),
      kind,
      key: kind,
      subject: kind,
      details: { year: birth?.['year'] ?? null, place },
    })),
  );
};

/** Plans and drops everything that is to be planned or dropped. */
export async function planAll(
  { worker: db }: Pick<Pools, 'worker'>,
  find: FindEvents = dailyNoon,
  formulas = 1,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  const onFailure = (failure: unknown) => failures.push(failure);
  const steps = [
    dropErasedBirths,
    dropDeleted,
    enrolBirths,
    (ctx: { db: Pool }) => planEvents(ctx, { find, formulas, onFailure }),
  ];
  for (const step of steps) while ((await step({ db })) > 0);
  return failures;
}

/** Delivers due events in one run. */
export const deliverOnce = (
  { worker: db }: Pick<Pools, 'worker'>,
  rest?: (workedMs: number) => Promise<void>,
): Promise<number> =>
  deliverEvents({ db }, { creditsOf: () => NOON_CREDITS, engineVersion: 'test', ...(rest && { rest }) });

export async function deliverAll(pools: Pick<Pools, 'worker'>): Promise<void> {
  while ((await deliverOnce(pools)) > 0);
}

const Charged = z.object({ requestId: z.string(), cost: z.coerce.number() });

/** Returns the charges of events in the ledger of a workspace. */
export const eventCharges = (worker: Pool, tenantId: string) =>
  queryChecked(
    worker,
    `SELECT request_id AS "requestId", cost FROM graha.ledger_entry
     WHERE tenant_id = $1 AND kind = 'CallCharged' AND operation = 'events/delivered' ORDER BY seq`,
    Charged,
    [tenantId],
  );

const Message = z.object({ messageId: z.string(), type: z.string(), body: z.string() });

/** Returns the messages of a workspace, each with its data. */
export async function messagesOf(worker: Pool, tenantId: string) {
  const rows = await queryChecked(
    worker,
    'SELECT message_id AS "messageId", type, body FROM graha.webhook_delivery WHERE tenant_id = $1 ORDER BY created_at, body',
    Message,
    [tenantId],
  );
  return rows.map(({ messageId, type, body }) => ({ messageId, type, ...z.looseObject({ data: z.record(z.string(), z.unknown()) }).parse(JSON.parse(body)) })); // prettier-ignore
}

/** Tests begin on a tenth of March, at nine in the morning: a day has one noon, and the month does not end. */
const START_MS = Date.UTC(new Date().getUTCFullYear() + 1, 2, 10, 9);

const BIRTH = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, latitude: 12.9716, longitude: 77.5946 };

/** A birth with a reference that no other has. */
export const birthOf = (members: Partial<BirthContent> = {}): BirthContent => ({
  reference: randomUUID(),
  label: null,
  tags: [],
  birth: BIRTH,
  ...members,
});

/** A birth with another year. */
export const bornIn = (year: number, reference: string) => birthOf({ reference, birth: { ...BIRTH, year } });

type Change = { capCredits?: number; daysAhead?: number; deliver?: 'feed' };

/** A subscription to `noon` by webhook. */
export const terms = (of: SubscribedTo, change: Change = {}) => ({
  kinds: ['noon'],
  daysAhead: 0,
  deliver: 'webhook' as const,
  language: 'en',
  capCredits: null,
  of,
  ...change,
});

const TYPES: WebhookType[] = ['sky.event', 'event.moved', 'subscription.stopped'];

/** Functions of a test on one database. */
export const scenesOn = (pools: Pools) => ({
  /** Moves the clock to a number of days after the begin of the test. */
  atDay: (days: number) => moveClock(pools.owner, new Date(START_MS + days * DAY_MS)),

  /** Opens a workspace, with a webhook unless `hook` is false. */
  async opened({ credits = 1_000, hook = true }: { credits?: number; hook?: boolean } = {}) {
    const { tenantId } = await openWorkspace(pools, { credits });
    const ctx = { db: pools.api, tenantId, ...BY };
    const target = { url: 'https://hooks.example/x', types: TYPES };
    const webhook = hook ? await addWebhook({ ...ctx, db: pools.app, sealing: SEALING }, target) : null;
    const rowsOf = async (table: string, where = '') => {
      const { rowCount } = await pools.worker.query(`SELECT FROM graha.${table} WHERE tenant_id = $1 ${where}`, [
        tenantId,
      ]);
      return rowCount;
    };
    return {
      ctx,
      tenantId,
      webhookId: webhook?.webhookId ?? '',
      charges: () => eventCharges(pools.worker, tenantId),
      messages: () => messagesOf(pools.worker, tenantId),
      due: () => rowsOf('due_event', "AND state = 'due'"),
      /** Counts events, plans and subscriptions. */
      rows: () => Promise.all(['due_event', 'event_plan', 'event_subscription'].map((table) => rowsOf(table))),
    };
  },
});
