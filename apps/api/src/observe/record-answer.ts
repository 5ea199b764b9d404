import { API_ERRORS } from '@graha/domain/core/api-errors';
import { performance } from 'node:perf_hooks';
import { NIL_TENANT_ID } from '@graha/domain/core/event';
import type { RequestCapture } from '@graha/store/requests/captures';
import type { ReceiptFacts, RequestRow } from '@graha/store/requests/request-log';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { engineVersionOf } from '../receipts/formula-version.ts';
import type { ApiError } from '../errors/errors.ts';
import { capturesOf, userAgentOf } from './exchange.ts';
import { causeOf } from './log.ts';
import { refusedMembers } from './refused-members.ts';
import type { Metrics } from './metrics.ts';
import type { RequestRows } from './request-rows.ts';
import type { TracedAnswer } from './tracing.ts';

export type RecorderDeps = {
  /** The version in the receipts of charged answers. */
  engineVersion: string;
  log: Logger;
  metrics: Pick<Metrics, 'answered'>;
  rows: Pick<RequestRows, 'push'>;
  captures: { push(capture: RequestCapture): void };
  /** The ledger's time. */
  ledgerNow(): Date;
};

/**
 * Writes a log line, a count, a span and a row for each answer; never the address, the query, the body or a key. The row of a 422
 * names the wrong members. A success that the row describes in full has its line only at level `debug`.
 */
export const createRecorder = ({ log, metrics, rows, captures, ledgerNow, engineVersion: current }: RecorderDeps) =>
  function record(request: FastifyRequest, { statusCode }: FastifyReply): void {
    const { call, id, method } = request;
    if (call.isRecorded) return;
    call.isRecorded = true;
    call.leave();
    const latencyMs = Math.round((performance.now() - call.startedMs) * 100) / 100;
    const facts: Facts = {
      status: statusCode,
      code: call.error?.code ?? null,
      tenantId: call.record?.tenantId ?? null,
      keyId: call.record?.keyId ?? null,
      cost: call.error ? 0 : call.cost, // The worker reverses the charge of a failed call.
      latencyMs,
    };
    metrics.answered(call.operation, statusCode, latencyMs);
    call.trace.end(facts);
    const hasRow = call.parts.length > 0 || call.record !== null || call.isMetered;
    writeLine(log, request, { ...facts, hasRow });
    const { operation, replayOf, error, formulas } = call;
    for (const capture of capturesOf(request, statusCode, ledgerNow())) captures.push(capture);
    const userAgent = hasRow ? userAgentOf(request) : null;
    if (call.parts.length > 0) {
      for (const part of call.parts) {
        writeFailure(log, request, part);
        const engineVersion = engineVersionOf(current, part.formulas);
        rows.push(partRow(request, part, { at: ledgerNow(), engineVersion, userAgent }), doubtsOf(part));
      }
      return;
    }
    if (!hasRow) return; // Probes, documents and unknown paths get no row.
    const row: RequestRow = {
      tenantId: facts.tenantId ?? NIL_TENANT_ID,
      keyId: facts.keyId,
      requestId: id,
      at: ledgerNow(),
      operation,
      method,
      status: statusCode,
      code: facts.code,
      latencyMs,
      credits: facts.cost,
      isReplay: replayOf !== null,
      userAgent,
      problems: refusedMembers(error),
    };
    const engineVersion = formulas === null ? current : engineVersionOf(current, formulas);
    if (call.sha256 !== null || call.entry !== null)
      row.receipt = receiptOf(call, error === null && call.isMetered ? engineVersion : null);
    if (replayOf !== null) row.replayOf = replayOf;
    const mayBeCharged = error !== null && (error.mayBeCharged || call.cost > 0);
    rows.push(row, { isStranger: call.record === null, mayBeCharged });
  };

/** One call of a batch, charged and recorded like a single call. */
export type Part = {
  operation: string;
  /** Date of the version of the formulas that answers. */
  formulas: string;
  requestId: string;
  status: number;
  cost: number;
  replayOf: number | null;
  error: ApiError | null;
  latencyMs: number;
  /** SHA-256 of the answer's bytes, in base64; null for a tool call, whose answer is shortened. */
  sha256: string | null;
  /** The ledger entry of the charge. */
  entry: number | null;
  /** The input as sent, and the bytes of the answer once there is one. */
  exchange: { sent: unknown; body: Buffer | null };
};

/** Logs a call of a batch that failed with a server error. The batch itself has one line. */
function writeFailure(log: Logger, request: FastifyRequest, { requestId, operation, status, error }: Part): void {
  if (!error || status < 500) return;
  const line = { request_id: requestId, batch_request_id: request.id, operation, status, code: error.code };
  log.error(
    { ...line, may_be_charged: error.mayBeCharged || undefined, cause: causeOf(error.cause) },
    'call of batch failed',
  );
}

const receiptOf = ({ sha256, entry }: Pick<Part, 'sha256' | 'entry'>, engineVersion: string | null): ReceiptFacts => ({
  sha256,
  entry,
  engineVersion,
});

function partRow(
  { call, method }: FastifyRequest,
  part: Part,
  { at, engineVersion, userAgent }: { at: Date; engineVersion: string; userAgent: string | null },
): RequestRow {
  const { operation, requestId, status, replayOf, error } = part;
  return {
    tenantId: call.record?.tenantId ?? NIL_TENANT_ID,
    keyId: call.record?.keyId ?? null,
    requestId,
    at,
    operation,
    method,
    status,
    code: error?.code ?? null,
    latencyMs: Math.round(part.latencyMs * 100) / 100,
    credits: error ? 0 : part.cost,
    isReplay: replayOf !== null,
    userAgent,
    problems: refusedMembers(error),
    receipt: receiptOf(part, error === null ? engineVersion : null),
    ...(replayOf === null ? {} : { replayOf }),
  };
}

const doubtsOf = ({ error, cost }: Part) => ({
  isStranger: false,
  mayBeCharged: error !== null && (error.mayBeCharged || cost > 0),
});

type Facts = TracedAnswer & { latencyMs: number };

function writeLine(
  log: Logger,
  { call, id, method }: FastifyRequest,
  { hasRow, ...facts }: Facts & { hasRow: boolean },
): void {
  const { error } = call;
  // Traces and clients that did not wait are in no row.
  const isInRow = hasRow && !error && facts.status < 300 && call.trace.traceId === null && !call.isAbandoned;
  if (isInRow && !log.isLevelEnabled('debug')) return;
  const line = {
    request_id: id,
    method,
    operation: call.operation,
    status: facts.status,
    ms: facts.latencyMs,
    cost: facts.cost,
    tenant_id: facts.tenantId ?? undefined,
    key_id: facts.keyId ?? undefined,
    code: facts.code ?? undefined,
    trace_id: call.trace.traceId ?? undefined,
    abandoned: call.isAbandoned || undefined,
  };
  if (isInRow) return log.debug(line, 'request answered');
  if (!error || API_ERRORS[error.code].status < 500)
    return log.info(line, error ? 'request refused' : 'request answered');
  log.error(
    { ...line, may_be_charged: error.mayBeCharged || undefined, cause: causeOf(error.cause) },
    'request failed',
  );
}
