import type { Chart } from '@graha/astro-engine/chart/chart';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { shadbalaOf } from '@graha/astro-engine/strength/shadbala';
import { type Graha, isPlanet } from '@graha/astro-engine/vocabulary/grahas';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import type { Moment } from '../../request/birth.ts';
import { type ShadbalaSettings, shadbalaSkyOf } from '../strength/shadbala.ts';

/**
 * Returns the ratio of shadbala of a planet at a birth; null if the Sun does not rise or set, and for the nodes. It is
 * computed for the first planet that is asked for, because many texts speak of none.
 */
export function strengthsAt(ephemeris: Ephemeris, moment: Moment, settings: ShadbalaSettings) {
  let found: ReturnType<typeof shadbalaOf>['planets'] | undefined;
  const planets = () => (found ??= shadbalaOf(shadbalaSkyOf(ephemeris, moment, settings).sky).planets);
  return (graha: Graha): number | null => (isPlanet(graha) ? planets()[graha].ratio : null);
}

/** Returns the planet whose strength counts for a graha: itself, or the lord of the sign that a node is in. */
export const strengthBearer = (graha: Graha, { placements }: Pick<Chart<Graha>, 'placements'>): Graha =>
  isPlanet(graha) ? graha : signAt(placements[graha].signIndex).lord;
