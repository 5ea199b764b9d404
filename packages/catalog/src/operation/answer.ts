import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { z } from 'zod';
import type { AnyOperation } from './operation.ts';

/** The answer of an entry to an input parsed by its own schema. */
export const answerOf = (entry: AnyOperation, input: z.output<z.ZodType>, sky: Ephemeris): unknown =>
  // Safe: the type covers entries of all shapes; `entry.input` has parsed the input, so `compute` takes it.
  entry.compute(input as never, sky);

/** Returns the answer of an entry to its own example. */
export const answerToExample = (entry: AnyOperation, sky: Ephemeris): unknown =>
  answerOf(entry, entry.input.parse(entry.example), sky);
