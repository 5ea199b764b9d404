import { READ_ONLY, VERIFY_FIRST } from '@graha/auth/core/session-limits';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Context } from './context.ts';
import {
  createCallerFactory,
  freshMemberProcedure,
  freshUserProcedure,
  memberProcedure,
  operatorProcedure,
  router,
  userProcedure,
  visitingProcedure,
  visitorProcedure,
} from './init.ts';

const NOW = new Date('2026-11-21T08:14:02Z');
const HOUR_MS = 3_600_000;

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const done = () => 'done';
const member = memberProcedure('keys.manage');
const reader = memberProcedure('usage.read');
const freshMember = freshMemberProcedure('keys.manage');

/** A query and a mutation behind each guard. */
const appRouter = router({
  visitor: router({ ask: visitorProcedure.query(done), change: visitorProcedure.mutation(done) }),
  user: router({ ask: userProcedure.query(done), change: userProcedure.mutation(done) }),
  freshUser: router({ ask: freshUserProcedure.query(done), change: freshUserProcedure.mutation(done) }),
  visiting: router({ ask: visitingProcedure.query(done), change: visitingProcedure.mutation(done) }),
  operator: router({ ask: operatorProcedure.query(done), change: operatorProcedure.mutation(done) }),
  reader: router({ ask: reader.query(done), change: reader.mutation(done) }),
  member: router({ ask: member.query(done), change: member.mutation(done) }),
  freshMember: router({ ask: freshMember.query(done), change: freshMember.mutation(done) }),
  admin: router({ impersonation: router({ stop: visitingProcedure.mutation(done) }) }),
  write: userProcedure.input(z.unknown()).mutation(done),
});
const GUARDS = ['visitor', 'user', 'freshUser', 'visiting', 'operator', 'reader', 'member', 'freshMember'] as const;
type Guard = (typeof GUARDS)[number];

const viewerAfter = (hours: number, isVerified = true): NonNullable<Context['viewer']> => ({
  userId: 'user-1',
  sessionId: 'session-1',
  name: 'Asha',
  email: 'asha@nadir.example',
  isVerified,
  signedInAt: new Date(NOW.getTime() - hours * HOUR_MS),
});

const workspaceOf = (role: 'developer' | 'viewer') => ({ tenantId: 't', name: 'Nadir Tools', role });
const waiting = (waitMs: number) => ({ take: () => waitMs, waitMs: () => waitMs, forget: () => undefined });
const VIEW = { tenantId: 't', name: 'Nadir Tools', reason: 'They see no invoices', endsAt: NOW };

type Changes = Partial<Record<keyof Context, unknown>>;

/** Returns a caller for a developer who has just signed in and is an operator too, with the changes of a test. */
function callerWith(changes: Changes = {}) {
  const context = {
    requestId: 'req_1',
    address: '203.0.113.7',
    viewer: viewerAfter(0),
    self: {},
    workspace: workspaceOf('developer'),
    secondFactor: null,
    impersonation: null,
    operatorDb: {},
    operatorReads: {},
    pace: { query: waiting(0), mutation: waiting(0), visitor: waiting(0) },
    report: () => undefined,
    ...changes,
  };
  return createCallerFactory(appRouter)(context as unknown as Context); // Safe: the guards read no other members.
}

const problemOf = (call: Promise<unknown>): Promise<string> =>
  call.then(String, ({ code, message }: { code: string; message: string }) => `${code}: ${message}`);

/** Returns each guard's answer to a query and a mutation. */
async function answersTo(changes: Changes) {
  const caller = callerWith(changes);
  const answers: Partial<Record<Guard, [string, string]>> = {};
  for (const guard of GUARDS) {
    answers[guard] = [await problemOf(caller[guard].ask()), await problemOf(caller[guard].change())];
  }
  return answers;
}

const OPEN: [string, string] = ['done', 'done'];
const all = (answer: string | [string, string]) =>
  Object.fromEntries(GUARDS.map((guard) => [guard, Array.isArray(answer) ? answer : [answer, answer]]));
const SESSION_ENDED = 'UNAUTHORIZED: Your session has ended. Sign in again.';
const CONFIRM = 'PRECONDITION_FAILED: Confirm first that it is you. Nothing was changed.';
const NOTHING_HERE = 'NOT_FOUND: There is nothing here.';
const both = (answer: string): [string, string] => [answer, answer];

test('who has just signed in, with a role that may and as an operator, passes each guard', async () => {
  expect(await answersTo({})).toEqual(all('done'));
});

test.each([
  ['no viewer', { viewer: null }],
  ['no account', { self: null }],
  ['neither', { viewer: null, self: null }],
])('with %s only what is open to visitors answers', async (_what, changes) => {
  expect(await answersTo(changes)).toEqual({ ...all(SESSION_ENDED), visitor: OPEN });
});

test.each([
  [11.99, OPEN, OPEN],
  [12, OPEN, both(CONFIRM)],
  [23.99, OPEN, both(CONFIRM)],
  [24, both(CONFIRM), both(CONFIRM)],
])(
  '%f hours after sign-in the gravest changes ask for a proof, an operator’s after twelve',
  async (hours, customer, operator) => {
    expect(await answersTo({ viewer: viewerAfter(hours) })).toEqual({
      ...all('done'),
      freshUser: customer,
      freshMember: customer,
      operator,
    });
  },
);

describe('an operator who views a workspace', () => {
  test('reads what its owner reads, and changes nothing behind any guard', async () => {
    const readOnly = `FORBIDDEN: ${READ_ONLY}`;
    expect(await answersTo({ impersonation: VIEW })).toEqual({
      ...all(['done', readOnly]),
      member: both(readOnly),
      freshMember: both(readOnly),
    });
  });

  test('may end the view, however old the session is', async () => {
    const caller = callerWith({ impersonation: VIEW, viewer: viewerAfter(1_000) });
    expect(await caller.admin.impersonation.stop()).toBe('done');
  });
});

test.each([
  ['the connection', { operatorDb: null }],
  ['the reads', { operatorReads: null }],
])('without %s of an operator the pages of operators do not exist', async (_what, changes) => {
  expect(await answersTo(changes)).toEqual({
    ...all('done'),
    visiting: both(NOTHING_HERE),
    operator: both(NOTHING_HERE),
  });
});

test('before the address is verified everything is read and nothing is changed', async () => {
  const changes = { viewer: viewerAfter(0, false) };
  expect(await answersTo(changes)).toEqual(all(['done', `FORBIDDEN: ${VERIFY_FIRST}`]));
});

describe('what belongs to a workspace', () => {
  const answersOf = async (changes: Changes) => {
    const { reader: read, member: change, freshMember: fresh, user } = await answersTo(changes);
    expect(user).toEqual(OPEN);
    return [read?.[0], change?.[1], fresh?.[1]];
  };

  test('is closed to a role that may not', async () => {
    const denied = 'FORBIDDEN: Your role in this workspace, viewer, does not allow this.';
    expect(await answersOf({ workspace: workspaceOf('viewer') })).toEqual(['done', denied, denied]);
  });

  test('is closed while the workspace waits for a second factor', async () => {
    const due = { due: 'set-up', workspace: workspaceOf('developer') };
    for (const answer of await answersOf({ secondFactor: due, workspace: null }))
      expect(answer).toMatch(/^FORBIDDEN: This workspace requires two-factor sign-in/);
  });

  test('is not found without one', async () => {
    for (const answer of await answersOf({ workspace: null })) expect(answer).toMatch(/^NOT_FOUND: /);
  });
});

describe('whoever calls too often', () => {
  const TOO_OFTEN = 'TOO_MANY_REQUESTS: That was asked too often. Nothing was changed; try again in';

  test.each([
    [1, `${TOO_OFTEN} 1 s.`],
    [1_000, `${TOO_OFTEN} 1 s.`],
    [1_001, `${TOO_OFTEN} 2 s.`],
    [60_000, `${TOO_OFTEN} 60 s.`],
  ])('and has to wait %i ms learns it in whole seconds', async (waitMs, answer) => {
    const pace = { query: waiting(waitMs), mutation: waiting(waitMs), visitor: waiting(waitMs) };
    expect(await answersTo({ pace })).toEqual(all(answer));
  });

  test('is counted by question and change alone, and a visitor by address', async () => {
    const taken: string[] = [];
    const count = (name: string) => ({
      ...waiting(0),
      take: (subject: string) => taken.push(`${name} ${subject}`) - taken.length,
    });
    const pace = { query: count('query'), mutation: count('mutation'), visitor: count('visitor') };
    await callerWith({ pace }).user.ask();
    await callerWith({ pace }).user.change();
    await callerWith({ pace }).visitor.ask();
    await callerWith({ pace, viewer: null }).visitor.ask();
    expect(taken).toEqual(['query user-1', 'mutation user-1', 'query user-1', 'visitor 203.0.113.7']);
  });
});

test('text that the database cannot store is refused at its field, whoever sends it', async () => {
  const caller = callerWith();
  expect(await problemOf(caller.write({ name: 'Asha' }))).toBe('done');
  const { cause } = await caller.write({ name: 'As\u0000ha' }).then(
    () => ({ cause: null }),
    (error: { cause: unknown }) => error,
  );
  expect(cause).toMatchObject({ issues: [{ path: ['name'] }] });
});
