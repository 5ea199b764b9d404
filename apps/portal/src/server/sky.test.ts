import { BirthDetails } from '@graha/catalog/request/birth';
import { ZoneText } from '@graha/catalog/request/zones/timezone';
import { ClockQuestion, ClocksQuestion } from '@graha/procedures/ports/sky';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Member = z.looseObject({ minimum: z.number().optional(), maximum: z.number().optional() });
const Members = z.object({ properties: z.record(z.string(), Member) });
const membersOf = (schema: z.ZodType) => {
  const { $defs, ...written } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Members.parse(Object.values($defs ?? {})[0] ?? written).properties;
};
const OF_BIRTH = membersOf(BirthDetails);

test.each([
  ['time and place', ClockQuestion, ClockQuestion.shape.place.unwrap(), ['latitude', 'longitude']],
  ['place', ClocksQuestion, ClocksQuestion, ['longitude']],
] as const)('a clock may be asked for at every %s of a birth, and nowhere else', (_what, question, place, names) => {
  const asked = membersOf(place);
  for (const name of names) expect(asked[name]).toMatchObject(boundsOf(name));
  expect(question.shape.timezone.maxLength).toBe(ZoneText.maxLength);
});

test.each(['hours', 'minutes', 'seconds'] as const)('a clock may be asked for at all %s of a birth', (name) =>
  expect(membersOf(ClockQuestion)[name]).toMatchObject(boundsOf(name)),
);

function boundsOf(name: string) {
  const { minimum, maximum } = OF_BIRTH[name] ?? {};
  expect([minimum, maximum]).not.toContain(undefined);
  return { minimum, maximum };
}
