import { adminRouter } from '../admin/router.ts';
import { alertsRouter } from '../alerts/router.ts';
import { appsRouter } from '../apps/router.ts';
import { auditLogRouter } from '../audit-log/router.ts';
import { billingRouter } from '../billing/router.ts';
import { birthsRouter } from '../births/router.ts';
import { devicesRouter } from '../devices/router.ts';
import { keysRouter } from '../keys/router.ts';
import { overviewRouter } from '../overview/router.ts';
import { playgroundRouter } from '../playground/router.ts';
import { profileRouter } from '../account/router.ts';
import { requestsRouter } from '../requests/router.ts';
import { searchRouter } from '../search/router.ts';
import { settingsRouter } from '../settings/router.ts';
import { statusRouter } from '../status/router.ts';
import { subscriptionsRouter } from '../subscriptions/router.ts';
import { teamRouter } from '../team/router.ts';
import { usageRouter } from '../usage/router.ts';
import { webhooksRouter } from '../webhooks/router.ts';
import { workspaceRouter } from '../workspace/router.ts';
import { router } from '../trpc/init.ts';

export const appRouter = router({
  admin: adminRouter,
  alerts: alertsRouter,
  apps: appsRouter,
  auditLog: auditLogRouter,
  billing: billingRouter,
  births: birthsRouter,
  devices: devicesRouter,
  keys: keysRouter,
  overview: overviewRouter,
  playground: playgroundRouter,
  profile: profileRouter,
  requests: requestsRouter,
  search: searchRouter,
  settings: settingsRouter,
  status: statusRouter,
  subscriptions: subscriptionsRouter,
  team: teamRouter,
  usage: usageRouter,
  webhooks: webhooksRouter,
  workspace: workspaceRouter,
});

export type AppRouter = typeof appRouter;
