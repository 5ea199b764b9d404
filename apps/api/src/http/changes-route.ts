import { readInput } from '@graha/catalog/request/issues';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { differencesOf } from '@graha/formulas/differences';
import { CURRENT_VERSION, type FormulaVersion, movedBetween } from '@graha/formulas/versions';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withBirths } from '../births/with-births.ts';
import { refuseForbidden } from '../call/authenticate.ts';
import { chargeCall, refuseEarly } from '../call/charge-call.ts';
import type { Computation } from '../call/compute.ts';
import { idempotencyKeyOf } from '../call/idempotency.ts';
import { identify, type MeteredCallDeps, throwReason } from '../call/metered-call.ts';
import { prepareCall } from '../call/prepare-call.ts';
import { readBody, refuseEncodings } from '../call/read-body.ts';
import { representationOf } from '../call/representation.ts';
import { ApiError } from '../errors/errors.ts';
import { creditHeaders } from '../meter/balances.ts';
import { withPlaces } from '../places/with-places.ts';
import { servedVersion } from '../receipts/formula-version.ts';
import { CHANGES_PATH, ChangesRequest } from './changes-path.ts';

/** Both answers together: they are compared in the thread that answers requests. */
const ANSWERS_BYTES_MAX = 2 * 1024 * 1024;
const JSON_FORM = representationOf(undefined, {});

export type ChangesDeps = MeteredCallDeps & { operations: readonly ListedOperation[] };

/** Mounts `POST /api/v1/changes`, which compares the answers of two versions and is charged as both calls. */
export function mountChanges(app: FastifyInstance, deps: ChangesDeps): void {
  const config = { operation: 'changes', isMetered: true };
  app.route({
    method: 'POST',
    url: CHANGES_PATH,
    config,
    handler: (request, reply) => answerChanges(request, reply, deps),
  });
}

async function answerChanges(request: FastifyRequest, reply: FastifyReply, deps: ChangesDeps): Promise<FastifyReply> {
  const { call } = request;
  const record = await identify(request, null, deps);
  const idempotencyKey = idempotencyKeyOf(request.headers['idempotency-key']);
  refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
  const { operation, request: raw, from, to } = readChanges(readBody(request.body), deps.operations);
  call.operation = operation.id;
  refuseForbidden(record, operation);
  const { tenantId } = record;
  await deps.turns.take(tenantId);
  const source = 'body';
  const sent = await withBirths(deps, record, { operation, sent: raw, source });
  const asked = await withPlaces(deps, { operation, sent, source });
  const validated = { operation, tenantId, sent: asked, source, accept: undefined, form: JSON_FORM } as const;
  const older = await prepareCall(deps, validated, from);
  const newer = await prepareCall(deps, validated, to);
  const cost = older.cost + newer.cost;
  if (idempotencyKey === null && record.env === 'live') refuseEarly(record, cost, deps);
  call.rate = await deps.limit(record, older.rateWeight + newer.rateWeight, 1);
  const compared: Computation['body'] = async (asOf) => {
    const [old, now] = [await older.body(asOf), await newer.body(asOf)];
    return written({ operation, from, to, old, now });
  };
  const computation = { ...newer, cost, body: compared };
  const body = await compared(newer.asOf);
  const mark = `#changes@${from.date}@${to.date}`;
  const own = { version: CURRENT_VERSION, brandId: null, computation, computedBy: null, body };
  const computed = { operation, sent, mark, ...own, requestId: request.id, idempotencyKey };
  const charged = await chargeCall(record, computed, deps, {
    onCost: (credits) => void (call.cost = credits),
    reasonOfEnd: () => throwReason(request, deps),
  });
  call.replayOf = charged.replayOf;
  call.entry = charged.result.seq;
  return reply
    .headers({ ...creditHeaders(record, charged.result), ...call.rate })
    .headers(charged.replayOf === null ? {} : { 'idempotency-replayed': 'true' })
    .headers({
      'content-type': JSON_FORM.contentType,
      'cache-control': 'private, no-store',
      'x-request-id': request.id,
    })
    .send(charged.answer.body);
}

type Asked = { operation: ListedOperation; request: unknown; from: FormulaVersion; to: FormulaVersion };

/** @throws ApiError with every problem at once, or for an operation or a version that is not served */
function readChanges(sent: unknown, operations: readonly ListedOperation[]): Asked {
  const read = readInput(ChangesRequest, sent, 'body');
  if (!read.ok) throw new ApiError('validation_error', { detail: read.problems });
  const { operation: id, request, from: first, to: second = CURRENT_VERSION.date } = read.data;
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new ApiError('not_found', { detail: `There is no operation ${id}.` });
  const [from, to] = [servedVersion(first, 'from'), servedVersion(second, 'to')];
  if (from.date < to.date) return { operation, request, from, to };
  throw problem('from', `from must be an earlier version than to, which is ${to.date}`);
}

type Compared = { operation: ListedOperation; from: FormulaVersion; to: FormulaVersion; old: Buffer; now: Buffer };

function written({ operation: { id, aliasOf }, from, to, old, now }: Compared): Buffer {
  if (old.length + now.length > ANSWERS_BYTES_MAX)
    throw problem('request', 'request has answers of more than 2 MB together: ask for fewer days');
  const changes = differencesOf(JSON.parse(old.toString('utf8')), JSON.parse(now.toString('utf8')));
  const explained = changes.length === 0 ? [] : movedBetween(aliasOf ?? id, from.date, to.date);
  return Buffer.from(JSON.stringify({ operation: id, from: from.date, to: to.date, changes, explained_by: explained }));
}

const problem = (member: string, msg: string): ApiError =>
  new ApiError('validation_error', { detail: [{ loc: ['body', member], msg, type: 'value_error' }] });
