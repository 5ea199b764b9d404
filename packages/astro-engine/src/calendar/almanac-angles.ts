import type { Ayanamsa, Ephemeris } from '../core/ephemeris.ts';
import type { LightAngles } from '../panchang/limbs.ts';
import { byPrintClock } from '../schools/print-clocks.ts';
import { schoolAnglesOf } from '../schools/skies.ts';
import { type AlmanacId, almanacRowOf } from './almanac-table.ts';

/** The real sky, with the ayanamsa for the almanacs that compute by it. */
export type RealSky = { ephemeris: Ephemeris; ayanamsa: Ayanamsa };

/**
 * Returns the Sun and Moon of an almanac, by the clock of its print.
 * @source see `ALMANACS`
 * @accuracy the accuracy report has the printed dates of each almanac
 */
export function almanacAnglesOf({ ephemeris, ayanamsa }: RealSky, id: AlmanacId): LightAngles {
  const { sky, clock } = almanacRowOf(id);
  return byPrintClock(schoolAnglesOf(sky, ephemeris, ayanamsa), clock);
}
