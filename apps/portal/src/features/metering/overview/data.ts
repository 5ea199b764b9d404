import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '@graha/procedures/router/root';

type Outputs = inferRouterOutputs<AppRouter>['overview'];

export type Overview = Outputs['read'];
export type Today = Outputs['today'];

/** The newest rows of the whole request log. */
export const LATEST = { period: '30d', limit: 6 } as const;
