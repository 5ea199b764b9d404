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
const utcJdUt = (text: string): number => Date.parse(text) / 86_400_000 + UNIX_EPOCH_JD;

/** Random instants of 1900 to 2100, the same in every run. */
const INSTANTS = Array.from({ length: 400 }, (_, index) => 2_415_020 + ((index * 0.618_033_988_75) % 1) * 73_049);

/** The same numbers another way: whole turns taken away in whole numbers, days from midnight at Ujjain, radians. */
function independentDeg(body: 'sun' | 'moon', apogeeRevolutions: bigint, jdUt: number): number {
  const thousandths = BigInt(Math.round((jdUt - 588_465.5 + 75.7683 / 360) * 1e6));
  const yuga = 1_577_917_828n * 1_000_000n;
  const turns = (revolutions: bigint) => (Number((revolutions * thousandths) % yuga) / Number(yuga)) * 2 * Math.PI;
  const mean = turns(body === 'sun' ? 4_320_000n : 57_753_336n);
  const apogee = body === 'sun' ? (77.13 * Math.PI) / 180 : Math.PI / 2 + turns(apogeeRevolutions);
  const sine = Math.sin(mean - apogee);
  const circumference = (body === 'sun' ? 14 : 32) - Math.abs(sine) / 3;
  return ((mean - Math.asin((circumference * sine) / 360)) * 180) / Math.PI;
}

const worst = (differences: readonly number[]): number => Math.max(...differences.map(Math.abs));

describe('the Surya Siddhanta', () => {
  const plain = (text: Siddhanta): Siddhanta => ({ ...text, sine: SINE.plain });
  test.each([
    ['without', SIDDHANTAS.surya, 488_203n],
    ['with', SIDDHANTAS.surya_bija, 488_199n],
  ] as const)('%s bija gives the Sun and the Moon of an independent computation', (_, text, apogee) => {
    const difference = (body: 'sun' | 'moon', at: (text: Siddhanta, jdUt: number) => number) =>
      worst(INSTANTS.map((jdUt) => shortestArcDeg(at(plain(text), jdUt), independentDeg(body, apogee, jdUt))));
    expect(difference('sun', sunDegAt)).toBeLessThan(0.0002);
    expect(difference('moon', moonDegAt)).toBeLessThan(0.003);
  });

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
      const jdUt = utcJdUt(String(end));
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
