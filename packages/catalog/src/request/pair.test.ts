import { describe, expect, test } from 'vitest';
import { EXAMPLE_COUPLE } from './birth.ts';
import { formOf } from '../project/form.ts';
import { readInput } from './issues.ts';
import { inputJsonSchema } from '../wire/json-schema.ts';
import { pairRequest } from './pair.ts';

const request = pairRequest(['node_mode']);
const { bride, groom } = EXAMPLE_COUPLE;
const problemsOf = (input: unknown) => {
  const read = readInput(request, input, 'body');
  return read.ok ? [] : read.problems.map(({ loc, msg }) => [loc.join('.'), msg]);
};

test('either pair of names is one and the same request', () => {
  expect(request.parse({ bride, groom })).toEqual(request.parse({ person_a: bride, person_b: groom }));
});

describe('a pair is refused', () => {
  const EITHER = 'either person_a and person_b, or bride and groom';

  test.each([
    [{}, [['body', `two births are required: ${EITHER}`]]],
    [{ person_a: bride }, [['body.person_b', 'person_b is required beside person_a']]],
    [{ groom }, [['body.bride', 'bride is required beside groom']]],
    [{ person_a: bride, groom }, [['body.groom', `groom cannot be combined with person_a: send ${EITHER}`]]],
    [
      { person_a: bride, person_b: groom, bride, groom },
      [
        ['body.bride', `bride cannot be combined with person_a and person_b: send ${EITHER}`],
        ['body.groom', `groom cannot be combined with person_a and person_b: send ${EITHER}`],
      ],
    ],
  ])('where it is none, half, or both: %#', (input, problems) => expect(problemsOf(input)).toEqual(problems));

  test('with everything that is wrong at once', () => {
    expect(problemsOf({ person_a: { ...bride, month: 13 }, note: 1 }).map(([loc]) => loc)).toEqual([
      'body.person_a.month',
      'body.note',
      'body.person_b',
    ]);
  });

  test.each([null, [], 'x', 7])('where it is %s and no object', (input) => expect(problemsOf(input)).toHaveLength(1));
});

test('JSON Schema says that one whole pair is required', () => {
  expect(inputJsonSchema(request)).toMatchObject({
    oneOf: [{ required: ['person_a', 'person_b'] }, { required: ['bride', 'groom'] }],
    additionalProperties: false,
  });
});

test('a form asks for the first pair alone, and requires it', () => {
  const groups = formOf({ input: request, example: { person_a: bride, person_b: groom } });
  expect(groups.map(({ name }) => name)).toEqual(['person_a', 'person_b', 'settings']);
  expect(groups[1]?.fields[0]).toMatchObject({ name: 'person_b.year', required: true, example: 1993 });
});
