import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { placementsAt, type Spot } from '@graha/astro-engine/sky/placements';
import { z } from 'zod';
import { type Birth, resolveMoment } from '../../request/birth.ts';
import { IN_NAKSHATRA, IN_SIGN } from '../../wire/placement.ts';
import { presentInNakshatra, presentInSign, rounded } from '../../wire/present-placement.ts';
import { type SiderealSettings, vedicSkyOf } from '../vedic-chart.ts';

export const MATCHING_METADATA = { formula_version: '1.1', zodiac: 'sidereal' } as const;

export const MatchedMoon = z
  .strictObject({
    ...IN_SIGN,
    ...IN_NAKSHATRA,
    ayanamsa_value: z.number().describe('Degrees subtracted from tropical longitudes, nutation in longitude included.'),
  })
  .meta({ id: 'MatchedMoon', description: 'Place of the Moon at a birth, from which the score is computed.' });

export const presentMoon = (moon: Spot, ayanamsaDeg: number): z.input<typeof MatchedMoon> => ({
  ...presentInSign(moon),
  ...presentInNakshatra(moon),
  ayanamsa_value: rounded(ayanamsaDeg),
});

export type Couple = { bride: Birth; groom: Birth; settings: SiderealSettings };
export type NatalMoon = { moon: Spot; ayanamsaDeg: number };

export function natalMoonOf(birth: Birth, settings: SiderealSettings, sky: Ephemeris): NatalMoon {
  const { jdUt, place } = resolveMoment(birth);
  const { placements, ayanamsaDeg } = placementsAt(sky, ['moon'], jdUt, vedicSkyOf(settings, place));
  return { moon: placements.moon, ayanamsaDeg };
}

/** Returns both Moons, with the same ayanamsa. */
export const moonsOf = (
  { bride, groom, settings }: Couple,
  sky: Ephemeris,
): { bride: NatalMoon; groom: NatalMoon } => ({
  bride: natalMoonOf(bride, settings, sky),
  groom: natalMoonOf(groom, settings, sky),
});
