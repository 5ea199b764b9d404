import { Text } from '@graha/domain/core/typed-text';
import { BIRTH_LIMITS, BirthMembers, NewBirth } from '@graha/domain/management/birth-members';
import type { BirthProblem } from '@graha/domain/management/birth-file/read-record';
import type { BirthContent } from '@graha/store/births/sealed-birth';
import { z } from 'zod';
import type { Sky } from '../ports/sky.ts';
import { fieldProblems } from '../trpc/init.ts';

const VALUE_LENGTH_MAX = 100;
/** A number or a text: the catalogue checks it, and its message is that of the API. */
const Value = z.union([z.number().min(-1e9).max(1e9), Text.max(VALUE_LENGTH_MAX)]).optional();

/** A birth with its names, as a form sends it. */
export const BirthContentInput = z.strictObject({
  reference: Text.max(BIRTH_LIMITS.reference).nullable(),
  label: Text.max(BIRTH_LIMITS.label).nullable(),
  tags: z.array(Text.max(BIRTH_LIMITS.tag)).max(BIRTH_LIMITS.tags),
  // Safe: the schema has the names of the members of a birth.
  birth: z.strictObject(
    Object.fromEntries(Object.keys(BirthMembers.shape).map((name) => [name, Value])) as Record<
      keyof typeof BirthMembers.shape,
      typeof Value
    >,
  ),
});

/** @throws TRPCError with the problems by field, such as `birth.date` */
function refuse(problems: readonly BirthProblem[]): never {
  throw fieldProblems(problems.map(({ loc, msg }) => ({ loc: loc.slice(1), msg: msg.replace(/^birth(?:\.|: )/, '') })));
}

/**
 * Reads a birth as the API does.
 * @throws TRPCError with every problem of the names, or else of the birth, by its field
 */
export async function contentOf(
  { readMembers, readBirth }: Sky,
  input: z.output<typeof BirthContentInput>,
): Promise<BirthContent> {
  const read = readMembers(NewBirth, input);
  if (!read.ok) refuse(read.problems);
  const { reference, label, tags } = read.data;
  const checked = await readBirth(input.birth);
  if ('problems' in checked) refuse(checked.problems);
  return { reference, label, tags, birth: checked.birth };
}
