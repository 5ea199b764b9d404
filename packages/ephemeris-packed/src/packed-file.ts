import { BODIES, type Body } from '@graha/astro-engine/core/ephemeris';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { endianness } from 'node:os';
import shifts0600to0674 from '../data/ayanamsa-shifts-0600-0674.json' with { type: 'json' };
import shifts0600 from '../data/ayanamsa-shifts-0600.json' with { type: 'json' };
import shifts1200 from '../data/ayanamsa-shifts-1200.json' with { type: 'json' };
import shifts1800 from '../data/ayanamsa-shifts.json' with { type: 'json' };
import manifest0600to0674 from '../data/manifest-0600-0674.json' with { type: 'json' };
import manifest0600 from '../data/manifest-0600.json' with { type: 'json' };
import manifest1200 from '../data/manifest-1200.json' with { type: 'json' };
import manifest1800 from '../data/manifest.json' with { type: 'json' };
import { type AyanamsaShifts, shiftsOf } from './ayanamsa-shifts.ts';
import { type Era, ERAS, type PackedAyanamsa, type StarAyanamsa } from './coverage.ts';
import { Series, type SeriesLayout, viewsOf } from './series.ts';

/** `speedExcess`: the library's own speed minus the rate of the longitude, degrees a day. */
export type BodySeries = { longitude: Series; latitude: Series; distance: Series; speedExcess: Series };

/** Contents of the file of an era; angles in degrees, of the mean equinox of date, without the Sun's deflection of light. */
export type PackedFile = {
  /** All of them in the file of 1800, those of all years in the others. */
  bodies: Readonly<Partial<Record<Body, BodySeries>>>;
  nutationInLongitude: Series;
  nutationInObliquity: Series;
  meanObliquity: Series;
  ayanamsas: Readonly<Record<PackedAyanamsa, Series>>;
  ayanamsaShifts: AyanamsaShifts;
  starLatitudes: Readonly<Record<StarAyanamsa, Series>>;
  /** Sidereal time at Greenwich less the Earth's rotation and the equation of the equinoxes; of universal time. */
  siderealDrift: Series;
  /** Delta T in days, of universal time; its segments are those between the borders. */
  deltaT: Series;
  deltaTBorders: Float64Array;
  /** Share of the Sun's mass that deflects a ray, by hundredths of his radius. */
  deflectingMass: Float64Array;
};

export type Manifest = {
  series: Record<string, SeriesLayout>;
  deltaTBorders: { at: number; count: number };
  deflectingMass: { at: number; count: number };
};

const FILES = {
  '0600-0674': { name: 'packed-0600-0674.bin', manifest: manifest0600to0674, shifts: shifts0600to0674 },
  '0600': { name: 'packed-0600.bin', manifest: manifest0600, shifts: shifts0600 },
  '1200': { name: 'packed-1200.bin', manifest: manifest1200, shifts: shifts1200 },
  '1800': { name: 'packed.bin', manifest: manifest1800, shifts: shifts1800 },
} as const satisfies Record<Era, object>;

/** Resolved by the package's name, because a bundled program is not in the same folder as its files. */
export const pathOfFile = (era: Era): string => {
  const { createRequire } = process.getBuiltinModule('node:module'); // A bundler would treat an import as its own module.
  return createRequire(import.meta.url).resolve(`@graha/ephemeris-packed/data/${FILES[era].name}`);
};

/**
 * Reads the file of an era into bytes of its size and checks it against its digest.
 * @throws Error if the file is missing or has another digest
 */
export function readInto(bytes: SharedArrayBuffer, era: Era, path: string): void {
  const file = openSync(path, 'r');
  const view = new Uint8Array(bytes);
  readSync(file, view);
  closeSync(file);
  const digest = createHash('sha256').update(view).digest('hex');
  if (digest !== FILES[era].manifest.sha256)
    throw new Error(`${path} is not the packed ephemeris: its SHA-256 is ${digest}`);
  if (endianness() !== 'LE') throw new Error('the packed ephemeris is written for little-endian processors');
}

/** Opens the file of an era. @throws Error if it is missing or has another digest */
export function readPackedFile(era: Era = '1800', path = pathOfFile(era)): PackedFile {
  const bytes = new SharedArrayBuffer(statSync(path).size);
  readInto(bytes, era, path);
  return openPackedFile(era, bytes);
}

/** Returns the functions of a file that was read; threads may share its bytes. */
export function openPackedFile(era: Era, bytes: SharedArrayBuffer): PackedFile {
  const { manifest, shifts } = FILES[era];
  const { series, ...tables }: Manifest = manifest;
  const views = viewsOf(bytes);
  const opened = new Map(Object.entries(series).map(([name, layout]) => [name, new Series(views, layout)]));
  const named = (name: string): Series => {
    const found = opened.get(name);
    if (found === undefined) throw new Error(`the packed ephemeris has no ${name}`);
    return found;
  };
  const body = (name: Body): BodySeries => ({
    longitude: named(`${name} longitude`),
    latitude: named(`${name} latitude`),
    distance: named(`${name} distance`),
    speedExcess: named(`${name} speed excess`),
  });
  const table = ({ at, count }: { at: number; count: number }) => new Float64Array(bytes, at, count);
  return {
    bodies: Object.fromEntries(
      BODIES.filter((name) => opened.has(`${name} longitude`)).map((name) => [name, body(name)]),
    ),
    nutationInLongitude: named('nutation in longitude'),
    nutationInObliquity: named('nutation in obliquity'),
    meanObliquity: named('mean obliquity'),
    ayanamsas: {
      lahiri: named('ayanamsa lahiri'),
      raman: named('ayanamsa raman'),
      krishnamurti: named('ayanamsa krishnamurti'),
      kp_new: named('ayanamsa kp_new'),
      fagan_bradley: named('ayanamsa fagan_bradley'),
      yukteshwar: named('ayanamsa yukteshwar'),
      true_citra: named('ayanamsa true_citra'),
      true_pushya: named('ayanamsa true_pushya'),
    },
    ayanamsaShifts: shiftsOf(shifts, ERAS[era]),
    starLatitudes: {
      true_citra: named('latitude of true_citra'),
      true_pushya: named('latitude of true_pushya'),
    },
    siderealDrift: named('sidereal drift'),
    deltaT: named('delta t'),
    deltaTBorders: table(tables.deltaTBorders),
    deflectingMass: table(tables.deflectingMass),
  };
}
