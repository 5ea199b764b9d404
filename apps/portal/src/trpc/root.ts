import { keysRouter } from '../features/keys/router.ts';
import { overviewRouter } from '../features/overview/router.ts';
import { router } from './init.ts';

export const appRouter = router({
  keys: keysRouter,
  overview: overviewRouter,
});

export type AppRouter = typeof appRouter;
