import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { z } from 'zod';
import { answerOf } from '../operation/answer.ts';
import type { AnyOperation, Operation } from '../operation/operation.ts';

/** What an operation answers to a request, read by its own schema. */
export function answered<I extends z.ZodType, O extends z.ZodType>(
  entry: Operation<I, O>,
  input: object,
  sky: Ephemeris,
): z.input<O> {
  const any: AnyOperation = entry;
  // Safe: compute gives what the output schema takes in.
  return answerOf(any, entry.input.parse(input), sky) as z.input<O>;
}
