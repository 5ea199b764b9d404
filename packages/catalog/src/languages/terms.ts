import { z } from 'zod';
import type { TermGroup } from './term-groups.ts';

const groups = z.registry<{ group: TermGroup }>();

/** Marks the strings of a schema as words of a group. Results of `describe` and `meta` keep the mark. */
export const term = <S extends z.ZodType>(group: TermGroup, schema: S): S => {
  groups.add(schema, { group });
  return schema;
};

export const termGroupOf = (schema: z.core.$ZodType): TermGroup | undefined => groups.get(schema)?.group;
