import { describe, expect, test } from 'vitest';
import {
  creditsRemaining,
  inBurnOrder,
  openAccount,
  schedulePlan,
  setPlan,
  settle,
  type Account,
} from './usage-period.ts';

const now = Date.parse('2026-01-10T12:00:00Z');
const starter = setPlan(openAccount('free', now), 'starter', 1, null, now);
const endMs = starter.periodEndMs;
const kinds = ({ entries }: Account) => entries.map(({ kind }) => kind);

test('a plan is the one that there is only if it is the same one until the same moment', () => {
  const opened = (account: Account) => kinds(account).slice(kinds(starter).length);
  const other = setPlan(starter, 'growth', 2, starter.anchorMs, now);
  expect([other.plan, other.periodEndMs, opened(other)]).toEqual([
    'growth',
    endMs,
    ['PeriodClosed', 'PeriodOpened', 'CreditsGranted'],
  ]);
  const moved = setPlan(starter, 'starter', 2, now - 86_400_000, now);
  expect([moved.periodEndMs, opened(moved)]).toEqual([
    endMs - 86_400_000,
    ['PeriodClosed', 'PeriodOpened', 'CreditsGranted'],
  ]);
  const same = setPlan(starter, 'starter', 2, starter.anchorMs, now);
  expect([same.planVersion, opened(same)]).toEqual([2, []]);
});

describe('a plan that follows', () => {
  const waiting = schedulePlan(starter, { plan: 'free', atMs: endMs }, 2, now);

  test('waits for its moment', () => {
    expect(waiting).toMatchObject({ plan: 'starter', nextPlan: { plan: 'free', atMs: endMs } });
    expect(settle(waiting, endMs - 1).plan).toBe('starter');
  });

  test('is taken by the account itself, which opens one period and not two', () => {
    const taken = settle(waiting, endMs);
    expect(taken).toMatchObject({ plan: 'free', nextPlan: null, periodStartMs: endMs, callsLimit: 10_000 });
    expect(taken.periodEndMs).toBe(Date.parse('2026-03-01T00:00:00Z'));
    expect(kinds(taken).slice(kinds(waiting).length)).toEqual([
      'CreditsExpired', // The free allowance of January.
      'CreditsExpired',
      'PeriodClosed',
      'PeriodOpened',
      'CreditsGranted',
    ]);
  });

  test('is made the account’s own when the log says so later: no second period, no second allowance', () => {
    const taken = settle(waiting, endMs);
    const repeated = setPlan(taken, 'free', 3, null, endMs + 1);
    expect(repeated).toEqual({ ...taken, planVersion: 3 });
    expect(creditsRemaining(repeated)).toBe(50_000);
  });

  test('may be taken back, and what an older version said is no news', () => {
    const calm = schedulePlan(waiting, null, 3, now);
    expect(settle(calm, endMs).plan).toBe('starter');
    expect(schedulePlan(calm, { plan: 'free', atMs: endMs }, 2, now)).toEqual(calm);
  });

  test('is scheduled by the first version of a subscription, on an account that has heard of none', () => {
    const opened = openAccount('free', now);
    expect(schedulePlan(opened, { plan: 'starter', atMs: now + 1 }, 1, now).nextPlan).toEqual({
      plan: 'starter',
      atMs: now + 1,
    });
    expect(schedulePlan(opened, { plan: 'starter', atMs: now + 1 }, 0, now).nextPlan).toBeNull();
  });

  test('whose moment has passed is taken at once', () => {
    expect(schedulePlan(starter, { plan: 'growth', atMs: now }, 2, now)).toMatchObject({ plan: 'growth' });
  });
});

test('grants burn by their end, then by the lower priority number, then by age, in whatever order they are stored', () => {
  const grant = (id: number, expiresAtMs: number, priority: number) => ({
    id,
    expiresAtMs,
    priority,
    kind: 'promo',
    amount: 1,
    used: 0,
    expired: 0,
    withdrawn: 0,
    sourceType: 'test',
    sourceId: String(id),
  });
  const [late, urgent] = [grant(1, 20, 0), grant(6, 10, 0)];
  const [third, second, fourth] = [grant(4, 10, 1), grant(3, 10, 1), grant(5, 10, 1)];
  const inOrder = [6, 3, 4, 5, 1];
  for (const stored of [
    [late, third, fourth, second, urgent],
    [urgent, second, third, fourth, late],
    [fourth, third, second, late, urgent],
  ])
    expect(inBurnOrder(stored).map(({ id }) => id)).toEqual(inOrder);
});
