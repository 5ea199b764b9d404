import { z } from 'zod';
import { operatorProcedure, router } from '../../trpc/init.ts';
import { impersonationRouter } from './impersonation/router.ts';
import { machineRouter } from './machine/router.ts';
import { tenantsRouter } from './tenants/router.ts';

export const adminRouter = router({
  impersonation: impersonationRouter,

  machine: machineRouter,

  tenants: tenantsRouter,

  moment: operatorProcedure
    .input(z.strictObject({ tenantId: z.uuid(), at: z.date() }))
    .query(({ ctx, input: { tenantId, at } }) => ctx.operator.moment(tenantId, at)),
});
