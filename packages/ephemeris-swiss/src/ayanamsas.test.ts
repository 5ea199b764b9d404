import { AYANAMSA_NUMBERS } from '@graha/astro-engine/core/ayanamsas';
import { type FixedAyanamsa, NAMED_AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import { type AyanamsaRow, AYANAMSA_ROWS } from '@graha/astro-engine/vocabulary/ayanamsas';
import type { FixedPoint } from '@graha/astro-engine/vocabulary/ayanamsa-definition';
import { expect, test } from 'vitest';
import { FROM_FILES, SIDEREAL } from './swiss-constants.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';
import { functionsOf, loadSwissModule, type Pointer } from './swiss-module.ts';

type Functions = {
  allocate(byteCount: number): Pointer;
  calc_ut(jdUt: number, body: number, flags: number, out: Pointer, error: Pointer): number;
  set_sid_mode(mode: number, t0: number, ayanamsaT0: number): void;
  get_ayanamsa_ex(jdEt: number, flags: number, out: Pointer, error: Pointer): number;
  get_ayanamsa_name(mode: number): Pointer;
  text(at: Pointer): string;
};

const module = await loadSwissModule();
const swiss = functionsOf<Functions>(module, {
  allocate: '_malloc',
  calc_ut: '_swe_calc_ut',
  set_sid_mode: '_swe_set_sid_mode',
  get_ayanamsa_ex: '_swe_get_ayanamsa_ex',
  get_ayanamsa_name: '_swe_get_ayanamsa_name',
  text: 'UTF8ToString',
});
const [out, error] = [swiss.allocate(80), swiss.allocate(256)];
const sky = await createSwissEphemeris();

const WITHOUT_NUTATION = 64;
/** Mode of a caller's own epoch and value. */
const OWN_MODE = 255;

const BODIES = { sun: 0, moon: 1, pluto: 9 } as const;

/** The library's own sidereal longitude, nutation included. */
function siderealDeg(body: keyof typeof BODIES, mode: number, jdUt: number): number {
  swiss.set_sid_mode(mode, 0, 0);
  swiss.calc_ut(jdUt, BODIES[body], FROM_FILES | (SIDEREAL & 65_536), out, error);
  return module.HEAPF64[out >> 3] ?? Number.NaN;
}

const awayDeg = (aDeg: number, bDeg: number): number => Math.abs(aDeg - bDeg - 360 * Math.round((aDeg - bDeg) / 360));
const instants = Array.from({ length: 60 }, (_, index) => 2_378_870.5 + ((index * 7919.137) % 218_000));

/** The library projects these on the ecliptic of their epoch; here all are counted along the ecliptic of date. */
const OF_EPOCH: readonly FixedAyanamsa[] = ['j2000', 'j1900', 'b1950', 'skydram'];

test('all 47 of the library are named, and none that it does not have', () => {
  const numbers = Object.values(AYANAMSA_NUMBERS);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 47 }, (_, number) => number));
  for (const number of numbers) expect(swiss.text(swiss.get_ayanamsa_name(number))).not.toBe('');
  expect(swiss.text(swiss.get_ayanamsa_name(47))).toBe('');
});

test.each(NAMED_AYANAMSAS.filter((name) => !OF_EPOCH.includes(name)))(
  '%s: a sidereal longitude is the library’s to 1e-8°, 1801 to 2398',
  (convention) => {
    for (const jdUt of instants) {
      for (const body of ['sun', 'moon', 'pluto'] as const) {
        const ours = sky.longitudeDeg(body, jdUt) - sky.ayanamsaDeg(convention, jdUt);
        expect(awayDeg(ours, siderealDeg(body, AYANAMSA_NUMBERS[convention], jdUt))).toBeLessThan(1e-8);
      }
    }
  },
);

test.each(OF_EPOCH)('%s: within 0.02° of the library’s, which is measured on another ecliptic', (convention) => {
  for (const jdUt of instants) {
    const ours = sky.longitudeDeg('pluto', jdUt) - sky.ayanamsaDeg(convention, jdUt);
    expect(awayDeg(ours, siderealDeg('pluto', AYANAMSA_NUMBERS[convention], jdUt))).toBeLessThan(0.02);
  }
});

const LIBRARY_NAMES: Readonly<Record<FixedPoint, string>> = {
  Spica: 'Spica',
  'Zeta Piscium': ',zePsc',
  'Delta Cancri': ',deCnc',
  'Lambda Scorpii': ',laSco',
  'Galactic centre': ',SgrA*',
  'Galactic pole': ',GPol',
  'Galactic pole of 1958': ',GP1958',
};
/** The library corrects values that were published with older formulas of precession. */
const OTHER_PRECESSION_DEG = 0.01;
const meanDeg = (mode: number, t0: number, deg: number, jdEt: number): number => {
  swiss.set_sid_mode(mode, t0, deg);
  swiss.get_ayanamsa_ex(jdEt, FROM_FILES | WITHOUT_NUTATION, out, error);
  return module.HEAPF64[out >> 3] ?? Number.NaN;
};

/** Degrees by which a definition misses the library's values at four instants. */
const missesDeg = ({ name, number, epoch, point }: AyanamsaRow): number[] =>
  [2_415_021, 2_433_283, 2_460_000, 2_488_000].map((jdUt) => {
    if (epoch !== null) return awayDeg(meanDeg(OWN_MODE, epoch.jd, epoch.deg, jdUt), meanDeg(number, 0, 0, jdUt));
    if (point === null) return Number.NaN;
    const seenDeg = sky.star(LIBRARY_NAMES[point.name], jdUt).longitudeDeg - point.longitudeDeg;
    return awayDeg(seenDeg, sky.ayanamsaDeg(name, jdUt));
  });

test.each(AYANAMSA_ROWS.filter(({ name }) => name !== 'dhruva_mula'))(
  'the definition of $name gives the library’s values',
  (row) => {
    expect(Math.max(...missesDeg(row))).toBeLessThan(OTHER_PRECESSION_DEG);
  },
);
