import { BODY_NUMBERS, FROM_FILES } from './swiss-constants.ts';
import type { AddedEra } from './ephemeris-folder.ts';
import { reachOf } from './swiss-files.ts';

/** An address in the library's own memory; `doubles[pointer >> 3]` is the number there. */
export type Pointer = number;

/** The functions of the C library that this package calls, and no others; named as in its header, less the prefix. */
export type SwissFunctions = {
  allocate(byteCount: number): Pointer;
  text(at: Pointer): string;
  version(text: Pointer): Pointer;
  deltat_ex(jdUt: number, flags: number, error: Pointer): number;
  calc(jdEt: number, body: number, flags: number, out: Pointer, error: Pointer): number;
  set_topo(longitudeDeg: number, latitudeDeg: number, altitudeM: number): void;
  set_sid_mode(mode: number, t0: number, ayanamsaT0: number): void;
  get_ayanamsa_ex(jdEt: number, flags: number, out: Pointer, error: Pointer): number;
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
  houses_armc_ex2(
    armcDeg: number,
    latitudeDeg: number,
    obliquityDeg: number,
    system: number,
    cusps: Pointer,
    angles: Pointer,
    cuspSpeeds: Pointer,
    angleSpeeds: Pointer,
    error: Pointer,
  ): number;
  rise_trans(
    fromJdUt: number,
    body: number,
    starName: Pointer,
    flags: number,
    event: number,
    place: Pointer,
    pressureHpa: number,
    temperatureC: number,
    out: Pointer,
    error: Pointer,
  ): number;
  sol_eclipse_when_glob(
    fromJdUt: number,
    flags: number,
    type: number,
    times: Pointer,
    backward: number,
    error: Pointer,
  ): number;
  sol_eclipse_where(jdUt: number, flags: number, place: Pointer, attributes: Pointer, error: Pointer): number;
  sol_eclipse_when_loc(
    fromJdUt: number,
    flags: number,
    place: Pointer,
    times: Pointer,
    attributes: Pointer,
    backward: number,
    error: Pointer,
  ): number;
  lun_eclipse_when(
    fromJdUt: number,
    flags: number,
    type: number,
    times: Pointer,
    backward: number,
    error: Pointer,
  ): number;
  lun_eclipse_how(jdUt: number, flags: number, place: Pointer, attributes: Pointer, error: Pointer): number;
  lun_eclipse_when_loc(
    fromJdUt: number,
    flags: number,
    place: Pointer,
    times: Pointer,
    attributes: Pointer,
    backward: number,
    error: Pointer,
  ): number;
  write_text(text: string, at: Pointer, byteCountMax: number): void;
  fixstar2(name: Pointer, jdEt: number, flags: number, out: Pointer, error: Pointer): number;
  fixstar2_mag(name: Pointer, magnitude: Pointer, error: Pointer): number;
};

export type SwissLibrary = SwissFunctions & {
  /** Call it at each use: when the library's memory grows, the old view is detached. */
  doubles(): Float64Array;
  /** Call it before any function of an instant: the files for it are copied and opened. */
  reach(jdUt: number): void;
};

const EXPORTS: Readonly<Record<keyof SwissFunctions, string>> = {
  allocate: '_malloc',
  text: 'UTF8ToString',
  version: '_swe_version',
  deltat_ex: '_swe_deltat_ex',
  calc: '_swe_calc',
  set_topo: '_swe_set_topo',
  set_sid_mode: '_swe_set_sid_mode',
  get_ayanamsa_ex: '_swe_get_ayanamsa_ex',
  houses_ex2: '_swe_houses_ex2',
  houses_armc_ex2: '_swe_houses_armc_ex2',
  rise_trans: '_swe_rise_trans',
  sol_eclipse_when_glob: '_swe_sol_eclipse_when_glob',
  sol_eclipse_where: '_swe_sol_eclipse_where',
  sol_eclipse_when_loc: '_swe_sol_eclipse_when_loc',
  lun_eclipse_when: '_swe_lun_eclipse_when',
  lun_eclipse_how: '_swe_lun_eclipse_how',
  lun_eclipse_when_loc: '_swe_lun_eclipse_when_loc',
  write_text: 'stringToUTF8',
  fixstar2: '_swe_fixstar2',
  fixstar2_mag: '_swe_fixstar2_mag',
};

/** The library's memory and exports, as compiled from C. */
type SwissModule = { HEAPF64: Float64Array };

/**
 * Returns a new instance of the library with separate memory, state and the ephemeris files of its package. The package's wrapper class is
 * used only to load it, because its methods hide the flag that shows the model used.
 */
export async function loadSwissModule(): Promise<SwissModule> {
  const { default: SwissEph } = await import('swisseph-wasm');
  const wrapper = new SwissEph();
  await wrapper.initSwissEph();
  const module: unknown = Reflect.get(wrapper, 'SweModule');
  if (!hasDoubles(module)) throw new Error('swisseph-wasm no longer exposes its module');
  return module;
}

const hasDoubles = (module: unknown): module is SwissModule =>
  typeof module === 'object' && module !== null && Reflect.get(module, 'HEAPF64') instanceof Float64Array;

/** Returns exported functions under our own names. @throws Error if one of them is missing */
export function functionsOf<Functions>(module: object, exports: Readonly<Record<keyof Functions, string>>): Functions {
  const found = Object.entries<string>(exports).map(([name, exported]) => {
    const candidate: unknown = Reflect.get(module, exported);
    if (typeof candidate !== 'function') throw new Error(`swisseph-wasm no longer exports ${exported}`);
    return [name, candidate] as const;
  });
  // Safe: each was just found to be a function; the signatures are those of the C header of this pinned version.
  return Object.fromEntries(found) as Functions;
}

/**
 * Returns a new instance, reduced to the functions that this package calls.
 * @param added eras of the operator's own files
 */
export async function loadSwissLibrary(added: readonly AddedEra[] = []): Promise<SwissLibrary> {
  const module = await loadSwissModule();
  const swiss = functionsOf<SwissFunctions>(module, EXPORTS);
  const [out, error] = [swiss.allocate(6 * 8), swiss.allocate(256)];
  const openAt = (jd: number): void => {
    for (const body of Object.values(BODY_NUMBERS)) swiss.calc(jd, body, FROM_FILES, out, error);
  };
  return { ...swiss, doubles: () => module.HEAPF64, reach: reachOf(module, openAt, added) };
}
