import { router } from '../trpc/init.ts';
import { impersonationRouter } from './impersonation/router.ts';
import { machineRouter } from './machine/router.ts';
import { overviewRouter } from './overview/router.ts';
import { revenueRouter } from './revenue/router.ts';
import { tenantsRouter } from './tenants/router.ts';

export const adminRouter = router({
  impersonation: impersonationRouter,
  machine: machineRouter,
  overview: overviewRouter,
  revenue: revenueRouter,
  tenants: tenantsRouter,
});
