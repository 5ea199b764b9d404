import { expect, test } from 'vitest';
import { uniformSky, uniformSkyWith } from '../testing.ts';
import { type Bhadra, bhadrasBetween } from './bhadra.ts';
import { lightAnglesOf } from './limbs.ts';

// Day n of the uniform sky is tithi n from the new moon, from midnight to midnight of JD n, and the Moon goes 13° in it.
const angles = lightAnglesOf(uniformSky, 'lahiri');
const month = bhadrasBetween(angles, 0.1, 29.9);
const bhadraOf = (tithiIndex: number): Bhadra => {
  const found = month.find((bhadra) => bhadra.tithiIndex === tithiIndex);
  if (found === undefined) throw new RangeError(`no Bhadra in tithi ${tithiIndex}`);
  return found;
};

test('Vishti is the later half of the 4th, 11th, 18th and 25th tithi, the earlier half of the 8th, 15th, 22nd and 29th', () => {
  expect(month.map(({ tithiIndex }) => tithiIndex + 1)).toEqual([4, 8, 11, 15, 18, 22, 25, 29]);
  for (const { tithiIndex, startJdUt, endJdUt } of month) {
    const isLater = [4, 11, 18, 25].includes(tithiIndex + 1);
    expect(startJdUt).toBeCloseTo(tithiIndex + (isLater ? 0.5 : 0), 6);
    expect(endJdUt).toBeCloseTo(tithiIndex + (isLater ? 1 : 0.5), 6);
  }
});

// Muhurta Chintamani 1.44: "pancha dvi adri krita ashta rama rasa bhu", the praharas whose first five ghatis are the mouth, and
// "gaja indu rasa rama adri ashvi bana abdhi", those whose last three are the tail; from the bright 4th to the dark 14th.
test.each([
  { tithiNumber: 4, mouth: 5, tail: 8 },
  { tithiNumber: 8, mouth: 2, tail: 1 },
  { tithiNumber: 11, mouth: 7, tail: 6 },
  { tithiNumber: 15, mouth: 4, tail: 3 },
  { tithiNumber: 18, mouth: 8, tail: 7 },
  { tithiNumber: 22, mouth: 3, tail: 2 },
  { tithiNumber: 25, mouth: 6, tail: 5 },
  { tithiNumber: 29, mouth: 1, tail: 4 },
])(
  'in tithi $tithiNumber the mouth opens prahara $mouth with 5 ghatis, the tail closes prahara $tail with 3',
  (verse) => {
    const { mukha, puccha } = bhadraOf(verse.tithiNumber - 1);
    const fromDay = verse.tithiNumber - 1;
    expect(mukha.startJdUt).toBeCloseTo(fromDay + (verse.mouth - 1) / 8, 5);
    expect(mukha.endJdUt - mukha.startJdUt).toBeCloseTo(5 / 60, 5);
    expect(puccha.endJdUt).toBeCloseTo(fromDay + verse.tail / 8, 5);
    expect(puccha.endJdUt - puccha.startJdUt).toBeCloseTo(3 / 60, 5);
  },
);

test('all ends are whole seconds', () => {
  for (const { mukha, puccha } of month)
    for (const jdUt of [mukha.startJdUt, mukha.endJdUt, puccha.startJdUt, puccha.endJdUt])
      expect(jdUt * 86_400).toBeCloseTo(Math.round(jdUt * 86_400), 4);
});

test('where the Moon changes her sign within a Bhadra it dwells in both places, one after the other', () => {
  // With an ayanamsa of −101.25° she leaves Leo (earth) for Virgo (below) at JD 3.75, in the middle of the Bhadra.
  const shifted = lightAnglesOf(uniformSkyWith({ ayanamsaDeg: -101.25 }), 'lahiri');
  const [crossed] = bhadrasBetween(shifted, 3.6, 3.7);
  const [before, after] = crossed?.abodes ?? [];
  expect(crossed?.abodes).toHaveLength(2);
  expect(before).toMatchObject({ abode: 'earth', startJdUt: crossed?.startJdUt });
  expect(before?.endJdUt).toBeCloseTo(3.75, 5);
  expect(after).toMatchObject({ abode: 'underworld', startJdUt: before?.endJdUt, endJdUt: crossed?.endJdUt });
});

// Muhurta Chintamani 1.45: on earth with the Moon in Aquarius and Pisces, Cancer and Leo; in heaven in the three from Aries and
// in Scorpio; below in Virgo, Sagittarius, Libra and Capricorn.
test('Bhadra dwells where the sign of the Moon says', () => {
  const abodeIn = (signIndex: number) => {
    const ayanamsaDeg = 48.75 - (signIndex * 30 + 15); // In the middle of the Bhadra, at JD 3.75, she is at 48.75°.
    const angled = lightAnglesOf(uniformSkyWith({ ayanamsaDeg }), 'lahiri');
    const [found] = bhadrasBetween(angled, 3.6, 3.7);
    return found?.abodes.map(({ abode }) => abode);
  };
  const signs = Array.from({ length: 12 }, (_, signIndex) => signIndex);
  expect(signs.filter((sign) => abodeIn(sign)?.join() === 'earth')).toEqual([3, 4, 10, 11]);
  expect(signs.filter((sign) => abodeIn(sign)?.join() === 'heaven')).toEqual([0, 1, 2, 7]);
  expect(signs.filter((sign) => abodeIn(sign)?.join() === 'underworld')).toEqual([5, 6, 8, 9]);
});
