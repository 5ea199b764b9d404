import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { isoAt } from '@graha/astro-engine/core/moment';
import { placementsAt } from '@graha/astro-engine/sky/placements';
import { starIndexOf, starName, STARS_WITH_ABHIJIT } from '@graha/astro-engine/transit/stars-with-abhijit';
import { GRAHA_IDS, type Graha } from '@graha/astro-engine/vocabulary/grahas';
import { beneficsOf } from '@graha/astro-engine/yoga/facts';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { jdUtOfTarget } from '../../request/target.ts';
import { GrahaName, IN_SIGN } from '../../wire/placement.ts';
import { nameOf, presentInSign } from '../../wire/present-placement.ts';
import { natalChart, vedicSkyOf, type VedicBirth } from '../vedic-chart.ts';

/** Shared parts of the chakras of 28 stars, over which the transits of a moment are read. */

const STAR_NAMES = Array.from({ length: STARS_WITH_ABHIJIT }, (_, index) => starName(index));

export const StarName = term('NakshatraName', z.enum(STAR_NAMES).meta({ id: 'StarName' }));

export const IN_STAR = {
  name: GrahaName.describe('English name of the planet or point.'),
  longitude: IN_SIGN.longitude,
  sign: IN_SIGN.sign.describe('Sign of the zodiac.'),
  nakshatra: StarName.describe('Star of 28, with Abhijit.'),
  is_retrograde: z.boolean().describe('Whether it moves backwards through the zodiac.'),
  is_malefic: z
    .boolean()
    .describe(
      'Whether it is a malefic at the target: Sun, Mars, Saturn, the nodes, the waning Moon, and Mercury in a sign with one of them.',
    ),
};

/** The nine grahas at the target, and the birth. */
export function openChakra(birth: VedicBirth, target: string | undefined, sky: Ephemeris) {
  const { chart, moment, metadata } = natalChart(birth, sky);
  const targetJdUt = jdUtOfTarget(target);
  const { placements } = placementsAt(sky, GRAHA_IDS, targetJdUt, vedicSkyOf(birth.settings, moment.place));
  const benefics = beneficsOf({ placements });
  const { moon } = chart.placements;
  return {
    chart,
    moment,
    metadata: { ...metadata, as_of: isoAt(targetJdUt, moment.clock) },
    moon,
    birthStarIndex: starIndexOf(moon.longitudeDeg),
    placements,
    isMalefic: (graha: Graha): boolean => !benefics.has(graha),
    /** A graha with its star. */
    present: (graha: Graha) => {
      const placement = placements[graha];
      const { longitude, sign } = presentInSign(placement);
      return {
        name: nameOf(graha),
        longitude,
        sign,
        nakshatra: starName(starIndexOf(placement.longitudeDeg)),
        is_retrograde: placement.isRetrograde,
        is_malefic: !benefics.has(graha),
      };
    },
    starIndexOfGraha: (graha: Graha): number => starIndexOf(placements[graha].longitudeDeg),
  };
}
