import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { Refusal } from '@graha/domain/refusal';
import { THRESHOLD_PCTS } from '@graha/domain/thresholds';
import { renderMail } from '@graha/mail/render';
import { alertsOf, switchAlert } from '@graha/store/alerts/alerts';
import { queueMailToTeam, wasQueuedWithin } from '@graha/store/mail/mail-outbox';
import { membersOf } from '@graha/store/team/lists';
import type { Viewer, Workspace } from '@graha/auth/core/viewer';
import { memberProcedure, router } from '../trpc/init.ts';
import type { Context } from '../trpc/context.ts';
import { requireAccount } from '../workspace/account.ts';
import { alertsState } from './state.ts';

const TEST_EVERY_MS = 10 * 60_000;

export const alertsRouter = router({
  read: memberProcedure('alerts.read').query(async ({ ctx }) => {
    const [account, alerts, members] = await Promise.all([requireAccount(ctx), alertsOf(ctx), membersOf(ctx)]);
    return alertsState(account, alerts, members);
  }),

  /** One threshold a call, so that two persons who switch at the same time do not undo each other. */
  turn: memberProcedure('alerts.manage')
    .input(z.strictObject({ pct: z.literal(THRESHOLD_PCTS), isOn: z.boolean() }))
    .mutation(({ ctx, input }) => switchAlert(ctx, input)),

  /** Only a person with a verified address sends mail to others. */
  sendTest: memberProcedure('alerts.manage').mutation(async ({ ctx }) => {
    if (!ctx.viewer.isVerified) {
      const message = 'Verify your own e-mail address first, under Your account. Nothing was sent.';
      throw new TRPCError({ code: 'FORBIDDEN', message });
    }
    const mails = await sendTestAlert(ctx);
    if (mails === 0) throw new Refusal('test_mail_too_soon');
    return { mails };
  }),
});

type TestContext = Pick<Context, 'identity' | 'settings'> & { viewer: Viewer; workspace: Workspace };

/** To all members who get alerts. How many mails; 0 where one was sent within the last ten minutes. */
async function sendTestAlert({ identity, settings, viewer, workspace }: TestContext): Promise<number> {
  const { tenantId, name } = workspace;
  const keyPrefix = `alert-test:${tenantId}:`;
  if (await wasQueuedWithin({ identity }, { keyPrefix, withinMs: TEST_EVERY_MS })) return 0;
  const facts = { workspace: name, sender: viewer.name, alertsUrl: `${settings.portalUrl}/alerts` };
  // Two who press the button at the same moment send one mail.
  const dedupeKey = `${keyPrefix}${Math.floor(Date.now() / TEST_EVERY_MS)}`;
  return queueMailToTeam({ identity, tenantId }, { ...(await renderMail('alert-test', facts)), dedupeKey });
}
