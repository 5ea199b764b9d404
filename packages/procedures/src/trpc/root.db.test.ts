import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { OUR_PASSWORD } from '@graha/auth/testing/own-account';
import { createTestDatabase } from '@graha/dev-stack/test-context';
import { Refusal } from '@graha/domain/refusal';
import { ROLES, type Role } from '@graha/domain/roles';
import {
  NO_ID,
  OURS,
  THEIRS,
  impersonationOf,
  kindsOfProcedures,
  type Caller,
  useScene,
  viewerOf,
} from '../testing/scene.ts';
import { insertOwned, insertPeople, newPerson, type Person, type SceneWorkspace } from '../testing/scene-rows.ts';

const scene = useScene(createTestDatabase);

/** What a call is about: a workspace, one of its keys and members, and what `prepare` made. */
type Subject = SceneWorkspace & { found: string };
type Row = {
  prepare?: (workspace: SceneWorkspace, caller: Person) => Promise<string>;
  call: (caller: Caller, subject: Subject) => Promise<unknown>;
  roles: readonly Role[];
  /** It concerns a person, in any workspace or none. */
  own?: true;
  /** What an allowed call ends in, where it is not `ok`. */
  ends?: string;
  /** What it ends in for other roles, where that is not `FORBIDDEN`. */
  endsForOthers?: string;
  /** What it ends in for a person without a workspace, where that differs. */
  endsForStranger?: string;
};

const EVERYONE = ROLES;
const OWNER: Role[] = ['owner'];
const MANAGERS: Role[] = ['owner', 'admin'];
const BUILDERS: Role[] = ['owner', 'admin', 'developer'];

const own = (call: Row['call'], more: Partial<Row> = {}): Row => ({ call, roles: EVERYONE, own: true, ...more });
const password = OUR_PASSWORD;

/** Whoever may ask is asked for something that this account does not have: a code, the answer of a device, a second factor. */
const LACKS = { ends: 'BAD_REQUEST' } as const;
const withOwned: Row['prepare'] = (_workspace, caller) => insertOwned(scene.pools.owner, caller);
const PASSKEY = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};

const USAGE = { range: 'month', by: 'operation', unit: 'credits' } as const;
/** The scene sells nothing: packages/billing tests the shop. */
const SOLD = { roles: MANAGERS, ends: 'nothing_sold' };

const HOOK = { url: 'https://hooks.example/graha', types: ['key.created' as const] };
const addHook = async (workspace: SceneWorkspace): Promise<string> =>
  (await scene.callerAs('owner', {}, workspace).webhooks.add({ ...HOOK, mutationId: randomUUID() })).webhookId;
const withHook = { prepare: addHook, roles: MANAGERS };
const withDelivery = {
  prepare: async (workspace: SceneWorkspace): Promise<string> => {
    const webhookId = await addHook(workspace);
    return (await scene.callerAs('owner', {}, workspace).webhooks.sendTest({ webhookId })).deliveryId;
  },
  roles: MANAGERS,
};

const invite = async (workspace: SceneWorkspace, email = `${randomUUID()}@elsewhere.example`): Promise<string> => {
  const { team } = scene.callerAs('owner', {}, workspace);
  await team.invite({ email, role: 'viewer' });
  return (await team.list()).invitations.find((invitation) => invitation.email === email)?.id ?? '';
};

async function tokenTo({ email }: Person): Promise<string> {
  await invite(THEIRS, email);
  const { rows } = await scene.pools.owner.query<{ text: string }>(
    "SELECT text FROM identity.mail WHERE to_address = $1 AND kind = 'invitation' ORDER BY id DESC LIMIT 1",
    [email],
  );
  return /\/invitations\/([\w.-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

/** Every procedure, with the roles that may call it. */
const PROCEDURES: Record<string, Row> = {
  'keys.list': { call: ({ keys }) => keys.list(), roles: EVERYONE },
  'keys.create': {
    call: ({ keys }) => keys.create({ mutationId: randomUUID(), name: 'Staging', env: 'live' }),
    roles: BUILDERS,
  },
  'keys.get': { call: ({ keys }, { keyId }) => keys.get({ keyId }), roles: EVERYONE },
  'keys.restrict': {
    call: ({ keys }, { keyId }) =>
      keys.restrict({ keyId, limits: { scopes: ['dasha'], cidrs: [], monthlyCreditsMax: 7, expiresAt: null } }),
    roles: BUILDERS,
  },
  'keys.rotate': { call: ({ keys }, { keyId }) => keys.rotate({ keyId, overlapMs: 0 }), roles: BUILDERS },
  'keys.disable': { call: ({ keys }, { keyId }) => keys.disable({ keyId }), roles: BUILDERS },
  'keys.enable': {
    prepare: async (workspace) => {
      await scene.callerAs('owner', {}, workspace).keys.disable({ keyId: workspace.keyId });
      return '';
    },
    call: ({ keys }, { keyId }) => keys.enable({ keyId }),
    roles: BUILDERS,
  },
  'keys.reportLeak': { call: ({ keys }, { keyId }) => keys.reportLeak({ keyId, foundAt: null }), roles: BUILDERS },
  'keys.revoke': { call: ({ keys }, { keyId }) => keys.revoke({ keyId }), roles: BUILDERS },
  'keys.firstCall': { call: ({ keys }, { keyId }) => keys.firstCall({ keyId }), roles: EVERYONE },
  'playground.balance': { call: ({ playground }) => playground.balance(), roles: EVERYONE },
  'playground.places': { call: ({ playground }) => playground.places({ text: '' }), roles: EVERYONE },
  'playground.zone': {
    call: ({ playground }) =>
      playground.zone({ timezone: '0', year: 2000, month: 1, date: 1, hours: 0, minutes: 0, seconds: 0 }),
    roles: EVERYONE,
  },
  'playground.run': {
    call: ({ playground }) => playground.run({ operation: 'panchang/sun-times', body: '{}', attemptId: randomUUID() }),
    roles: BUILDERS,
  },
  'workspace.plan': { call: ({ workspace }) => workspace.plan(), roles: EVERYONE },
  'profile.read': own(({ profile }) => profile.read()),
  'profile.rename': own(({ profile }) => profile.rename({ name: 'Asha' })),
  'profile.sendVerification': own(({ profile }) => profile.sendVerification()),
  'profile.changeAddress': own(({ profile }) => profile.changeAddress({ email: 'a@orbit.example', password })),
  'profile.changePassword': own(({ profile }) => profile.changePassword({ password, next: 'harbour thistle 41' })),
  'profile.confirm': own(({ profile }) => profile.confirm({ password })),
  'profile.beginTwoFactor': own(({ profile }) => profile.beginTwoFactor({ password })),
  'profile.finishTwoFactor': own(({ profile }) => profile.finishTwoFactor({ code: '000 000' }), LACKS),
  'profile.endTwoFactor': own(({ profile }) => profile.endTwoFactor({ password })),
  'profile.newBackupCodes': own(({ profile }) => profile.newBackupCodes({ password }), { ends: 'own_unknown' }),
  'profile.beginPasskey': own(({ profile }) => profile.beginPasskey()),
  'profile.finishPasskey': own(({ profile }) => profile.finishPasskey({ name: 'Phone', response: PASSKEY }), LACKS),
  'profile.renamePasskey': own(({ profile }, { found }) => profile.renamePasskey({ id: found, name: 'Phone' }), {
    prepare: withOwned,
  }),
  'profile.removePasskey': own(({ profile }, { found }) => profile.removePasskey({ id: found }), {
    prepare: withOwned,
  }),
  'profile.endSession': own(({ profile }, { found }) => profile.endSession({ id: found }), { prepare: withOwned }),
  'profile.endOtherSessions': own(({ profile }) => profile.endOtherSessions()),
  'billing.read': { call: ({ billing }) => billing.read(), roles: MANAGERS },
  'billing.buyPlan': { call: ({ billing }) => billing.buyPlan({ plan: 'growth' }), ...SOLD },
  'billing.buyTopUp': { call: ({ billing }) => billing.buyTopUp({ purchaseId: randomUUID() }), ...SOLD },
  'billing.openPortal': { call: ({ billing }) => billing.openPortal(), ...SOLD },
  'billing.changePlan': { call: ({ billing }) => billing.changePlan({ plan: 'scale' }), ...SOLD },
  'alerts.read': { call: ({ alerts }) => alerts.read(), roles: EVERYONE },
  'alerts.turn': { call: ({ alerts }) => alerts.turn({ pct: 50, isOn: false }), roles: MANAGERS },
  'alerts.sendTest': { call: ({ alerts }) => alerts.sendTest(), roles: MANAGERS },
  'webhooks.list': { call: ({ webhooks }) => webhooks.list(), roles: MANAGERS },
  'webhooks.deliveries': { call: ({ webhooks }) => webhooks.deliveries({ webhookId: NO_ID }), roles: MANAGERS },
  'webhooks.delivery': {
    call: ({ webhooks }) => webhooks.delivery({ deliveryId: NO_ID }),
    roles: MANAGERS,
    ends: 'delivery_unknown',
  },
  'webhooks.add': {
    call: ({ webhooks }) => webhooks.add({ ...HOOK, mutationId: randomUUID() }),
    roles: MANAGERS,
  },
  'webhooks.change': {
    ...withHook,
    call: ({ webhooks }, { found }) => webhooks.change({ ...HOOK, webhookId: found }),
  },
  'webhooks.replaceSecret': {
    ...withHook,
    call: ({ webhooks }, { found }) => webhooks.replaceSecret({ webhookId: found }),
  },
  'webhooks.pause': { ...withHook, call: ({ webhooks }, { found }) => webhooks.pause({ webhookId: found }) },
  'webhooks.resume': { ...withHook, call: ({ webhooks }, { found }) => webhooks.resume({ webhookId: found }) },
  'webhooks.remove': { ...withHook, call: ({ webhooks }, { found }) => webhooks.remove({ webhookId: found }) },
  'webhooks.sendTest': { ...withHook, call: ({ webhooks }, { found }) => webhooks.sendTest({ webhookId: found }) },
  'webhooks.resend': {
    ...withDelivery,
    call: ({ webhooks }, { found }) => webhooks.resend({ deliveryId: found }),
  },
  'auditLog.list': { call: ({ auditLog }) => auditLog.list({}), roles: MANAGERS },
  'settings.read': { call: ({ settings }) => settings.read(), roles: EVERYONE },
  'settings.rename': { call: ({ settings }) => settings.rename({ name: 'Nadir' }), roles: MANAGERS },
  'settings.requestDeletion': {
    call: ({ settings }, { name }) => settings.requestDeletion({ typed: name }),
    roles: OWNER,
  },
  'settings.withdrawDeletion': {
    prepare: async (workspace) => {
      await scene.callerAs('owner', {}, workspace).settings.requestDeletion({ typed: workspace.name });
      return '';
    },
    call: ({ settings }) => settings.withdrawDeletion(),
    roles: OWNER,
  },
  'team.list': { call: ({ team }) => team.list(), roles: EVERYONE },
  'team.invite': {
    call: ({ team }) => team.invite({ email: `${randomUUID()}@orbit.example`, role: 'viewer' }),
    roles: MANAGERS,
  },
  'team.resend': {
    prepare: (workspace) => invite(workspace),
    call: ({ team }, { found }) => team.resend({ invitationId: found || NO_ID }),
    roles: MANAGERS,
  },
  'team.withdraw': {
    prepare: (workspace) => invite(workspace),
    call: ({ team }, { found }) => team.withdraw({ invitationId: found || NO_ID }),
    roles: MANAGERS,
  },
  'team.changeRole': {
    call: ({ team }, { people }) => team.changeRole({ userId: people.viewer.userId, role: 'developer' }),
    roles: MANAGERS,
  },
  'team.remove': { call: ({ team }, { people }) => team.remove({ userId: people.viewer.userId }), roles: MANAGERS },
  'team.leave': {
    call: ({ team }) => team.leave(),
    roles: ['admin', 'developer', 'viewer'],
    endsForOthers: 'owner_fixed',
  },
  'team.transfer': {
    call: ({ team }, { people, name }) => team.transfer({ userId: people.viewer.userId, typed: name }),
    roles: OWNER,
  },
  'team.accept': own(({ team }, { found }) => team.accept({ token: found }), {
    prepare: (_workspace, caller) => tokenTo(caller),
  }),
  'team.workspaces': own(({ team }) => team.workspaces()),
  'team.switchTo': own(({ team }, { tenantId }) => team.switchTo({ tenantId }), { endsForStranger: 'tenant_unknown' }),
  'team.createWorkspace': own(({ team }) => team.createWorkspace({ mutationId: randomUUID(), name: 'Perigee' })),
  'usage.read': { call: ({ usage }) => usage.read(USAGE), roles: EVERYONE },
  'usage.rows': { call: ({ usage }) => usage.rows(USAGE), roles: EVERYONE },
  'requests.list': { call: ({ requests }) => requests.list({ period: '24h' }), roles: EVERYONE },
  'requests.one': { call: ({ requests }) => requests.one({ requestId: NO_ID }), roles: EVERYONE },
  'overview.read': { call: ({ overview }) => overview.read(), roles: EVERYONE },
  'overview.today': { call: ({ overview }) => overview.today(), roles: EVERYONE },
};

const kinds = kindsOfProcedures();

/** `ok`, the code of a refusal, or the code of the error. */
const endOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    ({ cause, code }) => (cause instanceof Refusal ? cause.code : String(code)),
  );

test('no procedure is left out of the table', () => {
  expect(Object.keys(PROCEDURES).toSorted()).toEqual(
    Object.keys(kinds)
      .filter((name) => !name.startsWith('admin.')) // No role in a workspace opens them: their own test says who may call.
      .toSorted(),
  );
});

describe.each(Object.entries(PROCEDURES))('%s', (name, { prepare, call, roles, own: isOwn, ends = 'ok', ...row }) => {
  const isRead = kinds[name] === 'query';
  const ours = { ...OURS, found: '' };

  test.each(ROLES)('%s', async (role) => {
    const isAllowed = roles.includes(role);
    const workspace = isRead || !isAllowed ? OURS : await scene.openWorkspace();
    const found = (isAllowed && (await prepare?.(workspace, workspace.people[role]))) || '';
    const before = await scene.eventsOf(OURS);
    const outcome = await endOf(call(scene.callerAs(role, {}, workspace), { ...workspace, found }));
    expect(outcome).toBe(isAllowed ? ends : (row.endsForOthers ?? 'FORBIDDEN'));
    expect(await scene.eventsOf(OURS)).toEqual(before);
  });

  test('an operator who views the workspace as its owner reads what the owner reads, and changes nothing', async () => {
    const before = await scene.eventsOf(OURS);
    const outcome = await endOf(call(scene.callerAs('owner', { impersonation: impersonationOf(OURS) }), ours));
    expect(outcome).toBe(isRead && roles.includes('owner') ? ends : 'FORBIDDEN');
    expect(await scene.eventsOf(OURS)).toEqual(before);
  });

  test('nobody is asked to sign in', async () =>
    expect(await endOf(call(scene.callerAs(null), ours))).toBe('UNAUTHORIZED'));

  test('somebody without a workspace finds none, but has an account', async () => {
    const stranger = newPerson('Esha', `${randomUUID()}.example`);
    await insertPeople(scene.pools.identity, [stranger]);
    const found = (isOwn && (await prepare?.(OURS, stranger))) || '';
    const as = { viewer: viewerOf(stranger), self: scene.selfOf(stranger) };
    const outcome = await endOf(call(scene.callerAs('stranger', as), { ...OURS, found }));
    expect(outcome).toBe(isOwn ? (row.endsForStranger ?? ends) : 'tenant_unknown');
  });
});
