import { primaryReads } from '@graha/store/postgres/reads';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { ACTIONS, may, type Action } from '@graha/domain/team/roles';
import { eventLog } from '@graha/store/log/event-log';
import { impersonationOf as viewOf } from '@graha/store/operator/impersonation';
import {
  NO_ID,
  OPERATOR,
  OURS,
  THEIRS,
  impersonationOf,
  kindsOfProcedures,
  outcomeOf,
  useScene,
  viewerOf,
} from '../testing/scene.ts';
import { answer } from '../router/answer.ts';
import type { Context } from '../trpc/context.ts';
import { createCallerFactory, memberProcedure, router } from '../trpc/init.ts';
import { appRouter } from '../router/root.ts';

const scene = useScene(createTestDatabase);
const callerOf = createCallerFactory(appRouter);

const ORIGIN = 'http://portal.example';
const STOP = 'admin.impersonation.stop';
const REASON = 'They see no invoices';

const kinds = kindsOfProcedures();
const mutations = Object.keys(kinds).filter((path) => kinds[path] !== 'query');
const oldViewer = () => ({ ...viewerOf(OPERATOR), signedInAt: new Date(0) });

/** An operator who views OURS as its owner. */
const viewing = (changes: Partial<Context> = {}): Context =>
  scene.contextAs('owner', {
    viewer: viewerOf(OPERATOR),
    operatorDb: scene.pools.operatorDb,
    operatorReads: primaryReads(scene.pools.operatorDb),
    impersonation: impersonationOf(OURS),
    ...changes,
  });

/** Sends a request as a browser can, whatever buttons the page shows. */
async function sent(path: string, context: Context) {
  const request = new Request(`${ORIGIN}/api/trpc/${path}`, {
    method: 'POST',
    headers: { host: 'portal.example', origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ json: null }),
  });
  const response = await answer(request, context.requestId, async () => context);
  return { status: response.status, text: await response.text() };
}

const eventsOfUser = (userId: string) =>
  eventLog({ db: scene.pools.operatorDb }, { search: `user-${userId}`, limit: 10 });

describe('while an operator views a workspace', () => {
  test.each(mutations.filter((path) => path !== STOP))('%s is forbidden, whatever is sent', async (path) => {
    const { status, text } = await sent(path, viewing());
    expect(status).toBe(403);
    expect(text).toContain('read only');
  });

  test('an old session is not asked to confirm who it is: the answer would change nothing', async () =>
    expect((await sent('keys.create', viewing({ viewer: oldViewer() }))).status).toBe(403));

  test('a read that completes an owner’s history does not touch the operator’s', async () => {
    const { owner } = OURS.people;
    await callerOf(viewing()).workspace.plan();
    expect(await eventsOfUser(OPERATOR.userId)).toEqual([]);
    const isVerified = async () => (await eventsOfUser(owner.userId)).some(({ type }) => type === 'EmailVerified');
    expect(await isVerified()).toBe(false);
    await scene.callerAs('owner').workspace.plan();
    expect(await isVerified()).toBe(true);
  });

  test('ending the view is allowed, however old the session is', async () => {
    const context = viewing({ viewer: oldViewer() });
    expect((await sent(STOP, context)).status).toBe(200);
    const { impersonation } = callerOf(context).admin;
    expect(await impersonation.current()).toEqual({ tenantId: OURS.tenantId, endsAt: context.impersonation?.endsAt });
  });

  test('actions that only read are allowed, and those that export data are not', async () => {
    // Safe: every action is a key of the table.
    const actions = Object.keys(ACTIONS) as Action[];
    for (const action of actions) {
      const one = router({ ask: memberProcedure(action).query(() => true) });
      const caller = createCallerFactory(one)(viewing());
      const expected = may('impersonator', action) ? 'ok' : 'FORBIDDEN';
      expect([action, await outcomeOf(caller.ask())]).toEqual([action, expected]);
    }
  });
});

describe('an operator', () => {
  const caller = (changes: Partial<Context> = {}) => scene.callerAs('operator', changes).admin.impersonation;
  const start = { tenantId: THEIRS.tenantId, reason: REASON };
  const viewOfSession = (sessionId = OPERATOR.sessionId) =>
    viewOf({ db: scene.pools.db }, { operatorId: OPERATOR.userId, sessionId });
  beforeEach(() => caller().stop());

  test('starts with a reason, for this session alone, and stops', async () => {
    await caller().start({ ...start, reason: ` ${REASON} `, ticket: ' 7 ' });
    expect(await viewOfSession()).toMatchObject({ tenantId: THEIRS.tenantId, name: THEIRS.name, reason: REASON });
    expect(await viewOfSession('another session')).toBeNull();
    await caller().stop();
    expect(await viewOfSession()).toBeNull();
  });

  test('does not start without a reason', async () => {
    expect(await outcomeOf(caller().start({ ...start, reason: ' ' }))).toBe('BAD_REQUEST');
    expect(await viewOfSession()).toBeNull();
  });

  test('does not start a second view, nor one of a workspace that does not exist', async () => {
    expect(await outcomeOf(caller().start({ ...start, tenantId: NO_ID }))).toBe('NOT_FOUND');
    await caller().start(start);
    expect(await outcomeOf(caller().start({ ...start, tenantId: OURS.tenantId }))).toBe('CONFLICT');
    expect(await viewOfSession()).toMatchObject({ tenantId: THEIRS.tenantId });
  });

  test('must confirm who it is after twelve hours, before a view starts', async () => {
    const viewer = { ...viewerOf(OPERATOR), signedInAt: new Date(Date.now() - 12 * 3_600_000) };
    expect(await outcomeOf(caller({ viewer }).start(start))).toBe('PRECONDITION_FAILED');
    expect(await viewOfSession()).toBeNull();
  });
});

test.each(['owner', 'viewer'] as const)('these procedures do not exist for the %s of a workspace', async (role) => {
  const { start, stop, current } = scene.callerAs(role).admin.impersonation;
  const outcomes = [start({ tenantId: THEIRS.tenantId, reason: REASON }), stop(), current()].map(outcomeOf);
  expect(await Promise.all(outcomes)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
});
