import type { Chart } from '@graha/astro-engine/chart/chart';
import type { ContributorSigns } from '@graha/astro-engine/strength/ashtakavarga';
import { BINDU_TABLES, CONTRIBUTORS, type Contributor } from '@graha/astro-engine/strength/bindu-tables';
import { type Planet, PLANETS } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { nameOf } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';

/** Givers and receivers of bindus, for every family with an ashtakavarga. */

export const tableSetting = {
  values: BINDU_TABLES,
  title: 'Table of bindus',
  description: 'Table of the bindus: Varahamihira’s or Parashara’s; they differ in four cells of 64.',
} as const satisfies Setting;

export const contributorName = (contributor: Contributor): string =>
  contributor === 'ascendant' ? 'Ascendant' : nameOf(contributor);

export const AshtakavargaReceiver = term('PointName', z.enum(CONTRIBUTORS.map(contributorName))).meta({
  id: 'AshtakavargaReceiver',
  description: 'A planet that rules signs, or the ascendant.',
});

/** Signs of the eight contributors, which have no lunar node. */
export function contributorSignsOf({
  placements,
  firstSignIndex,
}: Pick<Chart<Planet>, 'placements' | 'firstSignIndex'>): ContributorSigns {
  // Safe: one sign for each of the seven planets.
  const planets = Object.fromEntries(PLANETS.map((planet) => [planet, placements[planet].signIndex])) as Omit<
    ContributorSigns,
    'ascendant'
  >;
  return { ...planets, ascendant: firstSignIndex };
}
