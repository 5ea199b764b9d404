import { performance } from 'node:perf_hooks';
import { decodeQuery } from '@graha/catalog/decode-query';
import type { ListedOperation } from '@graha/catalog/list-operations';
import type { KeyRecord } from '@graha/store/metering';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Authenticate, refuseForbidden } from './authenticate.ts';
import { type Balances, creditHeaders } from './balances.ts';
import { chargeRefusal } from './charge-refusal.ts';
import { type ComputeDeps, prepare } from './compute.ts';
import type { Concurrency } from './concurrency.ts';
import { idempotencyKeyOf, inputHash } from './idempotency.ts';
import type { Meter } from './meter.ts';
import type { RateLimit } from './rate-limit.ts';
import { readBody, refuseEncodings } from './read-body.ts';
import { representationOf } from './representation.ts';

export type CallerDeps = {
  authenticate: Authenticate;
  limit: RateLimit;
  concurrency: Pick<Concurrency, 'enter'>;
};
export type MeteredCallDeps = CallerDeps &
  ComputeDeps & {
    meter: Meter;
    balances: Balances;
    /** Forgets what is known of keys and of the time. */
    lookAgain(): Promise<void>;
    engineVersion: string;
    upgradeUrl: string;
  };

/**
 * Who calls, whether they may now, and whether they may at all. Who is not known, or calls from an address that the key does
 * not allow, counts for that address and for no tenant; everything else counts toward the tenant's rate, whatever becomes of it.
 */
export async function identify(request: FastifyRequest, scope: string | null, deps: CallerDeps): Promise<KeyRecord> {
  const { call } = request;
  call.trace.part('authenticate');
  const record = await deps.authenticate(request.headers, request.ip);
  call.record = record;
  call.rate = await deps.limit(record);
  refuseForbidden(record, scope);
  call.leave = deps.concurrency.enter(record);
  return record;
}

/** Authenticate → limit → validate → compute → write out → charge → send. After the commit nothing can fail but the socket. */
export const meteredCall = (operation: ListedOperation, deps: MeteredCallDeps) =>
  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { call } = request;
    const form = representationOf(request.headers.accept, operation);
    const record = await identify(request, operation.scope, deps);
    const authenticatedMs = performance.now();
    call.trace.part('compute');
    const idempotencyKey = idempotencyKeyOf(request.headers['idempotency-key']);
    const [sent, source] = inputOf(request, operation);
    const computation = prepare(operation, [sent, source], form, deps);
    if (idempotencyKey === null && record.env === 'live') refuseEarly(record.tenantId, operation.credits, deps);
    let body = computation.body(computation.asOf);
    const computedMs = performance.now();
    call.trace.part('charge');
    const charge = {
      tenantId: record.tenantId,
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
    deps.balances.remember(record.tenantId, result);
    if (result.outcome === 'key_inactive') await sayWhy(request, deps);
    const refusal = chargeRefusal(result, deps.upgradeUrl);
    if (refusal) throw refusal;
    const replayed = result.outcome === 'replayed';
    call.replayOf = replayed ? result.seq : null;
    if (replayed) body = replayOf(computation, result, body, deps.engineVersion);
    return reply
      .headers({
        'content-type': form.contentType,
        'cache-control': 'private, no-store',
        'x-request-id': request.id,
        'x-engine-version': deps.engineVersion,
        ...creditHeaders(result),
        ...call.rate,
        ...(replayed ? { 'idempotency-replayed': 'true' } : {}),
        'server-timing': timing(call.startedMs, authenticatedMs, computedMs),
      })
      .send(body);
  };

function inputOf(request: FastifyRequest, operation: ListedOperation): [unknown, 'body' | 'query'] {
  if (request.method === 'GET') {
    const { url } = request;
    const mark = url.indexOf('?');
    return [decodeQuery(operation, new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1))), 'query'];
  }
  refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
  return [readBody(request.body), 'body'];
}

function refuseEarly(tenantId: string, cost: number, { balances, upgradeUrl }: MeteredCallDeps): void {
  const last = balances.earlyRefusal(tenantId, cost);
  const refusal = last && chargeRefusal(last, upgradeUrl);
  if (refusal) throw refusal;
}

/** The ledger knows that the key is dead before the cache does; a fresh look says whether it expired or was revoked. */
async function sayWhy(request: FastifyRequest, { authenticate, lookAgain }: MeteredCallDeps): Promise<void> {
  await lookAgain();
  await authenticate(request.headers, request.ip);
}

function replayOf(
  computation: ReturnType<typeof prepare>,
  { asOf, engineVersion }: { asOf: Date | null; engineVersion: string },
  body: Buffer,
  ownVersion: string,
): Buffer {
  if (engineVersion !== ownVersion) return computation.body(asOf, engineVersion);
  return asOf?.getTime() === computation.asOf?.getTime() ? body : computation.body(asOf);
}

function timing(startedMs: number, authenticatedMs: number, computedMs: number): string {
  const spans = {
    auth: authenticatedMs - startedMs,
    compute: computedMs - authenticatedMs,
    charge: performance.now() - computedMs,
  };
  return Object.entries(spans)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(2)}`)
    .join(', ');
}
