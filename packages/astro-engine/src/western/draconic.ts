import { normalizeDeg } from '../core/angle.ts';
import type { Ephemeris } from '../core/ephemeris.ts';
import { houseNumberOf, housesAt } from '../sky/houses.ts';
import { spotOf, TROPICAL } from '../sky/placements.ts';
import { type Birth, type WesternChart, type WesternSky, westernChart } from './natal.ts';

/** The chart of a birth in the zodiac that begins at the ascending node of the Moon, beside its tropical chart. */
export type DraconicChart = {
  natal: WesternChart;
  draconic: WesternChart;
  /** Tropical longitude of the node, [0, 360). */
  nodeDeg: number;
};

/**
 * Returns the draconic chart: every longitude less that of the Moon's ascending node, mean or true by the settings.
 * Latitudes, speeds and retrogradation are those of the tropical chart. Houses are divided as in it; whole signs and
 * signs from Aries are signs of this zodiac.
 * @param settings `zodiac` is not read: the node moves with it, so every zodiac gives the same chart
 * @throws EphemerisRangeError outside the ephemeris
 * @source Pamela Crane, Draconic Astrology (1987): the ascending node is 0° Aries
 * @accuracy that of the node: the true one within 0.001″ of Swiss Ephemeris
 */
export function draconicChart(sky: Ephemeris, birth: Birth, settings: WesternSky): DraconicChart {
  const natal = westernChart(sky, birth, { ...settings, zodiac: TROPICAL });
  const nodeDeg = normalizeDeg(
    sky.position(settings.nodeMode === 'mean' ? 'meanNode' : 'trueNode', birth.jdUt, 'geocentre').longitudeDeg,
  );
  const frame = housesAt(sky, settings.houseSystem, birth.jdUt, birth.place, nodeDeg);
  const bodies = natal.bodies.map((body) => {
    const spot = spotOf(body.longitudeDeg - nodeDeg);
    return { ...body, ...spot, houseNumber: houseNumberOf(spot.longitudeDeg, frame.cuspsDeg) };
  });
  return { natal, draconic: { ...natal, bodies, frame }, nodeDeg };
}
