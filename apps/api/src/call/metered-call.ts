import { performance } from 'node:perf_hooks';
import { decodeQuery } from '@graha/catalog/decode-query';
import type { ListedOperation } from '@graha/catalog/list-operations';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Authenticate, refuseForbidden } from './authenticate.ts';
import { type Balances, creditHeaders } from '../meter/balances.ts';
import { chargeRefusal } from '../meter/charge-refusal.ts';
import { type ComputeDeps, prepare } from './compute.ts';
import type { Concurrency } from '../limits/concurrency.ts';
import { idempotencyKeyOf, inputHash } from './idempotency.ts';
import type { Meter } from '../meter/meter.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { readBody, refuseEncodings } from './read-body.ts';
import { representationOf } from './representation.ts';
import type { Turns } from '../limits/turns.ts';

export type CallerDeps = {
  authenticate: Authenticate;
  limit: RateLimit;
  concurrency: Pick<Concurrency, 'enter'>;
};
export type MeteredCallDeps = CallerDeps &
  ComputeDeps & {
    meter: Meter;
    turns: Turns;
    balances: Balances;
    /** Drops cached keys and reads the clock again. */
    refreshCaches(): Promise<void>;
    engineVersion: string;
    upgradeUrl: string;
  };

/**
 * Authenticates the caller, counts the call by its weight, and checks scope and concurrency. An unknown caller, or one from
 * an address that the key does not allow, counts for that address only; every other call counts toward the tenant's rate,
 * also where it is refused.
 */
export async function identify(
  request: FastifyRequest,
  operation: Pick<ListedOperation, 'id' | 'scope' | 'aliasOf' | 'rateWeight'> | null,
  deps: CallerDeps,
): Promise<KeyRecord> {
  const { call } = request;
  call.trace.part('authenticate');
  const record = await deps.authenticate(request.headers, request.ip);
  call.record = record;
  call.rate = await deps.limit(record, operation?.rateWeight);
  refuseForbidden(record, operation);
  call.leave = deps.concurrency.enter(record);
  return record;
}

/** Authenticate → limit → wait for a turn → validate → compute → charge → send. After the charge only the socket can fail. */
export const meteredCall = (operation: ListedOperation, deps: MeteredCallDeps) =>
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { call } = request;
    const { accept } = request.headers;
    const form = representationOf(accept, operation);
    const record = await identify(request, operation, deps);
    const authenticatedMs = performance.now();
    call.trace.part('compute');
    const idempotencyKey = idempotencyKeyOf(request.headers['idempotency-key']);
    const [sent, source] = inputOf(request, operation);
    await deps.turns.take(record.tenantId);
    const { tenantId } = record;
    const computation = prepare(deps, { operation, tenantId, sent, source, accept, form });
    if (idempotencyKey === null && record.env === 'live') refuseEarly(tenantId, operation.credits, deps);
    let body = await computation.body(computation.asOf);
    const computedMs = performance.now();
    call.trace.part('charge');
    const charge = {
      tenantId,
      keyId: record.keyId,
      operation: operation.id,
      cost: operation.credits,
      requestId: request.id,
      idempotencyKey,
      inputHash: idempotencyKey === null ? null : inputHash(operation.id + form.mark, sent),
      asOf: idempotencyKey === null ? null : computation.asOf,
    };
    const result = await deps.meter.charge(charge, (batchSize, commitMs) =>
      call.trace.note({ 'graha.batch_size': batchSize, 'graha.commit_ms': commitMs }),
    );
    call.cost = result.cost;
    deps.balances.remember(tenantId, result);
    if (result.outcome === 'key_inactive') await throwReason(request, deps);
    const refusal = chargeRefusal(result, deps.upgradeUrl);
    if (refusal) throw refusal;
    const replayed = result.outcome === 'replayed';
    call.replayOf = replayed ? result.seq : null;
    if (replayed) body = await replayOf(computation, result, body, deps.engineVersion);
    if (replayed) reply.header('idempotency-replayed', 'true');
    return reply
      .headers(creditHeaders(result))
      .headers(call.rate)
      .header('content-type', form.contentType)
      .header('cache-control', 'private, no-store')
      .header('x-request-id', request.id)
      .header('x-engine-version', deps.engineVersion)
      .header('server-timing', timing(call.startedMs, authenticatedMs, computedMs))
      .send(body);
  };

function inputOf(request: FastifyRequest, operation: ListedOperation): [unknown, 'body' | 'query'] {
  if (request.method !== 'POST') {
    const { url } = request;
    const mark = url.indexOf('?');
    return [decodeQuery(operation, new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))), 'query'];
  }
  refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
  return [readBody(request.body), 'body'];
}

/** @throws ApiError that the ledger gave a moment ago and would repeat */
export function refuseEarly(
  tenantId: string,
  cost: number,
  { balances, upgradeUrl }: Pick<MeteredCallDeps, 'balances' | 'upgradeUrl'>,
): void {
  const last = balances.earlyRefusal(tenantId, cost);
  const refusal = last && chargeRefusal(last, upgradeUrl);
  if (refusal) throw refusal;
}

/** The ledger refuses a dead key before the cache expires; a fresh lookup gives the exact reason. @throws ApiError */
async function throwReason(request: FastifyRequest, { authenticate, refreshCaches }: MeteredCallDeps): Promise<void> {
  await refreshCaches();
  await authenticate(request.headers, request.ip);
}

/** The body of the call that this one repeats. */
export function replayOf(
  computation: ReturnType<typeof prepare>,
  { asOf, engineVersion }: { asOf: Date | null; engineVersion: string },
  body: Buffer,
  ownVersion: string,
): Buffer | Promise<Buffer> {
  if (engineVersion !== ownVersion) return computation.body(asOf, engineVersion);
  return asOf?.getTime() === computation.asOf?.getTime() ? body : computation.body(asOf);
}

function timing(startedMs: number, authenticatedMs: number, computedMs: number): string {
  const [auth, compute] = [authenticatedMs - startedMs, computedMs - authenticatedMs];
  const charge = performance.now() - computedMs;
  return `auth;dur=${auth.toFixed(2)}, compute;dur=${compute.toFixed(2)}, charge;dur=${charge.toFixed(2)}`;
}
