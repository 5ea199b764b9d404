import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { z } from 'zod';
import { answerOf } from '../operation/answer.ts';
import type { AnyOperation, Operation } from '../operation/operation.ts';

/** Returns the answer of an operation to a request, parsed by its schema. */
export function answered<I extends z.ZodType, O extends z.ZodType>(
  entry: Operation<I, O>,
  input: object,
  sky: Ephemeris,
): z.input<O> {
  const any: AnyOperation = entry;
  // Safe: compute returns the input type of the output schema.
  return answerOf(any, entry.input.parse(input), sky) as z.input<O>;
}
