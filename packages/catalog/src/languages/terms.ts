import { z } from 'zod';
import type { TermGroup } from './term-groups.ts';

const groups = z.registry<{ group: TermGroup }>();

/** Says that the strings of a schema are words of a group. What `describe` and `meta` make of it says so too. */
export const term = <S extends z.ZodType>(group: TermGroup, schema: S): S => {
  groups.add(schema, { group });
  return schema;
};

export const termGroupOf = (schema: z.core.$ZodType): TermGroup | undefined => groups.get(schema)?.group;
