import { setClockOffset } from '@graha/store/postgres/ledger-clock';
import { keepCheckpoints } from '@graha/store/audit/audit-run';
import { closeRevenueMonths } from '@graha/store/operator/revenue-months';
import { sortRequestCounts } from '@graha/store/ledger/sweeps';
import { sumPeriods } from '@graha/store/read-models/period-sums';
import { chooseClock } from '@graha/store/tenants/clock';
import { DatabaseError, type Client } from 'pg';
import { newWorkspace, openWorkspace, type SceneWorkspace } from '../../src/testing/scene-rows.ts';
import { chargesOfDay, CLOSING_STEPS, openingSteps, requestsOfDay, TIMEZONE } from './fill-rows.ts';
import { fillBirths } from './fill-births.ts';
import type { Pools } from './pools.ts';
import { DAYS, type Size } from './size.ts';
import { queryChecked } from '@graha/store/postgres/query';
import { z } from 'zod';

const DAY_S = 86_400;
/** Accounts are opened this number of days before the first call, so that anchored periods end within the calls. */
const DAYS_BEFORE = 10;
/** The ledger waits 250 ms for a lock, and two writers of one table can need longer on a slow disk. */
const LOCK_NOT_AVAILABLE = '55P03';

/** The workspace with the timed pages: it has a tenth of all calls. */
export type Busy = z.infer<typeof Busy>;
const Busy = z.object({ tenantId: z.string(), keyId: z.string(), name: z.string(), ownerUserId: z.string() });

/**
 * Fills an empty database by SQL, as superuser. The ledger's own function makes the entries, so that every hash chain is valid.
 */
export async function fill(client: Client, pools: Pools, size: Size, say: (line: string) => void): Promise<Busy> {
  await client.query('SET synchronous_commit = off');
  const at = async (daysAgo: number) => {
    await setClockOffset(pools.owner, -daysAgo * DAY_S);
    await client.query('SELECT graha.ensure_partitions(), graha.ensure_request_log_partitions()');
  };
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const startMs = performance.now();
    await work();
    say(`  ${name}: ${((performance.now() - startMs) / 1_000).toFixed(1)} s`);
  };

  await at(DAYS + DAYS_BEFORE);
  const workspace = newWorkspace('Template');
  await openWorkspace(pools, workspace);
  const { tenantId } = workspace;
  const actor = { kind: 'user', id: workspace.people.owner.userId } as const;
  await chooseClock({ db: pools.db, tenantId, actor }, { clock: { timezone: TIMEZONE, place: null } });
  const template = templateOf(workspace);
  for (const { name, sql } of openingSteps(size, template)) await timed(name, () => client.query(sql));
  await client.query('ANALYZE');

  await timed('charges', async () => {
    for (let day = DAYS - 1; day >= 0; day -= 1) {
      await at(day);
      for (const sql of chargesOfDay(size, day)) await charged(client, sql);
    }
  });
  await timed('request log', async () => {
    for (let day = DAYS - 1; day >= 0; day -= 1) await client.query(requestsOfDay(size, day));
  });
  for (const { name, sql } of CLOSING_STEPS) await timed(name, () => client.query(sql));
  await timed('revenue of closed months', () => closeRevenueMonths({ db: pools.worker }));
  await timed('period sums', () => sumPeriods({ db: pools.worker }));
  await timed('checkpoints', () => keepCheckpoints({ db: pools.worker }, { max: size.tenants }));
  await timed('sorted counts', async () => {
    while ((await sortRequestCounts({ db: pools.worker })) > 0);
  });
  const rows = await queryChecked(
    client,
    'SELECT tenant AS "tenantId", key AS "keyId", name, owner AS "ownerUserId" FROM scale.tenant WHERE n = 1',
    Busy,
  );
  const [busy] = rows;
  if (!busy) throw new Error('The database has no tenant.');
  await timed('births', () => fillBirths(client, pools, size, busy.tenantId));
  await timed('vacuum', () => client.query('VACUUM ANALYZE'));
  return busy;
}

async function charged(client: Client, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    await client.query(sql); // The failed statement was rolled back.
  }
}

const templateOf = ({ tenantId, keyId, people }: SceneWorkspace) => ({
  tenantId,
  keyId,
  ownerUserId: people.owner.userId,
});
