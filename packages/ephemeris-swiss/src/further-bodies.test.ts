import { normalizeDeg } from '@graha/astro-engine/core/angle';
import { FURTHER_BODIES, ORBITING_BODIES } from '@graha/astro-engine/core/ephemeris';
import { expect, test } from 'vitest';
import { FROM_FILES, HELIOCENTRIC, WITH_SPEED } from './swiss-constants.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';
import { functionsOf, loadSwissModule, type Pointer } from './swiss-module.ts';

type Functions = {
  allocate(byteCount: number): Pointer;
  calc_ut(jdUt: number, body: number, flags: number, out: Pointer, error: Pointer): number;
  get_planet_name(body: number, text: Pointer): Pointer;
  houses(jdUt: number, latitudeDeg: number, longitudeDeg: number, system: number, cusps: Pointer, out: Pointer): number;
  text(at: Pointer): string;
};

const module = await loadSwissModule();
const swiss = functionsOf<Functions>(module, {
  allocate: '_malloc',
  calc_ut: '_swe_calc_ut',
  get_planet_name: '_swe_get_planet_name',
  houses: '_swe_houses',
  text: 'UTF8ToString',
});
const [out, cusps, error] = [swiss.allocate(80), swiss.allocate(320), swiss.allocate(256)];
const sky = await createSwissEphemeris();

/** Numbers of the header, each with the name that the library prints for it. */
const NUMBERS: Readonly<Record<string, readonly [number, string]>> = {
  osculatingApogee: [13, 'osc. Apogee'], selena: [56, 'Selena'], ceres: [17, 'Ceres'], pallas: [18, 'Pallas'], juno: [19, 'Juno'],
  vesta: [20, 'Vesta'], cupido: [40, 'Cupido'], hades: [41, 'Hades'], zeus: [42, 'Zeus'], kronos: [43, 'Kronos'],
  apollon: [44, 'Apollon'], admetos: [45, 'Admetos'], vulkanus: [46, 'Vulcanus'], poseidon: [47, 'Poseidon'], mercury: [2, 'Mercury'],
  venus: [3, 'Venus'], earth: [14, 'Earth'], mars: [4, 'Mars'], jupiter: [5, 'Jupiter'], saturn: [6, 'Saturn'], uranus: [7, 'Uranus'],
  neptune: [8, 'Neptune'], pluto: [9, 'Pluto'], chiron: [15, 'Chiron'],
}; // prettier-ignore
const instants = Array.from({ length: 40 }, (_, index) => 2_378_870.5 + ((index * 7919.137) % 218_000));
const numberOf = (body: string): number => NUMBERS[body]?.[0] ?? Number.NaN;
const double = (index: number): number => module.HEAPF64[(out >> 3) + index] ?? Number.NaN;

test.each([...FURTHER_BODIES, 'earth', 'pluto'])('%s has the number of that name', (body) => {
  expect(swiss.text(swiss.get_planet_name(numberOf(body), error))).toContain(NUMBERS[body]?.[1]);
});

test.each(FURTHER_BODIES)('%s is the library’s to 1e-8°, 1801 to 2398', (body) => {
  for (const jdUt of instants) {
    expect(swiss.calc_ut(jdUt, numberOf(body), FROM_FILES | WITH_SPEED, out, error)).toBe(FROM_FILES | WITH_SPEED);
    const { longitudeDeg, latitudeDeg, speedDegPerDay } = sky.position(body, jdUt, 'geocentre');
    expect(Math.abs(longitudeDeg - double(0))).toBeLessThan(1e-8);
    expect(Math.abs(latitudeDeg - double(1))).toBeLessThan(1e-8);
    expect(Math.abs(speedDegPerDay - double(3))).toBeLessThan(1e-8);
  }
});

test.each(ORBITING_BODIES)('%s seen from the Sun is the library’s to 1e-8°', (body) => {
  for (const jdUt of instants) {
    swiss.calc_ut(jdUt, numberOf(body), FROM_FILES | WITH_SPEED | HELIOCENTRIC, out, error);
    const { longitudeDeg, latitudeDeg, distanceAu } = sky.heliocentric(body, jdUt);
    expect(Math.abs(longitudeDeg - double(0))).toBeLessThan(1e-8);
    expect(Math.abs(latitudeDeg - double(1))).toBeLessThan(1e-8);
    expect(distanceAu).toBe(double(2));
  }
});

test('the Earth seen from the Sun is opposite the Sun: the light of both takes as long', () => {
  for (const jdUt of instants) {
    const [{ longitudeDeg }, sun] = [sky.heliocentric('earth', jdUt), sky.position('sun', jdUt, 'geocentre')];
    expect(Math.abs(normalizeDeg(longitudeDeg - sun.longitudeDeg) - 180)).toBeLessThan(0.1 / 3600);
  }
});

test('the East Point is the library’s equatorial ascendant', () => {
  for (const jdUt of instants) {
    swiss.houses(jdUt, 52, 13, 'P'.charCodeAt(0), cusps, out);
    const { eastPointDeg } = sky.houses('placidus', jdUt, { latitudeDeg: 52, longitudeDeg: 13, altitudeM: 0 });
    expect(Math.abs(eastPointDeg - double(4))).toBeLessThan(1e-8);
  }
});
