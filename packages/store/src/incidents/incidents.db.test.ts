import { createTestDatabase } from '@graha/dev-stack/test-context';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPool } from '../postgres/pool.ts';
import { useDatabase } from '../testing/testing.ts';
import { listIncidents, openIncident, openOutage, updateIncident } from './incidents.ts';

const own = useDatabase(createTestDatabase);
const { pools } = own;
const operatorDb = () =>
  createPool({ url: own.database.operatorUrl, applicationName: 'test', max: 3, onError: () => {} });

const actor = { kind: 'admin', id: 'operator-1' } as const;
const opening = (incidentId: string) => ({
  incidentId,
  updateId: randomUUID(),
  title: 'Calls fail',
  impact: 'outage' as const,
  components: ['api' as const],
  startedAt: new Date(Date.now() - 60_000).toISOString(),
  state: 'investigating' as const,
  text: 'We are looking.',
});
const update = (incidentId: string, seenUpdates: number, state: 'identified' | 'resolved' = 'identified') => ({
  incidentId,
  seenUpdates,
  updateId: randomUUID(),
  impact: 'degraded' as const,
  components: ['api' as const, 'portal' as const],
  state,
  text: `Update after ${seenUpdates}.`,
});

const withOperator = async (
  work: (ctx: { db: ReturnType<typeof operatorDb>; actor: typeof actor }) => Promise<void>,
) => {
  const db = operatorDb();
  try {
    await work({ db, actor });
  } finally {
    await db.end();
  }
};

test('the public reads an incident with its updates, newest first, until 90 days after its end', () =>
  withOperator(async (ctx) => {
    const incidentId = randomUUID();
    expect(await openOutage({ db: pools.app })).toBeNull();
    expect(await openIncident(ctx, opening(incidentId))).toBe(true);
    expect(await openOutage({ db: pools.app })).toBe('Calls fail');
    await updateIncident(ctx, update(incidentId, 1));
    expect(await openOutage({ db: pools.app })).toBeNull();
    await updateIncident(ctx, update(incidentId, 2, 'resolved'));
    const list = (max = 10) => listIncidents({ db: pools.app }, { days: 90, max });
    expect(await list()).toMatchObject([
      {
        incidentId,
        title: 'Calls fail',
        impact: 'degraded',
        components: ['api', 'portal'],
        state: 'resolved',
        resolvedAt: expect.any(Date),
        updates: [
          { state: 'resolved', text: 'Update after 2.' },
          { state: 'identified', impact: 'degraded' },
          { state: 'investigating', impact: 'outage', text: 'We are looking.' },
        ],
      },
    ]);
    await openIncident(ctx, opening(randomUUID()));
    expect((await list()).map(({ updates }) => updates.length)).toEqual([1, 3]);
    expect(await list(1)).toHaveLength(1);
    await pools.owner.query("UPDATE graha.incident SET resolved_at = resolved_at - interval '91 days'");
    expect((await list()).map(({ updates }) => updates.length)).toEqual([1]);
  }));

test('a repeat is no news, and of two operators at once one is told to read first', () =>
  withOperator(async (ctx) => {
    const first = opening(randomUUID());
    const { incidentId } = first;
    expect([await openIncident(ctx, first), await openIncident(ctx, first)]).toEqual([true, false]);
    const twice = update(incidentId, 1);
    const clicks = await Promise.all([updateIncident(ctx, twice), updateIncident(ctx, twice)]);
    expect(clicks.toSorted()).toEqual([false, true]);
    const rivals = await Promise.allSettled([
      updateIncident(ctx, update(incidentId, 2)),
      updateIncident(ctx, update(incidentId, 2, 'resolved')),
    ]);
    expect(rivals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(rivals.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'incident_changed' } });
  }));

test('the role of the portal cannot say how the service is, and does not see who said it', async () => {
  const { db } = { db: pools.app };
  const error = await openIncident({ db, actor }, opening(randomUUID())).catch((thrown: unknown) => thrown);
  expect(String(error)).toContain('may not append IncidentOpened');
  for (const text of [
    'SELECT author FROM graha.incident_update',
    "UPDATE graha.incident SET title = 'x'",
    'DELETE FROM graha.incident',
  ])
    await expect(db.query(text)).rejects.toMatchObject({ code: '42501' });
  for (const pool of [pools.api, pools.worker])
    await expect(pool.query('SELECT text FROM graha.incident_update')).rejects.toMatchObject({ code: '42501' });
});
