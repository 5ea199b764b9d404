import { ROLES } from '@graha/domain/roles';
import { describe, expect, test } from 'vitest';
import { appRouter } from './root.ts';
import { callerAs, outcomeOf, OUR_KEY } from './testing.ts';

type Caller = ReturnType<typeof callerAs>;
type Row = { call: (caller: Caller) => Promise<unknown>; roles: readonly string[] };

const EVERYONE = ['owner', 'admin', 'developer', 'viewer'];
const BUILDERS = ['owner', 'admin', 'developer'];

/** Every procedure there is, with the roles that may call it. */
const PROCEDURES: Record<string, Row> = {
  'keys.list': { call: (caller) => caller.keys.list(), roles: EVERYONE },
  'keys.create': { call: (caller) => caller.keys.create({ name: 'Staging', env: 'live' }), roles: BUILDERS },
  'keys.revoke': { call: (caller) => caller.keys.revoke({ keyId: OUR_KEY }), roles: BUILDERS },
  'keys.firstCall': { call: (caller) => caller.keys.firstCall({ keyId: OUR_KEY }), roles: EVERYONE },
  'workspace.plan': { call: (caller) => caller.workspace.plan(), roles: EVERYONE },
  'overview.read': { call: (caller) => caller.overview.read(), roles: EVERYONE },
};

test('no procedure is left out of the table', () => {
  const { _def: definition } = appRouter;
  expect(Object.keys(PROCEDURES).toSorted()).toEqual(Object.keys(definition.procedures).toSorted());
});

describe.each(Object.entries(PROCEDURES))('%s', (_name, { call, roles }) => {
  test.each(ROLES)('%s', async (role) => {
    expect(await outcomeOf(call(callerAs(role)))).toBe(roles.includes(role) ? 'ok' : 'FORBIDDEN');
  });

  test('nobody is told to sign in', async () => expect(await outcomeOf(call(callerAs(null)))).toBe('UNAUTHORIZED'));

  test('somebody without a workspace finds none', async () =>
    expect(await outcomeOf(call(callerAs('stranger')))).toBe('NOT_FOUND'));
});
