import { ApiError } from '../errors/errors.ts';
import type { CommandContext, Db } from '@graha/store/postgres/context';
import type { FastifyRequest } from 'fastify';
import { refuseWithoutScope } from '../births/with-births.ts';
import { type CallerDeps, identify } from '../call/metered-call.ts';
import type { PlaceLookup } from '../places/with-places.ts';

export type BirthRouteDeps = CallerDeps & PlaceLookup & { management: Db };

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const TEST_KEY = 'A test key reads stored births and changes none. Send the request with a live key.';

/**
 * Counts the caller, and refuses keys without the scope, and changes by test keys: the births are those of live calls.
 * @returns the context of its commands
 */
export async function beginBirths(request: FastifyRequest, deps: BirthRouteDeps): Promise<CommandContext> {
  const record = await identify(request, null, deps);
  refuseWithoutScope(record);
  if (record.env === 'test' && !READING.has(request.method)) throw new ApiError('grant_exceeded', { detail: TEST_KEY });
  const { tenantId, keyId } = record;
  return { db: deps.management.db, tenantId, actor: { kind: 'key', id: keyId }, requestId: request.id };
}
