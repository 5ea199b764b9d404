import { PLAN_IDS } from '@graha/domain/plans';
import { z } from 'zod';
import { operatorProcedure, router } from '../../../trpc/init.ts';

const TENANTS_PER_PAGE = 50;

const Place = z.strictObject({ createdAt: z.date(), tenantId: z.uuid() });

export const tenantsRouter = router({
  list: operatorProcedure
    .input(
      z.strictObject({
        search: z.string().trim().max(100).default(''),
        plan: z.enum(PLAN_IDS).nullable().default(null),
        after: Place.nullable().default(null),
      }),
    )
    .query(({ ctx, input: { search, plan, after } }) =>
      ctx.operator.tenants({
        limit: TENANTS_PER_PAGE,
        ...(search === '' ? {} : { search }),
        ...(plan === null ? {} : { plan }),
        ...(after === null ? {} : { after }),
      }),
    ),
});
