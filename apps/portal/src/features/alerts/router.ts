import { Refusal } from '@graha/domain/refusal';
import { THRESHOLD_PCTS } from '@graha/domain/thresholds';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { memberProcedure, router } from '../../trpc/init.ts';
import { stateOf } from './state.ts';
import { ALERTS_TEXT } from './text.ts';

export const alertsRouter = router({
  read: memberProcedure('alerts.read').query(async ({ ctx: { books, workspace } }) => {
    const { tenantId } = workspace;
    const [account, alerts, { members }] = await Promise.all([
      books.account(tenantId),
      books.alerts(tenantId),
      books.team(tenantId),
    ]);
    return stateOf(account, alerts, members);
  }),

  /** One at a time, so that two who switch at once do not undo each other. */
  turn: memberProcedure('alerts.manage')
    .input(z.strictObject({ pct: z.literal(THRESHOLD_PCTS), isOn: z.boolean() }))
    .mutation(({ ctx: { books, workspace, viewer, requestId }, input }) =>
      books.switchAlert(workspace.tenantId, input, { userId: viewer.userId, requestId }),
    ),

  /** Whoever sends mail to others has shown that they read their own. */
  sendTest: memberProcedure('alerts.manage').mutation(async ({ ctx: { books, workspace, viewer } }) => {
    if (!viewer.isVerified) throw new TRPCError({ code: 'FORBIDDEN', message: ALERTS_TEXT.test.unverified });
    const mails = await books.sendTestAlert(workspace.tenantId, { workspace: workspace.name, sender: viewer.name });
    if (mails === 0) throw new Refusal('test_mail_too_soon');
    return { mails };
  }),
});
