import type { FormulaVersion } from '@graha/formulas/versions';
import { API_ERRORS } from '@graha/domain/core/api-errors';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import type { KeyRecord } from '@graha/store/ledger/metering';
import { performance } from 'node:perf_hooks';
import { withBirths } from '../births/with-births.ts';
import { refuseForbidden } from '../call/authenticate.ts';
import { chargeCall, type ComputedCall, type First, refuseEarly } from '../call/charge-call.ts';
import type { Computation } from '../call/compute.ts';
import type { OfNow } from '../call/as-of.ts';
import { depsAt, prepareCall } from '../call/prepare-call.ts';
import type { MeteredCallDeps } from '../call/metered-call.ts';
import { representationOf } from '../call/representation.ts';
import { ApiError } from '../errors/errors.ts';
import type { RateHeaders } from '../limits/rate-limit.ts';
import type { Part } from '../observe/record-answer.ts';
import { withPlaces } from '../places/with-places.ts';
import { errorAnswer } from './error-response.ts';
import { asApiError } from './http-errors.ts';
import { newRequestId } from './request-id.ts';

const JSON_FORM = representationOf(undefined, {});

export type PartCallDeps = MeteredCallDeps & { operations: readonly ListedOperation[]; errorsUrl: string };

type Asked = {
  name: string;
  sent: unknown;
  ofNow?: OfNow;
  /** True if the call has an `Idempotency-Key`. It may then be a replay, which is free whatever credits remain. */
  isRepeatable: boolean;
  /** The weight already counted toward the rate limit for this call. */
  counted: number;
  /** The minimum weight of the call. */
  rateWeightMin: number;
  /** The version of the formulas that answers. */
  version: FormulaVersion;
  /** The client address, by which calls of a publishable key are counted. */
  address: string;
};
type OnRate = (rate: RateHeaders) => void;
type Computed = Pick<ComputedCall, 'sent' | 'version' | 'brandId' | 'computation' | 'computedBy' | 'body'> & {
  operation: ListedOperation;
};
export type OpenPart = { part: Part; startedMs: number } & ({ computed: Computed } | { error: ApiError });
/** The body of the answer or of the error, and the error's `Retry-After` in seconds. */
export type SettledPart = {
  body: Buffer;
  retryAfterSeconds: number | null;
  /** The computation of the answer; null for an error. */
  computation: Computation | null;
};
type Caller = {
  record: KeyRecord;
  /** Part of the hash of a repeated call. */
  mark: string;
  /** The path that an error names. */
  instance: string;
  idempotencyKey: string | null;
  reasonOfEnd: () => Promise<void>;
};

/** Handles a call inside another request, a batch or a tool: it is limited, computed and charged like any other. */
export function createPartCalls(deps: PartCallDeps) {
  const byId = new Map(deps.operations.map((operation) => [operation.id, operation]));

  async function computedOf(
    operation: ListedOperation | undefined,
    record: KeyRecord,
    { name, sent: raw, ofNow, isRepeatable, counted, version }: Asked,
    onRate: OnRate,
  ): Promise<Computed> {
    if (!operation) throw new ApiError('not_found', { detail: `There is no operation ${name}.` });
    refuseForbidden(record, operation);
    const { tenantId } = record;
    await deps.turns.take(tenantId);
    const accept = undefined;
    const source = 'body';
    const sent = await withBirths(deps, record, { operation, sent: raw, source });
    const asked = await withPlaces(deps, { operation, sent, source });
    const validated = { operation, tenantId, sent: asked, source, accept, form: JSON_FORM } as const;
    const prepared = async (first: Pick<First, 'version' | 'asOf'>): Promise<Computation> => {
      if (ofNow === undefined) return prepareCall(depsAt(deps, first.asOf), validated, first.version);
      const asOf = first.asOf ?? ofNow.asOf;
      return { ...(await prepareCall(deps, { ...validated, sent: ofNow.inputAt(asOf) }, first.version)), asOf };
    };
    const computation = await prepared({ version, asOf: null });
    if (!isRepeatable && record.env === 'live') refuseEarly(record, computation.cost, deps);
    if (computation.rateWeight > counted) onRate(await deps.limit(record, computation.rateWeight, counted));
    const body = await computation.body(computation.asOf);
    const own = { version, brandId: null, computation, computedBy: prepared, body };
    return { operation, sent: ofNow?.asked ?? sent, ...own };
  }

  return {
    /** @param refusal the error of a call that may not begin any more */
    async compute(
      record: KeyRecord,
      asked: Asked,
      { onRate, refusal = () => null }: { onRate: OnRate; refusal?: () => ApiError | null },
    ): Promise<OpenPart> {
      const operation = byId.get(asked.name);
      const startedMs = performance.now();
      const part = newPart(operation?.id ?? 'unknown', asked);
      try {
        const refused = refusal();
        if (refused) throw refused;
        const counted = Math.max(operation?.rateWeight ?? 1, asked.rateWeightMin);
        if (counted > asked.counted) onRate(await deps.limit(record, counted, asked.counted));
        if (asked.counted === 0) await deps.countVisit(record, asked.address);
        return { part, startedMs, computed: await computedOf(operation, record, { ...asked, counted }, onRate) };
      } catch (error) {
        return { part, startedMs, error: asApiError(error) };
      }
    },

    /** Charges a computed call. */
    async settle(
      open: OpenPart,
      { record, mark, instance, idempotencyKey, reasonOfEnd }: Caller,
    ): Promise<SettledPart> {
      const { part, startedMs } = open;
      try {
        if ('error' in open) throw open.error;
        const call = { ...open.computed, requestId: part.requestId, idempotencyKey, mark: JSON_FORM.mark + mark };
        const onCost = (cost: number): void => void (part.cost = cost);
        const { result, replayOf, answer } = await chargeCall(record, call, deps, { onCost, reasonOfEnd });
        part.replayOf = replayOf;
        part.entry = result.seq;
        part.formulas = answer.version.date;
        part.exchange.body = answer.body;
        return { body: answer.body, retryAfterSeconds: null, computation: answer.computation };
      } catch (thrown) {
        const error = asApiError(thrown);
        part.error = error;
        part.status = API_ERRORS[error.code].status;
        const shape = { requestId: part.requestId, instance, problem: false, errorsUrl: deps.errorsUrl };
        const { headers, body } = errorAnswer(error, shape);
        const { 'retry-after': retryAfter } = headers;
        part.exchange.body = Buffer.from(body);
        const retryAfterSeconds = retryAfter === undefined ? null : Number(retryAfter);
        return { body: part.exchange.body, retryAfterSeconds, computation: null };
      } finally {
        part.latencyMs = performance.now() - startedMs;
      }
    },
  };
}

export type PartCalls = ReturnType<typeof createPartCalls>;

const newPart = (operation: string, { sent, version }: Pick<Asked, 'sent' | 'version'>): Part => ({
  operation,
  formulas: version.date,
  requestId: newRequestId(),
  status: 200,
  cost: 0,
  replayOf: null,
  error: null,
  latencyMs: 0,
  sha256: null,
  entry: null,
  exchange: { sent, body: null },
});
