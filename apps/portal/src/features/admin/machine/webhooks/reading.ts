import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../../trpc/root.ts';

export type InboxPage = inferRouterOutputs<AppRouter>['admin']['machine']['inbox'];
