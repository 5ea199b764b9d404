import { NAMED_AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import { AYANAMSA_ROWS } from '@graha/astro-engine/vocabulary/ayanamsas';
import { FIXED_POINTS } from '@graha/astro-engine/vocabulary/ayanamsa-definition';
import { z } from 'zod';

const Epoch = z.strictObject({
  julian_day: z.number().describe('Julian Day of the epoch: terrestrial time, for epochs before 1900 universal time.'),
  ayanamsa_deg: z.number().describe('Mean ayanamsa then, degrees; negative before its zero year.'),
});

const FixedPoint = z.strictObject({
  name: z.enum(FIXED_POINTS).describe('Star, or point of the Galaxy; of a pole the longitude counts.'),
  longitude: z.number().describe('Its sidereal longitude, degrees.'),
});

const ListedAyanamsa = z.strictObject({
  name: z.enum(NAMED_AYANAMSAS).describe('Name, as `settings.ayanamsa` takes it.'),
  number: z.int().min(0).max(46).describe('Number in Swiss Ephemeris, which `settings.ayanamsa` takes too.'),
  definition: z.string().describe('What fixes the beginning of the zodiac.'),
  epoch: Epoch.nullable().describe('Value at an epoch, from which precession carries it; null without one.'),
  fixed_point: FixedPoint.nullable().describe('Point kept at a longitude in every year; null without one.'),
  author: z.string().describe('Author or work.'),
  used_by: z.string().describe('Who counts by it.'),
});

/** All ayanamsas, as the API returns them. */
export const AyanamsaList = z.strictObject({
  ayanamsas: z.array(ListedAyanamsa).describe('Ayanamsas by their numbers in Swiss Ephemeris.'),
});

export const ayanamsaList = (): z.input<typeof AyanamsaList> => ({
  ayanamsas: AYANAMSA_ROWS.map(({ name, number, definition, epoch, point, author, usedBy }) => ({
    name,
    number,
    definition,
    epoch: epoch === null ? null : { julian_day: epoch.jd, ayanamsa_deg: Number(epoch.deg.toFixed(9)) },
    fixed_point: point === null ? null : { name: point.name, longitude: Number(point.longitudeDeg.toFixed(9)) },
    author,
    used_by: usedBy,
  })),
});
