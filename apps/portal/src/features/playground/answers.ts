import type { catalog } from '@graha/catalog/catalog';
import type { z } from 'zod';

type Families = typeof catalog;

/**
 * What an operation answers with 200. Only the type is taken from the catalogue: its schemas, and all that computes, stay on
 * the server. The API holds its answers to these schemas in its own tests.
 */
export type AnswerOf<
  Family extends keyof Families,
  Suffix extends keyof Families[Family],
> = Families[Family][Suffix] extends {
  // prettier-ignore
  output: infer Output extends z.ZodType;
}
  ? z.output<Output>
  : never;
