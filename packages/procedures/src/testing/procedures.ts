import { appRouter } from '../trpc/root.ts';

type Kind = 'query' | 'mutation' | 'subscription';

/** Every procedure by its whole path, and its kind. */
export function kindsOfProcedures(): Record<string, Kind> {
  const { _def: definition } = appRouter;
  // Safe: the router files its procedures flat, under their whole paths, whatever its type says.
  const procedures = definition.procedures as unknown as Record<string, { _def: { type: Kind } }>;
  return Object.fromEntries(Object.entries(procedures).map(([path, { _def: own }]) => [path, own.type]));
}
