import { setTimeout as sleep } from 'node:timers/promises';
import { ensureDueEventPartitions } from '@graha/store/ledger/sweeps';
import { deliverEvents } from '@graha/store/subscriptions/deliver-events';
import { dropDeleted, dropErasedBirths } from '@graha/store/subscriptions/drop-events';
import { enrolBirths } from '@graha/store/subscriptions/enrol-births';
import type { FindEvents } from '@graha/store/subscriptions/find-events';
import { planEvents } from '@graha/store/subscriptions/plan-events';
import type { Pool } from 'pg';
import type { LoopLog, Task } from './loop.ts';
import type { Chimes } from './tasks.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** The sky as subscriptions need it. */
export type SkyEvents = {
  find: FindEvents;
  /** Returns the price of one delivered event of a kind, in credits. */
  creditsOf: (kind: string) => number;
  /** Version of the formulas by which events are found. */
  formulas: number;
  /** Version of the engine, for the ledger. */
  engineVersion: string;
};

/** A backlog of due events takes a third of the time of a core and its database. */
const RESTS_PER_WORK = 2;
const REST_MAX_MS = 500;
const rest = (workedMs: number): Promise<void> => sleep(Math.min(REST_MAX_MS, workedMs * RESTS_PER_WORK));

/** Plans, delivers and removes the events of subscriptions. */
export const subscriptionTasks = (pool: Pool, { events }: Chimes, log: LoopLog, sky: SkyEvents): Task[] => [
  { name: 'due-event-partitions', runOnce: () => ensureDueEventPartitions({ db: pool }), idleMs: HOUR_MS },
  {
    name: 'events-of-erased-births',
    runOnce: () => dropErasedBirths({ db: pool }),
    idleMs: 2 * SECOND_MS,
    bell: events.bell(),
  },
  { name: 'deleted-subscriptions', runOnce: () => dropDeleted({ db: pool }), idleMs: 10 * SECOND_MS },
  { name: 'births-of-subscriptions', runOnce: () => enrolBirths({ db: pool }), idleMs: 5 * SECOND_MS },
  {
    name: 'event-plans',
    runOnce: () =>
      planEvents(
        { db: pool },
        {
          find: sky.find,
          formulas: sky.formulas,
          onFailure: ({ error, ...plan }) => log.error({ ...plan, err: error }, 'events not planned'),
        },
      ),
    idleMs: 2 * SECOND_MS,
    bell: events.bell(),
  },
  { name: 'due-events', runOnce: () => deliverEvents({ db: pool }, { ...sky, rest }), idleMs: SECOND_MS },
];
