import { z } from 'zod';
import { PLAN_IDS } from '@graha/domain/billing/plans';
import { Refusal } from '@graha/domain/core/refusal';
import { LENGTHS, Text, tooLong } from '@graha/domain/core/typed-text';
import { recordRefundRequest } from '@graha/store/billing/refunds';
import { recordAdjustment, recordPlanGrant } from '@graha/store/billing/operator-grants';
import { disableKey } from '@graha/store/keys/key-commands';
import { ledgerNow } from '@graha/store/postgres/ledger-clock';
import { resumeTenant, suspendTenant } from '@graha/store/tenants/workspace';
import { operatorProcedure, router } from '../trpc/init.ts';
import { TenantsFilter } from './filters.ts';
import { findTenants, tenantCard, tenantDetails, type OperatorContext } from './tenant-details.ts';

const TENANTS_PER_PAGE = 50;
const ADJUSTMENT_MAX = 100_000_000;
const AMOUNT_WRONG = 'Enter a whole number of credits other than 0.';
const AMOUNT_TOO_LARGE = 'Adjust by 100,000,000 credits at most.';

const Cents = z
  .int('Enter an amount in dollars and cents.')
  .min(1, 'Enter at least $0.01.')
  .max(99_999_999, 'Enter a smaller amount.');

const Place = z.strictObject({ createdAt: z.date(), tenantId: z.uuid() });
const Tenant = z.strictObject({ tenantId: z.uuid() });
const Change = Tenant.extend({
  reason: Text.max(LENGTHS.reason, tooLong(LENGTHS.reason)).trim().min(1, 'Enter a reason.'),
});
const Amount = z
  .int(AMOUNT_WRONG)
  .min(-ADJUSTMENT_MAX, AMOUNT_TOO_LARGE)
  .max(ADJUSTMENT_MAX, AMOUNT_TOO_LARGE)
  .refine((amount) => amount !== 0, AMOUNT_WRONG);

/** Refuses erased tenants, because the stream of a subscription does not record the erasure. */
async function refuseErased(ctx: Pick<OperatorContext, 'operatorDb'>, input: { tenantId: string }): Promise<void> {
  if ((await tenantCard(ctx, input)).status === 'erased') throw new Refusal('tenant_erased');
}

export const tenantsRouter = router({
  /** Newest first. `cursor` is the `next` of the previous page. */
  list: operatorProcedure
    .input(TenantsFilter.extend({ cursor: Place.nullish() }))
    .query(async ({ ctx, input: { search, plan, status, cursor } }) => {
      const rows = await findTenants(ctx, {
        limit: TENANTS_PER_PAGE,
        ...(search ? { search } : {}),
        ...(plan ? { plan } : {}),
        ...(status ? { status } : {}),
        ...(cursor ? { after: cursor } : {}),
      });
      const last = rows.length < TENANTS_PER_PAGE ? undefined : rows.at(-1);
      const next = last ? { createdAt: last.createdAt, tenantId: last.tenantId } : null;
      return { rows, next, asOf: await ledgerNow(ctx.db) };
    }),

  read: operatorProcedure.input(Tenant).query(({ ctx, input }) => tenantDetails(ctx, input)),

  /** The form makes `adjustmentId`, so that a repeated submission makes no second adjustment. */
  adjustCredits: operatorProcedure
    .input(Change.extend({ adjustmentId: z.uuid(), amount: Amount }))
    .mutation(async ({ ctx, input: { tenantId, ...adjustment } }) => {
      await refuseErased(ctx, { tenantId });
      await recordAdjustment({ ...ctx, db: ctx.operatorDb, tenantId }, adjustment);
    }),

  grantPlan: operatorProcedure
    .input(Change.extend({ plan: z.enum(PLAN_IDS) }))
    .mutation(async ({ ctx, input: { tenantId, ...grant } }) => {
      await refuseErased(ctx, { tenantId });
      await recordPlanGrant({ ...ctx, db: ctx.operatorDb, tenantId }, grant);
    }),

  /** The form makes `requestId`, so that a repeated submission makes no second refund. The worker asks Stripe for it. */
  refund: operatorProcedure
    .input(Change.extend({ requestId: z.uuid(), paymentId: z.string().min(1).max(255), amountCents: Cents }))
    .mutation(async ({ ctx, input: { tenantId, ...request } }) => {
      await recordRefundRequest({ ...ctx, db: ctx.operatorDb, tenantId }, request);
    }),

  /** The workspace can enable its key again; an operator who must prevent that suspends the workspace. */
  disableKey: operatorProcedure
    .input(Change.extend({ keyId: z.uuid() }))
    .mutation(({ ctx, input: { tenantId, ...disabled } }) => disableKey({ ...ctx, tenantId }, disabled)),

  suspend: operatorProcedure
    .input(Change)
    .mutation(({ ctx, input: { tenantId, reason } }) =>
      suspendTenant({ ...ctx, db: ctx.operatorDb, tenantId }, { reason }),
    ),

  resume: operatorProcedure
    .input(Change)
    .mutation(({ ctx, input: { tenantId, reason } }) =>
      resumeTenant({ ...ctx, db: ctx.operatorDb, tenantId }, { reason }),
    ),
});
