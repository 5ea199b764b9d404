import { describe, expect, test } from 'vitest';
import { shortestArcDeg } from '../core/angle.ts';
import { printedNextReach, printedSpanAt } from '../core/printed.ts';
import { uniformSky } from '../testing.ts';
import { byPrintClock } from './print-clocks.ts';
import printed from './printed-instants.fixture.json' with { type: 'json' };
import { moonDegAt, type Siddhanta, SIDDHANTAS, sunDegAt } from './siddhantas.ts';
import { SINE } from './sine.ts';
import { SCHOOL_SKY_IDS, schoolAnglesOf, type SchoolSkyId } from './skies.ts';
import { vakyaMoonDegAt } from './vakya-moon.ts';
import { VAKYA_MINUTES } from './vakya-moon.data.ts';

const UNIX_EPOCH_JD = 2_440_587.5;
const IST_MS = 19_800_000;
const indianJdUt = (text: string): number =>
  (Date.parse(`${text.replace(' ', 'T')}Z`) - IST_MS) / 86_400_000 + UNIX_EPOCH_JD;

/** Random instants of 600 to 2399, the same in every run. */
const INSTANTS = Array.from({ length: 400 }, (_, index) => 1_940_206 + ((index * 0.618_033_988_75) % 1) * 657_438);

/** Differences of the 24 sines, as Aryabhata has them (Gitika 12); their sums are the table of the Surya Siddhanta. */
const SINE_DIFFERENCES = [
  225, 224, 222, 219, 215, 210, 205, 199, 191, 183, 174, 164, 154, 143, 131, 119, 106, 93, 79, 65, 51, 37, 22, 7,
]; // prettier-ignore

/** The sine of an arc of up to 90° in minutes of arc, by whole steps of 225′ and the rest by the rule of three. */
function tabularSine(arcMinutes: number): number {
  let [sine, rest] = [0, arcMinutes];
  for (const difference of SINE_DIFFERENCES) {
    const part = Math.min(rest, 225);
    sine += (difference * part) / 225;
    rest -= part;
  }
  return sine;
}

/** The arc of a tabular sine, by bisection. */
function tabularArc(sine: number): number {
  let [low, high] = [0, 5400];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (tabularSine(middle) < sine) low = middle;
    else high = middle;
  }
  return low;
}

/** Years from the creation of the text to the Kali age, in which the apogee of the Sun turns 387 times in a kalpa. */
const CREATION_YEARS = 1_955_880_000n;

/**
 * The same numbers another way: whole turns taken away in whole numbers, days from midnight at Ujjain, arcs in minutes,
 * the apogee of the Sun counted from the creation.
 */
function independentDeg(body: 'sun' | 'moon', apogeeRevolutions: bigint, jdUt: number, isTabular: boolean): number {
  const millionths = BigInt(Math.round((jdUt - 588_465.5 + 75.7683 / 360) * 1e6));
  const yuga = 1_577_917_828n * 1_000_000n;
  const turnOf = (numerator: bigint, denominator: bigint) => Number(numerator % denominator) / Number(denominator);
  const mean = 360 * turnOf((body === 'sun' ? 4_320_000n : 57_753_336n) * millionths, yuga);
  const sinceCreation = CREATION_YEARS * yuga + 4_320_000n * millionths; // In years, times the length of a yuga.
  const apogee =
    body === 'sun'
      ? 360 * turnOf(387n * sinceCreation, 4_320_000_000n * yuga)
      : 90 + 360 * turnOf(apogeeRevolutions * millionths, yuga);
  const anomalyDeg = (((mean - apogee) % 360) + 360) % 360;
  const half = anomalyDeg % 180;
  const arcMinutes = 60 * (half > 90 ? 180 - half : half);
  const sine = isTabular ? tabularSine(arcMinutes) / 3438 : Math.sin((arcMinutes * Math.PI) / 10_800);
  const reduced = (((body === 'sun' ? 14 : 32) - sine / 3) * sine) / 360;
  const equationMinutes = isTabular ? tabularArc(reduced * 3438) : (Math.asin(reduced) * 10_800) / Math.PI;
  return mean - (anomalyDeg < 180 ? equationMinutes : -equationMinutes) / 60;
}

const worst = (differences: readonly number[]): number => Math.max(...differences.map(Math.abs));

describe('the Surya Siddhanta', () => {
  const plain = (text: Siddhanta): Siddhanta => ({ ...text, sine: SINE.plain });
  test.each([
    ['without', 'its table of sines', SIDDHANTAS.surya, 488_203n, true],
    ['without', 'the exact sine', plain(SIDDHANTAS.surya), 488_203n, false],
    ['with', 'its table of sines', SIDDHANTAS.surya_bija, 488_199n, true],
    ['with', 'the exact sine', plain(SIDDHANTAS.surya_bija), 488_199n, false],
  ] as const)('%s bija and with %s gives the Sun and the Moon of a second computation', (_, __, text, apogee, isTabular) => {
    const difference = (body: 'sun' | 'moon', at: (text: Siddhanta, jdUt: number) => number) =>
      worst(INSTANTS.map((jdUt) => shortestArcDeg(at(text, jdUt), independentDeg(body, apogee, jdUt, isTabular))));
    expect(difference('sun', sunDegAt)).toBeLessThan(0.0002);
    expect(difference('moon', moonDegAt)).toBeLessThan(0.003);
  }); // prettier-ignore

  test('differs with its table of sines by less than two minutes of a tithi from the exact sine', () => {
    const text = SIDDHANTAS.surya_bija;
    const suns = INSTANTS.map((jdUt) => sunDegAt(text, jdUt) - sunDegAt(plain(text), jdUt));
    const moons = INSTANTS.map((jdUt) => moonDegAt(text, jdUt) - moonDegAt(plain(text), jdUt));
    expect(worst(suns)).toBeGreaterThan(0);
    expect(worst(suns)).toBeLessThan(0.0015);
    expect(worst(moons)).toBeLessThan(0.01);
  });

  test('prints tithis as the old school of Bengal, by its clock', () => {
    const { elongation } = byPrintClock(schoolAnglesOf('surya_bija', uniformSky, 'lahiri'), 'bengal_panjika');
    const minutes = printed.bengalTithiEnds.map(([tithi, end]) => {
      const jdUt = indianJdUt(String(end));
      return (printedNextReach(elongation, Number(tithi) * 12, jdUt - 0.4) - jdUt) * 1440;
    });
    expect(minutes).toHaveLength(13);
    expect(worst(minutes)).toBeLessThan(4);
    expect(Math.sqrt(minutes.reduce((sum, one) => sum + one * one, 0) / minutes.length)).toBeLessThan(1.8);
  });
});

describe('the Vakya', () => {
  const angles = schoolAnglesOf('vakya', uniformSky, 'lahiri');

  test('enters Mesha within three minutes of printed almanacs, and once within six', () => {
    const minutes = printed.vakyaEntries.map(([sign, entry]) => {
      const jdUt = indianJdUt(String(entry));
      return Math.abs(printedNextReach(angles.sun, Number(sign) * 30, jdUt - 1) - jdUt) * 1440;
    });
    expect(minutes.filter((one) => one < 3)).toHaveLength(5);
    expect(worst(minutes)).toBeLessThan(6);
  });

  test('ends nakshatras within ten minutes of the printed ones', () => {
    const minutes = printed.vakyaNakshatraEnds.map(([star, end]) => {
      const jdUt = indianJdUt(String(end));
      return (printedNextReach(angles.moon, (Number(star) * 360) / 27, jdUt - 0.4) - jdUt) * 1440;
    });
    expect(worst(minutes)).toBeLessThan(10);
  });

  test('has sentences that mirror each other', () => {
    const last = VAKYA_MINUTES[248] ?? 0;
    const sums = VAKYA_MINUTES.map((minutes, index) => (minutes + (VAKYA_MINUTES[248 - index] ?? 0)) % 21_600);
    expect(VAKYA_MINUTES).toHaveLength(249);
    expect(new Set(sums)).toEqual(new Set([last]));
    expect(VAKYA_MINUTES[124]).toBe(10_800 + last / 2);
  });

  test('has in the mean the Moon of Aryabhata with the correction of Haridatta, 9′ in 85 years from Shaka 444', () => {
    const YUGA_DAYS = 1_577_917_500;
    const FULL_CYCLE_DAYS = 3031;
    for (const firstJdUt of [2_415_020, 2_451_545, 2_484_000]) {
      const differences = Array.from({ length: FULL_CYCLE_DAYS }, (_, day) => {
        const jdUt = firstJdUt + day;
        const days = jdUt - 588_465.5 - 12 / 1440;
        const shakaYear = (days / YUGA_DAYS) * 4_320_000 - 3179;
        const meanDeg = ((57_753_336 * days) / YUGA_DAYS) * 360 - ((shakaYear - 444) / 85) * (9 / 60);
        return shortestArcDeg(meanDeg, vakyaMoonDegAt(jdUt));
      });
      expect(Math.abs(differences.reduce((sum, one) => sum + one, 0) / FULL_CYCLE_DAYS)).toBeLessThan(0.02);
      expect(worst(differences)).toBeLessThan(5.1); // The epicycle of 31.5° gives 5.02°.
    }
  });
});

test.each(SCHOOL_SKY_IDS.filter((id): id is Exclude<SchoolSkyId, 'drik'> => id !== 'drik'))(
  'tithis of %s tile a year, in order',
  (school) => {
    const { elongation } = schoolAnglesOf(school, uniformSky, 'lahiri');
    let [span, count] = [printedSpanAt(elongation, 30, 2_461_000), 0];
    while (span.startJdUt < 2_461_365) {
      const next = printedSpanAt(elongation, 30, span.endJdUt);
      expect([next.index, next.startJdUt]).toEqual([(span.index + 1) % 30, span.endJdUt]);
      expect((span.endJdUt - span.startJdUt) * 24).toBeGreaterThan(20);
      [span, count] = [next, count + 1];
    }
    expect([371, 372]).toContain(count);
  },
);
