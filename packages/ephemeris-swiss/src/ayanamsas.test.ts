import { AYANAMSA_NUMBERS } from '@graha/astro-engine/core/ayanamsas';
import { type FixedAyanamsa, NAMED_AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import { expect, test } from 'vitest';
import { FROM_FILES, SIDEREAL } from './swiss-constants.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';
import { functionsOf, loadSwissModule, type Pointer } from './swiss-module.ts';

type Functions = {
  allocate(byteCount: number): Pointer;
  calc_ut(jdUt: number, body: number, flags: number, out: Pointer, error: Pointer): number;
  set_sid_mode(mode: number, t0: number, ayanamsaT0: number): void;
  get_ayanamsa_name(mode: number): Pointer;
  text(at: Pointer): string;
};

const module = await loadSwissModule();
const swiss = functionsOf<Functions>(module, {
  allocate: '_malloc',
  calc_ut: '_swe_calc_ut',
  set_sid_mode: '_swe_set_sid_mode',
  get_ayanamsa_name: '_swe_get_ayanamsa_name',
  text: 'UTF8ToString',
});
const [out, error] = [swiss.allocate(80), swiss.allocate(256)];
const sky = await createSwissEphemeris();

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
