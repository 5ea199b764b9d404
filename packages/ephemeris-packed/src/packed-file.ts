import type { Body } from '@graha/astro-engine/core/ephemeris';
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { endianness } from 'node:os';
import manifest from '../data/manifest.json' with { type: 'json' };
import type { PackedAyanamsa, StarAyanamsa } from './coverage.ts';
import { Series, type SeriesLayout, viewsOf } from './series.ts';

/** `speedExcess`: the library's own speed minus the rate of the longitude, degrees a day. */
export type BodySeries = { longitude: Series; latitude: Series; distance: Series; speedExcess: Series };

/** Contents of the file; angles in degrees, of the mean equinox of date, without the Sun's deflection of light. */
export type PackedFile = {
  bodies: Readonly<Record<Body, BodySeries>>;
  nutationInLongitude: Series;
  nutationInObliquity: Series;
  meanObliquity: Series;
  ayanamsas: Readonly<Record<PackedAyanamsa, Series>>;
  starLatitudes: Readonly<Record<StarAyanamsa, Series>>;
  /** Sidereal time at Greenwich less the Earth's rotation and the equation of the equinoxes; of universal time. */
  siderealDrift: Series;
  /** Delta T in days, of universal time; its segments are those between the borders. */
  deltaT: Series;
  deltaTBorders: Float64Array;
  /** Share of the Sun's mass that deflects a ray, by hundredths of his radius. */
  deflectingMass: Float64Array;
};

/**
 * Reads the file and checks it against its digest; threads may share the bytes.
 * @throws Error if the file is missing or has another digest
 */
export function readPackedBytes(path = pathOfFile()): SharedArrayBuffer {
  const file = openSync(path, 'r');
  const bytes = new Uint8Array(new SharedArrayBuffer(fstatSync(file).size));
  readSync(file, bytes);
  closeSync(file);
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (digest !== manifest.sha256) throw new Error(`${path} is not the packed ephemeris: its SHA-256 is ${digest}`);
  if (endianness() !== 'LE') throw new Error('the packed ephemeris is written for little-endian processors');
  return bytes.buffer;
}

export const readPackedFile = (path?: string): PackedFile => openPackedFile(readPackedBytes(path));

/** Resolved by the package's name, because a bundled program is not in the same folder as its files. */
const pathOfFile = (): string => {
  const { createRequire } = process.getBuiltinModule('node:module'); // A bundler would treat an import as its own module.
  return createRequire(import.meta.url).resolve('@graha/ephemeris-packed/data/packed.bin');
};

export type Manifest = {
  series: Record<string, SeriesLayout>;
  deltaTBorders: { at: number; count: number };
  deflectingMass: { at: number; count: number };
};

export function openPackedFile(bytes: SharedArrayBuffer, { series, ...tables }: Manifest = manifest): PackedFile {
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
    bodies: {
      sun: body('sun'),
      moon: body('moon'),
      mercury: body('mercury'),
      venus: body('venus'),
      mars: body('mars'),
      jupiter: body('jupiter'),
      saturn: body('saturn'),
      uranus: body('uranus'),
      neptune: body('neptune'),
      pluto: body('pluto'),
      meanNode: body('meanNode'),
      trueNode: body('trueNode'),
      chiron: body('chiron'),
      meanApogee: body('meanApogee'),
    },
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
