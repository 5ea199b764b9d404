import { performance } from 'node:perf_hooks';
import { type Ephemeris, EphemerisRangeError } from '@graha/astro-engine/ephemeris';
import { readInput, type Source } from '@graha/catalog/issues';
import type { ListedOperation } from '@graha/catalog/list-operations';
import { asksForNow, withTarget, wholeSecond } from './as-of.ts';
import { ApiError } from './errors.ts';
import type { Representation } from './representation.ts';

/** Computations are synchronous, so one that ran away is noticed when it ends: it is not charged, and it is logged. */
export const COMPUTE_BUDGET_MS = 2_000;

/** No request has so many members; one made of nothing but wrong ones is not answered at a hundred times its length. */
export const PROBLEMS_MAX = 100;

export type ComputeDeps = {
  sky: Ephemeris;
  now(): Date;
  /** Development and tests hold each answer against its schema; production trusts the tests. */
  checkOutput: boolean;
};

/** A validated call: nothing about it can be refused any more but its price. */
export type Computation = {
  /** The now that was filled in; null where the input says it all. */
  asOf: Date | null;
  /** The body of the answer. @param asOf that of the call which this one repeats */
  body(asOf: Date | null, replayedVersion?: string): Buffer;
};

/** Validates what was sent. @throws ApiError with every problem at once */
export function prepare(
  operation: ListedOperation,
  [sent, source]: readonly [unknown, Source],
  form: Representation,
  deps: ComputeDeps,
): Computation {
  const { sky, now, checkOutput } = deps;
  const asOf = asksForNow(operation, sent) ? wholeSecond(now()) : null;
  const input = validInput(operation, withTarget(operation, sent, asOf), source);

  return {
    asOf,
    body(replayedAsOf, replayedVersion) {
      const same = replayedAsOf?.getTime() === asOf?.getTime();
      const own = same ? input : validInput(operation, withTarget(operation, sent, replayedAsOf), source);
      const startedMs = performance.now();
      const answer = computed(operation, own, source, sky);
      if (performance.now() - startedMs > COMPUTE_BUDGET_MS) throw new ApiError('compute_timeout');
      if (checkOutput) refuseWrongOutput(operation, answer);
      return form.write(replayedVersion === undefined ? answer : marked(answer, replayedVersion), own);
    },
  };
}

function validInput(operation: ListedOperation, sent: unknown, source: Source): unknown {
  const read = readInput(operation.input, sent, source);
  if (!read.ok) throw new ApiError('validation_error', { detail: read.problems.slice(0, PROBLEMS_MAX) });
  return read.data;
}

function computed(operation: ListedOperation, input: unknown, source: Source, sky: Ephemeris): unknown {
  try {
    // Safe: the input was parsed by this very operation's schema.
    return operation.compute(input as never, sky);
  } catch (error) {
    if (!(error instanceof EphemerisRangeError)) throw error;
    const problem = { loc: [source], msg: 'the ephemeris does not reach this instant', type: 'value_error' };
    throw new ApiError('validation_error', { detail: [problem], cause: error });
  }
}

function refuseWrongOutput(operation: ListedOperation, answer: unknown): void {
  const checked = operation.output.safeParse(answer);
  if (!checked.success) throw new Error(`${operation.id} answered outside its schema: ${checked.error.message}`);
}

/** The caller paid for an answer of another engine version; what differs from that answer differs for this reason. */
function marked(answer: unknown, replayedVersion: string): unknown {
  if (typeof answer !== 'object' || answer === null || !('metadata' in answer)) return answer;
  return { ...answer, metadata: { ...Object(answer.metadata), replayed_engine_version: replayedVersion } };
}
