import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBirth } from '../../../testing/any-birth.ts';
import { answered } from '../../../accuracy/answered.ts';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { panchaPakshi } from './pancha-pakshi-operation.ts';

const sky = await createEphemeris();
const CHENNAI = { latitude: 13.0827, longitude: 80.2707, timezone: 5.5 };
/** Starts that are not the end of the span before. */
const gaps = (spans: readonly { start: string; end: string }[]): string[] =>
  spans.slice(1).flatMap(({ start }, index) => (start === spans[index]?.end ? [] : [start]));

test('600 days of all years and latitudes: the yamas tile day and night, and their parts tile them', () => {
  fc.assert(
    fc.property(anyBirth, fc.integer({ min: 1, max: 27 }), fc.constantFrom('Shukla', 'Krishna'), (born, star, paksha) => {
      const { panchang_day, yamas, halves, reason } = answered(panchaPakshi, { ...born, birth_nakshatra_number: star, birth_paksha: paksha }, sky); // prettier-ignore
      expect(yamas).toHaveLength(5 * halves.length);
      expect(halves.length === 2).toBe(reason === null);
      expect(gaps(yamas)).toEqual([]);
      const { sunrise, sunset, next_sunrise } = panchang_day;
      expect(halves.map(({ is_day }) => [yamas.find((yama) => yama.is_day === is_day)?.start, yamas.findLast((yama) => yama.is_day === is_day)?.end]))
        .toEqual(halves.map(({ is_day }) => (is_day ? [sunrise, sunset] : [sunset, next_sunrise])));
      for (const { start, end, activity, parts } of yamas) {
        expect([parts?.[0]?.start, parts?.at(-1)?.end, parts?.[0]?.activity]).toEqual([start, end, activity]);
        expect(gaps(parts ?? [])).toEqual([]);
      }
    }),
    { numRuns: 600 },
  );
}); // prettier-ignore

test('the night takes the half of the month of its sunset: new moon of 9 November 2026 between', () => {
  const { halves } = answered(panchaPakshi, { ...CHENNAI, year: 2026, month: 11, date: 9, hours: 12, minutes: 0 }, sky);
  expect(halves.map(({ paksha, is_day }) => [paksha, is_day])).toEqual([
    ['Krishna', true],
    ['Shukla', false],
  ]);
}); // prettier-ignore

test.each([
  ['2026-02-17', ['vakya', 'tamil_vakya']],
  ['2026-12-09', ['surya', 'surya_bija', 'bengal_old', 'odisha_kohinoor', 'assam', 'nepal', 'andhra_purva']],
] as const)('on %s the half of the month of sunrise or sunset is another one by %s', (day, almanacs) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const halvesBy = (almanac: 'drik' | (typeof almanacs)[number]) =>
    answered(panchaPakshi, { ...CHENNAI, year, month, date, hours: 12, minutes: 0, settings: { almanac } }, sky).halves;
  const real = halvesBy('drik');
  for (const almanac of almanacs) expect(halvesBy(almanac)).not.toEqual(real);
});

describe('the person', () => {
  const read = (person: object) => panchaPakshi.input.safeParse({ ...EXAMPLE_BIRTH, ...person });

  test('may be a bird, or star and half of the month, which give the same', () => {
    const byStar = answered(panchaPakshi, { ...EXAMPLE_BIRTH, birth_nakshatra_number: 12, birth_paksha: 'Krishna' }, sky);
    expect(byStar.bird).toBe('crow');
    expect(answered(panchaPakshi, { ...EXAMPLE_BIRTH, bird: 'crow' }, sky).yamas).toEqual(byStar.yamas);
  }); // prettier-ignore

  test('may be missing: all birds, and no parts', () => {
    const { bird, yamas } = answered(panchaPakshi, EXAMPLE_BIRTH, sky);
    expect(bird).toBeNull();
    expect(yamas).toHaveLength(10);
    expect(yamas.filter(({ activity, parts }) => activity !== null || parts !== null)).toEqual([]);
  });

  test.each([
    [{ birth_nakshatra_number: 3 }, 'birth_paksha'],
    [{ birth_paksha: 'Shukla' }, 'birth_nakshatra_number'],
    [{ bird: 'owl', birth_nakshatra_number: 3, birth_paksha: 'Shukla' }, 'bird'],
    [{ bird: 'eagle' }, 'bird'],
    [{ birth_nakshatra_number: 28, birth_paksha: 'Shukla' }, 'birth_nakshatra_number'],
  ])('%o is refused, and the message names the member', (person, path) => {
    expect(read(person).error?.issues.map((issue) => issue.path.join('.'))).toContain(path);
  });
});
