import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { memberProcedure, router } from '../../trpc/init.ts';
import { places } from './places/places.ts';
import { operationOf } from './sheet.ts';
import { PLAYGROUND_TEXT } from './text.ts';
import { ClockQuestion, zoneAnswer } from './zone-reading.ts';

const PLACES_MAX = 8;
/** More than the API takes: it says so itself. */
const BODY_MAX = 32_768;

export const playgroundRouter = router({
  /** What is left to spend; of an unlimited number of calls, null. */
  balance: memberProcedure('usage.read').query(async ({ ctx }) => {
    const { creditsRemaining, callsUsed, callsLimit } = await ctx.books.account(ctx.workspace.tenantId);
    return { credits: creditsRemaining, calls: callsLimit === null ? null : Math.max(0, callsLimit - callsUsed) };
  }),

  /** Places whose names begin so; the list is on this server, nobody else is asked. */
  places: memberProcedure('workspace.read')
    .input(z.strictObject({ text: z.string().max(100) }))
    .query(async ({ input }) => (await places()).search(input.text, PLACES_MAX)),

  /** How a clock stood to UTC. */
  zone: memberProcedure('workspace.read')
    .input(ClockQuestion)
    .query(({ input }) => zoneAnswer(input)),

  /** One metered call of the API for this workspace. Its answer is handed on as it is, refusals too. */
  run: memberProcedure('playground.spend')
    .input(
      z.strictObject({
        operation: z.string().max(100),
        body: z.string().max(BODY_MAX, PLAYGROUND_TEXT.run.tooLong),
        attemptId: z.uuid(),
      }),
    )
    .mutation(async ({ ctx, input, signal }) => {
      const operation = operationOf(input.operation);
      if (operation === null) throw new TRPCError({ code: 'NOT_FOUND', message: PLAYGROUND_TEXT.run.unknown });
      return ctx.books.callApi({
        tenantId: ctx.workspace.tenantId,
        userId: ctx.viewer.userId,
        path: operation.path,
        body: input.body,
        attemptId: input.attemptId,
        signal,
      });
    }),
});
