import { BODIES } from '@graha/astro-engine/core/ephemeris';
import { writeFileSync } from 'node:fs';
import { MODERN_YEARS, STAR_AYANAMSAS, type StarAyanamsa } from '../src/coverage.ts';
import { ayanamsaShifts } from './ayanamsa-shifts.ts';
import { deflectingMass } from './deflecting-mass.ts';
import { deltaTBorders, deltaTSegments } from './delta-t.ts';
import { type Fit, fit } from './fit.ts';
import { loadLibrary } from './library.ts';
import { pack } from './pack.ts';
import { bodyTarget, commonTargets, speedExcessTarget, starTarget } from './targets.ts';

/** Writes the packed ephemeris, the same bytes in every run: `npm run ephemeris:build`, less than a minute. */

/** Days beyond the packed years in which passages of planets behind the Sun are searched. */
const A_CENTURY_DAYS = 36_500;

const library = await loadLibrary();
const groups: (readonly Fit[])[] = [];
const take = (found: readonly Fit[]): void => {
  groups.push(found);
  console.log(found.map(({ name, orders }) => `${name}: ${orders.length}`).join(', '));
};

for (const target of commonTargets(library)) take(fit(target));
// Safe: the keys of a literal.
for (const name of Object.keys(STAR_AYANAMSAS) as StarAyanamsa[]) take(fit(starTarget(library, name)));
const nutation = groups.flat().find(({ name }) => name === 'nutation in longitude');
if (nutation === undefined) throw new Error('nutation was not fitted');
for (const body of BODIES) {
  const [longitude, ...others] = fit(bodyTarget(library, body));
  if (longitude === undefined) throw new Error(`nothing was fitted for ${body}`);
  take([longitude, ...others, ...fit(speedExcessTarget(library, body, longitude, nutation))]);
}

const borders = deltaTBorders();
const { bytes, manifest } = pack(groups, {
  deltaTBorders: borders,
  deltaT: deltaTSegments(library, borders),
  deflectingMass: deflectingMass(
    library,
    MODERN_YEARS.firstJdUt - A_CENTURY_DAYS,
    MODERN_YEARS.untilJdUt + A_CENTURY_DAYS,
  ),
});
const data = (name: string) => new URL(`../data/${name}`, import.meta.url);
writeFileSync(data('packed.bin'), bytes);
writeFileSync(data('manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
writeFileSync(data('ayanamsa-shifts.json'), `${JSON.stringify(ayanamsaShifts(library), null, 2)}\n`);
console.log(`${(bytes.length / 1e6).toFixed(2)} MB, SHA-256 ${manifest.sha256}`);
