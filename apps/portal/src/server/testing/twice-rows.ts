import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { chooseReportBrand } from '@graha/store/tenants/report-brand';
import { randomUUID } from 'node:crypto';
import type { WebhookType } from '@graha/domain/webhooks/webhook-types';
import {
  asOwner,
  callerOf,
  invite,
  join,
  tokenFor,
  type Caller,
  type Person,
  type Row,
  type Scene,
} from './portal-scene.ts';
import { pool } from '../pool.ts';
import { ADMIN_ROWS } from './twice-admin-rows.ts';
import { PROFILE_ROWS, withTwoFactor } from './twice-profile-rows.ts';

const NO_LIMITS = { ...UNLIMITED, monthlyCreditsMax: 7 };
const HOOK: { url: string; types: WebhookType[] } = { url: 'https://hooks.example/graha', types: ['key.created'] };
const BIRTH = {
  reference: null,
  label: 'Asha',
  tags: [],
  birth: { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, latitude: 12.97, longitude: 77.59, timezone: 5.5 },
};
const EVENTS = {
  of: { target: 'sky' as const },
  kinds: ['ingress'],
  daysAhead: 0,
  deliver: 'webhook' as const,
  capCredits: null,
};
const CONNECTED = 'No app asks here; packages/procedures/src/apps/router.db.test.ts connects and disconnects.';
const DEVICES =
  'No program asks here; packages/procedures/src/devices/router.db.test.ts allows and denies twice at once.';
const SSO =
  'No single sign-on is offered here; packages/procedures/src/settings/sso-router.db.test.ts connects twice at once.';
const SHOP = 'Nothing is sold here; packages/billing/src/twice.db.test.ts buys twice at once.';

const runOpenly = (caller: Caller, attemptId: string) =>
  caller.playground.runOpenly({ operation: 'planets', body: '{}', attemptId });

async function invited(scene: Scene): Promise<void> {
  await invite(scene);
  const [invitation] = (await (await callerOf(scene.owner)).team.list()).invitations;
  scene.found = invitation?.id ?? '';
}
async function withWebhook(scene: Scene): Promise<void> {
  const caller = await callerOf(scene.owner);
  scene.found = (await caller.webhooks.add({ mutationId: randomUUID(), ...HOOK })).webhookId;
}
async function withBirth(scene: Scene): Promise<void> {
  const caller = await callerOf(scene.owner);
  scene.found = (await caller.births.store({ ...BIRTH, mutationId: randomUUID() })).birthId;
}
async function withSubscription(scene: Scene): Promise<void> {
  const caller = await callerOf(scene.owner);
  scene.found = (await caller.subscriptions.create({ ...EVENTS, mutationId: randomUUID() })).subscriptionId;
}
async function withOwnAlert(scene: Scene): Promise<void> {
  const caller = await callerOf(scene.owner);
  await caller.alerts.add({ mutationId: randomUUID(), pct: 65, keyId: null });
  scene.found = (await caller.alerts.read()).own[0]?.alertId ?? '';
}
async function withNews(scene: Scene): Promise<void> {
  const { email } = scene.owner;
  await (await callerOf(scene.owner)).status.subscribe({ email });
  scene.found = await tokenFor(scene, email, String.raw`/status/confirm\?token=`);
}

export const callerIn = (scene: Scene, { by }: Row): Promise<Caller> => {
  const who: Person = by === 'other' ? scene.other : scene.owner;
  return callerOf(who);
};

/** Stored without the API, which would print a page first. */
async function withBrand({ tenantId }: Scene): Promise<void> {
  await chooseReportBrand(
    { db: pool(), tenantId, actor: { kind: 'system', id: 'test' } },
    { brand: { name: 'Nadir' } },
  );
}

/** Every mutation, with a valid input. */
export const ROWS: Record<string, Row> = {
  ...PROFILE_ROWS,
  ...ADMIN_ROWS,
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
  'keys.startCapture': { call: (caller, { keyId }) => caller.keys.startCapture({ keyId }) },
  'keys.endCapture': {
    prepare: asOwner((caller, { keyId }) => caller.keys.startCapture({ keyId })),
    call: (caller, { keyId }) => caller.keys.endCapture({ keyId }),
  },
  'keys.revoke': { call: (caller, { keyId }) => caller.keys.revoke({ keyId }) },
  'keys.reportLeak': { call: (caller, { keyId }) => caller.keys.reportLeak({ keyId, foundAt: null }) },
  'playground.run': {
    call: (caller, { mutationId }) =>
      caller.playground.run({ operation: 'planets', body: '{}', attemptId: mutationId }),
  },
  'playground.runOpenly': {
    prepare: asOwner((caller) => runOpenly(caller, randomUUID())), // The first visitor opens the account of all visitors.
    call: (caller, { mutationId }) => runOpenly(caller, mutationId),
  },
  'apps.allow': {
    call: (caller, { mutationId, tenantId }) =>
      caller.apps.allow({ query: 'client_id=x', tenantId, monthlyCreditsMax: 1, mutationId }),
    refused: CONNECTED,
  },
  'apps.revoke': { call: (caller, { keyId }) => caller.apps.revoke({ keyId }), refused: CONNECTED },
  'devices.allow': {
    call: (caller, { tenantId }) =>
      caller.devices.allow({ userCode: 'BCDF-GHJK', tenantId, name: 'Desk', env: 'test', monthlyCreditsMax: 1 }),
    refused: DEVICES,
  },
  'devices.deny': { call: (caller) => caller.devices.deny({ userCode: 'BCDF-GHJK' }), refused: DEVICES },
  'billing.buyPlan': { call: (caller) => caller.billing.buyPlan({ plan: 'growth' }), refused: SHOP },
  'billing.buyTopUp': {
    call: (caller, { mutationId }) => caller.billing.buyTopUp({ purchaseId: mutationId }),
    refused: SHOP,
  },
  'billing.openPortal': { call: (caller) => caller.billing.openPortal(), refused: SHOP },
  'billing.changePlan': { call: (caller) => caller.billing.changePlan({ plan: 'scale' }), refused: SHOP },
  'billing.setSpendLimit': { call: (caller) => caller.billing.setSpendLimit({ creditsMax: 500 }) },
  'billing.turnOnAutoTopUp': {
    call: (caller) => caller.billing.turnOnAutoTopUp({ belowCredits: 500, packsMax: 1, priceCents: 1_200 }),
    refused: 'Nothing is sold here; packages/billing/src/auto-top-up.db.test.ts turns it on twice at once.',
  },
  'billing.turnOffAutoTopUp': { call: (caller) => caller.billing.turnOffAutoTopUp() },
  'alerts.turn': { call: (caller) => caller.alerts.turn({ pct: 50, isOn: false }) },
  'alerts.add': { call: (caller, { mutationId }) => caller.alerts.add({ mutationId, pct: 65, keyId: null }) },
  'alerts.remove': {
    prepare: withOwnAlert,
    call: (caller, { found }) => caller.alerts.remove({ alertId: found }),
  },
  'alerts.sendTest': { call: (caller) => caller.alerts.sendTest() },
  'settings.rename': { call: (caller) => caller.settings.rename({ name: 'Orbit Tools' }) },
  'settings.chooseClock': {
    call: (caller) => caller.settings.chooseClock({ timezone: 'Asia/Kolkata', place: null }),
  },
  'settings.chooseFormulaVersion': {
    call: (caller) => caller.settings.chooseFormulaVersion({ version: '2026-11-28' }),
  },
  'settings.brand.choose': {
    prepare: withBrand,
    call: (caller) => caller.settings.brand.choose({ brand: null }),
  },
  'settings.requireSecondFactor': {
    prepare: withTwoFactor,
    call: (caller) => caller.settings.requireSecondFactor({ isRequired: true }),
  },
  'settings.sso.connect': {
    call: (caller) =>
      caller.settings.sso.connect({
        issuer: 'https://id.nadir.example',
        clientId: 'graha',
        clientSecret: 'secret',
        domain: 'nadir.example',
      }),
    refused: SSO,
  },
  'settings.sso.checkDomain': {
    call: (caller, { mutationId }) => caller.settings.sso.checkDomain({ connectionId: mutationId }),
    refused: SSO,
  },
  'settings.sso.remove': { call: (caller) => caller.settings.sso.remove(), refused: SSO },
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
      await callerOf(scene.other); // The first request creates a person's first workspace.
    },
    call: (caller, { found }) => caller.team.accept({ token: found }),
  },
  'team.switchTo': { call: (caller, { tenantId }) => caller.team.switchTo({ tenantId }) },
  'team.createWorkspace': {
    call: (caller, { mutationId }) => caller.team.createWorkspace({ mutationId, name: 'Orbit' }),
  },
  'status.subscribe': { call: (caller, { owner }) => caller.status.subscribe({ email: owner.email }) },
  'status.confirm': { prepare: withNews, call: (caller, { found }) => caller.status.confirm({ token: found }) },
  'status.unsubscribe': { prepare: withNews, call: (caller, { found }) => caller.status.unsubscribe({ token: found }) },
  'subscriptions.create': {
    call: (caller, { mutationId }) => caller.subscriptions.create({ ...EVENTS, mutationId }),
  },
  'subscriptions.pause': {
    prepare: withSubscription,
    call: (caller, { found }) => caller.subscriptions.pause({ subscriptionId: found }),
  },
  'subscriptions.resume': {
    prepare: async (scene) => {
      await withSubscription(scene);
      await asOwner((caller, { found }) => caller.subscriptions.pause({ subscriptionId: found }))(scene);
    },
    call: (caller, { found }) => caller.subscriptions.resume({ subscriptionId: found }),
  },
  'subscriptions.changeCap': {
    prepare: withSubscription,
    call: (caller, { found }) => caller.subscriptions.changeCap({ subscriptionId: found, capCredits: 9 }),
  },
  'subscriptions.openCalendar': {
    prepare: withSubscription,
    call: (caller, { found }) => caller.subscriptions.openCalendar({ subscriptionId: found }),
  },
  'subscriptions.closeCalendar': {
    prepare: async (scene) => {
      await withSubscription(scene);
      await asOwner((caller, { found }) => caller.subscriptions.openCalendar({ subscriptionId: found }))(scene);
    },
    call: (caller, { found }) => caller.subscriptions.closeCalendar({ subscriptionId: found }),
  },
  'subscriptions.delete': {
    prepare: withSubscription,
    call: (caller, { found }) => caller.subscriptions.delete({ subscriptionId: found }),
  },
  'births.store': { call: (caller, { mutationId }) => caller.births.store({ ...BIRTH, mutationId }) },
  'births.replace': {
    prepare: withBirth,
    call: (caller, { found }) => caller.births.replace({ ...BIRTH, label: 'Bela', birthId: found }),
  },
  'births.erase': { prepare: withBirth, call: (caller, { found }) => caller.births.erase({ birthId: found }) },
  'births.importPart': {
    call: (caller, { mutationId }) =>
      caller.births.importPart({
        importId: mutationId,
        partId: mutationId,
        header: null,
        records: [{ line: 1, text: JSON.stringify({ ...BIRTH, reference: 'r' }) }],
      }),
  },
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
