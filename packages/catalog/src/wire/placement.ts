import { NAKSHATRAS } from '@graha/astro-engine/vocabulary/nakshatras';
import { GRAHA_IDS, PLANETS, POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { term } from '../languages/terms.ts';

/** Schemas of positions. A thing has the same name in every answer. */

const namesOf = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);

export const SignName = term('SignName', z.enum(namesOf(SIGNS)).meta({ id: 'SignName' }));
export const NakshatraName = term('NakshatraName', z.enum(namesOf(NAKSHATRAS)).meta({ id: 'NakshatraName' }));
/** Rulers of signs: the seven classical planets. */
export const SignLord = term('PointName', z.enum(namesOf(PLANETS.map((id) => POINTS[id]))).meta({ id: 'SignLord' }));
/** The nine rulers of nakshatras and periods. */
export const GrahaName = term(
  'PointName',
  z.enum(namesOf(GRAHA_IDS.map((id) => POINTS[id]))).meta({ id: 'GrahaName' }),
);

const Longitude = z.number().min(0).lt(360).describe('Ecliptic longitude, degrees from 0° Aries.');
export const HouseNumber = z.int().min(1).max(12);

/** A longitude and its sign, in either zodiac. */
export const IN_SIGN = {
  longitude: Longitude,
  degree: z.number().min(0).lt(30).describe('Degrees within the sign.'),
  sign: SignName.describe('Sign of the zodiac.'),
  sign_number: z.int().min(1).max(12).describe('1 is Aries.'),
  sign_lord: SignLord.describe('Planet that rules the sign.'),
};

/** The nakshatra of a position, only in the sidereal zodiac. */
export const IN_NAKSHATRA = {
  nakshatra: NakshatraName.describe('Nakshatra (lunar mansion) of the position.'),
  nakshatra_number: z.int().min(1).max(27).describe('1 is Ashwini.'),
  nakshatra_lord: GrahaName.describe('Planet that rules the nakshatra.'),
  pada: z.int().min(1).max(4).describe('Quarter of the nakshatra.'),
};

const IN_HOUSE = { house: HouseNumber.describe('Number of the house, 1 to 12.') };

export const Ascendant = z
  .strictObject({
    name: term('PointName', z.literal('Ascendant')).describe('Always Ascendant.'),
    ...IN_SIGN,
    ...IN_HOUSE,
    ...IN_NAKSHATRA,
  })
  .meta({ id: 'Ascendant', description: 'The point of the zodiac that rises in the east.' });

export const Placement = z
  .strictObject({
    name: term('PointName', z.enum(namesOf(Object.values(POINTS)))).describe('English name of the planet or point.'),
    ...IN_SIGN,
    ...IN_HOUSE,
    is_retrograde: z.boolean().describe('Whether it moves backwards through the zodiac.'),
    ...IN_NAKSHATRA,
    latitude: z.number().min(-90).max(90).describe('Ecliptic latitude, degrees, north positive.'),
    speed: z.number().describe('Degrees of longitude a day; negative while retrograde.'),
  })
  .meta({ id: 'Placement', description: 'Position of a planet or point.' });

export const HouseOfChart = z
  .strictObject({
    ...IN_HOUSE,
    sign: IN_SIGN.sign.describe('Sign of the zodiac.'),
    sign_number: IN_SIGN.sign_number,
    sign_lord: IN_SIGN.sign_lord.describe('Planet that rules the sign.'),
    planets: z.array(term('PointName', z.string())).describe('Names of the planets in the house.'),
  })
  .meta({ id: 'House', description: 'One of the twelve houses of a chart.' });
