import { ROLES } from '@graha/domain/roles';
import { describe, expect, test } from 'vitest';
import { callerAs, outcomeOf, OURS, viewerNow } from '../../trpc/testing.ts';
import { operatorBooksInMemory } from './books-in-memory.ts';

type Caller = ReturnType<typeof callerAs>;

const CALLS: Record<string, (caller: Caller) => Promise<unknown>> = {
  'tenants.list': ({ admin }) => admin.tenants.list({}),
  moment: ({ admin }) => admin.moment({ tenantId: OURS, at: new Date() }),
};
const HOUR_MS = 3_600_000;
const operator = operatorBooksInMemory();
const signedInHoursAgo = (hours: number) => ({
  ...viewerNow(),
  signedInAt: new Date(Date.now() - hours * HOUR_MS),
});

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  test.each(ROLES)('the %s of a workspace finds nothing there', async (role) =>
    expect(await outcomeOf(call(callerAs(role)))).toBe('NOT_FOUND'),
  );

  test('nobody is told to sign in', async () =>
    expect(await outcomeOf(call(callerAs(null, { operator })))).toBe('UNAUTHORIZED'));

  test('an operator comes in, whatever the role in the workspace', async () =>
    expect(await outcomeOf(call(callerAs('viewer', { operator })))).toBe('ok'));

  test('an operator’s session of more than twelve hours is asked who it is', async () => {
    expect(await outcomeOf(call(callerAs('owner', { operator, viewer: signedInHoursAgo(11) })))).toBe('ok');
    const old = callerAs('owner', { operator, viewer: signedInHoursAgo(12) });
    expect(await outcomeOf(call(old))).toBe('PRECONDITION_FAILED');
  });
});
