import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../trpc/root.ts';

/** What the overview is drawn from. */
export type OverviewReading = inferRouterOutputs<AppRouter>['overview']['read'];
