import { normalizeDeg, shortestArcDeg } from '@graha/astro-engine/core/angle';
import { type Ephemeris, NAMED_AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import { skyAt } from '@graha/astro-engine/reconcile/frame';
import { z } from 'zod';
import { rounded } from '../../wire/present-placement.ts';
import { IN_SIGN } from '../../wire/placement.ts';
import { nameOfId, type BirthFit } from './sentences.ts';

/** Ayanamsas further than this from the caller's own are left out. */
const REACH_DEG = 3;

export const AyanamsaMark = z
  .strictObject({
    ayanamsa: z.enum(NAMED_AYANAMSAS).describe('Name, as `settings.ayanamsa` takes it.'),
    name: z.string().describe('Name for reading: Fagan Bradley.'),
    degrees: z.number().describe('Ayanamsa at the birth, degrees.'),
    moon: IN_SIGN.longitude.describe('Sidereal longitude of the Moon by it, degrees from 0° Aries.'),
  })
  .meta({ id: 'AyanamsaMark', description: 'An ayanamsa and the Moon of the birth by it.' });

/** Returns the named ayanamsas within three degrees of the caller's own, the Moon furthest back first. */
export function ayanamsaMarks(
  sky: Ephemeris,
  { moment, place: { place }, convention: { zodiac, observer, node } }: BirthFit,
): z.input<typeof AyanamsaMark>[] {
  const at = skyAt(sky, moment.jdUt, observer === 'topocentric' ? place : 'geocentre');
  const moonDeg = at.pointDeg('moon', node);
  const ownDeg = at.ayanamsaDeg(zodiac);
  return NAMED_AYANAMSAS.map((ayanamsa) => ({ ayanamsa, beyondDeg: shortestArcDeg(ownDeg, at.ayanamsaDeg(ayanamsa)) }))
    .filter(({ beyondDeg }) => Math.abs(beyondDeg) <= REACH_DEG)
    .toSorted((a, b) => b.beyondDeg - a.beyondDeg)
    .map(({ ayanamsa }) => ({
      ayanamsa,
      name: nameOfId(ayanamsa),
      degrees: rounded(at.ayanamsaDeg(ayanamsa)),
      moon: rounded(normalizeDeg(moonDeg - at.ayanamsaDeg(ayanamsa))),
    }));
}
