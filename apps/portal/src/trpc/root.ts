import { adminRouter } from '../features/admin/router.ts';
import { alertsRouter } from '../features/alerts/router.ts';
import { auditLogRouter } from '../features/audit-log/router.ts';
import { billingRouter } from '../features/billing/router.ts';
import { keysRouter } from '../features/keys/router.ts';
import { overviewRouter } from '../features/overview/router.ts';
import { playgroundRouter } from '../features/playground/router.ts';
import { profileRouter } from '../features/profile/router.ts';
import { requestsRouter } from '../features/requests/router.ts';
import { settingsRouter } from '../features/settings/router.ts';
import { teamRouter } from '../features/team/router.ts';
import { usageRouter } from '../features/usage/router.ts';
import { workspaceRouter } from '../features/workspace/router.ts';
import { router } from './init.ts';

export const appRouter = router({
  admin: adminRouter,
  alerts: alertsRouter,
  auditLog: auditLogRouter,
  billing: billingRouter,
  keys: keysRouter,
  overview: overviewRouter,
  playground: playgroundRouter,
  profile: profileRouter,
  requests: requestsRouter,
  settings: settingsRouter,
  team: teamRouter,
  usage: usageRouter,
  workspace: workspaceRouter,
});

export type AppRouter = typeof appRouter;
