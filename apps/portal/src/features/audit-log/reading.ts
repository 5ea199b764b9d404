import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../trpc/root.ts';

export type AuditPage = inferRouterOutputs<AppRouter>['auditLog']['list'];
