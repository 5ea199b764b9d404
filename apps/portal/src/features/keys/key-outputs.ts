import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@graha/procedures/trpc/root';

type Outputs = inferRouterOutputs<AppRouter>['keys'];

/** One key, as its own page has it. */
export type KeyDetails = Outputs['get'];
export type KeyList = Outputs['list'];
