import { inboxCounts } from '@graha/store/billing/inbox-page';
import { creditConservation } from '@graha/store/operator/credit-conservation';
import { platformFigures } from '@graha/store/operator/platform-figures';
import { tenantsNeedingAttention } from '@graha/store/operator/tenants-needing-attention';
import { operatorProcedure, router } from '../../trpc/init.ts';

const TENANTS_MAX = 10;

export const overviewRouter = router({
  figures: operatorProcedure.query(({ ctx }) => platformFigures({ db: ctx.operatorDb })),

  /** Apart from the rest: it reads every entry of the open periods. */
  conservation: operatorProcedure.query(({ ctx }) => creditConservation({ db: ctx.operatorDb })),

  /** Messages from Stripe that could not be processed so far. */
  failedMessages: operatorProcedure.query(async ({ ctx }) => (await inboxCounts({ db: ctx.operatorDb })).failed),

  needingAttention: operatorProcedure.query(({ ctx }) =>
    tenantsNeedingAttention({ db: ctx.operatorDb }, { limit: TENANTS_MAX }),
  ),
});
