import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../trpc/root.ts';

/** One key, as its own page has it. */
export type KeyReading = inferRouterOutputs<AppRouter>['keys']['get'];
