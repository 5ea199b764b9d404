import { z } from 'zod';
import { inputJsonSchema, leavesOf } from '../wire/json-schema.ts';
import { STANDS_FOR } from './stand-in.ts';

/** Maximum length of a birth's reference. */
export const REFERENCE_LENGTH_MAX = 200;

/** Members of a birth that is written out. A stored birth replaces all of them. */
export const WRITTEN_MEMBERS = [
  'year', 'month', 'date', 'hours', 'minutes', 'seconds', 'latitude', 'longitude', 'timezone', 'place_id', 'fold',
  'calendar', 'country', 'time', 'nakshatra_number', 'sign_number',
] as const; // prettier-ignore

/** Members that a request must have if it names no stored birth. */
const REQUIRED = ['year', 'month', 'date', 'hours', 'minutes', 'latitude', 'longitude', 'timezone'];

const INSTEAD = 'in place of all members of the birth. Needs the scope `births`.';

/** Members that name a stored birth. The server writes the birth out before the schema reads it. */
export const STORED_BIRTH = {
  birth_id: z
    .uuid()
    .optional()
    .meta({
      title: 'Stored birth',
      description: `Id of a stored birth, from \`/api/v1/births\`, ${INSTEAD}`,
      [STANDS_FOR]: REQUIRED,
    }),
  birth_reference: z
    .string()
    .min(1)
    .max(REFERENCE_LENGTH_MAX)
    .optional()
    .meta({
      title: 'Reference',
      description: `Your own reference of a stored birth, ${INSTEAD}`,
      [STANDS_FOR]: REQUIRED,
    }),
};

const takers = new WeakMap<z.ZodType, readonly string[]>();

/** The objects of a request that take a stored birth: '' is the request itself, others are members, such as `bride`. */
export function birthTakers({ input }: { input: z.ZodType }): readonly string[] {
  const known = takers.get(input);
  if (known !== undefined) return known;
  const found = leavesOf(inputJsonSchema(input)).flatMap(({ name }) =>
    /(?:^|\.)birth_id$/.test(name) ? [name.slice(0, Math.max(0, name.lastIndexOf('.')))] : [],
  );
  takers.set(input, found);
  return found;
}
