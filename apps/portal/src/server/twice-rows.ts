import { randomUUID } from 'node:crypto';
import { codeOf } from '@graha/auth/testing/browser';
import { PasskeyDevice } from '@graha/auth/testing/passkey-device';
import type { WebhookType } from '@graha/domain/webhook-types';
import { auth } from './auth.ts';
import {
  callerOf,
  invite,
  join,
  makeOperator,
  PASSWORD,
  tokenFor,
  type Caller,
  type Person,
  type Scene,
} from './twice-scene.ts';

export type Row = {
  /** The caller, if not the owner. */
  by?: 'other';
  prepare?: (scene: Scene) => Promise<unknown>;
  call: (caller: Caller, scene: Scene) => Promise<unknown>;
  /** What may exist twice, and why that does no harm. */
  mayDouble?: { names: readonly string[]; because: string };
  /** Both calls are refused here; the test that tries the procedure instead. */
  refused?: string;
};

const NO_LIMITS = { scopes: ['*'] as ['*'], cidrs: [], monthlyCreditsMax: 7, expiresAt: null };
const HOOK: { url: string; types: WebhookType[] } = { url: 'https://hooks.example/graha', types: ['key.created'] };
const SHOP = 'Nothing is sold here; packages/billing/src/twice.db.test.ts buys twice at once.';

const asOwner = (act: (caller: Caller, scene: Scene) => Promise<unknown>) => async (scene: Scene) =>
  act(await callerOf(scene.owner), scene);
const operator = (act: (caller: Caller, scene: Scene) => Promise<unknown>, more?: Row['prepare']): Row => ({
  prepare: async (scene) => {
    await makeOperator(scene);
    await more?.(scene);
  },
  call: act,
});
const suspend = (caller: Caller, { tenantId }: Scene) => caller.admin.tenants.suspend({ tenantId, reason: 'test' });

async function beginTwoFactor(scene: Scene): Promise<void> {
  const body = { password: PASSWORD, method: 'totp' } as const;
  const begun = await scene.owner.browser.send((sent) => auth().api.enableTwoFactor({ body, ...sent }));
  if (begun.method !== 'totp') throw new Error('no secret');
  scene.found = codeOf(begun.totpURI);
}
async function withTwoFactor(scene: Scene): Promise<void> {
  await beginTwoFactor(scene);
  await scene.owner.browser.send((sent) => auth().api.verifyTOTP({ body: { code: scene.found }, ...sent }));
}
async function askedForPasskey(scene: Scene): Promise<void> {
  const asked = await scene.owner.browser.send((sent) =>
    auth().api.generatePasskeyRegistrationOptions({ query: {}, ...sent }),
  );
  scene.found = JSON.stringify(new PasskeyDevice().register(asked));
}
async function withPasskey(scene: Scene): Promise<void> {
  scene.found = randomUUID();
  await scene.root.query(
    `INSERT INTO identity.passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
     VALUES ($1, 'Phone', 'x', $2, $1, 0, 'singleDevice', false)`,
    [scene.found, scene.owner.userId],
  );
}
async function invited(scene: Scene): Promise<void> {
  await invite(scene);
  const [invitation] = (await (await callerOf(scene.owner)).team.list()).invitations;
  scene.found = invitation?.id ?? '';
}
async function anotherSession(scene: Scene): Promise<void> {
  const { rows } = await scene.root.query<{ id: string }>(
    `INSERT INTO identity.session (id, token, user_id, expires_at)
     VALUES ($1, $1, $2, now() + interval '1 day') RETURNING id`,
    [randomUUID(), scene.owner.userId],
  );
  scene.found = rows[0]?.id ?? '';
}
async function withWebhook(scene: Scene): Promise<void> {
  const caller = await callerOf(scene.owner);
  scene.found = (await caller.webhooks.add({ mutationId: randomUUID(), ...HOOK })).webhookId;
}
const noVerified = ({ root, owner }: Scene) =>
  root.query('UPDATE identity.user SET email_verified = false WHERE id = $1', [owner.userId]);

export const callerIn = (scene: Scene, { by }: Row): Promise<Caller> => {
  const who: Person = by === 'other' ? scene.other : scene.owner;
  return callerOf(who);
};

/** Every mutation, with an input that succeeds once. */
export const ROWS: Record<string, Row> = {
  'keys.create': {
    call: (caller, { mutationId }) => caller.keys.create({ mutationId, name: 'Staging', env: 'test' }),
  },
  'keys.restrict': { call: (caller, { keyId }) => caller.keys.restrict({ keyId, limits: NO_LIMITS }) },
  'keys.rotate': { call: (caller, { keyId }) => caller.keys.rotate({ keyId, overlapMs: 60_000 }) },
  'keys.disable': { call: (caller, { keyId }) => caller.keys.disable({ keyId }) },
  'keys.enable': {
    prepare: asOwner((caller, { keyId }) => caller.keys.disable({ keyId })),
    call: (caller, { keyId }) => caller.keys.enable({ keyId }),
  },
  'keys.revoke': { call: (caller, { keyId }) => caller.keys.revoke({ keyId }) },
  'keys.reportLeak': { call: (caller, { keyId }) => caller.keys.reportLeak({ keyId, foundAt: null }) },
  'playground.run': {
    call: (caller, { mutationId }) =>
      caller.playground.run({ operation: 'planets', body: '{}', attemptId: mutationId }),
  },
  'profile.rename': { call: (caller) => caller.profile.rename({ name: 'Asha' }) },
  'profile.sendVerification': { prepare: noVerified, call: (caller) => caller.profile.sendVerification() },
  'profile.changeAddress': {
    call: (caller, { mutationId }) =>
      caller.profile.changeAddress({ email: `${mutationId}@orbit.example`, password: PASSWORD }),
  },
  'profile.changePassword': {
    call: (caller) => caller.profile.changePassword({ password: PASSWORD, next: 'harbour thistle 41' }),
  },
  'profile.confirm': { call: (caller) => caller.profile.confirm({ password: PASSWORD }) },
  'profile.beginTwoFactor': { call: (caller) => caller.profile.beginTwoFactor({ password: PASSWORD }) },
  'profile.finishTwoFactor': {
    prepare: beginTwoFactor,
    call: (caller, { found }) => caller.profile.finishTwoFactor({ code: found }),
  },
  'profile.endTwoFactor': {
    prepare: withTwoFactor,
    call: (caller) => caller.profile.endTwoFactor({ password: PASSWORD }),
  },
  'profile.newBackupCodes': {
    prepare: withTwoFactor,
    call: (caller) => caller.profile.newBackupCodes({ password: PASSWORD }),
  },
  'profile.beginPasskey': {
    call: (caller) => caller.profile.beginPasskey(),
    mayDouble: { names: ['identity.verification'], because: 'A challenge of five minutes that makes nothing.' },
  },
  'profile.finishPasskey': {
    prepare: askedForPasskey,
    call: (caller, { found }) => caller.profile.finishPasskey({ name: 'Phone', response: JSON.parse(found) }),
  },
  'profile.renamePasskey': {
    prepare: withPasskey,
    call: (caller, { found }) => caller.profile.renamePasskey({ id: found, name: 'Laptop' }),
  },
  'profile.removePasskey': {
    prepare: withPasskey,
    call: (caller, { found }) => caller.profile.removePasskey({ id: found }),
  },
  'profile.endSession': {
    prepare: anotherSession,
    call: (caller, { found }) => caller.profile.endSession({ id: found }),
  },
  'profile.endOtherSessions': {
    prepare: anotherSession,
    call: (caller) => caller.profile.endOtherSessions(),
  },
  'billing.buyPlan': { call: (caller) => caller.billing.buyPlan({ plan: 'growth' }), refused: SHOP },
  'billing.buyTopUp': {
    call: (caller, { mutationId }) => caller.billing.buyTopUp({ purchaseId: mutationId }),
    refused: SHOP,
  },
  'billing.openPortal': { call: (caller) => caller.billing.openPortal(), refused: SHOP },
  'billing.changePlan': { call: (caller) => caller.billing.changePlan({ plan: 'scale' }), refused: SHOP },
  'alerts.turn': { call: (caller) => caller.alerts.turn({ pct: 50, isOn: false }) },
  'alerts.sendTest': { call: (caller) => caller.alerts.sendTest() },
  'settings.rename': { call: (caller) => caller.settings.rename({ name: 'Orbit Tools' }) },
  'settings.requestDeletion': {
    call: (caller, { name }) => caller.settings.requestDeletion({ typed: name }),
  },
  'settings.withdrawDeletion': {
    prepare: asOwner((caller, { name }) => caller.settings.requestDeletion({ typed: name })),
    call: (caller) => caller.settings.withdrawDeletion(),
  },
  'team.invite': { call: (caller, { other }) => caller.team.invite({ email: other.email, role: 'viewer' }) },
  'team.resend': {
    prepare: invited,
    call: (caller, { found }) => caller.team.resend({ invitationId: found }),
  },
  'team.withdraw': {
    prepare: invited,
    call: (caller, { found }) => caller.team.withdraw({ invitationId: found }),
  },
  'team.changeRole': {
    prepare: join,
    call: (caller, { other }) => caller.team.changeRole({ userId: other.userId, role: 'admin' }),
  },
  'team.remove': { prepare: join, call: (caller, { other }) => caller.team.remove({ userId: other.userId }) },
  'team.leave': { by: 'other', prepare: join, call: (caller) => caller.team.leave() },
  'team.transfer': {
    prepare: join,
    call: (caller, { other, name }) => caller.team.transfer({ userId: other.userId, typed: name }),
  },
  'team.accept': {
    by: 'other',
    prepare: async (scene) => {
      await invite(scene);
      scene.found = await tokenFor(scene, scene.other.email, '/invitations/');
      await callerOf(scene.other); // A person gets a first workspace with the first request.
    },
    call: (caller, { found }) => caller.team.accept({ token: found }),
  },
  'team.switchTo': { call: (caller, { tenantId }) => caller.team.switchTo({ tenantId }) },
  'team.createWorkspace': {
    call: (caller, { mutationId }) => caller.team.createWorkspace({ mutationId, name: 'Orbit' }),
  },
  'admin.impersonation.start': operator((caller, { tenantId }) =>
    caller.admin.impersonation.start({ tenantId, reason: 'They see no invoices' }),
  ),
  'admin.impersonation.stop': operator(
    (caller) => caller.admin.impersonation.stop(),
    asOwner((caller, { tenantId }) => caller.admin.impersonation.start({ tenantId, reason: 'test' })),
  ),
  'admin.machine.requestRebuild': operator((caller) => caller.admin.machine.requestRebuild({ projection: 'key-list' })),
  'admin.machine.requestAudit': operator((caller) => caller.admin.machine.requestAudit({ fromGenesis: false })),
  'admin.machine.replayMessage': {
    ...operator((caller) => caller.admin.machine.replayMessage({ stripeEventId: 'evt_absent' })),
    refused: 'No message of Stripe’s is here; packages/billing/src/replay.db.test.ts replays them.',
  },
  'admin.tenants.adjustCredits': operator((caller, { tenantId, mutationId }) =>
    caller.admin.tenants.adjustCredits({ tenantId, reason: 'test', adjustmentId: mutationId, amount: 100 }),
  ),
  'admin.tenants.grantPlan': operator((caller, { tenantId }) =>
    caller.admin.tenants.grantPlan({ tenantId, reason: 'test', plan: 'growth' }),
  ),
  'admin.tenants.suspend': operator(suspend),
  'admin.tenants.resume': operator(
    (caller, { tenantId }) => caller.admin.tenants.resume({ tenantId, reason: 'test' }),
    asOwner(suspend),
  ),
  'webhooks.add': { call: (caller, { mutationId }) => caller.webhooks.add({ mutationId, ...HOOK }) },
  'webhooks.change': {
    prepare: withWebhook,
    call: (caller, { found }) => caller.webhooks.change({ ...HOOK, webhookId: found, types: ['key.revoked'] }),
  },
  'webhooks.replaceSecret': {
    prepare: withWebhook,
    call: (caller, { found }) => caller.webhooks.replaceSecret({ webhookId: found }),
  },
  'webhooks.pause': { prepare: withWebhook, call: (caller, { found }) => caller.webhooks.pause({ webhookId: found }) },
  'webhooks.resume': {
    prepare: async (scene) => {
      await withWebhook(scene);
      await (await callerOf(scene.owner)).webhooks.pause({ webhookId: scene.found });
    },
    call: (caller, { found }) => caller.webhooks.resume({ webhookId: found }),
  },
  'webhooks.remove': {
    prepare: withWebhook,
    call: (caller, { found }) => caller.webhooks.remove({ webhookId: found }),
  },
  'webhooks.sendTest': {
    prepare: withWebhook,
    call: (caller, { found }) => caller.webhooks.sendTest({ webhookId: found }),
  },
  'webhooks.resend': {
    prepare: async (scene) => {
      await withWebhook(scene);
      const sent = await (await callerOf(scene.owner)).webhooks.sendTest({ webhookId: scene.found });
      scene.found = sent.deliveryId;
    },
    call: (caller, { found }) => caller.webhooks.resend({ deliveryId: found }),
  },
};
