import { z } from 'zod';
import { operatorProcedure, router, visitingProcedure } from '../../../trpc/init.ts';
import { IMPERSONATION_TEXT } from './text.ts';

const { start: TEXT } = IMPERSONATION_TEXT;

const REASON_LENGTH_MAX = 500;
const TICKET_LENGTH_MAX = 100;

export const impersonationRouter = router({
  /** The customer reads the reason in the workspace's own audit log. */
  start: operatorProcedure
    .input(
      z.strictObject({
        tenantId: z.uuid(),
        reason: z.string().trim().min(1, TEXT.reasonMissing).max(REASON_LENGTH_MAX, TEXT.reasonTooLong),
        ticket: z.string().trim().max(TICKET_LENGTH_MAX, TEXT.ticketTooLong).default(''),
      }),
    )
    .mutation(({ ctx, input }) => {
      const { userId: operatorId, sessionId } = ctx.viewer;
      const ticket = input.ticket === '' ? null : input.ticket;
      return ctx.books.startImpersonation({ ...input, ticket, operatorId, sessionId }, ctx.requestId);
    }),

  /** The one change that is left to a session that looks; it ends the look of another session of this operator's as well. */
  stop: visitingProcedure.mutation(({ ctx }) => ctx.books.stopImpersonation(ctx.viewer.userId, ctx.requestId)),

  /** What this session looks at. */
  current: visitingProcedure.query(({ ctx: { impersonation } }) =>
    impersonation ? { tenantId: impersonation.tenantId, endsAt: impersonation.endsAt } : null,
  ),
});
