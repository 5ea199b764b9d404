import { performance } from 'node:perf_hooks';
import { decodeQuery } from '@graha/catalog/request/decode-query';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import type { KeyRecord } from '@graha/store/ledger/metering';
import { type BirthLookup, withBirths } from '../births/with-births.ts';
import { type Authenticate, refuseForbidden } from './authenticate.ts';
import type { CallAnswer, CallRequest } from './call.ts';
import { creditHeaders } from '../meter/balances.ts';
import { chargeCall, type ChargeDeps, type First, refuseEarly } from './charge-call.ts';
import { engineVersionOf, formulaVersionOf, versionMark } from '../receipts/formula-version.ts';
import { depsAt, prepareCall, type PrepareDeps } from './prepare-call.ts';
import type { Concurrency } from '../limits/concurrency.ts';
import { idempotencyKeyOf } from './idempotency.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import type { CountVisit } from '../limits/visitors.ts';
import { askedSigner } from '../receipts/asks-signature.ts';
import type { Signer } from '../receipts/signer.ts';
import { readBody, refuseEncodings } from './read-body.ts';
import { PICTURE_PARAMETERS, pictureQueryOf } from './picture-query.ts';
import { representationOf } from './representation.ts';
import type { Turns } from '../limits/turns.ts';
import { type BrandLookup, withBrand, withBrandOf } from '../reports/with-brand.ts';
import { type PlaceLookup, withPlaces } from '../places/with-places.ts';

export type CallerDeps = {
  authenticate: Authenticate;
  limit: RateLimit;
  countVisit: CountVisit;
  concurrency: Pick<Concurrency, 'enter'>;
  /** Null if this API has no key to sign with. */
  signer: Signer | null;
};
export type MeteredCallDeps = CallerDeps &
  PrepareDeps &
  PlaceLookup &
  BirthLookup &
  BrandLookup &
  ChargeDeps & {
    turns: Turns;
    /** Drops cached keys and reads the clock again. */
    refreshCaches(): Promise<void>;
  };

/**
 * Authenticates the caller, counts the call with its minimum weight, and checks scope and concurrency. An unknown
 * caller, or a caller from an address that the key does not allow, counts against that address only. Every other call
 * counts toward the tenant's rate, even if it is refused.
 */
export async function identify(
  request: Pick<CallRequest, 'call' | 'headers' | 'ip'>,
  operation: Pick<ListedOperation, 'id' | 'scope' | 'aliasOf'> | null,
  deps: CallerDeps,
  rateWeight = 1,
): Promise<KeyRecord> {
  const { call } = request;
  call.trace.part('authenticate');
  const record = await deps.authenticate(request.headers, request.ip);
  call.record = record;
  call.signer = askedSigner(request.headers, deps.signer);
  call.rate = await deps.limit(record, rateWeight);
  refuseForbidden(record, operation);
  await deps.countVisit(record, request.ip);
  call.leave = deps.concurrency.enter(record);
  return record;
}

/**
 * Steps: authenticate, limit, wait for a turn, validate, limit by weight, compute, charge. After the charge only the
 * socket can fail.
 */
export const meteredCall = (operation: ListedOperation, deps: MeteredCallDeps) =>
  async function answer(request: CallRequest): Promise<CallAnswer> {
    const { call } = request;
    const { accept } = request.headers;
    const pictureQuery = pictureQueryOf(request.url);
    const form = representationOf(accept, operation, pictureQuery);
    const counted = Math.max(operation.rateWeight, form.rateWeightMin);
    const record = await identify(request, operation, deps, counted);
    const version = formulaVersionOf(request.headers, record);
    call.formulas = version.date;
    const authenticatedMs = performance.now();
    call.trace.part('compute');
    const idempotencyKey = idempotencyKeyOf(request.headers['idempotency-key']);
    const [raw, source] = inputOf(request, operation, form.isPicture);
    await deps.turns.take(record.tenantId);
    const { tenantId } = record;
    const sent = await withBirths(deps, record, { operation, sent: raw, source });
    const asked = await withPlaces(deps, { operation, sent, source });
    const { sent: complete, brandId } = form.isPaper
      ? await withBrand(deps, tenantId, asked)
      : { sent: asked, brandId: null };
    const validated = { operation, tenantId, sent: complete, source, accept, pictureQuery, form };
    const computation = await prepareCall(deps, validated, version);
    if (idempotencyKey === null && record.env === 'live') refuseEarly(record, computation.cost, deps);
    if (computation.rateWeight > counted) call.rate = await deps.limit(record, computation.rateWeight, counted);
    const body = await computation.body(computation.asOf);
    const computedMs = performance.now();
    call.trace.part('charge');
    const mark = form.mark + versionMark(request.headers);
    // A header is part of the hash, so the first call had the same one.
    const computedBy = async (first: First) => {
      const { brandId: firstId } = first;
      const same =
        firstId === brandId ? complete : await withBrandOf(deps, { tenantId, sent: asked, brandId: firstId });
      return prepareCall(depsAt(deps, first.asOf), { ...validated, sent: same }, first.version);
    };
    const own = { version, brandId, computation, computedBy, body };
    const computed = { operation, sent, mark, ...own, requestId: request.id, idempotencyKey };
    const {
      result,
      replayOf,
      answer: given,
    } = await chargeCall(record, computed, deps, {
      onCommit: (batchSize, commitMs) =>
        call.trace.note({ 'graha.batch_size': batchSize, 'graha.commit_ms': commitMs }),
      onCost: (cost) => void (call.cost = cost),
      reasonOfEnd: () => throwReason(request, deps),
    });
    call.replayOf = replayOf;
    call.formulas = given.version.date;
    call.entry = result.seq;
    const headers = {
      ...(replayOf === null ? {} : { 'idempotency-replayed': 'true' }),
      ...creditHeaders(record, result),
      ...call.rate,
      'content-type': form.contentType,
      'cache-control': 'private, no-store',
      'x-request-id': request.id,
      'x-engine-version': engineVersionOf(deps.engineVersion, given.version.date),
      ...(result.seq === null ? {} : { 'x-ledger-entry': String(result.seq) }),
      'server-timing': timing(call.startedMs, authenticatedMs, computedMs),
    };
    return { headers, body: given.body };
  };

function inputOf(request: CallRequest, operation: ListedOperation, isPicture: boolean): [unknown, 'body' | 'query'] {
  if (request.method !== 'POST') {
    const { url } = request;
    const mark = url.indexOf('?');
    const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
    if (isPicture) for (const name of PICTURE_PARAMETERS) query.delete(name);
    return [decodeQuery(operation, query), 'query'];
  }
  refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
  return [readBody(request.body), 'body'];
}

/**
 * Finds the exact reason with a new lookup, because the ledger refuses a dead key before the cache expires.
 * @throws ApiError the reason
 */
export async function throwReason(
  request: Pick<CallRequest, 'headers' | 'ip'>,
  { authenticate, refreshCaches }: Pick<MeteredCallDeps, 'authenticate' | 'refreshCaches'>,
): Promise<void> {
  await refreshCaches();
  await authenticate(request.headers, request.ip);
}

function timing(startedMs: number, authenticatedMs: number, computedMs: number): string {
  const [auth, compute] = [authenticatedMs - startedMs, computedMs - authenticatedMs];
  const charge = performance.now() - computedMs;
  return `auth;dur=${auth.toFixed(2)}, compute;dur=${compute.toFixed(2)}, charge;dur=${charge.toFixed(2)}`;
}
