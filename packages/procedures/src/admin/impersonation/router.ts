import { Text } from '@graha/domain/typed-text';
import { startImpersonation, stopImpersonation } from '@graha/store/operator/impersonation';
import { z } from 'zod';
import { operatorProcedure, router, visitingProcedure } from '../../trpc/init.ts';

const REASON_LENGTH_MAX = 500;
const TICKET_LENGTH_MAX = 100;

export const impersonationRouter = router({
  /** The customer reads the reason in the audit log of the workspace. */
  start: operatorProcedure
    .input(
      z.strictObject({
        tenantId: z.uuid(),
        reason: Text.max(REASON_LENGTH_MAX, 'Use at most 500 characters.')
          .trim()
          .min(1, 'Enter a reason. The customer can read it.'),
        ticket: Text.max(TICKET_LENGTH_MAX, 'Use at most 100 characters.').trim().default(''),
      }),
    )
    .mutation(({ ctx, input }) => {
      const { userId: operatorId, sessionId } = ctx.viewer;
      const ticket = input.ticket === '' ? null : input.ticket;
      return startImpersonation(ctx, { ...input, ticket, operatorId, sessionId });
    }),

  /** The only change that a viewing session may make; it also ends the view of another session of this operator. */
  stop: visitingProcedure.mutation(async ({ ctx }) => {
    await stopImpersonation(ctx, { operatorId: ctx.viewer.userId, how: 'stopped' });
  }),

  /** What this session views. */
  current: visitingProcedure.query(({ ctx: { impersonation } }) =>
    impersonation ? { tenantId: impersonation.tenantId, endsAt: impersonation.endsAt } : null,
  ),
});
