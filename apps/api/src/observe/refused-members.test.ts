import { expect, test } from 'vitest';
import { ApiError } from '../errors/errors.ts';
import { refusedMembers } from './refused-members.ts';

const refused = (...problems: readonly [loc: (string | number)[], type: string][]) =>
  refusedMembers(
    new ApiError('validation_error', { detail: problems.map(([loc, type]) => ({ loc, type, msg: 'SECRET' })) }),
  );

test('each wrong member is named once with its kind of problem', () => {
  expect(
    refused(
      [['body', 'month'], 'less_than_equal'],
      [['body', 'settings', 'ayanamsa'], 'enum'],
      [['query', 'settings.node'], 'enum'],
      [['body', 'births', 3, 'hours'], 'missing'],
      [['body', 'month'], 'less_than_equal'],
    ),
  ).toBe('month less_than_equal, settings.ayanamsa enum, settings.node enum, births.3.hours missing');
});

test('the whole body is named by its source', () => {
  expect([refused([['body', 17], 'json_invalid']), refused([['query'], 'value_error'])]).toEqual([
    'body json_invalid',
    'query value_error',
  ]);
});

test.each([
  ['an unknown member', [['body', 'settings', 'asha_rao'], 'extra_forbidden'], 'settings extra_forbidden'],
  ['an unknown member of the body', [['body', 'asha_rao'], 'extra_forbidden'], 'body extra_forbidden'],
  ['an unknown parameter', [['query', 'asha_rao'], 'extra_forbidden'], 'query extra_forbidden'],
  ['a name of another form', [['body', 'births', 'Asha Rao, 1990'], 'missing'], 'births.… missing'],
] as const)('%s is kept without the name that the caller made up', (_, [loc, type], expected) => {
  expect(refused([[...loc], type])).toBe(expected);
});

test('five are named, and the others counted', () => {
  const seven = Array.from({ length: 7 }, (_, index): [string[], string] => [['body', `m${index}`], 'missing']);
  expect(refused(...seven.slice(0, 5))).toBe('m0 missing, m1 missing, m2 missing, m3 missing, m4 missing');
  expect(refused(...seven)).toBe('m0 missing, m1 missing, m2 missing, m3 missing, m4 missing, 2 more');
});

test('an error without a list has none', () => {
  expect([refusedMembers(null), refusedMembers(new ApiError('credits_exhausted'))]).toEqual([null, null]);
});
