import type { CommandContext, Db } from '@graha/store/postgres/context';
import type { FastifyRequest } from 'fastify';
import { refuseWithoutScope } from '../births/with-births.ts';
import { type CallerDeps, identify } from '../call/metered-call.ts';
import type { PlaceLookup } from '../places/with-places.ts';

export type BirthRouteDeps = CallerDeps & PlaceLookup & { management: Db };

/**
 * Counts the caller, and refuses keys without the scope.
 * @returns the context of its commands
 */
export async function beginBirths(request: FastifyRequest, deps: BirthRouteDeps): Promise<CommandContext> {
  const record = await identify(request, null, deps);
  refuseWithoutScope(record);
  const { tenantId, keyId } = record;
  return { db: deps.management.db, tenantId, actor: { kind: 'key', id: keyId }, requestId: request.id };
}
