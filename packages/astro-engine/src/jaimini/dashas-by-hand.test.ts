import { describe, expect, test } from 'vitest';
import { chartOf } from '../yoga/testing.ts';
import { narayanaAntardashaSigns, narayanaDashaOf } from './narayana-dasha.ts';
import { charaAntardashaSigns, charaDashaOf, yearsToLord } from './sign-dashas.ts';

const [ARIES, TAURUS, GEMINI, SCORPIO] = [0, 1, 2, 7];
const PLAIN = 'As Ar, Su Le, Mo Ta, Ma Ge, Me Vi, Ju Sg, Ve Pi, Sa Cp, Ra Cn';

test('years are counted to the lord forward from six signs and backward from six; a lord at home gives twelve', () => {
  // Aries to Gemini 2; Taurus to Aries 11; Cancer back to Taurus 2; Leo back to Virgo 11.
  expect([yearsToLord(ARIES, GEMINI), yearsToLord(TAURUS, ARIES), yearsToLord(3, TAURUS), yearsToLord(4, 5)]).toEqual([2, 11, 2, 11]); // prettier-ignore
  expect([yearsToLord(ARIES, ARIES), yearsToLord(3, 3)]).toEqual([12, 12]);
  expect([0, 1, 2, 6, 7, 8].map((sign) => yearsToLord(sign, (sign + 1) % 12))).toEqual([1, 1, 1, 1, 1, 1]);
  expect([3, 4, 5, 9, 10, 11].map((sign) => yearsToLord(sign, (sign + 1) % 12))).toEqual([11, 11, 11, 11, 11, 11]);
});

describe('Chara dasha', () => {
  test('goes from the ascendant, forward where the ninth from it counts forward, with the years of each lord', () => {
    const { seedSignIndex, isForward, periods } = charaDashaOf(chartOf(PLAIN));
    expect([seedSignIndex, isForward]).toEqual([ARIES, true]);
    // Mars 2, Venus 10, Mercury 3, Moon 2, Sun at home 12, Mercury at home 12, Venus 5, Ketu in Capricorn, with Saturn, 2,
    // Jupiter and Saturn at home 12 each, Saturn 1 back from Aquarius, Jupiter 3 back from Pisces.
    expect(periods.map(({ years }) => years)).toEqual([2, 10, 3, 2, 12, 12, 5, 2, 12, 12, 1, 3]);
    expect(periods.slice(0, 3).map(({ fromAgeYears }) => fromAgeYears)).toEqual([0, 2, 12]);
    expect(charaDashaOf(chartOf(PLAIN, 'As Cp')).isForward).toBe(false); // The ninth is Virgo.
    expect(charaDashaOf(chartOf(PLAIN, 'As Cp')).periods.slice(0, 3).map(({ signIndex }) => signIndex)).toEqual([9, 8, 7]); // prettier-ignore
  });

  const scorpioLord = (...moved: readonly string[]) => charaDashaOf(chartOf(PLAIN, ...moved)).periods.find(({ signIndex }) => signIndex === SCORPIO)?.lord; // prettier-ignore

  // K.N. Rao: if both are at home, either; if one is, the other one; else the one with company; else the one farther in
  // its sign.
  test('counts Scorpio to Mars or Ketu', () => {
    expect(scorpioLord('Ma Sc', 'Ra Ta')).toBe('mars');
    expect(scorpioLord('Ma Sc')).toBe('ketu');
    expect(scorpioLord('Ra Ta')).toBe('mars'); // Ketu is at home.
    expect(scorpioLord('Sa Aq', 'Ma Ta')).toBe('mars'); // With the Moon; Ketu is alone in Capricorn.
    expect(scorpioLord()).toBe('ketu'); // With Saturn in Capricorn.
    expect(scorpioLord('Sa Aq', 'Ma Ge 10', 'Ra Cn 20')).toBe('ketu');
    expect(scorpioLord('Sa Aq', 'Ma Ge 20', 'Ra Cn 10')).toBe('mars');
  });

  test('has its parts from the next sign on, its own the last', () => {
    expect(charaAntardashaSigns(ARIES, true)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0]);
    expect(charaAntardashaSigns(ARIES, false)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
  });
});

// P.V.R. Narasimha Rao, Vedic Astrology ch. 18.
describe('Narayana dasha', () => {
  const signs = (...moved: readonly string[]) => narayanaDashaOf(chartOf(PLAIN, ...moved)).periods.slice(0, 4).map(({ signIndex }) => signIndex); // prettier-ignore

  test('goes on by one sign from a movable seed, by the sixth from a fixed, by trines from a dual one', () => {
    expect(signs('Mo Ar', 'Ju Ar')).toEqual([0, 1, 2, 3]);
    expect(signs('As Ta', 'Ju Ta')).toEqual([1, 8, 3, 10]); // Backward: the ninth is Capricorn.
    expect(signs('As Ge', 'Ju Ge')).toEqual([2, 10, 6, 5]); // Backward: the ninth is Aquarius.
    expect(signs('As Sg', 'Mo Sg')).toEqual([8, 4, 0, 11]); // Backward: the ninth is Leo.
  });

  test('is forward by one sign with Saturn in the seed, and turned round by Ketu', () => {
    expect(signs('As Ta', 'Ju Ta', 'Sa Ta')).toEqual([1, 2, 3, 4]);
    expect(signs('Mo Ar', 'Ju Ar', 'Ra Li', 'Ke Ar')).toEqual([0, 11, 10, 9]);
  });

  test('begins with the stronger of the ascendant and the seventh', () => {
    expect(narayanaDashaOf(chartOf(PLAIN, 'Mo Li', 'Ju Li'))).toMatchObject({
      seedSignIndex: 6,
      seedRule: 'more_planets',
    });
  });

  test('has a year more for an exalted lord and one less for a debilitated one, and in the second cycle what is missing to 12', () => {
    const { periods } = narayanaDashaOf(chartOf(PLAIN, 'Mo Ar', 'Ju Ar'));
    const yearsOf = (signIndex: number) => periods.filter((period) => period.signIndex === signIndex).map(({ years }) => years);
    expect(yearsOf(TAURUS)).toEqual([11, 1]); // Venus in Pisces: ten signs, and exalted.
    expect(yearsOf(GEMINI)).toEqual([4, 8]); // Mercury in Virgo: three, and exalted.
    expect(yearsOf(ARIES)).toEqual([2, 10]);
    const fallen = narayanaDashaOf(chartOf(PLAIN, 'Mo Ar', 'Ju Ar', 'Ma Cn', 'Ra Le')).periods;
    expect(fallen[0]?.years).toBe(2); // Mars in Cancer: three less one.
  }); // prettier-ignore

  test('has its parts from the stronger sign of two lords, forward from an odd sign and backward from an even one', () => {
    // The lord of Aries is Mars, of Libra Venus: Mars is alone in Gemini, Venus alone in Pisces.
    const parts = (...moved: readonly string[]) => narayanaAntardashaSigns(ARIES, chartOf(PLAIN, ...moved)).slice(0, 3);
    expect(parts('Mo Ge')).toEqual([2, 3, 4]); // More planets in Gemini.
    expect(parts('Mo Pi')).toEqual([11, 10, 9]);
    expect(parts('Mo Pi', 'Sa Pi')).toEqual([11, 0, 1]);
    expect(parts('Mo Ge', 'Ra Sg', 'Ke Ge')).toEqual([2, 1, 0]);
    expect(parts('Ve Ge')).toEqual([2, 3, 4]);
  });
});
