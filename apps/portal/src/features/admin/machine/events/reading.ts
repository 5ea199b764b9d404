import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../../trpc/root.ts';

export type EventsPage = inferRouterOutputs<AppRouter>['admin']['machine']['events'];
