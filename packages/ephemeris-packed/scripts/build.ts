import { BODIES, type Body } from '@graha/astro-engine/core/ephemeris';
import { writeFileSync } from 'node:fs';
import {
  BODIES_OF_ALL_YEARS,
  type Era,
  MODERN_YEARS,
  OLD_ERAS,
  STAR_AYANAMSAS,
  type StarAyanamsa,
} from '../src/coverage.ts';
import { ayanamsaShifts } from './ayanamsa-shifts.ts';
import { deflectingMass } from './deflecting-mass.ts';
import { deltaTBorders, deltaTSegments } from './delta-t.ts';
import { type Fit, fit } from './fit.ts';
import { type Library, loadLibrary } from './library.ts';
import { pack } from './pack.ts';
import { bodyTarget, commonTargets, openFilesOf, speedExcessTarget, starTarget } from './targets.ts';

/** Writes the packed ephemeris, the same bytes in every run: `npm run ephemeris:build`, about a minute and a half. */

/** Days beyond the packed years in which passages of planets behind the Sun are searched. */
const A_CENTURY_DAYS = 36_500;

/** Fits all functions of an era, grouped by joint use. */
function groupsOf(library: Library, era: Era, bodies: readonly Body[]): (readonly Fit[])[] {
  const groups: (readonly Fit[])[] = [];
  const take = (found: readonly Fit[]): void => {
    groups.push(found);
    console.log(found.map(({ name, orders }) => `${name}: ${orders.length}`).join(', '));
  };
  for (const target of commonTargets(library, era)) take(fit(target));
  // Safe: the keys of a literal.
  for (const name of Object.keys(STAR_AYANAMSAS) as StarAyanamsa[]) take(fit(starTarget(library, name, era)));
  const nutation = groups.flat().find(({ name }) => name === 'nutation in longitude');
  if (nutation === undefined) throw new Error('nutation was not fitted');
  for (const body of bodies) {
    const [longitude, ...others] = fit(bodyTarget(library, body, era));
    if (longitude === undefined) throw new Error(`nothing was fitted for ${body}`);
    take([longitude, ...others, ...fit(speedExcessTarget(library, body, longitude, nutation))]);
  }
  return groups;
}

const data = (name: string) => new URL(`../data/${name}`, import.meta.url);
const write = (name: string, value: unknown): void => writeFileSync(data(name), `${JSON.stringify(value, null, 2)}\n`);

const mass = deflectingMass(
  await loadLibrary(),
  MODERN_YEARS.firstJdUt - A_CENTURY_DAYS,
  MODERN_YEARS.untilJdUt + A_CENTURY_DAYS,
);

/** Writes the file of an era and its manifest. */
async function build(era: Era, bodies: readonly Body[], names: { bytes: string; manifest: string; shifts: string }) {
  const library = await loadLibrary();
  openFilesOf(library, era);
  const borders = deltaTBorders(era);
  const { bytes, manifest } = pack(groupsOf(library, era, bodies), {
    deltaTBorders: borders,
    deltaT: deltaTSegments(library, borders),
    deflectingMass: mass,
  });
  writeFileSync(data(names.bytes), bytes);
  write(names.manifest, manifest);
  write(names.shifts, ayanamsaShifts(library, era));
  console.log(`${era}: ${(bytes.length / 1e6).toFixed(2)} MB, SHA-256 ${manifest.sha256}`);
}

await build('1800', BODIES, { bytes: 'packed.bin', manifest: 'manifest.json', shifts: 'ayanamsa-shifts.json' });
for (const era of OLD_ERAS) {
  await build(era, BODIES_OF_ALL_YEARS, {
    bytes: `packed-${era}.bin`,
    manifest: `manifest-${era}.json`,
    shifts: `ayanamsa-shifts-${era}.json`,
  });
}
