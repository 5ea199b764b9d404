import type { Account } from '@graha/store/requests/usage';
import { expect, test } from 'vitest';
import { alertsState } from './state.ts';

const AT = new Date('2026-11-21T08:14:02Z');
const LATER = new Date('2026-11-22T08:14:02Z');
const account = (change: Partial<Account>): Account => ({
  plan: 'free',
  status: 'active',
  periodStart: new Date('2026-11-01T00:00:00Z'),
  periodEnd: new Date('2026-12-01T00:00:00Z'),
  creditsRemaining: 20_000,
  creditsLimit: 20_000,
  callsUsed: 0,
  callsLimit: 10_000,
  crossedPct: 0,
  spendLimit: null,
  ...change,
});
const NONE = { pcts: [50, 100] as (50 | 100)[], crossings: [], alerts: [] };
const read = ({ thresholds }: ReturnType<typeof alertsState>) =>
  thresholds.map(({ pct, firesAt, crossedAt, isOn }) => [pct, firesAt, crossedAt, isOn]);

test('where the plan limits calls, thresholds are numbers of calls', () => {
  const state = alertsState(account({ callsUsed: 7, callsLimit: 99 }), NONE, []);
  expect(state).toMatchObject({ of: 'calls', used: 7, limit: 99 });
  expect(read(state)).toEqual([
    [50, 50, null, true],
    [80, 80, null, false],
    [100, 99, null, true],
  ]);
});

test('where it does not, they are credits', () => {
  const state = alertsState(account({ plan: 'starter', callsLimit: null, creditsRemaining: 15_000 }), NONE, []);
  expect(state).toMatchObject({ of: 'credits', used: 5_000, limit: 20_000 });
  expect(state.thresholds[0]?.firesAt).toBe(10_000);
});

test('a workspace that has nothing crosses nothing, and what never ends never renews', () => {
  const state = alertsState(
    account({ plan: 'internal', callsLimit: null, creditsLimit: 0, creditsRemaining: 0 }),
    NONE,
    [],
  );
  expect(state.renewsAt).toBeNull();
  expect(read(state).map(([, firesAt]) => firesAt)).toEqual([null, null, null]);
});

test('what was crossed below a limit that was raised since lies ahead again; crossed again, the later time holds', () => {
  const crossings = [
    { pct: 50 as const, at: AT },
    { pct: 80 as const, at: AT },
    { pct: 50 as const, at: LATER },
  ];
  const raised = alertsState(account({ crossedPct: 0 }), { ...NONE, crossings: crossings.slice(0, 2) }, []);
  expect(raised.thresholds.map(({ crossedAt }) => crossedAt)).toEqual([null, null, null]);
  const again = alertsState(account({ crossedPct: 50 }), { ...NONE, crossings }, []);
  expect(again.thresholds.map(({ crossedAt }) => crossedAt)).toEqual([LATER, null, null]);
});

test('owners and admins receive them', () => {
  const members = (['owner', 'admin', 'developer', 'viewer'] as const).map((role) => ({
    userId: role,
    name: role,
    email: `${role}@nadir.tools`,
    role,
    joinedAt: AT,
  }));
  expect(alertsState(account({}), NONE, members).receivers.map(({ role }) => role)).toEqual(['owner', 'admin']);
});
