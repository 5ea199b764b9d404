import { z } from 'zod';
import { Refusal } from '@graha/domain/core/refusal';
import { may, sightOf } from '@graha/domain/team/roles';
import { THRESHOLD_PCTS } from '@graha/domain/team/thresholds';
import { renderMail } from '@graha/mail/render';
import { dayOf } from '@graha/domain/core/days';
import { boundId } from '@graha/store/aggregates/bound-id';
import { alertsOf, switchAlert } from '@graha/store/alerts/alerts';
import { addAlert, ownAlertsOf, removeAlert } from '@graha/store/alerts/own-alerts';
import { listKeys } from '@graha/store/keys/key-list';
import type { TenantContext } from '@graha/store/postgres/context';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { usageSums } from '@graha/store/requests/usage';
import { queueMailToTeam, wasQueuedWithin } from '@graha/store/mail/mail-outbox';
import { membersOf } from '@graha/store/team/lists';
import type { Viewer, Workspace } from '@graha/auth/core/viewer';
import { fieldProblem, memberProcedure, router } from '../trpc/init.ts';
import type { Context } from '../trpc/context.ts';
import { requireAccount } from '../workspace/account.ts';
import { alertsState, ownAlertsState } from './state.ts';

const PCT_WRONG = 'Enter a whole number from 1 to 100.';
const CAP_MISSING = 'This key has no monthly cap. Give it one under Keys first.';
const TEST_EVERY_MS = 10 * 60_000;

export const alertsRouter = router({
  read: memberProcedure('alerts.read').query(async ({ ctx }) => {
    const [account, alerts, members, own, keys, asOf] = await Promise.all([
      requireAccount(ctx),
      alertsOf(ctx),
      membersOf(ctx),
      ownAlertsOf(ctx),
      listKeys(ctx),
      ledgerNow(ctx.db),
    ]);
    const days = { fromDay: dayOf(account.periodStart), toDay: dayOf(asOf), by: 'key' } as const;
    const mayReadKeys = may(sightOf(ctx), 'keys.read');
    const spent = own.some(({ keyId }) => keyId !== null) ? await usageSums(ctx, days) : [];
    return { ...alertsState(account, alerts, members), ...ownAlertsState(account, { own, keys, spent, mayReadKeys }) };
  }),

  /** One threshold per call, so that two concurrent changes do not undo each other. */
  turn: memberProcedure('alerts.manage')
    .input(z.strictObject({ pct: z.literal(THRESHOLD_PCTS), isOn: z.boolean() }))
    .mutation(({ ctx, input }) => switchAlert(ctx, input)),

  /** Adds an alert threshold for the allowance of the workspace or the monthly cap of a key. */
  add: memberProcedure('alerts.manage')
    .input(
      z.strictObject({
        mutationId: z.uuid(),
        pct: z.int(PCT_WRONG).min(1, PCT_WRONG).max(100, PCT_WRONG),
        keyId: z.uuid().nullable(),
      }),
    )
    .mutation(async ({ ctx, input: { mutationId, pct, keyId } }) => {
      if (keyId !== null) await requireCap(ctx, keyId);
      await addAlert(ctx, { alertId: boundId(ctx.tenantId, mutationId), pct, keyId });
    }),

  remove: memberProcedure('alerts.manage')
    .input(z.strictObject({ alertId: z.uuid() }))
    .mutation(({ ctx, input }) => removeAlert(ctx, input)),

  sendTest: memberProcedure('alerts.manage').mutation(async ({ ctx }) => {
    const mails = await sendTestAlert(ctx);
    if (mails === 0) throw new Refusal('test_mail_too_soon');
    return { mails };
  }),
});

/** @throws Refusal if the workspace has no such key, and at the field if the key has no cap */
async function requireCap(ctx: TenantContext, keyId: string): Promise<void> {
  const key = (await listKeys(ctx)).find((row) => row.keyId === keyId);
  if (!key) throw new Refusal('key_unknown');
  if (key.monthlyCreditsMax === null) throw fieldProblem('keyId', CAP_MISSING);
}

type TestContext = Pick<Context, 'identity' | 'settings'> & { viewer: Viewer; workspace: Workspace };

/** Mails all members who receive alerts. Returns the number of mails; 0 if one was sent within the last ten minutes. */
async function sendTestAlert({ identity, settings, viewer, workspace }: TestContext): Promise<number> {
  const { tenantId, name } = workspace;
  const keyPrefix = `alert-test:${tenantId}:`;
  if (await wasQueuedWithin({ identity }, { keyPrefix, withinMs: TEST_EVERY_MS })) return 0;
  const facts = { workspace: name, sender: viewer.name, alertsUrl: `${settings.portalUrl}/alerts` };
  // Two people who press the button at the same moment send one mail.
  const dedupeKey = `${keyPrefix}${Math.floor(Date.now() / TEST_EVERY_MS)}`;
  return queueMailToTeam({ identity, tenantId }, { ...(await renderMail('alert-test', facts)), dedupeKey });
}
