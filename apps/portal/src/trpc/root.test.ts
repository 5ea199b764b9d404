import { ROLES } from '@graha/domain/roles';
import { describe, expect, test } from 'vitest';
import { OUR_OTHER_SESSION, OUR_PASSKEY, OUR_PASSWORD } from '../features/profile/self-in-memory.ts';
import { INVITATION_TO_US, OUR_INVITATION, OUR_MEMBER } from '../features/team/books-in-memory.ts';
import { callerAs, IMPERSONATION, kindsOfProcedures, outcomeOf, OUR_KEY, OURS } from './testing.ts';

type Caller = ReturnType<typeof callerAs>;
/** `own`: it concerns a person, in whatever workspace or none. */
type Row = { call: (caller: Caller) => Promise<unknown>; roles: readonly string[]; own?: true };

const EVERYONE = ['owner', 'admin', 'developer', 'viewer'];
const OWNER = ['owner'];
const KEEPERS = ['owner', 'admin'];
const BUILDERS = ['owner', 'admin', 'developer'];

const own = (call: Row['call']): Row => ({ call, roles: EVERYONE, own: true });
const password = OUR_PASSWORD;

const USAGE_WISH = { range: 'month', by: 'operation', unit: 'credits' } as const;

/** Every procedure there is, with the roles that may call it. */
const PROCEDURES: Record<string, Row> = {
  'keys.list': { call: (caller) => caller.keys.list(), roles: EVERYONE },
  'keys.create': { call: (caller) => caller.keys.create({ name: 'Staging', env: 'live' }), roles: BUILDERS },
  'keys.get': { call: (caller) => caller.keys.get({ keyId: OUR_KEY }), roles: EVERYONE },
  'keys.restrict': {
    call: (caller) =>
      caller.keys.restrict({
        keyId: OUR_KEY,
        limits: { scopes: ['dasha'], cidrs: [], monthlyCreditsMax: 7, expiresAt: null },
      }),
    roles: BUILDERS,
  },
  'keys.rotate': { call: (caller) => caller.keys.rotate({ keyId: OUR_KEY, overlapMs: 0 }), roles: BUILDERS },
  'keys.disable': { call: (caller) => caller.keys.disable({ keyId: OUR_KEY }), roles: BUILDERS },
  'keys.enable': { call: (caller) => caller.keys.enable({ keyId: OUR_KEY }), roles: BUILDERS },
  'keys.reportLeak': {
    call: (caller) => caller.keys.reportLeak({ keyId: OUR_KEY, foundAt: null }),
    roles: BUILDERS,
  },
  'keys.revoke': { call: (caller) => caller.keys.revoke({ keyId: OUR_KEY }), roles: BUILDERS },
  'keys.firstCall': { call: (caller) => caller.keys.firstCall({ keyId: OUR_KEY }), roles: EVERYONE },
  'playground.balance': { call: (caller) => caller.playground.balance(), roles: EVERYONE },
  'playground.places': { call: (caller) => caller.playground.places({ text: '' }), roles: EVERYONE },
  'playground.zone': {
    call: (caller) =>
      caller.playground.zone({ timezone: '0', year: 2000, month: 1, date: 1, hours: 0, minutes: 0, seconds: 0 }),
    roles: EVERYONE,
  },
  'playground.run': {
    call: (caller) => caller.playground.run({ operation: 'planets', body: '{}', attemptId: OUR_KEY }),
    roles: BUILDERS,
  },
  'workspace.plan': { call: (caller) => caller.workspace.plan(), roles: EVERYONE },
  'profile.read': own((caller) => caller.profile.read()),
  'profile.rename': own((caller) => caller.profile.rename({ name: 'Asha' })),
  'profile.sendVerification': own((caller) => caller.profile.sendVerification()),
  'profile.changeAddress': own((caller) => caller.profile.changeAddress({ email: 'a@orbit.example', password })),
  'profile.changePassword': own((caller) => caller.profile.changePassword({ password, next: 'harbour thistle 41' })),
  'profile.confirm': own((caller) => caller.profile.confirm({ password })),
  'profile.beginTwoFactor': own((caller) => caller.profile.beginTwoFactor({ password })),
  'profile.finishTwoFactor': own((caller) => caller.profile.finishTwoFactor({ code: '000 000' })),
  'profile.endTwoFactor': own((caller) => caller.profile.endTwoFactor({ password })),
  'profile.newBackupCodes': own((caller) => caller.profile.newBackupCodes({ password })),
  'profile.beginPasskey': own((caller) => caller.profile.beginPasskey()),
  'profile.finishPasskey': own((caller) => caller.profile.finishPasskey({ name: 'Phone', response: 'right' })),
  'profile.renamePasskey': own((caller) => caller.profile.renamePasskey({ id: OUR_PASSKEY, name: 'Phone' })),
  'profile.removePasskey': own((caller) => caller.profile.removePasskey({ id: OUR_PASSKEY })),
  'profile.endSession': own((caller) => caller.profile.endSession({ id: OUR_OTHER_SESSION })),
  'profile.endOtherSessions': own((caller) => caller.profile.endOtherSessions()),
  'billing.read': { call: (caller) => caller.billing.read(), roles: KEEPERS },
  'billing.buyPlan': { call: (caller) => caller.billing.buyPlan({ plan: 'growth' }), roles: KEEPERS },
  'billing.buyTopUp': { call: (caller) => caller.billing.buyTopUp(), roles: KEEPERS },
  'billing.openPortal': { call: (caller) => caller.billing.openPortal(), roles: KEEPERS },
  'billing.changePlan': { call: (caller) => caller.billing.changePlan({ plan: 'scale' }), roles: KEEPERS },
  'alerts.read': { call: (caller) => caller.alerts.read(), roles: EVERYONE },
  'alerts.turn': { call: (caller) => caller.alerts.turn({ pct: 50, isOn: false }), roles: KEEPERS },
  'alerts.sendTest': { call: (caller) => caller.alerts.sendTest(), roles: KEEPERS },
  'auditLog.list': { call: (caller) => caller.auditLog.list({}), roles: KEEPERS },
  'settings.read': { call: (caller) => caller.settings.read(), roles: EVERYONE },
  'settings.rename': { call: (caller) => caller.settings.rename({ name: 'Nadir' }), roles: KEEPERS },
  'settings.requestDeletion': {
    call: (caller) => caller.settings.requestDeletion({ typed: 'Nadir Tools' }),
    roles: OWNER,
  },
  'settings.withdrawDeletion': { call: (caller) => caller.settings.withdrawDeletion(), roles: OWNER },
  'team.list': { call: (caller) => caller.team.list(), roles: EVERYONE },
  'team.invite': {
    call: (caller) => caller.team.invite({ email: 'bo@orbit.example', role: 'viewer' }),
    roles: KEEPERS,
  },
  'team.resend': { call: (caller) => caller.team.resend({ invitationId: OUR_INVITATION }), roles: KEEPERS },
  'team.withdraw': { call: (caller) => caller.team.withdraw({ invitationId: OUR_INVITATION }), roles: KEEPERS },
  'team.changeRole': {
    call: (caller) => caller.team.changeRole({ userId: OUR_MEMBER, role: 'admin' }),
    roles: KEEPERS,
  },
  'team.remove': { call: (caller) => caller.team.remove({ userId: OUR_MEMBER }), roles: KEEPERS },
  'team.leave': { call: (caller) => caller.team.leave(), roles: ['admin', 'developer', 'viewer'] },
  'team.transfer': {
    call: (caller) => caller.team.transfer({ userId: OUR_MEMBER, typed: 'Nadir Tools' }),
    roles: OWNER,
  },
  'team.invitation': own((caller) => caller.team.invitation({ invitationId: INVITATION_TO_US })),
  'team.accept': own((caller) => caller.team.accept({ invitationId: INVITATION_TO_US })),
  'team.workspaces': own((caller) => caller.team.workspaces()),
  'team.switchTo': own((caller) => caller.team.switchTo({ tenantId: OURS })),
  'team.createWorkspace': own((caller) => caller.team.createWorkspace({ name: 'Orbit' })),
  'usage.read': { call: (caller) => caller.usage.read(USAGE_WISH), roles: EVERYONE },
  'usage.rows': { call: (caller) => caller.usage.rows(USAGE_WISH), roles: EVERYONE },
  'requests.list': { call: (caller) => caller.requests.list({ period: '24h' }), roles: EVERYONE },
  'requests.one': { call: (caller) => caller.requests.one({ requestId: OURS }), roles: EVERYONE },
  'overview.read': { call: (caller) => caller.overview.read(), roles: EVERYONE },
  'overview.today': { call: (caller) => caller.overview.today(), roles: EVERYONE },
};

test('no procedure is left out of the table', () => {
  expect(Object.keys(PROCEDURES).toSorted()).toEqual(
    Object.keys(kindsOfProcedures())
      .filter((name) => !name.startsWith('admin.')) // No role in a workspace opens them: their own test says who comes in.
      .toSorted(),
  );
});

const kinds = kindsOfProcedures();

describe.each(Object.entries(PROCEDURES))('%s', (name, { call, roles, own }) => {
  test.each(ROLES)('%s', async (role) => {
    expect(await outcomeOf(call(callerAs(role)))).toBe(roles.includes(role) ? 'ok' : 'FORBIDDEN');
  });

  test('an operator who views the workspace as its owner reads what the owner reads, and changes nothing', async () => {
    const isRead = kinds[name] === 'query';
    const outcome = await outcomeOf(call(callerAs('owner', { impersonation: IMPERSONATION })));
    expect(outcome).toBe(isRead && roles.includes('owner') ? 'ok' : 'FORBIDDEN');
  });

  test('nobody is told to sign in', async () => expect(await outcomeOf(call(callerAs(null)))).toBe('UNAUTHORIZED'));

  test('somebody without a workspace finds none, but has an account', async () =>
    expect(await outcomeOf(call(callerAs('stranger')))).toBe(own ? 'ok' : 'NOT_FOUND'));
});
