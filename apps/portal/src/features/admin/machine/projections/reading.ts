import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../../../trpc/root.ts';
import { PROJECTIONS_TEXT } from './text.ts';

export type ProjectionsReading = inferRouterOutputs<AppRouter>['admin']['machine']['projections'];

export const nameOf = (projection: unknown): string => PROJECTIONS_TEXT.names[String(projection)] ?? String(projection);
