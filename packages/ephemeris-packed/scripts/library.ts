import { FROM_FILES, WITH_SPEED } from '@graha/ephemeris-swiss/swiss-constants';
import { addFiles } from '@graha/ephemeris-swiss/swiss-files';
import { type Pointer, functionsOf, loadSwissModule } from '@graha/ephemeris-swiss/swiss-module';

/** Flags for effects that the packed ephemeris adds itself. */
export const WITHOUT_NUTATION = 64;
export const WITHOUT_DEFLECTION = 512;

type Functions = {
  allocate(byteCount: number): Pointer;
  calc(jdEt: number, body: number, flags: number, out: Pointer, error: Pointer): number;
  deltat_ex(jdUt: number, flags: number, error: Pointer): number;
  set_sid_mode(mode: number, t0: number, ayanamsaT0: number): void;
  get_ayanamsa_ex(jdEt: number, flags: number, out: Pointer, error: Pointer): number;
  stringToUTF8(text: string, into: Pointer, byteCount: number): void;
  fixstar2(name: Pointer, jdEt: number, flags: number, out: Pointer, error: Pointer): number;
  houses_ex2(
    jdUt: number,
    flags: number,
    latitudeDeg: number,
    longitudeDeg: number,
    system: number,
    cusps: Pointer,
    angles: Pointer,
    cuspSpeeds: Pointer,
    angleSpeeds: Pointer,
    error: Pointer,
  ): number;
};

const EXPORTS: Readonly<Record<keyof Functions, string>> = {
  allocate: '_malloc',
  calc: '_swe_calc',
  deltat_ex: '_swe_deltat_ex',
  set_sid_mode: '_swe_set_sid_mode',
  get_ayanamsa_ex: '_swe_get_ayanamsa_ex',
  stringToUTF8: 'stringToUTF8',
  fixstar2: '_swe_fixstar2',
  houses_ex2: '_swe_houses_ex2',
};

/** Functions that the port lacks: positions by ephemeris time, with effects left out, and Delta T. */
export type Library = {
  /** Longitude, latitude, distance; or for body −1 true obliquity, mean obliquity, nutation in longitude and obliquity. */
  position(body: number, jdEt: number, without: number): [number, number, number, number];
  /** The library's own rate of the longitude. */
  speedDegPerDay(body: number, jdEt: number, without: number): number;
  deltaTDays(jdUt: number): number;
  ayanamsaWithoutNutationDeg(mode: number, jdEt: number): number;
  /** Longitude and latitude of a star in the library's list. */
  star(name: string, jdEt: number, without: number): [number, number];
  siderealTimeDeg(jdUt: number): number;
};

const SYSTEM = 'E'.charCodeAt(0);
/** Twice the length that the library's header reserves for a name. */
const STAR_NAME_BYTES = 512;

export async function loadLibrary(): Promise<Library> {
  const module = await loadSwissModule();
  addFiles(module);
  const swiss = functionsOf<Functions>(module, EXPORTS);
  const [out, cusps, error] = [swiss.allocate(80), swiss.allocate(37 * 8), swiss.allocate(256)];
  const starName = swiss.allocate(STAR_NAME_BYTES);
  const double = (index: number): number => module.HEAPF64[(out >> 3) + index] ?? Number.NaN;
  const demand = (returned: number, asked: number): void => {
    if (returned !== asked) throw new Error(`asked for ${asked}, the library answered with ${returned}`);
  };
  return {
    position(body, jdEt, without) {
      demand(swiss.calc(jdEt, body, FROM_FILES | without, out, error), FROM_FILES | without);
      return [double(0), double(1), double(2), double(3)];
    },
    speedDegPerDay(body, jdEt, without) {
      const flags = FROM_FILES | WITH_SPEED | without;
      demand(swiss.calc(jdEt, body, flags, out, error), flags);
      return double(3);
    },
    deltaTDays: (jdUt) => swiss.deltat_ex(jdUt, FROM_FILES, error),
    ayanamsaWithoutNutationDeg(mode, jdEt) {
      swiss.set_sid_mode(mode, 0, 0);
      const asked = FROM_FILES | WITHOUT_NUTATION;
      demand(swiss.get_ayanamsa_ex(jdEt, asked, out, error) | WITHOUT_NUTATION, asked); // Those of stars do not return it.
      return double(0);
    },
    star(name, jdEt, without) {
      swiss.stringToUTF8(name, starName, STAR_NAME_BYTES); // The library overwrites it with the full name.
      demand(swiss.fixstar2(starName, jdEt, FROM_FILES | without, out, error), FROM_FILES | without);
      return [double(0), double(1)];
    },
    siderealTimeDeg(jdUt) {
      swiss.houses_ex2(jdUt, FROM_FILES, 0, 0, SYSTEM, cusps, out, 0, 0, error);
      return double(2);
    },
  };
}
