import { civilAt, isoAt, midnightJdUt, plusDays } from '@graha/astro-engine/core/moment';
import { MAP_ANGLES } from '@graha/astro-engine/western/astrocartography';
import { paransOf } from '@graha/astro-engine/western/parans';
import { westernNameOf } from '@graha/astro-engine/western/points';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../../request/birth.ts';
import { FROM_CENTRE } from '../../../request/settings.ts';
import { Confidence } from '../../../wire/confidence.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { decimal } from '../../../wire/fields.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { rounded } from '../../../wire/present-placement.ts';
import { PointName } from '../schemas.ts';
import { POINT_LIST, point_set, pointsIn } from '../settings/point-settings.ts';
import { WESTERN_SETTINGS } from '../settings/reading.ts';
import { Star } from '../sky-operations.ts';

const Angle = term('MapAngleName', z.enum(MAP_ANGLES));
const MINUTES_PER_DEG = 4;

export const parans = operation({
  summary: 'Parans: fixed stars and planets on the angles of a place together, on the day of a birth.',
  description:
    'Within the civil day of a birth each planet rises, culminates, sets and is on the lower meridian of the birthplace. A paran is a ' +
    'star on one of these four angles at the same time, within `orb`: degrees by which the sky turns, four minutes each. The method and ' +
    'the orb of half a degree are those of Bernadette Brady. Stars that do not cross the horizon there are in `circumpolar`; they have ' +
    'parans on the meridian only. Refraction is left out.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { ...FROM_CENTRE, point_set, ...POINT_LIST },
    members: {
      orb: decimal(0, 5).default(0.5).meta({
        title: 'Orb',
        description: 'Maximum turn of the sky between star and planet; 1° is four minutes.',
        'x-unit': '°',
      }),
    },
  }),
  output: z.strictObject({
    day_start: z.string().meta({ format: 'date-time' }).describe('Start of the day of birth, local time.'),
    day_end: z.string().meta({ format: 'date-time' }).describe('End of that day, local time.'),
    parans: z
      .array(
        z.strictObject({
          star: Star.describe('Name of the fixed star.'),
          star_angle: Angle.describe('Angle on which the star is.'),
          point: PointName.describe('Planet or point of the paran.'),
          point_angle: Angle.describe('Angle on which the planet is.'),
          at: z
            .string()
            .meta({ format: 'date-time' })
            .describe('Instant at which the planet is on its angle, local time.'),
          orb: z.number().min(0).describe('Turn of the sky between the two, degrees.'),
          orb_minutes: z.number().min(0).describe('The same in minutes of sidereal time.'),
        }),
      )
      .describe('Parans within the orb, the nearest first.'),
    circumpolar: z
      .array(
        z.strictObject({
          star: Star.describe('Name of the fixed star.'),
          is_up: z.boolean().describe('Whether it is always above the horizon; else it never rises.'),
        }),
      )
      .describe('Stars that do not cross the horizon of the place.'),
    confidence: Confidence.describe('Confidence in the rule: the day and the orb are those of one author.'),
    metadata: Metadata,
  }),
  credits: 2,
  rateWeight: 2,
  cpuMaxMs: 8,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, orb, ...birth }, sky) => {
    const { jdUt, clock, place } = resolveMoment(birth);
    const date = civilAt(jdUt, clock);
    const day = { startJdUt: midnightJdUt(date, clock), endJdUt: midnightJdUt(plusDays(date, 1), clock), place };
    const { parans: found, still } = paransOf(sky, pointsIn(settings), day, settings.node_mode, orb);
    return {
      day_start: isoAt(day.startJdUt, clock),
      day_end: isoAt(day.endJdUt, clock),
      parans: found.map(({ star, starAngle, point, pointAngle, jdUt: atJdUt, orbDeg }) => ({
        star,
        star_angle: starAngle,
        point: westernNameOf(point),
        point_angle: pointAngle,
        at: isoAt(atJdUt, clock),
        orb: rounded(orbDeg),
        orb_minutes: rounded(orbDeg * MINUTES_PER_DEG),
      })),
      circumpolar: still.map(({ star, isUp }) => ({ star, is_up: isUp })),
      confidence: 'one_source' as const,
      metadata: metadataOf(sky.name, { formula_version: '1.0', system: 'western', zodiac: 'tropical' }, settings),
    };
  },
});
