import { z } from 'zod';
import type { TermGroup } from './term-groups.ts';

const groups = z.registry<{ group: TermGroup }>();
/** Ids that a value stands for. */
type IdsOf = (value: unknown) => readonly string[];
const implied = z.registry<{ group: TermGroup; idsOf: IdsOf }>();

/** Marks the strings of a schema as words of a group. Results of `describe` and `meta` keep the mark. */
export const term = <S extends z.ZodType>(group: TermGroup, schema: S): S => {
  groups.add(schema, { group });
  return schema;
};

/** Adds words of a group that values stand for without containing them, as a boolean does for day and night. */
export const impliedTerms = <S extends z.ZodType>(
  group: TermGroup,
  schema: S,
  idsOf: (value: z.output<S>) => readonly string[],
): S => {
  // Safe: an answer is read with the schema that it was made for.
  implied.add(schema, { group, idsOf: idsOf as IdsOf });
  return schema;
};

export const termGroupOf = (schema: z.core.$ZodType): TermGroup | undefined => groups.get(schema)?.group;

/** The group of `impliedTerms`, and the ids that a value stands for. */
export const impliedBy = (schema: z.core.$ZodType): { group: TermGroup; idsOf: IdsOf } | undefined =>
  implied.get(schema);
