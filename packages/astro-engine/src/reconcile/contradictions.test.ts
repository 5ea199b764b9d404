import { expect, test } from 'vitest';
import { jdUtOf } from '../core/moment.ts';
import { contradictionsIn } from './contradictions.ts';
import type { MomentReading } from './frame.ts';
import { printedAngle } from './shown/angle.ts';
import { nakshatraNamed, tithisNamed } from './shown/names.ts';
import type { Shown } from './shown/shown.ts';
import { printedDays } from './shown/time.ts';

const BIRTH: MomentReading = {
  slips: [],
  jdUt: jdUtOf({ year: 2000, month: 1, day: 1, hours: 0, minutes: 0, seconds: 0 }, 0),
  dayCount: 10_957,
  offsetSeconds: 0,
};

function read<T>(value: T | null): T {
  if (value === null) throw new Error('the test gives a value that no parser reads');
  return value;
}
const longitude = (point: 'moon' | 'sun', text: string): Shown => ({
  key: point,
  kind: 'longitude',
  point,
  angle: read(printedAngle(text)),
});
const star = (name: string): Shown => ({
  key: 'nakshatra',
  kind: 'nakshatra',
  nakshatraIndex: read(nakshatraNamed(name)),
});
const pada = (padaNumber: number): Shown => ({ key: 'pada', kind: 'pada', padaNumber });
const tithi = (name: string): Shown => ({ key: 'tithi', kind: 'tithi', tithiIndexes: read(tithisNamed(name)) });
const dasha = (lord: 'venus' | 'sun', from: string): Shown => ({
  key: 'dasha',
  kind: 'dasha',
  lord,
  from: read(printedDays(from)),
});

const kindsOf = (...shown: Shown[]): string[] => contradictionsIn(shown, BIRTH).map(({ kind }) => kind);

test.each([
  ["13°19' Aries", 'Ashwini', []],
  ["13°21' Aries", 'Ashwini', ['moon_and_nakshatra']],
  // The printed minute may have been cut off or rounded: the border at 13°20′ is within it.
  ["13°20' Aries", 'Ashwini', []],
  ["13°20' Aries", 'Bharani', []],
  ['Aries', 'Rohini', []],
])('a Moon at %s in %s', (moon, nakshatra, kinds) =>
  expect(kindsOf(longitude('moon', moon), star(nakshatra))).toEqual(kinds),
);

test.each([
  ["3°19' Aries", 1, []],
  ["3°22' Aries", 1, ['moon_and_pada']],
  ["13°00' Aries", 4, []],
  ["13°25' Aries", 4, ['moon_and_pada']],
])('a Moon at %s in pada %i', (moon, number, kinds) =>
  expect(kindsOf(longitude('moon', moon), pada(number))).toEqual(kinds),
);

test.each([
  ["11°59' Aries", 'Shukla Prathama', []],
  ["12°02' Aries", 'Shukla Prathama', ['moon_sun_and_tithi']],
  ["12°02' Aries", 'Dvitiya', []],
  ["29°00' Pisces", 'Amavasya', []],
  ["29°00' Pisces", 'Purnima', ['moon_sun_and_tithi']],
])('a Moon at %s with the Sun at the first point of Aries, on %s', (moon, name, kinds) =>
  expect(kindsOf(longitude('moon', moon), longitude('sun', "0°00' Aries"), tithi(name))).toEqual(kinds),
);

test('a dasha is compared with the Moon that it needs, in years of 365.25 days', () => {
  // Half of Ashwini leaves 3.5 of the 7 years of Ketu, so Venus begins on 2 July 2003 (1,278 days).
  const moon = longitude('moon', '6°40\'00" Aries');
  expect(kindsOf(moon, dasha('venus', '2003-07-02'))).toEqual([]);
  const [found] = contradictionsIn([moon, dasha('venus', '2003-08-02')], BIRTH);
  // A month more is a twelfth of a year of the seven: 13°20′ / 84 less of the Moon.
  expect(found).toMatchObject({ kind: 'moon_and_dasha', keys: ['moon', 'dasha'] });
  expect(found?.kind === 'moon_and_dasha' && found.apartDeg).toBeCloseTo(-40 / 3 / 84, 2);
});

test('nothing contradicts without a Moon, or with its sign alone', () => {
  expect(kindsOf(star('Rohini'), pada(1), dasha('sun', '2003-08-02'))).toEqual([]);
  expect(kindsOf(longitude('moon', 'Libra'), longitude('sun', "0°00' Aries"), tithi('Prathama'), pada(1))).toEqual([]);
});
