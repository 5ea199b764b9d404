import { keysRouter } from '../features/keys/router.ts';
import { overviewRouter } from '../features/overview/router.ts';
import { workspaceRouter } from '../features/workspace/router.ts';
import { router } from './init.ts';

export const appRouter = router({
  keys: keysRouter,
  overview: overviewRouter,
  workspace: workspaceRouter,
});

export type AppRouter = typeof appRouter;
