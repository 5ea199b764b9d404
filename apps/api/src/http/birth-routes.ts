import { decodeQuery } from '@graha/catalog/request/decode-query';
import { readInput } from '@graha/catalog/request/issues';
import { Refusal } from '@graha/domain/core/refusal';
import { BIRTH_ROUTES, type BirthRouteId } from '@graha/domain/management/birth-routes';
import { BirthsQuery, NewBirth } from '@graha/domain/management/birth-members';
import type { BirthContent } from '@graha/store/births/sealed-birth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readBirth } from '../births/read-birth.ts';
import { idempotencyKeyOf } from '../call/idempotency.ts';
import { readBody, refuseEncodings } from '../call/read-body.ts';
import { ApiError } from '../errors/errors.ts';
import { changeBirth, endBirth, makeBirth, showBirth, showBirths } from '../management/birth-handlers.ts';
import type { PlaceLookup } from '../places/with-places.ts';
import type { BirthRouteDeps } from './begin-births.ts';
import { type Handle, mountGroup } from './free-group.ts';
import { mountBirthFiles } from './birth-files.ts';
import { queryOf } from './query-of.ts';

const BirthRef = z.object({ birth_id: z.uuid() });

/** An id of another form is that of no birth. @throws Refusal */
function idOf({ params }: FastifyRequest): string {
  const read = BirthRef.safeParse(params);
  if (!read.success) throw new Refusal('birth_unknown');
  return read.data.birth_id.toLowerCase();
}

/** @throws ApiError with every problem of the birth, or else of the members around it */
async function contentOf(request: FastifyRequest, places: PlaceLookup): Promise<BirthContent> {
  refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
  const sent = readBody(request.body);
  const read = readInput(NewBirth, sent, 'body');
  if (!read.ok) throw new ApiError('validation_error', { detail: read.problems });
  const { reference, label, tags } = read.data;
  const checked = await readBirth(places, Object(sent).birth);
  if ('problems' in checked) throw new ApiError('validation_error', { detail: checked.problems });
  return { reference, label, tags, birth: checked.birth };
}

function queryIn(request: FastifyRequest): z.output<typeof BirthsQuery> {
  const read = readInput(BirthsQuery, decodeQuery({ input: BirthsQuery }, queryOf(request)), 'query');
  if (!read.ok) throw new ApiError('validation_error', { detail: read.problems });
  return read.data;
}

const HANDLERS: Record<BirthRouteId, Handle> = {
  storeBirth: async (ctx, request, places) =>
    makeBirth(ctx, await contentOf(request, places), idempotencyKeyOf(request.headers['idempotency-key'])),
  listBirths: async (ctx, request) => ({ body: await showBirths(ctx, queryIn(request)) }),
  readBirth: async (ctx, request) => ({ body: await showBirth(ctx, idOf(request)) }),
  replaceBirth: async (ctx, request, places) => ({
    body: await changeBirth(ctx, idOf(request), await contentOf(request, places)),
  }),
  eraseBirth: async (ctx, request) => ({ body: await endBirth(ctx, idOf(request)) }),
};

/** Mounts the routes of stored births, which cost nothing. */
export function mountBirthRoutes(app: FastifyInstance, deps: BirthRouteDeps): void {
  mountGroup(app, deps, { name: 'births', routes: BIRTH_ROUTES, handlers: HANDLERS });
  mountBirthFiles(app, deps);
}
