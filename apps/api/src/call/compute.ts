import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { computedYears } from '@graha/astro-engine/core/ephemeris-years';
import { readInput, type Source, type ValidationProblem } from '@graha/catalog/request/issues';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { mayTakeLong } from '@graha/catalog/list/long-call';
import { metadataProblem } from '@graha/catalog/operation/operation-metadata';
import { asksTexts, costOf } from '@graha/catalog/operation/price';
import { rateWeightOf } from '@graha/catalog/operation/rate-weight';
import type { ReportBrand } from '@graha/domain/team/report-brand';
import { asksForNow, withTarget, wholeSecond } from './as-of.ts';
import { ApiError } from '../errors/errors.ts';
import type { PictureQuery } from './picture-query.ts';
import type { Representation } from './representation.ts';

/** A task for a thread, as plain data. The thread returns the bytes of a body or of a picture. */
export type Task = CallTask | PictureTask | PinnedTask | BrandTask;
/** An SVG of `drawPicture`. */
export type PictureTask = { svg: string };
/** The first page of an example report with a brand. */
export type BrandTask = { brand: ReportBrand };
export type CallTask = {
  operationId: string;
  /** The input with its target filled in, not yet parsed. */
  sent: unknown;
  source: Source;
  /** The header that chooses the representation. */
  accept: string | undefined;
  /** The query parameters of a picture. */
  pictureQuery?: PictureQuery;
  /** Engine version of the first call, if this call is a replay and the version differs from ours. */
  replayedVersion?: string;
};

/** A call by the formulas of an earlier version: its weight, or its body. */
export type PinnedTask = CallTask & { version: string; want: 'weight' | 'body' };

/** Computes a tenant's task in a compute thread, not in the thread that answers requests. */
export type ComputeElsewhere = (tenantId: string, task: Task) => Promise<Buffer>;

export type ComputeDeps = {
  sky: Ephemeris;
  now(): Date;
  /** Tests check each answer against its schema; a server trusts the answers. */
  checkOutput: boolean;
  /** Computes calls that may take long; null if this thread computes everything. */
  computeElsewhere: ComputeElsewhere | null;
};

export type Validated = {
  operation: ListedOperation;
  tenantId: string;
  sent: unknown;
  source: Source;
  accept: string | undefined;
  pictureQuery?: PictureQuery;
  form: Representation;
};

/** A validated call: only its charge can be refused from here on. */
export type Computation = {
  /** Credits that the call costs. */
  cost: number;
  /** The weight of the call in the rate limit. */
  rateWeight: number;
  /** The time used for an omitted target; null if the input has its target. */
  asOf: Date | null;
  /** The validated input; null if an earlier version of the formulas answers. */
  input: unknown;
  /** The answer as a picture, if an earlier version of the formulas draws it. */
  png?(asOf: Date | null): Promise<Buffer>;
  /**
   * The body of the answer.
   * @param asOf the `asOf` of the first call, if this call is a replay
   */
  body(asOf: Date | null, replayedVersion?: string): Buffer | Promise<Buffer>;
};

/**
 * Validates the input.
 * @throws ApiError with every problem at once
 */
export function prepare(
  deps: ComputeDeps,
  { operation, tenantId, sent, source, accept, pictureQuery = {}, form }: Validated,
): Computation {
  const { sky, now, checkOutput, computeElsewhere } = deps;
  const asOf = asksForNow(operation, sent) ? wholeSecond(now()) : null;
  const input = validInput(operation, withTarget(operation, sent, asOf), source);
  if (form.isPicture && asksTexts(input)) throw new ApiError('validation_error', { detail: [noTextsIn(source)] });

  return {
    cost: costOf(operation, input),
    rateWeight: Math.max(rateWeightOf(operation, input), form.rateWeightOf?.(operation, input) ?? 1),
    asOf,
    input,
    body(replayedAsOf, replayedVersion) {
      const same = replayedAsOf?.getTime() === asOf?.getTime();
      const complete = withTarget(operation, sent, replayedAsOf);
      const replayed = replayedVersion === undefined ? {} : { replayedVersion };
      if (computeElsewhere && (form.isLong || mayTakeLong(operation, input))) {
        return computeElsewhere(tenantId, {
          operationId: operation.id,
          sent: complete,
          source,
          accept,
          pictureQuery,
          ...replayed,
        });
      }
      const own = same ? input : validInput(operation, complete, source);
      return bodyOf({ sky, checkOutput }, { operation, input: own, source, form, ...replayed });
    },
  };
}

/** A picture would cost the price of texts that it does not show. */
const noTextsIn = (source: Source): ValidationProblem => ({
  loc: [source, 'texts'],
  msg: 'a picture has no texts: leave texts out, or send Accept: application/json or text/markdown',
  type: 'value_error',
});

export function validInput(
  operation: ListedOperation,
  sent: unknown,
  source: Source,
  readWith: typeof readInput = readInput,
): unknown {
  const read = readWith(operation.input, sent, source);
  if (!read.ok) throw new ApiError('validation_error', { detail: read.problems });
  return read.data;
}

type Parsed = Pick<Validated, 'operation' | 'source' | 'form'> & { input: unknown; replayedVersion?: string };

/**
 * Computes an answer and writes it, synchronously except for PNG and PDF.
 * @param input parsed by the operation's schema
 */
export function bodyOf(
  { sky, checkOutput }: Pick<ComputeDeps, 'sky' | 'checkOutput'>,
  { operation, input, source, form, replayedVersion }: Parsed,
): Buffer | Promise<Buffer> {
  const answer = computed(operation, input, source, sky);
  if (checkOutput) refuseWrongOutput(operation, answer);
  return form.write(replayedVersion === undefined ? answer : marked(answer, replayedVersion), input, sky);
}

function computed(operation: ListedOperation, input: unknown, source: Source, sky: Ephemeris): unknown {
  try {
    // Safe: the input was parsed by this operation's own schema.
    return operation.compute(input as never, sky);
  } catch (error) {
    if (!isOutOfRange(error)) throw error;
    const problem = { loc: [source], msg: reachProblem(error), type: 'value_error' };
    throw new ApiError('validation_error', { detail: [problem], cause: error });
  }
}

/** An `EphemerisRangeError`, whose class differs in each version of the formulas. */
const isOutOfRange = (error: unknown): error is RangeError & { missing: unknown } =>
  error instanceof RangeError && 'missing' in error;

function reachProblem({ missing }: { missing: unknown }): string {
  if (missing !== null)
    return `the ephemeris has no ${String(missing)} at this instant; leave it out, or send another date`;
  const { first, last } = computedYears();
  return `the ephemeris does not reach this instant; send a date within ${first} to ${last}, and not near its ends`;
}

function refuseWrongOutput(operation: ListedOperation, answer: unknown): void {
  const wrong = operation.output.safeParse(answer).error ?? metadataProblem(operation, answer);
  if (wrong !== undefined) throw new Error(`${operation.id} answered outside its schema: ${wrong.message}`);
}

/** The caller paid for an answer of another engine version, which explains any difference from that answer. */
function marked(answer: unknown, replayedVersion: string): unknown {
  if (typeof answer !== 'object' || answer === null || !('metadata' in answer)) return answer;
  return { ...answer, metadata: { ...Object(answer.metadata), replayed_engine_version: replayedVersion } };
}
