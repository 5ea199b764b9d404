import { type Ephemeris, EphemerisRangeError } from '@graha/astro-engine/ephemeris';
import { readInput, type Source } from '@graha/catalog/request/issues';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { mayTakeLong } from '@graha/catalog/list/long-call';
import { metadataProblem } from '@graha/catalog/operation/operation-metadata';
import { costOf } from '@graha/catalog/operation/price';
import { rateWeightOf } from '@graha/catalog/operation/rate-weight';
import { asksForNow, withTarget, wholeSecond } from './as-of.ts';
import { ApiError } from '../errors/errors.ts';
import type { PictureQuery } from './picture-query.ts';
import type { Representation } from './representation.ts';

/** No request has more members; the bound keeps the answer to a request of wrong members small. */
export const PROBLEMS_MAX = 100;

/** What a thread answers with bytes, as plain data: a call with its body, a picture with its pixels. */
export type Task = CallTask | PictureTask;
/** An SVG of `drawPicture`. */
export type PictureTask = { svg: string };
export type CallTask = {
  operationId: string;
  /** The input with its target filled in, not yet parsed. */
  sent: unknown;
  source: Source;
  /** The header that chooses the representation. */
  accept: string | undefined;
  /** What the address asks of a picture. */
  pictureQuery?: PictureQuery;
  /** Engine version of the call that this one repeats, where it differs from ours. */
  replayedVersion?: string;
};

/** Computes a task of this tenant in a thread beside the one that answers requests. */
export type ComputeElsewhere = (tenantId: string, task: Task) => Promise<Buffer>;

export type ComputeDeps = {
  sky: Ephemeris;
  now(): Date;
  /** Tests check each answer against its schema; a server relies on them. */
  checkOutput: boolean;
  /** For calls that may take long; null where everything is computed here. */
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
  /** How many calls it counts as toward the rate limit. */
  rateWeight: number;
  /** The time that stands for a target that was left out; null where the input names its target. */
  asOf: Date | null;
  /** As it was validated. */
  input: unknown;
  /** The body of the answer. @param asOf that of the call which this one repeats */
  body(asOf: Date | null, replayedVersion?: string): Buffer | Promise<Buffer>;
};

/** Validates what was sent. @throws ApiError with every problem at once */
export function prepare(
  deps: ComputeDeps,
  { operation, tenantId, sent, source, accept, pictureQuery = {}, form }: Validated,
): Computation {
  const { sky, now, checkOutput, computeElsewhere } = deps;
  const asOf = asksForNow(operation, sent) ? wholeSecond(now()) : null;
  const input = validInput(operation, withTarget(operation, sent, asOf), source);

  return {
    cost: costOf(operation, input),
    rateWeight: rateWeightOf(operation, input),
    asOf,
    input,
    body(replayedAsOf, replayedVersion) {
      const same = replayedAsOf?.getTime() === asOf?.getTime();
      const complete = withTarget(operation, sent, replayedAsOf);
      const replayed = replayedVersion === undefined ? {} : { replayedVersion };
      if (computeElsewhere && (form.isLong || mayTakeLong(operation))) {
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

export function validInput(operation: ListedOperation, sent: unknown, source: Source): unknown {
  const read = readInput(operation.input, sent, source);
  if (!read.ok) throw new ApiError('validation_error', { detail: read.problems.slice(0, PROBLEMS_MAX) });
  return read.data;
}

type Parsed = Pick<Validated, 'operation' | 'source' | 'form'> & { input: unknown; replayedVersion?: string };

/** Computes an answer and writes it out, without a pause unless it is drawn in pixels. @param input parsed by the operation's schema */
export function bodyOf(
  { sky, checkOutput }: Pick<ComputeDeps, 'sky' | 'checkOutput'>,
  { operation, input, source, form, replayedVersion }: Parsed,
): Buffer | Promise<Buffer> {
  const answer = computed(operation, input, source, sky);
  if (checkOutput) refuseWrongOutput(operation, answer);
  return form.write(replayedVersion === undefined ? answer : marked(answer, replayedVersion), input);
}

function computed(operation: ListedOperation, input: unknown, source: Source, sky: Ephemeris): unknown {
  try {
    // Safe: the input was parsed by this operation's own schema.
    return operation.compute(input as never, sky);
  } catch (error) {
    if (!(error instanceof EphemerisRangeError)) throw error;
    const problem = { loc: [source], msg: 'the ephemeris does not reach this instant', type: 'value_error' };
    throw new ApiError('validation_error', { detail: [problem], cause: error });
  }
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
