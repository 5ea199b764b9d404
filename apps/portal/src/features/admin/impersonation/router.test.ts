import { UNVERIFIED_CALLS_MAX } from '@graha/domain/plans';
import { ACTIONS, may, type Action } from '@graha/domain/roles';
import { describe, expect, test, vi } from 'vitest';
import { answer } from '../../../trpc/answer.ts';
import type { Context } from '../../../trpc/context.ts';
import { createCallerFactory, memberProcedure, router } from '../../../trpc/init.ts';
import {
  booksInMemory,
  callerAs,
  contextAs,
  IMPERSONATION,
  kindsOfProcedures,
  OURS,
  outcomeOf,
  THEIRS,
  viewerNow,
} from '../../../trpc/testing.ts';
import { operatorBooksInMemory } from '../books-in-memory.ts';
import { impersonationBooksInMemory } from './books-in-memory.ts';

const ORIGIN = 'http://portal.example';
const STOP = 'admin.impersonation.stop';
const NOWHERE = '9c9f1f5e-6a51-4a7c-8f39-b1b7f1f7a404';

const operator = operatorBooksInMemory();
const viewing = { operator, impersonation: IMPERSONATION };
const kinds = kindsOfProcedures();
const mutations = Object.keys(kinds).filter((path) => kinds[path] !== 'query');

/** As a browser would send it, past every button. */
async function sent(path: string, changed: Partial<Context>) {
  const request = new Request(`${ORIGIN}/api/trpc/${path}`, {
    method: 'POST',
    headers: { host: 'portal.example', origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ json: null }),
  });
  const made = contextAs('owner', changed);
  const response = await answer(request, made.requestId, async () => made);
  return { status: response.status, text: await response.text() };
}

describe('while an operator views a workspace', () => {
  test.each(mutations.filter((path) => path !== STOP))('%s is forbidden, whatever is sent', async (path) => {
    const { status, text } = await sent(path, viewing);
    expect(status).toBe(403);
    expect(text).toContain('read only');
  });

  test('an old session is not asked who it is: the answer would change nothing', async () => {
    const old = { ...viewerNow(), signedInAt: new Date(0) };
    expect((await sent('keys.create', { ...viewing, viewer: old })).status).toBe(403);
  });

  test('a look that would mend an owner’s history leaves the operator’s alone', async () => {
    const recordFact = vi.fn<Context['books']['recordFact']>();
    const standing = { plan: 'free', callsLimit: UNVERIFIED_CALLS_MAX } as const;
    const account = async () => ({ ...(await booksInMemory().account(OURS)), ...standing });
    const books = { ...booksInMemory(), account, recordFact };
    await callerAs('owner', { ...viewing, books }).workspace.plan();
    expect(recordFact).not.toHaveBeenCalled();
    await callerAs('owner', { books }).workspace.plan();
    expect(recordFact).toHaveBeenCalledOnce();
  });

  test('the end is allowed, however old the session is', async () => {
    const old = { ...viewerNow(), signedInAt: new Date(0) };
    expect((await sent(STOP, { ...viewing, viewer: old })).status).toBe(200);
    const { admin } = callerAs('owner', { ...viewing, viewer: old });
    expect(await admin.impersonation.current()).toEqual({ tenantId: OURS, endsAt: IMPERSONATION.endsAt });
  });

  test('what only reads is allowed, and what takes the data away is not', async () => {
    // Safe: every action is a key of the table.
    const actions = Object.keys(ACTIONS) as Action[];
    for (const action of actions) {
      const one = router({ ask: memberProcedure(action).query(() => true) });
      const caller = createCallerFactory(one)(contextAs('owner', viewing));
      expect([action, await outcomeOf(caller.ask())]).toEqual([
        action,
        may('impersonator', action) ? 'ok' : 'FORBIDDEN',
      ]);
    }
  });
});

describe('an operator', () => {
  const asked = (changed: Partial<Context> = {}) => {
    const calls: string[] = [];
    const books = { ...booksInMemory(), ...impersonationBooksInMemory([OURS, THEIRS], calls) };
    return { calls, caller: callerAs('viewer', { operator, books, ...changed }).admin.impersonation };
  };

  test('begins with a reason, for this session, and ends it', async () => {
    const { calls, caller } = asked();
    await caller.start({ tenantId: THEIRS, reason: ' They see no invoices ', ticket: ' 7 ' });
    await caller.stop();
    expect(calls).toEqual([`start user-1 session-1 ${THEIRS} They see no invoices 7`, 'stop user-1']);
  });

  test('does not begin without a reason', async () => {
    const { calls, caller } = asked();
    expect(await outcomeOf(caller.start({ tenantId: THEIRS, reason: ' ' }))).toBe('BAD_REQUEST');
    expect(calls).toEqual([]);
  });

  test('does not begin a second one, nor one of a workspace that is not there', async () => {
    const { caller } = asked();
    const reason = 'They see no invoices';
    expect(await outcomeOf(caller.start({ tenantId: NOWHERE, reason }))).toBe('NOT_FOUND');
    await caller.start({ tenantId: THEIRS, reason });
    expect(await outcomeOf(caller.start({ tenantId: OURS, reason }))).toBe('CONFLICT');
  });

  test('says again who it is after twelve hours, before it begins', async () => {
    const { caller } = asked({ viewer: { ...viewerNow(), signedInAt: new Date(Date.now() - 12 * 3_600_000) } });
    expect(await outcomeOf(caller.start({ tenantId: THEIRS, reason: 'r' }))).toBe('PRECONDITION_FAILED');
  });
});

test.each(['owner', 'viewer'] as const)('the %s of a workspace finds nothing there', async (role) => {
  const { start, stop, current } = callerAs(role).admin.impersonation;
  const outcomes = [start({ tenantId: THEIRS, reason: 'r' }), stop(), current()].map(outcomeOf);
  expect(await Promise.all(outcomes)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
});
