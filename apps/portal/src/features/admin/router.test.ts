import { ROLES } from '@graha/domain/roles';
import { beforeEach, describe, expect, test } from 'vitest';
import { callerAs, kindsOfProcedures, OURS, outcomeOf, viewerNow } from '../../trpc/testing.ts';
import { operatorBooksInMemory } from './books-in-memory.ts';
import { tenantBooksInMemory } from './tenants/books-in-memory.ts';

type Caller = ReturnType<typeof callerAs>;

const ADJUSTMENT = '3c1f7d1e-62f0-4e0a-9d31-0a6f5d1c7b55';
const NOBODYS = '11111111-1111-4111-8111-111111111111';

/** A workspace's id is taken, so that each call is also tried with one that nobody has. */
const OF_TENANT = {
  'tenants.read': ({ admin }: Caller, tenantId: string) => admin.tenants.read({ tenantId }),
  'tenants.adjustCredits': ({ admin }: Caller, tenantId: string) =>
    admin.tenants.adjustCredits({ tenantId, adjustmentId: ADJUSTMENT, amount: -5, reason: 'test' }),
  'tenants.grantPlan': ({ admin }: Caller, tenantId: string) =>
    admin.tenants.grantPlan({ tenantId, plan: 'growth', reason: 'test' }),
  'tenants.suspend': ({ admin }: Caller, tenantId: string) => admin.tenants.suspend({ tenantId, reason: 'test' }),
  'tenants.resume': ({ admin }: Caller, tenantId: string) => admin.tenants.resume({ tenantId, reason: 'test' }),
};
const CALLS: Record<string, (caller: Caller, tenantId: string) => Promise<unknown>> = {
  ...OF_TENANT,
  'overview.figures': ({ admin }) => admin.overview.figures(),
  'overview.conservation': ({ admin }) => admin.overview.conservation(),
  'overview.toLookAt': ({ admin }) => admin.overview.toLookAt(),
  'revenue.byMonth': ({ admin }) => admin.revenue.byMonth(),
  'revenue.byDay': ({ admin }) => admin.revenue.byDay(),
  'tenants.list': ({ admin }) => admin.tenants.list({}),
};

const HOUR_MS = 3_600_000;
const done: string[] = [];
const operator = { ...operatorBooksInMemory(), ...tenantBooksInMemory([OURS], done) };
const signedInHoursAgo = (hours: number) => ({
  ...viewerNow(),
  signedInAt: new Date(Date.now() - hours * HOUR_MS),
});
beforeEach(() => void done.splice(0));

test('every procedure about tenants, the house and its revenue is tried here', () => {
  const ours = Object.keys(kindsOfProcedures()).filter((path) => /^admin\.(overview|revenue|tenants)\./.test(path));
  expect(ours.toSorted()).toEqual(
    Object.keys(CALLS)
      .map((name) => `admin.${name}`)
      .toSorted(),
  );
});

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  const outcome = (caller: Caller) => outcomeOf(call(caller, OURS));

  test.each([...ROLES, 'stranger'] as const)('the %s of a workspace finds nothing there', async (role) => {
    expect(await outcome(callerAs(role))).toBe('NOT_FOUND');
    expect(done).toEqual([]);
  });

  test('nobody is told to sign in', async () =>
    expect(await outcome(callerAs(null, { operator }))).toBe('UNAUTHORIZED'));

  test('an operator comes in, whatever the role in the workspace', async () =>
    expect(await outcome(callerAs('viewer', { operator }))).toBe('ok'));

  test('an operator’s session of more than twelve hours is asked who it is', async () => {
    expect(await outcome(callerAs('owner', { operator, viewer: signedInHoursAgo(11) }))).toBe('ok');
    done.splice(0);
    expect(await outcome(callerAs('owner', { operator, viewer: signedInHoursAgo(12) }))).toBe('PRECONDITION_FAILED');
    expect(done).toEqual([]);
  });
});

test.each(Object.entries(OF_TENANT))('%s answers that there is no such workspace', async (_name, call) =>
  expect(await outcomeOf(call(callerAs('owner', { operator }), NOBODYS))).toBe('NOT_FOUND'),
);

test('what is done to a workspace is said with its reason and under the operator’s own name', async () => {
  const caller = callerAs('owner', { operator });
  for (const call of Object.values(OF_TENANT)) await call(caller, OURS);
  expect(done).toEqual(['adjust', 'grant', 'suspend', 'resume'].map((what) => `${what} ${OURS} test user-1`));
});

const admin = () => callerAs('owner', { operator }).admin.tenants;
test.each<[string, () => Promise<unknown>]>([
  ['no reason', () => admin().suspend({ tenantId: OURS, reason: '  ' })],
  ['a reason without end', () => admin().resume({ tenantId: OURS, reason: 'x'.repeat(501) })],
  ...[0, 1.5, Number.NaN, 100_000_001, -100_000_001].map((amount): [string, () => Promise<unknown>] => [
    `an adjustment by ${amount}`,
    () => admin().adjustCredits({ tenantId: OURS, adjustmentId: ADJUSTMENT, amount, reason: 'test' }),
  ]),
])('%s is not taken', async (_what, call) => {
  expect(await outcomeOf(call())).toBe('BAD_REQUEST');
  expect(done).toEqual([]);
});
