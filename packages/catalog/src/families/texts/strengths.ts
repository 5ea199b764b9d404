import type { Chart } from '@graha/astro-engine/chart/chart';
import type { Ephemeris, HorizonRule } from '@graha/astro-engine/core/ephemeris';
import { panchangDayAt } from '@graha/astro-engine/panchang/day';
import { shadbalaOf, shadbalaSkyAt } from '@graha/astro-engine/strength/shadbala';
import { type Graha, isPlanet } from '@graha/astro-engine/vocabulary/grahas';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import type { Moment } from '../../request/birth.ts';
import { type SiderealSettings, vedicSkyOf } from '../vedic-chart.ts';

/** Settings that texts of a birth read. */
export type TextSettings = SiderealSettings & { sunrise: HorizonRule };

/** Returns the ratio of shadbala of a planet at a birth; null if the Sun does not rise or set, and for the nodes. */
export function strengthsAt(ephemeris: Ephemeris, { jdUt, place, clock }: Moment, settings: TextSettings) {
  const day = panchangDayAt({ sky: ephemeris, place, clock, rule: settings.sunrise }, jdUt);
  const sky = shadbalaSkyAt(ephemeris, {
    jdUt,
    place,
    day,
    settings: vedicSkyOf({ ...settings, node_mode: 'mean' }, place),
  });
  const { planets } = shadbalaOf(sky);
  return (graha: Graha): number | null => (isPlanet(graha) ? planets[graha].ratio : null);
}

/** Returns the planet whose strength counts for a graha: itself, or the lord of the sign that a node is in. */
export const strengthBearer = (graha: Graha, { placements }: Pick<Chart<Graha>, 'placements'>): Graha =>
  isPlanet(graha) ? graha : signAt(placements[graha].signIndex).lord;
