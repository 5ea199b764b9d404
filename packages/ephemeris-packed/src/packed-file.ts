import type { Body } from '@graha/astro-engine/ephemeris';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { endianness } from 'node:os';
import manifest from '../data/manifest.json' with { type: 'json' };
import type { PackedAyanamsa } from './coverage.ts';
import { Series, type SeriesLayout, viewsOf } from './series.ts';

/** `speedExcess`: by how much the library's own speed differs from the rate of the longitude, degrees a day. */
export type BodySeries = { longitude: Series; latitude: Series; distance: Series; speedExcess: Series };

/** What the file holds; angles in degrees, of the mean equinox of date, without the Sun's deflection of light. */
export type PackedFile = {
  bodies: Readonly<Record<Body, BodySeries>>;
  nutationInLongitude: Series;
  nutationInObliquity: Series;
  meanObliquity: Series;
  ayanamsas: Readonly<Record<PackedAyanamsa, Series>>;
  /** Sidereal time at Greenwich less the Earth's rotation and the equation of the equinoxes; of universal time. */
  siderealDrift: Series;
  /** In days, of universal time; its segments are those between the borders. */
  deltaT: Series;
  deltaTBorders: Float64Array;
  /** What share of the Sun's mass deflects a ray that passes at so many hundredths of his radius. */
  deflectingMass: Float64Array;
};

/**
 * Reads the file and checks it against the digest that was written with it.
 * @throws Error where it is missing or not the one that was made
 */
export function readPackedFile(path = pathOfFile()): PackedFile {
  const file = readFileSync(path);
  const digest = createHash('sha256').update(file).digest('hex');
  if (digest !== manifest.sha256) throw new Error(`${path} is not the packed ephemeris: its SHA-256 is ${digest}`);
  if (endianness() !== 'LE') throw new Error('the packed ephemeris is written for little-endian processors');
  // Views start at the file's first byte: a large file is read into memory of its own, any other is copied there.
  const isAlone = file.byteOffset === 0 && file.buffer instanceof ArrayBuffer;
  return openPackedFile(isAlone ? file.buffer : new Uint8Array(file).buffer, manifest);
}

/** Found by the package's name, because a bundled program lies elsewhere than its files. */
const pathOfFile = (): string => createRequire(import.meta.url).resolve('@graha/ephemeris-packed/data/packed.bin');

export type Manifest = {
  series: Record<string, SeriesLayout>;
  deltaTBorders: { at: number; count: number };
  deflectingMass: { at: number; count: number };
};

export function openPackedFile(bytes: ArrayBuffer, { series, ...tables }: Manifest): PackedFile {
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
      fagan_bradley: named('ayanamsa fagan_bradley'),
    },
    siderealDrift: named('sidereal drift'),
    deltaT: named('delta t'),
    deltaTBorders: table(tables.deltaTBorders),
    deflectingMass: table(tables.deflectingMass),
  };
}
