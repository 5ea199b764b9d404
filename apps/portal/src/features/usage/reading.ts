import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../trpc/root.ts';

export type UsageReading = inferRouterOutputs<AppRouter>['usage']['read'];
