import { isoAt } from '@graha/astro-engine/core/moment';
import { houseNumberOf, wholeSignHouseNumber } from '@graha/astro-engine/sky/houses';
import { spotOf } from '@graha/astro-engine/sky/placements';
import { signIndexOf } from '@graha/astro-engine/core/angle';
import { type Orbs, orbsOf } from '@graha/astro-engine/western/orbs';
import { westernChart } from '@graha/astro-engine/western/natal';
import { MAIN_POINTS, westernNameOf } from '@graha/astro-engine/western/points';
import { type Profected, profectionsAt } from '@graha/astro-engine/western/profections';
import { ARC_METHODS, solarArcTo } from '@graha/astro-engine/western/solar-arc';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { decimal } from '../../wire/fields.ts';
import { term } from '../../languages/terms.ts';
import { operation } from '../../operation/operation.ts';
import { HouseNumber, IN_SIGN, SignLord } from '../../wire/placement.ts';
import { nameOf, presentInSign, presentSign, rounded } from '../../wire/present-placement.ts';
import { jdUtOfTargetDate, SkyTargetDate } from '../../request/target.ts';
import type { Clock } from '@graha/astro-engine/core/moment';
import { beginsWithBirth } from './chart-operations.ts';
import { presentAspects, presentChart } from './present.ts';
import {
  OWN_POINT_SETTINGS,
  OWN_WESTERN_SETTINGS,
  readingOf,
  WESTERN_SETTINGS,
  westernMetadata,
} from './settings/reading.ts';
import { Aspect, PointName, WesternChart } from './schemas.ts';
import { printedDate } from '../../wire/printed-date.ts';

export const arc_method = {
  values: ARC_METHODS,
  title: 'Method',
  description:
    'Arc by which a year of life moves every point: the motion of the Sun in a day after birth (true), its mean motion of 59′08″ ' +
    '(naibod), or one degree.',
} as const;

/** The same orb for every aspect. */
const evenOrbs = (set: 'major' | 'all', orbDeg: number): Orbs =>
  Object.fromEntries(Object.keys(orbsOf('standard', set)).map((aspect) => [aspect, orbDeg]));

export const solarArc = operation({
  summary: 'Solar arc directions: every point of a birth chart moved on by one arc.',
  description:
    'Planets and angles of the birth chart, all advanced by the motion of the Sun in as many days after birth as there are years ' +
    'from birth to `target_date` (00:00 local time; today if omitted): about a degree a year. `aspects` go from directed points ' +
    '(`planet_a`) to natal ones (`planet_b`), within `orb`. Beyond some 180 years the arc exceeds half a turn.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { ...OWN_POINT_SETTINGS, method: arc_method },
    members: {
      target_date: SkyTargetDate,
      orb: decimal(0, 5).default(1).meta({
        title: 'Orb',
        description: 'Maximum distance from exactness; 1° is about a year.',
        'x-unit': '°',
      }),
    },
  }).superRefine(beginsWithBirth),
  output: z.strictObject({
    target_date: printedDate().describe('The requested day.'),
    age_years: z.number().min(0).describe('Tropical years from birth to the target.'),
    arc: z.number().min(0).describe('Degrees by which every point was advanced.'),
    directed: z
      .array(
        z.strictObject({
          name: PointName.describe('English name of the planet or point.'),
          ...IN_SIGN,
          natal_longitude: z.number().min(0).lt(360).describe('Longitude at birth, degrees.'),
          natal_house: HouseNumber.describe('House of the natal chart that it has reached.'),
        }),
      )
      .describe('Planets and angles after the arc.'),
    aspects: z.array(Aspect).describe('Aspects within the orb.'),
    natal: WesternChart,
    metadata: Metadata,
  }),
  credits: 2,
  example: { ...EXAMPLE_BIRTH, target_date: '2026-11-21' },
  dependsOnNow: 'target_date',
  compute: ({ settings, target_date, orb, ...birth }, sky) => {
    const reading = readingOf(settings);
    const moment = resolveMoment(birth);
    const chart = westernChart(sky, moment, reading.sky);
    const targetJdUt = Math.max(jdUtOfTargetDate(target_date, birth), moment.jdUt);
    const orbs = evenOrbs(settings.aspect_set, orb);
    const options = { method: settings.method, orbs, angles: reading.angles };
    const { ageYears, arcDeg, directed, aspects } = solarArcTo(chart, sky, targetJdUt, options);
    return {
      target_date: target_date ?? '',
      age_years: rounded(ageYears),
      arc: rounded(arcDeg),
      directed: directed.map(({ point, longitudeDeg, natalDeg }) => ({
        name: westernNameOf(point),
        ...presentInSign(spotOf(longitudeDeg)),
        natal_longitude: rounded(natalDeg) % 360,
        natal_house: houseNumberOf(longitudeDeg, chart.frame.cuspsDeg),
      })),
      aspects: presentAspects(aspects),
      natal: presentChart(chart),
      metadata: westernMetadata(sky, settings, chart, {
        orbs,
        as_of: isoAt(targetJdUt, moment.clock),
      }),
    };
  },
});

const Instant = z.string().meta({ format: 'date-time' });

const PROFECTED = {
  house: HouseNumber.describe('House, counted from the rising sign of the birth.'),
  sign: IN_SIGN.sign.describe('Sign of the zodiac.'),
  sign_number: IN_SIGN.sign_number,
  lord: SignLord.describe('Ruler of the sign: lord of the time.'),
  start: Instant.describe('Start, local time.'),
  end: Instant.describe('End, which is the start of the next one, local time.'),
};

const presentProfected = ({ houseNumber, signIndex, lord, startJdUt, endJdUt }: Profected, clock: Clock) => {
  const { sign, sign_number } = presentSign(signIndex);
  const ends = { start: isoAt(startJdUt, clock), end: isoAt(endJdUt, clock) };
  return { house: houseNumber, sign, sign_number, lord: nameOf(lord), ...ends };
};

export const profections = operation({
  summary: 'Annual and monthly profections: house, sign and lord of a year of life.',
  description:
    'With each year of life the ascendant advances by one whole sign: the first year has the rising sign, and so has the thirteenth. The ' +
    'ruler of the sign (of the classical seven) is lord of the year; planets in the sign at birth are active. Each twelfth of the ' +
    'year advances by a further sign. Years open with the solar return, which is within a day or two of the birthday.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: OWN_WESTERN_SETTINGS,
    members: { target_date: SkyTargetDate },
  }).superRefine(beginsWithBirth),
  output: z.strictObject({
    target_date: printedDate().describe('The requested day.'),
    completed_years: z.int().min(0).describe('Solar returns that have passed since the birth.'),
    year: z
      .strictObject({
        ...PROFECTED,
        active_planets: z.array(term('PointName', z.string())).describe('Planets in the sign at birth.'),
        lord_natal: z
          .strictObject({ ...IN_SIGN, house: HouseNumber.describe('Number of the house, 1 to 12.') })
          .describe('Position of the lord of the year at birth, in whole-sign houses.'),
      })
      .describe('Year of life that contains the target.'),
    month: z
      .strictObject({
        number: z.int().min(1).max(12).describe('Number of the month in the year of life, 1 is the first.'),
        ...PROFECTED,
      })
      .describe('Month of the year of life that contains the target.'),
    months: z.array(z.strictObject(PROFECTED)).length(12).describe('The twelve months of this year of life.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: { ...EXAMPLE_BIRTH, target_date: '2026-11-21' },
  dependsOnNow: 'target_date',
  compute: ({ settings, target_date, ...birth }, sky) => {
    const { clock, ...moment } = resolveMoment(birth);
    const chart = westernChart(sky, moment, { ...readingOf(settings).sky, points: MAIN_POINTS, houseSystem: 'whole_sign' }); // prettier-ignore
    const targetJdUt = Math.max(jdUtOfTargetDate(target_date, birth), moment.jdUt);
    const { ascendantDeg } = chart.frame;
    const { completedYears, year, months, monthIndex } = profectionsAt(sky, chart, ascendantDeg, targetJdUt);
    const presented = months.map((month) => presentProfected(month, clock));
    const lord = chart.bodies.find(({ point }) => point === year.lord);
    if (lord === undefined) throw new RangeError(`the chart has no ${year.lord}`);
    return {
      target_date: target_date ?? '',
      completed_years: completedYears,
      year: {
        ...presentProfected(year, clock),
        active_planets: chart.bodies
          .filter(({ signIndex }) => signIndex === year.signIndex)
          .map(({ point }) => westernNameOf(point)),
        lord_natal: {
          ...presentInSign(lord),
          house: wholeSignHouseNumber(lord.signIndex, signIndexOf(ascendantDeg)),
        },
      },
      month: { number: monthIndex + 1, ...presentProfected(months[monthIndex] ?? year, clock) },
      months: presented,
      metadata: westernMetadata(sky, settings, chart, { as_of: isoAt(targetJdUt, clock) }),
    };
  },
});
