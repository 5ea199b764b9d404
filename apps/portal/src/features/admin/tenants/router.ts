import { PLAN_IDS } from '@graha/domain/plans';
import { z } from 'zod';
import type { Context, Viewer } from '../../../trpc/context.ts';
import { operatorProcedure, router } from '../../../trpc/init.ts';
import { sheetOf } from './sheet.ts';
import { TENANT_TEXT } from './text.ts';
import { TenantsWish } from './wish.ts';

const TENANTS_PER_PAGE = 50;
const ADJUSTMENT_MAX = 100_000_000;

const { fields: FIELDS } = TENANT_TEXT;

const Place = z.strictObject({ createdAt: z.date(), tenantId: z.uuid() });
const Tenant = z.strictObject({ tenantId: z.uuid() });
const Because = Tenant.extend({
  reason: z.string().trim().min(1, FIELDS.reasonMissing).max(500, FIELDS.reasonTooLong),
});
const Amount = z
  .int(FIELDS.amountWrong)
  .min(-ADJUSTMENT_MAX, FIELDS.amountTooLarge)
  .max(ADJUSTMENT_MAX, FIELDS.amountTooLarge)
  .refine((amount) => amount !== 0, FIELDS.amountWrong);

const by = ({ viewer, requestId }: Pick<Context, 'requestId'> & { viewer: Viewer }) => ({
  operatorId: viewer.userId,
  requestId,
});

export const tenantsRouter = router({
  /** Newest first. `cursor` is the `next` of the page before. */
  list: operatorProcedure
    .input(TenantsWish.extend({ cursor: Place.nullish() }))
    .query(async ({ ctx, input: { search, plan, status, cursor } }) => {
      const rows = await ctx.operator.tenants({
        limit: TENANTS_PER_PAGE,
        ...(search ? { search } : {}),
        ...(plan ? { plan } : {}),
        ...(status ? { status } : {}),
        ...(cursor ? { after: cursor } : {}),
      });
      const last = rows.length < TENANTS_PER_PAGE ? undefined : rows.at(-1);
      const next = last ? { createdAt: last.createdAt, tenantId: last.tenantId } : null;
      return { rows, next, asOf: await ctx.books.now() };
    }),

  read: operatorProcedure.input(Tenant).query(({ ctx, input: { tenantId } }) => sheetOf(ctx, tenantId)),

  /** `adjustmentId` is made by the form, so that a second press adjusts nothing again. */
  adjustCredits: operatorProcedure
    .input(Because.extend({ adjustmentId: z.uuid(), amount: Amount }))
    .mutation(({ ctx, input: { tenantId, ...wish } }) => ctx.operator.adjustCredits(tenantId, wish, by(ctx))),

  grantPlan: operatorProcedure
    .input(Because.extend({ plan: z.enum(PLAN_IDS) }))
    .mutation(({ ctx, input: { tenantId, ...wish } }) => ctx.operator.grantPlan(tenantId, wish, by(ctx))),

  suspend: operatorProcedure
    .input(Because)
    .mutation(({ ctx, input: { tenantId, reason } }) => ctx.operator.suspend(tenantId, reason, by(ctx))),

  resume: operatorProcedure
    .input(Because)
    .mutation(({ ctx, input: { tenantId, reason } }) => ctx.operator.resume(tenantId, reason, by(ctx))),
});
