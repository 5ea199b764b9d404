import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@graha/procedures/trpc/root';

const NAMES: Readonly<Record<string, string>> = {
  'usage-by-day': 'Usage by day',
  'key-list': 'Keys',
  'tenant-card': 'Workspaces',
  'audit-trail': 'Audit log',
};

export type Projections = inferRouterOutputs<AppRouter>['admin']['machine']['projections'];

export const nameOf = (projection: unknown): string => NAMES[String(projection)] ?? String(projection);
