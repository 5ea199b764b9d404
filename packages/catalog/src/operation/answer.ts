import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { z } from 'zod';
import type { AnyOperation } from './operation.ts';

/** The answer of an entry to an input that its own schema has parsed. */
export const answerOf = (entry: AnyOperation, input: z.output<z.ZodType>, sky: Ephemeris): unknown =>
  // Safe: where entries of all shapes share a type, only a parse by `entry.input` makes the input that `compute` takes.
  entry.compute(input as never, sky);

/** What an entry answers to its own example. */
export const answerToExample = (entry: AnyOperation, sky: Ephemeris): unknown =>
  answerOf(entry, entry.input.parse(entry.example), sky);
