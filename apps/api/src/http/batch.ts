import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { engineVersionOf, formulaVersionOf, versionMark } from '../receipts/formula-version.ts';
import { idempotencyKeyOf } from '../call/idempotency.ts';
import { ApiError } from '../errors/errors.ts';
import { identify, throwReason } from '../call/metered-call.ts';
import { readBody, refuseEncodings } from '../call/read-body.ts';
import { LINES_TYPE, representationOf } from '../call/representation.ts';
import { sha256Of } from '../receipts/content-digest.ts';
import type { RateHeaders } from '../limits/rate-limit.ts';
import { BATCH_PATH, readBatch } from './batch-request.ts';
import type { Part } from '../observe/record-answer.ts';
import { createPartCalls, type OpenPart, type PartCallDeps, type SettledPart } from './part-call.ts';

/**
 * Calls that have not begun after this time, or after this size of answers, are refused: a batch is held in memory
 * until its charge.
 */
const BATCH_MS = 10_000;
const ANSWERS_BYTES_MAX = 16 * 1024 * 1024;

type Open = { id: string } & OpenPart;
type Caller = { record: KeyRecord; mark: string; key: string | null; reasonOfEnd: () => Promise<void> };
type Answered = { id: string; part: Part } & Omit<SettledPart, 'computation'>;

/**
 * Answers many calls in one request. All are computed in order, one at a time and each in its own turn, then charged
 * together, then answered. A failed call costs nothing, and no answer is sent before its charge is durable.
 */
export function batchCall(deps: PartCallDeps) {
  const parts = createPartCalls(deps);

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { call } = request;
    const inLines = request.headers.accept?.toLowerCase().includes(LINES_TYPE) ?? false;
    const contentType = inLines
      ? `${LINES_TYPE}; charset=utf-8`
      : representationOf(request.headers.accept, {}).contentType;
    const record = await identify(request, null, deps); // The batch counts as its first call, even if it is refused.
    const version = formulaVersionOf(request.headers, record);
    call.formulas = version.date;
    const key = idempotencyKeyOf(request.headers['idempotency-key']);
    refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
    const calls = readBatch(readBody(request.body));

    call.trace.part('compute');
    const untilMs = performance.now() + BATCH_MS;
    let answersBytes = 0;
    const refusal = () => refusalOf(performance.now() > untilMs, answersBytes > ANSWERS_BYTES_MAX);
    const limits = { refusal, onRate: (rate: RateHeaders) => void (call.rate = rate) };
    const open: Open[] = [];
    const { ip: address } = request;
    for (const [index, { id, operation: name, input: sent = {} }] of calls.entries()) {
      const counted = index === 0 ? 1 : 0;
      const common = { isRepeatable: key !== null, rateWeightMin: 1, address, version } as const;
      const asked = { name, sent, counted, ...common };
      const part = await parts.compute(record, asked, limits);
      answersBytes += 'computed' in part ? part.computed.body.length : 0;
      open.push({ id, ...part });
    }

    call.trace.part('charge');
    let end: Promise<void> | undefined;
    const mark = versionMark(request.headers);
    const reasonOfEnd = () => (end ??= throwReason(request, deps));
    const answered = await Promise.all(open.map((one) => settled(one, { record, mark, key, reasonOfEnd })));
    for (const { part, body } of answered) part.sha256 = sha256Of(body);
    call.parts = answered.map(({ part }) => part);
    call.cost = answered.reduce((sum, { part }) => sum + part.cost, 0);
    return reply
      .headers({ ...deps.balances.headersOf(record), 'x-credits-cost': String(call.cost) })
      .headers(call.rate)
      .header('content-type', contentType)
      .header('cache-control', 'private, no-store')
      .header('x-request-id', request.id)
      .header('x-engine-version', engineVersionOf(deps.engineVersion, version.date))
      .send(inLines ? asLines(answered, version.date) : asList(answered, version.date));
  };

  /** Called for all calls in one turn of the event loop, so that they share one transaction. */
  async function settled(one: Open, { record, mark, key, reasonOfEnd }: Caller): Promise<Answered> {
    const { id, part } = one;
    const idempotencyKey = key === null ? null : keyOfCall(key, id);
    const caller = { record, mark, instance: BATCH_PATH, idempotencyKey, reasonOfEnd };
    return { id, part, ...(await parts.settle(one, caller)) };
  }
}

/** The reason why the next call of a batch may not begin; null if it may. */
function refusalOf(isLate: boolean, isLong: boolean): ApiError | null {
  if (!isLate && !isLong) return null;
  const reached = isLate ? `${BATCH_MS / 1000} seconds` : '16 MB of answers';
  return new ApiError('compute_timeout', {
    detail: `This batch had reached ${reached}. Send the call in another batch.`,
  });
}

/**
 * The idempotency key of one call, derived from the key of its batch. No key that a client chose for a single call is
 * equal to it.
 */
const keyOfCall = (key: string, id: string): string =>
  `batch_${createHash('sha256').update(`${key}\n${id}`).digest('base64url')}`;

function lineOf({ id, part, body, retryAfterSeconds }: Answered, ofBatch: string): Buffer {
  const { status, cost, requestId, replayOf: seq, error, formulas } = part;
  const facts = {
    id,
    status,
    credits: error ? 0 : cost,
    request_id: requestId,
    replayed: seq !== null,
    ...(formulas === ofBatch ? {} : { formula_version: formulas }),
    ...(error ? { retry_after: retryAfterSeconds } : {}),
  };
  const member = error ? 'error' : 'answer';
  return Buffer.concat([Buffer.from(`${JSON.stringify(facts).slice(0, -1)},"${member}":`), body, Buffer.from('}')]);
}

const NEW_LINE = Buffer.from('\n');
const asLines = (answered: Answered[], ofBatch: string): Buffer =>
  Buffer.concat(answered.flatMap((one) => [lineOf(one, ofBatch), NEW_LINE]));
const asList = (answered: Answered[], ofBatch: string): Buffer =>
  Buffer.concat([
    Buffer.from('{"results":['),
    ...answered.flatMap((one, index) =>
      index === 0 ? [lineOf(one, ofBatch)] : [Buffer.from(','), lineOf(one, ofBatch)],
    ),
    Buffer.from(']}'),
  ]);
