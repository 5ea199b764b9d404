import { uniformSky } from '@graha/astro-engine/testing';
import { describe, expect, test } from 'vitest';
import { decodeQuery } from '../../request/decode-query.ts';
import { readInput } from '../../request/issues.ts';
import { numerology } from './numerology.ts';

const { 'life-path': lifePath, 'soul-urge': soulUrge, 'personal-year': personalYear } = numerology;
const { expression, personality, pinnacles, challenges } = numerology;

const lifePathOf = (input: object) => lifePath.compute(lifePath.input.parse(input), uniformSky);
const expressionOf = (input: object) => expression.compute(expression.input.parse(input), uniformSky);
const problems = (entry: { input: Parameters<typeof readInput>[0] }, input: object): string[] => {
  const read = readInput(entry.input, input, 'body');
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};

describe('a life path', () => {
  test('lists its steps and its system, and says that no sky was read', () => {
    expect(lifePathOf({ date: '1990-08-15' })).toEqual({
      life_path_number: 6,
      master_number: false,
      karmic_debt_number: null,
      calculation: 'month 8; day 15 → 6; year 1990 → 19 → 10 → 1; 8 + 6 + 1 = 15 → 6',
      metadata: { engine: 'graha', formula_version: '1.0', system: 'pythagorean', method: 'components' },
    });
  });

  test('keeps master numbers, within and at the end', () => {
    expect(lifePathOf({ date: '1992-11-29' }).calculation).toContain(
      'month 11; day 29 → 11; year 1992 → 21 → 3; 11 + 11 + 3',
    );
    expect(lifePathOf({ date: '2009-09-09' })).toMatchObject({ life_path_number: 11, master_number: true });
  });

  test('by all digits lands on 33 where the components do not', () => {
    expect(lifePathOf({ date: '1964-02-29', settings: { method: 'all_digits' } })).toMatchObject({
      life_path_number: 33,
      master_number: true,
    });
  });

  test('is of any date of the years 1 to 9999, and of no date that never was', () => {
    expect(lifePathOf({ date: '0001-01-01' }).life_path_number).toBe(3);
    expect(lifePathOf({ date: '9999-12-31' }).life_path_number).toBe(7);
    expect(lifePathOf({ date: '2000-02-29' }).life_path_number).toBe(6);
    for (const date of [
      '1900-02-29',
      '2100-02-29',
      '2023-04-31',
      '2023-13-01',
      '90-01-01',
      '0000-01-01',
      '1990-08-15Z',
    ]) {
      expect(problems(lifePath, { date })).toHaveLength(1);
    }
  });
});

describe('a number of a name', () => {
  test('names the table it took the letters from', () => {
    const [pythagorean, chaldean] = ['pythagorean', 'chaldean'].map((system) =>
      expressionOf({ full_name: 'Ada Lovelace', system }),
    );
    expect(pythagorean?.metadata).toMatchObject({ system: 'pythagorean', letter_table: 'pythagorean' });
    expect(chaldean?.metadata).toMatchObject({ system: 'chaldean', letter_table: 'chaldean' });
    expect(pythagorean?.calculation).toBe('ADA: A1 D4 A1 = 6; LOVELACE: L3 O6 V4 E5 L3 A1 C3 E5 = 30 → 3; 6 + 3 = 9');
  });

  test('is the same however the name is spelled or cased', () => {
    const numbers = ['Łukasz Müller-Weiß', 'lukasz muller-weiss', 'LUKASZ  MÜLLER WEISS'].map(
      (full_name) => expressionOf({ full_name }).calculation,
    );
    expect(new Set(numbers).size).toBe(1);
  });

  test('of vowels alone has the personality 0, and says that none counted', () => {
    const found = personality.compute(personality.input.parse({ full_name: 'Aoi' }), uniformSky);
    expect(found).toMatchObject({ personality_number: 0, calculation: 'AOI: none = 0; 0' });
  });

  test('counts Y by its place, always or never', () => {
    const urges = ['auto', 'always', 'never'].map(
      (y_as_vowel) =>
        soulUrge.compute(soulUrge.input.parse({ full_name: 'Joy', settings: { y_as_vowel } }), uniformSky)
          .soul_urge_number,
    );
    expect(urges).toEqual([6, 4, 6]); // O6; O6 Y7.
  });

  test('is refused where letters have no value, or there are none, with the reason', () => {
    expect(problems(expression, { full_name: 'Анна' })).toEqual([
      'full_name must be written in Latin letters; the tables have no values for "Анна"',
    ]);
    expect(problems(expression, { full_name: '12 – 34' })).toEqual(['full_name must have at least one letter']);
    expect(problems(expression, { full_name: '' })).toEqual(['full_name must have at least one letter']);
    expect(problems(expression, {})).toEqual(['full_name is required']);
  });
});

test('a personal year keeps a master number and gives the cycle beside it', () => {
  const input = personalYear.input.parse({ date: '1990-01-01', year: 2025 });
  expect(personalYear.compute(input, uniformSky)).toMatchObject({
    personal_year_number: 11,
    master_number: true,
    cycle_number: 2,
    calculation: 'month 1; day 1; year 2025 → 9; 1 + 1 + 9 = 11',
  });
  expect(problems(personalYear, { date: '1990-01-01' })).toEqual(['year is required']);
});

test('pinnacles and challenges are four each, of the same ages', () => {
  const sums = pinnacles.compute(pinnacles.input.parse({ date: '1990-03-15' }), uniformSky).pinnacles;
  const differences = challenges.compute(challenges.input.parse({ date: '1990-03-15' }), uniformSky).challenges;
  expect(sums.map(({ pinnacle_number }) => pinnacle_number)).toEqual([9, 7, 7, 4]);
  expect(differences.map(({ challenge_number }) => challenge_number)).toEqual([3, 5, 2, 2]);
  expect(differences.map(({ from_age, to_age }) => [from_age, to_age])).toEqual([
    [0, 35],
    [36, 44],
    [45, 53],
    [54, null],
  ]);
  expect(sums.map(({ from_age, to_age }) => [from_age, to_age])).toEqual(
    differences.map(({ from_age, to_age }) => [from_age, to_age]),
  );
});

test('settings of the sky mean nothing to it and are refused', () => {
  expect(problems(lifePath, { date: '1990-08-15', settings: { ayanamsa: 'raman' } })).toEqual([
    'settings.ayanamsa is not a setting of this operation; it takes language, method',
  ]);
});

test('a name and a date come by query as well', () => {
  expect(
    decodeQuery(expression, [
      ['full_name', '007 Ann'],
      ['system', 'chaldean'],
    ]),
  ).toEqual({ full_name: '007 Ann', system: 'chaldean' });
  expect(
    decodeQuery(personalYear, [
      ['date', '1990-08-15'],
      ['year', '2026'],
    ]),
  ).toEqual({ date: '1990-08-15', year: 2026 });
});
