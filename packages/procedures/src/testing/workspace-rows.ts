import { UNLIMITED } from '@graha/domain/keys/key-limits';
import { chooseReportBrand } from '@graha/store/tenants/report-brand';
import { randomUUID } from 'node:crypto';
import { birthRows } from './birth-rows.ts';
import { subscriptionRows } from './subscription-rows.ts';
import { BUILDERS, EVERYONE, invite, MANAGERS, OWNER, type ProcedureRow } from './procedure-row.ts';
import type { SceneWorkspace } from './scene-rows.ts';
import { NO_ID, type Scene } from './scene.ts';

const USAGE = { range: 'month', by: 'operation', unit: 'credits' } as const;
/** The scene sells nothing: packages/billing tests the shop. */
const SOLD = { roles: MANAGERS, ends: 'nothing_sold' };
const PROVIDER = {
  issuer: 'https://id.nadir.example',
  clientId: 'graha',
  clientSecret: 'secret',
  domain: 'nadir.example',
};
const BRAND = { name: 'Nadir Jyotish' };
const HOOK = { url: 'https://hooks.example/graha', types: ['key.created' as const] };

/** Returns every procedure for the workspace of a member. */
export function workspaceRows(scene: Scene): Record<string, ProcedureRow> {
  const addHook = async (workspace: SceneWorkspace): Promise<string> =>
    (await scene.callerAs('owner', {}, workspace).webhooks.add({ ...HOOK, mutationId: randomUUID() })).webhookId;
  const onScale = async ({ tenantId }: SceneWorkspace): Promise<string> => {
    await scene.pools.owner.query("UPDATE graha.credit_account SET plan = 'scale' WHERE tenant_id = $1", [tenantId]);
    return '';
  };
  const withHook = { prepare: addHook, roles: MANAGERS };
  const withDelivery = {
    prepare: async (workspace: SceneWorkspace): Promise<string> => {
      const webhookId = await addHook(workspace);
      return (await scene.callerAs('owner', {}, workspace).webhooks.sendTest({ webhookId })).deliveryId;
    },
    roles: MANAGERS,
  };
  return {
    'keys.list': { call: ({ keys }) => keys.list(), roles: BUILDERS },
    'keys.names': { call: ({ keys }) => keys.names(), roles: EVERYONE },
    'keys.create': {
      call: ({ keys }) => keys.create({ mutationId: randomUUID(), name: 'Staging', env: 'live' }),
      roles: BUILDERS,
    },
    'keys.get': { call: ({ keys }, { keyId }) => keys.get({ keyId }), roles: BUILDERS },
    'keys.restrict': {
      call: ({ keys }, { keyId }) =>
        keys.restrict({
          keyId,
          limits: { ...UNLIMITED, scopes: ['dasha'], monthlyCreditsMax: 7 },
        }),
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
    'keys.startCapture': { call: ({ keys }, { keyId }) => keys.startCapture({ keyId }), roles: BUILDERS },
    'keys.endCapture': { call: ({ keys }, { keyId }) => keys.endCapture({ keyId }), roles: BUILDERS },
    'keys.reportLeak': { call: ({ keys }, { keyId }) => keys.reportLeak({ keyId, foundAt: null }), roles: BUILDERS },
    'keys.revoke': { call: ({ keys }, { keyId }) => keys.revoke({ keyId }), roles: BUILDERS },
    'keys.firstCall': { call: ({ keys }, { keyId }) => keys.firstCall({ keyId }), roles: BUILDERS },
    'playground.balance': { call: ({ playground }) => playground.balance(), roles: EVERYONE },
    'playground.keys': { call: ({ playground }) => playground.keys(), roles: EVERYONE },
    'playground.run': {
      call: ({ playground }) =>
        playground.run({ operation: 'panchang/sun-times', body: '{}', attemptId: randomUUID() }),
      roles: BUILDERS,
    },
    'workspace.plan': { call: ({ workspace }) => workspace.plan(), roles: EVERYONE },
    'billing.read': { call: ({ billing }) => billing.read(), roles: MANAGERS },
    'billing.buyPlan': { call: ({ billing }) => billing.buyPlan({ plan: 'growth' }), ...SOLD },
    'billing.buyTopUp': { call: ({ billing }) => billing.buyTopUp({ purchaseId: randomUUID() }), ...SOLD },
    'billing.openPortal': { call: ({ billing }) => billing.openPortal(), ...SOLD },
    'billing.limits': { call: ({ billing }) => billing.limits(), roles: EVERYONE },
    'billing.setSpendLimit': { call: ({ billing }) => billing.setSpendLimit({ creditsMax: 500 }), roles: MANAGERS },
    'billing.turnOnAutoTopUp': {
      call: ({ billing }) => billing.turnOnAutoTopUp({ belowCredits: 500, packsMax: 1, priceCents: 1_200 }),
      ...SOLD,
    },
    'billing.turnOffAutoTopUp': { call: ({ billing }) => billing.turnOffAutoTopUp(), roles: MANAGERS },
    'billing.changePlan': { call: ({ billing }) => billing.changePlan({ plan: 'scale' }), ...SOLD },
    'alerts.read': { call: ({ alerts }) => alerts.read(), roles: EVERYONE },
    'alerts.turn': { call: ({ alerts }) => alerts.turn({ pct: 50, isOn: false }), roles: MANAGERS },
    'alerts.add': {
      call: ({ alerts }) => alerts.add({ mutationId: randomUUID(), pct: 65, keyId: null }),
      roles: MANAGERS,
    },
    'alerts.remove': {
      call: ({ alerts }) => alerts.remove({ alertId: NO_ID }),
      roles: MANAGERS,
      ends: 'alert_unknown',
    },
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
    ...birthRows(scene),
    ...subscriptionRows(scene),
    'auditLog.list': { call: ({ auditLog }) => auditLog.list({}), roles: MANAGERS },
    'search.find': { call: ({ search }) => search.find({ text: 'production' }), roles: EVERYONE },
    'settings.read': { call: ({ settings }) => settings.read(), roles: EVERYONE },
    'settings.rename': { call: ({ settings }) => settings.rename({ name: 'Nadir' }), roles: MANAGERS },
    'settings.chooseClock': {
      call: ({ settings }) => settings.chooseClock({ timezone: 'Asia/Kolkata', place: null }),
      roles: MANAGERS,
    },
    'settings.chooseFormulaVersion': {
      call: ({ settings }) => settings.chooseFormulaVersion({ version: '2026-11-28' }),
      roles: MANAGERS,
    },
    'settings.brand.read': { call: ({ settings }) => settings.brand.read(), roles: EVERYONE },
    // No API listens in the scene.
    'settings.brand.preview': {
      call: ({ settings }) => settings.brand.preview({ brand: BRAND }),
      roles: EVERYONE,
      ends: 'SERVICE_UNAVAILABLE',
    },
    'settings.brand.choose': {
      prepare: async ({ tenantId }) => {
        const by = { db: scene.pools.db, tenantId, actor: { kind: 'system', id: 'test' } } as const;
        await chooseReportBrand(by, { brand: BRAND });
        return '';
      },
      call: ({ settings }) => settings.brand.choose({ brand: null }),
      roles: MANAGERS,
    },
    'settings.requireSecondFactor': {
      prepare: async ({ people }) => {
        await scene.pools.owner.query('UPDATE identity.user SET two_factor_enabled = true WHERE id = $1', [
          people.owner.userId,
        ]);
        return '';
      },
      call: ({ settings }) => settings.requireSecondFactor({ isRequired: true }),
      roles: OWNER,
    },
    'settings.sso.read': { call: ({ settings }) => settings.sso.read(), roles: MANAGERS },
    'settings.sso.connect': {
      prepare: onScale,
      call: ({ settings }) => settings.sso.connect(PROVIDER),
      roles: MANAGERS,
    },
    'settings.sso.checkDomain': {
      prepare: async (workspace) => {
        await onScale(workspace);
        const { sso } = scene.callerAs('owner', {}, workspace).settings;
        await sso.connect({ ...PROVIDER, clientId: randomUUID() });
        return (await sso.read()).connection?.connectionId ?? '';
      },
      call: ({ settings }, { found }) => settings.sso.checkDomain({ connectionId: found }),
      roles: MANAGERS,
      ends: 'sso_record_absent',
    },
    'settings.sso.remove': { call: ({ settings }) => settings.sso.remove(), roles: MANAGERS },
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
      prepare: (workspace) => invite(scene, workspace),
      call: ({ team }, { found }) => team.resend({ invitationId: found || NO_ID }),
      roles: MANAGERS,
    },
    'team.withdraw': {
      prepare: (workspace) => invite(scene, workspace),
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
    'usage.read': { call: ({ usage }) => usage.read(USAGE), roles: EVERYONE },
    'usage.rows': { call: ({ usage }) => usage.rows(USAGE), roles: EVERYONE },
    'requests.list': { call: ({ requests }) => requests.list({ period: '24h' }), roles: EVERYONE },
    'requests.one': { call: ({ requests }) => requests.one({ requestId: NO_ID }), roles: EVERYONE },
    'requests.captured': {
      call: ({ requests }) => requests.captured({ requestId: NO_ID }),
      roles: BUILDERS,
      isPrivate: true,
    },
    'requests.volume': { call: ({ requests }) => requests.volume({ period: '24h' }), roles: EVERYONE },
    'overview.read': { call: ({ overview }) => overview.read(), roles: EVERYONE },
    'overview.today': { call: ({ overview }) => overview.today(), roles: EVERYONE },
  };
}
