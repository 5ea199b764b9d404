import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH } from './birth.ts';
import { decimal, members, wholeNumber } from '../wire/fields.ts';
import { readInput, type Source, type ValidationProblem } from './issues.ts';

const problems = (schema: z.ZodType, raw: unknown, source: Source = 'body'): ValidationProblem[] => {
  const read = readInput(schema, raw, source);
  return read.ok ? [] : read.problems;
};

const Sample = members(
  {
    count: wholeNumber(1, 9),
    ratio: decimal(0, 1).optional(),
    name: z.string().min(2).max(5).optional(),
    day: z.iso.date().optional(),
    at: z.iso.datetime({ offset: true }).optional(),
    kind: z.enum(['a', 'b']).optional(),
    flag: z.boolean().optional(),
    list: z.array(z.int()).max(2).optional(),
  },
  'member of this request',
);

test.each([
  [{}, 'count', 'count is required', 'missing'],
  [{ count: '5' }, 'count', 'count must be a whole number', 'int_type'],
  [{ count: null }, 'count', 'count must be a whole number', 'int_type'],
  [{ count: 1.5 }, 'count', 'count must be a whole number', 'int_from_float'],
  [{ count: 0 }, 'count', 'count must be 1 to 9', 'greater_than_equal'],
  [{ count: 1e300 }, 'count', 'count must be 1 to 9', 'less_than_equal'],
  [{ count: 1, ratio: '1' }, 'ratio', 'ratio must be a number', 'float_type'],
  [{ count: 1, name: 5 }, 'name', 'name must be text', 'string_type'],
  [{ count: 1, name: 'x' }, 'name', 'name must be at least 2 characters long', 'string_too_short'],
  [{ count: 1, name: 'abcdef' }, 'name', 'name must be at most 5 characters long', 'string_too_long'],
  [{ count: 1, day: '1990-02-31' }, 'day', 'day must be a date that exists, written YYYY-MM-DD', 'date_parsing'],
  [{ count: 1, at: '2024' }, 'at', expect.stringContaining('at must be an instant'), 'datetime_parsing'],
  [{ count: 1, kind: 'c' }, 'kind', 'kind must be one of a, b', 'enum'],
  [{ count: 1, flag: 'true' }, 'flag', 'flag must be true or false', 'bool_type'],
  [{ count: 1, list: [1, 2, 3] }, 'list', 'list must be at most 2 items long', 'too_long'],
  [{ count: 1, list: {} }, 'list', 'list must be a list', 'list_type'],
  [
    { count: 1, other: 2 },
    'other',
    expect.stringContaining('other is not a member of this request; it takes count,'),
    'extra_forbidden',
  ],
])('%o is named by place, sentence and type', (raw, place, msg, type) => {
  expect(problems(Sample, raw)).toEqual([expect.objectContaining({ loc: ['body', place], msg, type })]);
});

test.each([
  [null, 'body must be an object', 'model_attributes_type'],
  [undefined, 'body is required', 'missing'],
  [[], 'body must be an object', 'model_attributes_type'],
  ['text', 'body must be an object', 'model_attributes_type'],
])('a body of %o is refused as a whole', (raw, msg, type) => {
  expect(problems(Sample, raw)).toEqual([expect.objectContaining({ loc: ['body'], msg, type })]);
});

test('text in a query that is no number is a matter of reading, not of type', () => {
  expect(problems(Sample, { count: 'x', ratio: 'y', flag: 'z' }, 'query').map(({ loc, type }) => [loc, type])).toEqual([
    [['query', 'count'], 'int_parsing'],
    [['query', 'ratio'], 'float_parsing'],
    [['query', 'flag'], 'bool_parsing'],
  ]);
});

test('a member of settings is named as its parameter in a query', () => {
  const [problem] = problems(birthRequest(['ayanamsa']), { ...EXAMPLE_BIRTH, settings: { ayanamsa: 'x' } }, 'query');
  expect(problem?.loc).toEqual(['query', 'settings.ayanamsa']);
});

test('what was sent is echoed where it is one value, and never beyond 64 characters', () => {
  expect(problems(Sample, { count: 'x'.repeat(500) })[0]?.input).toHaveLength(64);
  expect(problems(Sample, { count: null })[0]?.input).toBeNull();
  expect(problems(Sample, { count: { secret: 1 } })[0]).not.toHaveProperty('input');
  const [unknown] = problems(Sample, { count: 1, ['y'.repeat(500)]: true });
  expect(unknown?.loc[1]).toHaveLength(64);
});

test('a flood of unknown members is not answered with a flood', () => {
  const raw = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`m${index}`, 0]));
  const found = problems(Sample, { count: 1, ...raw });
  expect(found).toHaveLength(101);
  expect(found.at(-1)?.msg).toBe('4900 further problems are not listed');
});

test('every answer to every input is the same twice, complete and free of undefined', () => {
  const request = birthRequest(['ayanamsa', 'node_mode']);
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom('body' as const, 'query' as const), (raw, source) => {
      const found = problems(request, raw, source);
      expect(problems(request, raw, source)).toEqual(found);
      expect(JSON.parse(JSON.stringify(found))).toEqual(found);
      for (const { loc, msg, type } of found)
        expect([loc[0], msg.length > 5, type.length > 3]).toEqual([source, true, true]);
    }),
  );
});
