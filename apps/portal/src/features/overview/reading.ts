import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../trpc/root.ts';

type Overview = inferRouterOutputs<AppRouter>['overview'];

/** What the overview is drawn from. */
export type OverviewReading = Overview['read'];
export type TodayReading = Overview['today'];
