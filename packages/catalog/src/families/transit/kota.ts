import { isGoingIn, KOTA_PATHS, kotaGuardOf, type KotaStar, kotaStarsOf } from '@graha/astro-engine/transit/kota';
import { starName } from '@graha/astro-engine/transit/stars-with-abhijit';
import { GRAHA_IDS, type Graha } from '@graha/astro-engine/vocabulary/grahas';
import { KOTA_DIRECTIONS, KOTA_RINGS } from '@graha/astro-engine/vocabulary/kota';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { operation } from '../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Target } from '../../request/target.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { GrahaName, IN_NAKSHATRA, IN_SIGN } from '../../wire/placement.ts';
import { nameOf } from '../../wire/present-placement.ts';
import { IN_STAR, openChakra, StarName } from './chakra.ts';

const IN_FORT = {
  count_from_birth: z.int().min(1).max(28).describe('Number of the star, counted from the birth star.'),
  ring: z
    .enum(KOTA_RINGS)
    .describe('Part of the fort: bahya outside, prakara the wall, madhya inside, stambha the pillar in the middle.'),
  path: z.enum(KOTA_PATHS).describe('Way of the star: in along a diagonal, at the pillar, or out along an axis.'),
  direction: z.enum(KOTA_DIRECTIONS).describe('Side of the fort.'),
};

const StarWire = z
  .strictObject({
    nakshatra: StarName.describe('Star of 28, with Abhijit.'),
    ...IN_FORT,
    planets: z.array(GrahaName).describe('Planets in the star at the target.'),
  })
  .meta({ id: 'KotaStar', description: 'A star in its place of the fort.' });

const PlanetWire = z
  .strictObject({
    ...IN_STAR,
    ...IN_FORT,
    heading: z
      .enum(['in', 'out', 'pillar'])
      .describe('Whether it goes into the fort or leaves it; a retrograde planet goes the other way. pillar: it is in the middle.'), // prettier-ignore
  })
  .meta({ id: 'KotaPlanet', description: 'A planet in the fort at the target.' });

const inFort = ({ countFromBirth, ring, path, direction }: KotaStar) => ({
  count_from_birth: countFromBirth,
  ring,
  path,
  direction,
});

const headingOf = (star: KotaStar, isRetrograde: boolean): 'in' | 'out' | 'pillar' => {
  const goesIn = isGoingIn(star, isRetrograde);
  return goesIn === null ? 'pillar' : goesIn ? 'in' : 'out';
};

export const kota = operation({
  summary: 'Kota chakra: transits through the fort of the birth star.',
  description:
    'The fort (kota, durga) has the 28 stars from the birth star on in four rings: seven in each quarter, in along the diagonal, at the ' +
    'pillar, and out along the axis. Planets of `target` (now if omitted) go through it: malefics that go in, most of all to the pillar, ' +
    'are read as danger to health and standing, malefics outside and benefics inside as safety. The lord of the fort (kota swami) is the ' +
    'lord of the Moon’s sign and is best inside; the guard (kota pala) is the lord of the class of the birth letter and is best at the wall. ' +
    'A Moon in Abhijit makes it the birth star; the guard is still that of the pada among 27 stars.',
  input: birthRequest(['ayanamsa', 'node_mode'], { members: { target: Target } }),
  output: z.strictObject({
    birth_star: StarName.describe('Star of the Moon at birth, of 28.'),
    pada: IN_NAKSHATRA.pada.describe('Quarter of the Moon’s star among 27.'),
    moon_sign: IN_SIGN.sign.describe('Sign of the Moon at birth.'),
    kota_swami: GrahaName.describe('Lord of the fort.'),
    kota_pala: GrahaName.describe('Guard of the fort.'),
    kota_pala_confidence: Confidence.describe('Confidence in the guard; programs differ on Shravana and Dhanishta.'),
    planets: z.array(PlanetWire).describe('Sun to Saturn, Rahu, Ketu at the target.'),
    stars: z.array(StarWire).describe('The 28 stars of the fort, from the birth star.'),
    confidence: Confidence.describe('Confidence in the rings and ways.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: { ...EXAMPLE_BIRTH, target: '2026-11-21T12:00:00+05:30' },
  dependsOnNow: 'target',
  compute: ({ target, ...birth }, sky) => {
    const { moon, birthStarIndex, placements, present, starIndexOfGraha, metadata } = openChakra(birth, target, sky);
    const stars = kotaStarsOf(birthStarIndex);
    const starOf = (graha: Graha): KotaStar => {
      const star = stars.find(({ starIndex }) => starIndex === starIndexOfGraha(graha));
      if (star === undefined) throw new RangeError(`no star of ${graha}`);
      return star;
    };
    const { guard, isDisputed } = kotaGuardOf(moon.nakshatraIndex, moon.padaNumber);
    const { name: moonSign, lord } = signAt(moon.signIndex);
    return {
      birth_star: starName(birthStarIndex),
      pada: moon.padaNumber,
      moon_sign: moonSign,
      kota_swami: nameOf(lord),
      kota_pala: nameOf(guard),
      kota_pala_confidence: isDisputed ? ('disputed' as const) : ('settled' as const),
      planets: GRAHA_IDS.map((graha) => {
        const star = starOf(graha);
        return { ...present(graha), ...inFort(star), heading: headingOf(star, placements[graha].isRetrograde) };
      }),
      stars: stars.map((star) => ({
        nakshatra: starName(star.starIndex),
        ...inFort(star),
        planets: GRAHA_IDS.filter((graha) => starIndexOfGraha(graha) === star.starIndex).map(nameOf),
      })),
      confidence: 'settled' as const,
      metadata: { ...metadata, system: 'kota' },
    };
  },
});
