import { FORECAST_KIND_IDS, TIMELINE_KINDS } from '@graha/catalog/families/events/upcoming/kinds';
import { SUBSCRIBED_KINDS } from '@graha/catalog/families/events/upcoming/subscribed';
import { queryChecked } from '@graha/store/postgres/query';
import { createSubscription } from '@graha/store/subscriptions/subscription-commands';
import { BY, type Pools } from '@graha/store/testing/testing';
import { z } from 'zod';
import type { Cell, Column } from '../table.ts';
import { letBirthsSettle, workspaceWithBirths } from './births.ts';
import { cpuMs } from './cpu.ts';
import { startWorker } from './worker-program.ts';

/** CPU hours in which the events of a year are found for a million births. */
const GOAL_HOURS = 4;
const MILLION = 1_000_000;
const POLL_MS = 250;

const SUBSCRIPTIONS: Readonly<Record<string, readonly string[]>> = {
  'dashas of two levels and sade sati': ['dasha_change', 'sade_sati'],
  'exact transits to natal places': ['transit_to_natal'],
  'all kinds of births that are listed by default': SUBSCRIBED_KINDS.birth.filter(
    (kind) => TIMELINE_KINDS[kind].isDefault,
  ),
  'progressions, directions and stations on natal places': FORECAST_KIND_IDS,
};

export const PLAN_COLUMNS: readonly Column[] = [
  ['a year of due events', null],
  ['births', 0],
  ['events each', 1],
  ['worker, ms each', 2],
  ['Postgres, ms each', 2],
  ['CPU hours for a million', 2],
  ['goal', null],
  ['', null],
];

/** Measures the CPU time of the worker and of Postgres until the events of all births of a subscription are planned. */
export async function measurePlans(pools: Pools, workerUrl: string, births: number): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  for (const [name, kinds] of Object.entries(SUBSCRIPTIONS)) {
    const { tenantId } = await workspaceWithBirths(pools, births);
    const terms = { daysAhead: 0, deliver: 'feed', language: 'en', capCredits: null } as const;
    await createSubscription(
      { db: pools.app, tenantId, ...BY },
      { ...terms, kinds: [...kinds], of: { target: 'all' } },
    );
    await letBirthsSettle(pools);
    const worker = startWorker(workerUrl);
    try {
      // The start of the worker is no part of a plan.
      const done = (await untilPlanned(pools, tenantId, 1)).planned;
      const from = await cpuMs(pools, worker.pid);
      const { events } = await untilPlanned(pools, tenantId, births);
      const to = await cpuMs(pools, worker.pid);
      const each = (part: keyof typeof from): number => (to[part] - from[part]) / (births - done);
      const hours = ((each('program') + each('postgres')) * MILLION) / 3_600_000;
      const isMet = hours <= GOAL_HOURS;
      rows.push([
        name,
        births,
        events / births,
        each('program'),
        each('postgres'),
        hours,
        `≤ ${GOAL_HOURS}`,
        isMet ? 'met' : 'MISSED',
      ]);
    } finally {
      await worker.stop();
    }
  }
  return rows;
}

const Progress = z.object({ planned: z.int(), failed: z.int(), events: z.int() });
type Progress = z.output<typeof Progress>;

/** Waits until a number of births have plans. @throws Error if a plan failed */
async function untilPlanned({ owner }: Pools, tenantId: string, births: number): Promise<Progress> {
  for (;;) {
    const [progress] = await queryChecked(
      owner,
      `SELECT count(*) FILTER (WHERE planned_to > planned_from)::int AS planned,
         count(*) FILTER (WHERE failures > 0)::int AS failed,
         (SELECT count(*)::int FROM graha.due_event WHERE tenant_id = $1) AS events
       FROM graha.event_plan WHERE tenant_id = $1`,
      Progress,
      [tenantId],
    );
    if (progress && progress.failed > 0) throw new Error(`${progress.failed} plans failed; the worker says why.`);
    if (progress && progress.planned >= births) return progress;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
