import { describe, expect, test } from 'vitest';
import { isStorable, LoggedDay, nameSchema, Text, unfitIn, unstorableIn } from './typed-text.ts';

const UNSTORABLE = 'Leave out the characters that cannot be stored.';
const [NUL, HALF, WHOLE] = ['a\0b', 'a\uD83Db', 'a😀b'];

test.each([
  ['nothing', '', true],
  ['letters of any script', 'Ujjain उज्जैन', true],
  ['a pair of surrogates', WHOLE, true],
  ['a first half alone', HALF, false],
  ['a second half alone', 'a\uDE00b', false],
  ['halves in the wrong order', '\uDE00\uD83D', false],
  ['NUL', NUL, false],
])('Postgres keeps %s: %j is %s', (_what, text, isKept) => {
  expect([isStorable(text), Text.safeParse(text).success]).toEqual([isKept, isKept]);
});

test.each<[string, string | null]>([
  ['  Nadir Labs ', null],
  ['   ', 'Write a name.'],
  ['abcdefghijk', 'Use at most 10 characters.'],
  ['two\nlines', 'Use one line with letters that can be seen.'],
  ['turned\u202e', 'Use one line with letters that can be seen.'],
  [NUL, UNSTORABLE],
])('the first problem of the name %j of at most ten characters is %j', (text, problem) => {
  const { success, data, error } = nameSchema(10, 'Write a name.').safeParse(text);
  expect(success ? [data, null] : [text, error.issues[0]?.message]).toEqual([
    problem === null ? text.trim() : text,
    problem,
  ]);
});

describe('what cannot be stored is found wherever it lies, and named by its path', () => {
  test.each<[unknown, string | null]>([
    [NUL, ''],
    [{ name: NUL }, 'name'],
    [{ team: { people: [{ name: 'x' }, { name: HALF }] } }, 'team.people.1.name'],
    [{ team: { [NUL]: 'x' } }, 'team'],
    [new Map([['name', NUL]]), '0.1'],
    [new Map([[NUL, 'x']]), '0.0'],
    [new Set(['x', NUL]), '1'],
    [{ name: WHOLE, at: new Date(0), count: 1, none: null, isOn: true }, null],
    [undefined, null],
  ])('%o: %j', (value, path) => {
    expect(unstorableIn(value)).toEqual(path === null ? null : { path, problem: UNSTORABLE });
  });

  test('in a value that leads back into itself, or is nested a hundred thousand deep', () => {
    const round: Record<string, unknown> = { name: 'x' };
    round['self'] = round;
    expect(unstorableIn(round)).toBeNull();
    let deep: unknown = NUL;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(unstorableIn(deep)?.problem).toBe(UNSTORABLE);
  });
});

test.each([
  ['-000001-12-31T23:59:59Z', false],
  ['0001-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59Z', true],
  ['+010000-01-01T00:00:00Z', false],
  ['no instant, which its schema refuses', true],
])('Postgres and its clients keep the instant %s: %s', (instant, isKept) =>
  expect(unstorableIn({ cursor: { at: new Date(instant) } })?.path).toBe(isKept ? undefined : 'cursor.at'),
);

describe('a text is as long as its name allows, and no longer', () => {
  const unfit = (value: unknown) => unfitIn(value, { code: 3, note: 0 }, 5);

  test.each<[unknown, unknown]>([
    [{ code: '123' }, null],
    [{ code: '1234' }, { path: 'code', problem: 'Use at most 3 characters.' }],
    [{ code: '😀😀😀' }, null],
    [{ code: '😀😀😀😀' }, { path: 'code', problem: 'Use at most 3 characters.' }],
    [{ note: 'x' }, { path: 'note', problem: 'Use at most 0 characters.' }],
    [{ other: '12345' }, null],
    [{ other: '123456' }, { path: 'other', problem: 'Use at most 5 characters.' }],
    [{ code: { inner: '12345' } }, null],
    [{ list: ['123456'] }, { path: 'list.0', problem: 'Use at most 5 characters.' }],
    [{ code: HALF }, { path: 'code', problem: UNSTORABLE }],
    ['123456', { path: '', problem: 'Use at most 5 characters.' }],
  ])('%j', (value, problem) => {
    expect(unfit(value)).toEqual(problem);
  });
});

test.each([
  ['2000-01-01', true],
  ['2028-02-29', true],
  ['8999-12-31', true],
  ['0000-01-01', false],
  ['1999-12-31', false],
  ['9999-12-31', false],
  ['2027-02-29', false],
])('%s may be a day of the log: %s', (day, isOne) => expect(LoggedDay.safeParse(day).success).toBe(isOne));
