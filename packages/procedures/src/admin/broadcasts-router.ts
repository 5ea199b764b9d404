import { z } from 'zod';
import { PLAN_IDS } from '@graha/domain/billing/plans';
import { BROADCAST_STATUSES, BroadcastText, BroadcastTitle } from '@graha/domain/operations/broadcast';
import { audienceSize, listBroadcasts, sendBroadcast, withdrawBanner } from '@graha/store/operator/broadcasts';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { operatorProcedure, router } from '../trpc/init.ts';

const SHOWN_MAX = 50;

const Audience = z.strictObject({
  plans: z.array(z.enum(PLAN_IDS)).min(1, 'Choose at least one plan.').max(PLAN_IDS.length),
  statuses: z.array(z.enum(BROADCAST_STATUSES)).min(1, 'Choose at least one state.').max(BROADCAST_STATUSES.length),
});

/** Messages to workspaces. Each is an event with the operator as its actor. */
export const broadcastsRouter = router({
  /** Newest first. */
  list: operatorProcedure.query(async ({ ctx }) => {
    const [broadcasts, asOf] = await Promise.all([
      listBroadcasts({ db: ctx.operatorDb }, { max: SHOWN_MAX }),
      ledgerNow(ctx.db),
    ]);
    return { broadcasts, asOf };
  }),

  /** The number of workspaces that would have it, for the confirmation. */
  preview: operatorProcedure
    .input(Audience)
    .query(async ({ ctx, input }) => ({ workspaces: await audienceSize({ db: ctx.operatorDb }, input) })),

  /** The form makes `broadcastId`, so that a repeated submission sends nothing; `isNew` is then false. */
  send: operatorProcedure
    .input(
      Audience.extend({
        broadcastId: z.uuid(),
        title: BroadcastTitle,
        text: BroadcastText,
        byMail: z.boolean(),
        bannerUntil: z.date('Enter the end of the banner.').nullable(),
        /** The number that the operator has read. */
        confirmedWorkspaces: z.int().nonnegative(),
      }),
    )
    .mutation(async ({ ctx, input: { bannerUntil, ...sending } }) => ({
      isNew: await sendBroadcast(
        { ...ctx, db: ctx.operatorDb },
        { ...sending, bannerUntil: bannerUntil && bannerUntil.toISOString() },
      ),
    })),

  /** Ends a banner before its time. A repeat changes nothing; `isNew` is then false. */
  withdrawBanner: operatorProcedure
    .input(z.strictObject({ broadcastId: z.uuid() }))
    .mutation(async ({ ctx, input }) => ({ isNew: await withdrawBanner({ ...ctx, db: ctx.operatorDb }, input) })),
});
