import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { API_ERRORS } from '@graha/domain/api-errors';
import type { ListedOperation } from '@graha/catalog/list-operations';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseForbidden } from '../call/authenticate.ts';
import { prepare } from '../call/compute.ts';
import { idempotencyKeyOf } from '../call/idempotency.ts';
import { chargeCall, type ComputedCall, refuseEarly } from '../call/charge-call.ts';
import { identify, type MeteredCallDeps, throwReason } from '../call/metered-call.ts';
import { readBody, refuseEncodings } from '../call/read-body.ts';
import { representationOf } from '../call/representation.ts';
import { ApiError } from '../errors/errors.ts';
import { BATCH_PATH, type BatchCall, readBatch } from './batch-request.ts';
import type { Part } from '../observe/record-answer.ts';
import { errorAnswer } from './error-response.ts';
import { asApiError } from './http-errors.ts';
import { newRequestId } from './request-id.ts';

/** Calls that have not begun by then are refused. */
const BATCH_MS = 10_000;
const LINES_TYPE = 'application/x-ndjson';
const JSON_FORM = representationOf(undefined, {});

export type BatchDeps = MeteredCallDeps & { operations: readonly ListedOperation[]; errorsUrl: string };

type Computed = Pick<ComputedCall, 'operation' | 'sent' | 'computation' | 'body'>;
type Open = { id: string; part: Part; startedMs: number } & ({ computed: Computed } | { error: ApiError });
type Caller = { record: KeyRecord; key: string | null; reasonOfEnd: () => Promise<void> };
type Answered = { id: string; part: Part; body: Buffer };

/**
 * Many calls in one request. All are computed in order, one at a time and each in a turn of its own, then charged together,
 * then answered: a call that fails costs nothing, and no answer leaves before its charge is durable.
 */
export function batchCall(deps: BatchDeps) {
  const byId = new Map(deps.operations.map((operation) => [operation.id, operation]));

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { call } = request;
    const inLines = request.headers.accept?.toLowerCase().includes(LINES_TYPE) ?? false;
    const contentType = inLines
      ? `${LINES_TYPE}; charset=utf-8`
      : representationOf(request.headers.accept, {}).contentType;
    const record = await identify(request, null, deps); // The batch counts as its first call, also where it is refused as a whole.
    const key = idempotencyKeyOf(request.headers['idempotency-key']);
    refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
    const calls = readBatch(readBody(request.body));

    call.trace.part('compute');
    const untilMs = performance.now() + BATCH_MS;
    const open: Open[] = [];
    for (const [index, one] of calls.entries()) {
      const operation = byId.get(one.operation);
      const startedMs = performance.now();
      const part = newPart(operation?.id ?? 'unknown');
      try {
        if (startedMs > untilMs) throw new ApiError('compute_timeout');
        const weight = (operation?.rateWeight ?? 1) - (index === 0 ? 1 : 0);
        if (weight > 0) call.rate = await deps.limit(record, weight);
        const computed = await computedOf(one, operation, record, key === null);
        open.push({ id: one.id, part, startedMs, computed });
      } catch (error) {
        open.push({ id: one.id, part, startedMs, error: asApiError(error) });
      }
    }

    call.trace.part('charge');
    let end: Promise<void> | undefined;
    const reasonOfEnd = () => (end ??= throwReason(request, deps));
    const answered = await Promise.all(open.map((one) => settled(one, { record, key, reasonOfEnd })));
    call.parts = answered.map(({ part }) => part);
    call.cost = answered.reduce((sum, { part }) => sum + part.cost, 0);
    return reply
      .headers({ ...deps.balances.headersOf(record.tenantId), 'x-credits-cost': String(call.cost) })
      .headers(call.rate)
      .header('content-type', contentType)
      .header('cache-control', 'private, no-store')
      .header('x-request-id', request.id)
      .header('x-engine-version', deps.engineVersion)
      .send(inLines ? asLines(answered) : asList(answered));
  };

  async function computedOf(
    { operation: name, input: sent = {} }: BatchCall,
    operation: ListedOperation | undefined,
    record: KeyRecord,
    isRepeatable: boolean,
  ): Promise<Computed> {
    if (!operation) throw new ApiError('not_found', { detail: `There is no operation ${name}.` });
    refuseForbidden(record, operation);
    await deps.turns.take(record.tenantId);
    const { tenantId } = record;
    const computation = prepare(deps, {
      operation,
      tenantId,
      sent,
      source: 'body',
      accept: undefined,
      form: JSON_FORM,
    });
    if (isRepeatable && record.env === 'live') refuseEarly(tenantId, operation.credits, deps);
    return { operation, sent, computation, body: await computation.body(computation.asOf) };
  }

  /** Called for all calls in one turn of the event loop, so that they share one transaction. */
  async function settled(one: Open, { record, key, reasonOfEnd }: Caller): Promise<Answered> {
    const { id, part, startedMs } = one;
    try {
      if ('error' in one) throw one.error;
      const own = { requestId: part.requestId, idempotencyKey: key === null ? null : keyOfCall(key, id) };
      const call = { ...one.computed, ...own, mark: JSON_FORM.mark };
      const onCost = (cost: number): void => void (part.cost = cost);
      const { replayOf, body } = await chargeCall(record, call, deps, { onCost, reasonOfEnd });
      part.replayOf = replayOf;
      return { id, part, body };
    } catch (thrown) {
      const error = asApiError(thrown);
      part.error = error;
      part.status = API_ERRORS[error.code].status;
      const { requestId } = part;
      const shape = { requestId, instance: BATCH_PATH, problem: false, errorsUrl: deps.errorsUrl };
      return { id, part, body: Buffer.from(errorAnswer(error, shape).body) };
    } finally {
      part.latencyMs = performance.now() - startedMs;
    }
  }
}

/** The key of one call under the key of its batch; no key that a client chose for a single call is equal to it. */
const keyOfCall = (key: string, id: string): string =>
  `batch_${createHash('sha256').update(`${key}\n${id}`).digest('base64url')}`;

const newPart = (operation: string): Part => ({
  operation,
  requestId: newRequestId(),
  status: 200,
  cost: 0,
  replayOf: null,
  error: null,
  latencyMs: 0,
});

function lineOf({ id, part, body }: Answered): Buffer {
  const { status, cost, requestId, replayOf: seq, error } = part;
  const facts = { id, status, credits: error ? 0 : cost, request_id: requestId, replayed: seq !== null };
  const member = error ? 'error' : 'answer';
  return Buffer.concat([Buffer.from(`${JSON.stringify(facts).slice(0, -1)},"${member}":`), body, Buffer.from('}')]);
}

const NEW_LINE = Buffer.from('\n');
const asLines = (answered: Answered[]): Buffer => Buffer.concat(answered.flatMap((one) => [lineOf(one), NEW_LINE]));
const asList = (answered: Answered[]): Buffer =>
  Buffer.concat([
    Buffer.from('{"results":['),
    ...answered.flatMap((one, index) => (index === 0 ? [lineOf(one)] : [Buffer.from(','), lineOf(one)])),
    Buffer.from(']}'),
  ]);
