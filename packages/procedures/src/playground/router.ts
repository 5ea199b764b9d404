import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { LENGTHS, Text } from '@graha/domain/typed-text';
import { memberProcedure, router } from '../trpc/init.ts';
import { requireAccount } from '../workspace/account.ts';
import { ClockQuestion } from './sky.ts';

const PLACES_MAX = 8;
/** More than the API accepts, so that a body that is too long gets the answer of the API. */
const BODY_MAX = 32_768;

export const playgroundRouter = router({
  /** What the workspace can still spend. `calls` is null if their number is unlimited. */
  balance: memberProcedure('usage.read').query(async ({ ctx }) => {
    const { creditsRemaining, callsUsed, callsLimit } = await requireAccount(ctx);
    return { credits: creditsRemaining, calls: callsLimit === null ? null : Math.max(0, callsLimit - callsUsed) };
  }),

  /** Places whose names begin with the text. The list is on this server; no other service is called. */
  places: memberProcedure('workspace.read')
    .input(z.strictObject({ text: Text.max(LENGTHS.search) }))
    .query(({ ctx, input }) => ctx.sky.searchPlaces(input.text, PLACES_MAX)),

  /** The offset of a clock from UTC. */
  zone: memberProcedure('workspace.read')
    .input(ClockQuestion)
    .query(({ ctx, input }) => ctx.sky.zoneAnswer(input)),

  /** Makes one metered call of the API for this workspace and returns its answer unchanged, errors too. */
  run: memberProcedure('playground.spend')
    .input(
      z.strictObject({
        operation: Text.max(LENGTHS.id),
        body: Text.max(BODY_MAX, 'This request is too long.'),
        attemptId: z.uuid(),
      }),
    )
    .mutation(async ({ ctx, input, signal }) => {
      const path = ctx.sky.pathOf(input.operation);
      if (path === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'There is no such operation.' });
      return ctx.callApi({
        tenantId: ctx.tenantId,
        userId: ctx.viewer.userId,
        path,
        body: input.body,
        attemptId: input.attemptId,
        signal,
      });
    }),
});
