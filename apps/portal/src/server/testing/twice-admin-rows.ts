import { randomUUID } from 'node:crypto';
import { asOwner, callerOf, makeOperator, type Caller, type Row, type Scene } from './portal-scene.ts';

const operator = (act: (caller: Caller, scene: Scene) => Promise<unknown>, more?: Row['prepare']): Row => ({
  prepare: async (scene) => {
    await makeOperator(scene);
    await more?.(scene);
  },
  call: act,
});
const suspend = (caller: Caller, { tenantId }: Scene) => caller.admin.tenants.suspend({ tenantId, reason: 'test' });

/** An incident with one update. */
const NEWS = {
  state: 'investigating' as const,
  impact: 'degraded' as const,
  components: ['api' as const],
  text: 'We are looking.',
};
async function withIncident(scene: Scene): Promise<void> {
  const { admin } = await callerOf(scene.owner);
  scene.found = randomUUID();
  const opening = {
    ...NEWS,
    incidentId: scene.found,
    updateId: randomUUID(),
    title: 'Calls fail',
    startedAt: new Date(),
  };
  await admin.incidents.open(opening);
}

/** Every mutation of operators, with a valid input. */
export const ADMIN_ROWS: Record<string, Row> = {
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
  'admin.tenants.refund': {
    ...operator((caller, { tenantId, mutationId }) =>
      caller.admin.tenants.refund({
        tenantId,
        reason: 'test',
        requestId: mutationId,
        paymentId: 'cs_absent',
        amountCents: 1,
      }),
    ),
    refused: 'Nothing was paid here; packages/procedures/src/admin/router.db.test.ts refunds twice at once.',
  },
  'admin.tenants.disableKey': operator((caller, { tenantId, keyId }) =>
    caller.admin.tenants.disableKey({ tenantId, reason: 'test', keyId }),
  ),
  'admin.broadcasts.send': operator(async (caller, { mutationId }) => {
    const audience = { plans: ['free' as const], statuses: ['active' as const] };
    const { workspaces } = await caller.admin.broadcasts.preview(audience);
    return caller.admin.broadcasts.send({
      ...audience,
      broadcastId: mutationId,
      title: 'New prices',
      text: 'From March.',
      byMail: true,
      bannerUntil: null,
      confirmedWorkspaces: workspaces,
    });
  }),
  'admin.broadcasts.withdrawBanner': {
    ...operator((caller, { mutationId }) => caller.admin.broadcasts.withdrawBanner({ broadcastId: mutationId })),
    refused: 'Nothing was sent here; packages/procedures/src/admin/broadcasts.db.test.ts withdraws twice at once.',
  },
  'admin.incidents.open': operator((caller, { mutationId }) =>
    caller.admin.incidents.open({
      ...NEWS,
      incidentId: mutationId,
      updateId: mutationId,
      title: 'Calls fail',
      startedAt: new Date(),
    }),
  ),
  'admin.incidents.update': operator(
    (caller, { found, mutationId }) =>
      caller.admin.incidents.update({ ...NEWS, incidentId: found, updateId: mutationId, seenUpdates: 1 }),
    withIncident,
  ),
  'admin.tenants.suspend': operator(suspend),
  'admin.tenants.resume': operator(
    (caller, { tenantId }) => caller.admin.tenants.resume({ tenantId, reason: 'test' }),
    asOwner(suspend),
  ),
};
