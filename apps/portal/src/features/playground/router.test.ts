import { ROLES } from '@graha/domain/roles';
import { expect, test, vi } from 'vitest';
import { booksInMemory, callerAs, outcomeOf, OURS, THEIRS, viewerNow } from '../../trpc/testing.ts';
import type { Report } from '../../trpc/report.ts';
import { playgroundBooksInMemory, type MadeCall } from './books-in-memory.ts';

const ATTEMPT = 'b3b7c1f4-4f0e-4a55-9d8e-2f8f0a9c7e11';
const RUN = { operation: 'panchang/sun-times', body: '{"year":1990}', attemptId: ATTEMPT };

function listening(role: (typeof ROLES)[number], tenantId = OURS) {
  const calls: MadeCall[] = [];
  const workspace = { tenantId, name: 'Nadir Tools', role };
  const books = { ...booksInMemory(), ...playgroundBooksInMemory(calls) };
  return { caller: callerAs(role, { books, workspace }), calls };
}

test('whoever may spend runs an operation for the workspace of the session, and gets the answer as it was', async () => {
  const { caller, calls } = listening('developer');
  expect(await caller.playground.run(RUN)).toMatchObject({ status: 200, text: '{"lagna":{}}' });
  expect(calls).toEqual([
    {
      tenantId: OURS,
      userId: viewerNow().userId,
      path: '/api/v1/panchang/sun-times',
      body: RUN.body,
      attemptId: ATTEMPT,
    },
  ]);
});

test('a viewer spends nothing, and is told by which role', async () => {
  const { caller, calls } = listening('viewer');
  await expect(caller.playground.run(RUN)).rejects.toThrow('Your role in this workspace, viewer, does not allow this.');
  expect(calls).toEqual([]);
});

test('whose credits are spent is said by the session alone', async () => {
  const { caller, calls } = listening('owner', THEIRS);
  await caller.playground.run(RUN);
  expect(calls.map(({ tenantId }) => tenantId)).toEqual([THEIRS]);
  const asked = { ...RUN, tenantId: OURS };
  expect(await outcomeOf(caller.playground.run(asked))).toBe('BAD_REQUEST');
});

test.each(['kundali/nothing', '../../../usage', 'kundali/basic?x=', 'http://elsewhere/', ''])(
  'what is no operation reaches no server: %s',
  async (operation) => {
    const { caller, calls } = listening('owner');
    expect(await outcomeOf(caller.playground.run({ ...RUN, operation }))).toBe('NOT_FOUND');
    expect(calls).toEqual([]);
  },
);

test('an API that gives no answer is no failure of the portal', async () => {
  const report = vi.fn<Report>();
  const caller = callerAs('owner', { books: { ...booksInMemory(), callApi: async () => null }, report });
  expect(await caller.playground.run(RUN)).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test('everyone may look up places, zones and what is left', async () => {
  for (const role of ROLES) {
    const { playground } = callerAs(role);
    expect(await playground.balance()).toEqual({ credits: 19_999, calls: 9_999 });
    expect((await playground.places({ text: 'ujjain' }))[0]).toMatchObject({ zone: 'Asia/Kolkata' });
    const clock = { year: 1991, month: 7, date: 19, hours: 3, minutes: 47, seconds: 11 };
    expect(await playground.zone({ timezone: '5.5', ...clock })).toMatchObject({ offset: '+05:30' });
  }
}, 60_000);
