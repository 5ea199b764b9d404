import { ROLES } from '@graha/domain/roles';
import { describe, expect, test } from 'vitest';
import { callerAs, outcomeOf, OURS, viewerNow } from '../../../trpc/testing.ts';
import { operatorBooksInMemory } from '../books-in-memory.ts';
import { KNOWN_MESSAGE, KNOWN_STOP } from './books-in-memory.ts';

type Machine = ReturnType<typeof callerAs>['admin']['machine'];
type Name = keyof Machine;

const CALLS: Record<Name, (machine: Machine) => Promise<unknown>> = {
  events: (machine) => machine.events({}),
  findTenants: (machine) => machine.findTenants({ search: '' }),
  timeline: (machine) => machine.timeline({ tenantId: OURS }),
  standing: (machine) => machine.standing({ tenantId: OURS, place: { stopId: KNOWN_STOP } }),
  projections: (machine) => machine.projections(),
  requestRebuild: (machine) => machine.requestRebuild({ projection: 'usage-by-day' }),
  audits: (machine) => machine.audits(),
  differences: (machine) => machine.differences({ runId: 1 }),
  requestAudit: (machine) => machine.requestAudit({ fromGenesis: true }),
  inbox: (machine) => machine.inbox({}),
  replayMessage: (machine) => machine.replayMessage({ stripeEventId: KNOWN_MESSAGE }),
};
const HOUR_MS = 3_600_000;
const operator = operatorBooksInMemory();
const asOperator = () => callerAs('viewer', { operator }).admin.machine;

describe.each(Object.entries(CALLS))('%s', (_name, call) => {
  test.each(ROLES)('the %s of a workspace finds nothing there', async (role) =>
    expect(await outcomeOf(call(callerAs(role).admin.machine))).toBe('NOT_FOUND'),
  );

  test('nobody is told to sign in', async () =>
    expect(await outcomeOf(call(callerAs(null, { operator }).admin.machine))).toBe('UNAUTHORIZED'));

  test('an operator comes in, whatever the role in the workspace', async () =>
    expect(await outcomeOf(call(asOperator()))).toBe('ok'));

  test('an operator’s session of more than twelve hours is asked who it is', async () => {
    const viewer = { ...viewerNow(), signedInAt: new Date(Date.now() - 12 * HOUR_MS) };
    expect(await outcomeOf(call(callerAs('owner', { operator, viewer }).admin.machine))).toBe('PRECONDITION_FAILED');
  });
});

test('what does not exist is told to be not there', async () => {
  const machine = asOperator();
  expect(await outcomeOf(machine.standing({ tenantId: OURS, place: { stopId: 'e999' } }))).toBe('NOT_FOUND');
  expect(await outcomeOf(machine.requestRebuild({ projection: 'ledger' }))).toBe('NOT_FOUND');
  expect(await outcomeOf(machine.replayMessage({ stripeEventId: 'evt_unknown' }))).toBe('NOT_FOUND');
});

test('whoever asks is written down by the session, never by the input', async () => {
  const asked: unknown[] = [];
  const books = {
    ...operator,
    requestRebuild: async (...wish: unknown[]) => asked.push(wish) > 0,
    requestAudit: async (...wish: unknown[]) => asked.push(wish) > 0,
    replayMessage: async (...wish: unknown[]) => asked.push(wish) > 0,
  };
  const { machine } = callerAs('viewer', { operator: books }).admin;
  await machine.requestRebuild({ projection: 'key-list' });
  await machine.requestAudit({ fromGenesis: false });
  await machine.replayMessage({ stripeEventId: 'evt_1' });
  const by = { operatorId: 'user-1', requestId: 'req_1' };
  expect(asked).toEqual([
    ['key-list', by],
    [false, by],
    ['evt_1', by],
  ]);
});
