import { civilAt, isoDate } from '@graha/astro-engine/core/moment';
import { steadyYears } from '@graha/astro-engine/dasha/years';
import { westernNameOf } from '@graha/astro-engine/western/points';
import {
  ASPECT_SIDES,
  DIRECTED_ASPECTS,
  MOTIONS,
  type Promissor,
} from '@graha/astro-engine/western/primary-directions';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { operation } from '../../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../../request/birth.ts';
import { FROM_CENTRE } from '../../../request/settings.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { decimal } from '../../../wire/fields.ts';
import { metadataOf } from '../../../wire/metadata.ts';
import { rounded } from '../../../wire/present-placement.ts';
import { printedDate } from '../../../wire/printed-date.ts';
import { yearLength } from '../periods/life-periods.ts';
import { PointName } from '../schemas.ts';
import { POINT_LIST, point_set, pointsIn } from '../settings/point-settings.ts';
import { WESTERN_SETTINGS } from '../settings/reading.ts';
import { AGE_MAX, directedBirth, DIRECTION_SETTINGS, DIRECTION_YEAR_DAYS } from './directed-birth.ts';

const YEARS_PER_PRICE = 40;

const PROMISSOR = {
  promissor: PointName.describe('Planet whose body or aspect is directed.'),
  aspect: term('AspectName', z.enum(DIRECTED_ASPECTS)).describe('Aspect that it casts; its body is the conjunction.'),
  side: z
    .enum(ASPECT_SIDES)
    .nullable()
    .describe(
      'Whether the aspect is cast along the signs (sinister) or against them (dexter); null if it has no side.',
    ),
};
const Age = z.number().min(0).max(AGE_MAX);

const presentPromissor = ({ point, aspect, side }: Promissor) => ({ promissor: westernNameOf(point), aspect, side });

export const primaryDirections = operation({
  summary: 'Primary directions by Placidus or Regiomontanus, direct and converse.',
  description:
    'The daily turn of the sky after a birth carries planets and their aspects (promissors) to the places of significators. The arc of ' +
    'the turn is years of life by a key, about a degree a year. `directions` lists the arcs that are complete between `age_from` and ' +
    '`age_to`, by age. A point that never crosses the horizon at the birthplace has no semi-arc: `circumpolar` lists it, it reaches the ' +
    'meridian only, and nothing is directed to it. Four seconds of birth time are one minute of arc, about six days of life.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: {
      ...FROM_CENTRE,
      point_set,
      ...POINT_LIST,
      ...DIRECTION_SETTINGS,
      year_length: yearLength(DIRECTION_YEAR_DAYS, `${DIRECTION_YEAR_DAYS}, which keeps to the birthday`),
    },
    members: {
      age_from: decimal(0, AGE_MAX)
        .default(0)
        .meta({ title: 'From age', description: 'First age of the list, years.' }),
      age_to: decimal(0, AGE_MAX)
        .default(YEARS_PER_PRICE)
        .meta({ title: 'To age', description: 'Age at which the list ends, years; at most 120.' }),
    },
  }).superRefine(({ age_from, age_to }, context) => {
    if (age_from < age_to) return;
    context.addIssue({
      code: 'custom',
      path: ['age_to'],
      message: `age_to must be greater than age_from, which is ${age_from}`,
      input: age_to,
    });
  }),
  output: z.strictObject({
    year_arc: z.number().positive().describe('Arc of a year of life by the key, degrees.'),
    directions: z
      .array(
        z.strictObject({
          age: Age.describe('Years of life at which the arc is complete.'),
          date: printedDate().describe('Day on which it is, local time.'),
          arc: z.number().min(0).lt(360).describe('Turn of the sky, degrees.'),
          ...PROMISSOR,
          significator: PointName.describe('Planet or angle that is reached.'),
          motion: z.enum(MOTIONS).describe('Whether the direction is direct or converse.'),
        }),
      )
      .describe('Directions in the span of ages, the first first.'),
    circumpolar: z
      .array(z.strictObject(PROMISSOR))
      .describe('Bodies and aspects that never cross the horizon at the birthplace, so that they have no semi-arc.'),
    metadata: Metadata,
  }),
  credits: 1,
  pricedBy: {
    name: `${YEARS_PER_PRICE} years of ages, rounded up`,
    count: ({ age_from, age_to }) => Math.ceil((age_to - age_from) / YEARS_PER_PRICE),
  },
  rateWeight: 4,
  cpuMaxMs: 19,
  example: { ...EXAMPLE_BIRTH, age_to: 10 },
  compute: ({ settings, age_from, age_to, ...birth }, sky) => {
    const moment = resolveMoment(birth);
    const { directions, circumpolar, yearDeg } = directedBirth(sky, moment, pointsIn(settings), settings);
    const dateAt = steadyYears(moment.jdUt, settings.year_length);
    return {
      year_arc: rounded(yearDeg),
      directions: directions
        .filter(({ ageYears }) => ageYears >= age_from && ageYears <= age_to)
        .toSorted((one, other) => one.ageYears - other.ageYears)
        .map(({ ageYears, arcDeg, significator, motion, ...promissor }) => ({
          age: rounded(ageYears),
          date: isoDate(civilAt(dateAt(ageYears), moment.clock)),
          arc: rounded(arcDeg),
          ...presentPromissor(promissor),
          significator: westernNameOf(significator),
          motion,
        })),
      circumpolar: circumpolar.map(presentPromissor),
      metadata: metadataOf(sky.name, { formula_version: '1.0', system: 'western', zodiac: 'tropical' }, settings),
    };
  },
});
