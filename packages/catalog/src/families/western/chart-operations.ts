import { isoAt, isoDate } from '@graha/astro-engine/core/moment';
import { houseNumberOf } from '@graha/astro-engine/sky/houses';
import { aspectsWithin } from '@graha/astro-engine/western/aspects';
import { movingPoints, westernChart } from '@graha/astro-engine/western/natal';
import { ANGLE_METHODS, progressedTo } from '@graha/astro-engine/western/progression';
import { transitsTo } from '@graha/astro-engine/western/transit';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { rounded } from '../../wire/present-placement.ts';
import { jdUtOfTarget, jdUtOfTargetDate, SkyTargetDate, Target } from '../../request/target.ts';
import { presentAspects, presentChart, presentFrame, presentPlanet } from './present.ts';
import { OWN_ASPECT_SETTINGS, readingOf, WESTERN_SETTINGS, westernMetadata } from './settings/reading.ts';
import { Aspect, CHART, Planet, PROGRESSED_CHART, WesternChart } from './schemas.ts';
import { printedDate } from '../../wire/printed-date.ts';

export const natal = operation({
  summary: 'Western birth chart: planets, angles, house cusps and aspects.',
  description:
    'The Western birth chart. Longitudes are measured from the spring equinox (tropical zodiac), or from the stars if `zodiac` is sidereal. Houses ' +
    'are Placidus by default; beyond the polar circle, where Placidus has no solution, they are Porphyry, as ' +
    'metadata shows. `aspects` are the angles between points within the orbs listed in metadata; ascendant and ' +
    'midheaven are included and move with the rotation of the Earth.',
  input: birthRequest(WESTERN_SETTINGS, { settings: OWN_ASPECT_SETTINGS }),
  output: z.strictObject({
    ...CHART,
    aspects: z.array(Aspect).describe('Aspects within their orbs.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: ({ settings, ...birth }, sky) => {
    const reading = readingOf(settings);
    const chart = westernChart(sky, resolveMoment(birth), reading.sky);
    return {
      ...presentChart(chart),
      aspects: presentAspects(aspectsWithin(movingPoints(chart, sky, reading.angles), reading.orbs)),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});

export const transit = operation({
  summary: 'The sky of a moment over a birth chart.',
  description:
    'Positions of the planets at `target` (now if omitted) in the houses of the birth chart, and their aspects ' +
    'to its planets and angles: `planet_a` is in transit, `planet_b` of the birth chart. Natal points do not move, so ' +
    '`is_applying` tells whether the planet in transit approaches.',
  input: birthRequest(WESTERN_SETTINGS, { settings: OWN_ASPECT_SETTINGS, members: { target: Target } }),
  output: z.strictObject({
    planets: z.array(Planet).describe('Planets at the target, in natal houses.'),
    aspects: z.array(Aspect).describe('Aspects within their orbs.'),
    natal: WesternChart,
    metadata: Metadata,
  }),
  credits: 1,
  example: { ...EXAMPLE_BIRTH, target: '2026-11-21T12:00:00+05:30' },
  dependsOnNow: 'target',
  compute: ({ settings, target, ...birth }, sky) => {
    const reading = readingOf(settings);
    const moment = resolveMoment(birth);
    const chart = westernChart(sky, moment, reading.sky);
    const targetJdUt = jdUtOfTarget(target);
    const { bodies, aspects } = transitsTo(chart, sky, targetJdUt, reading.sky, reading);
    return {
      planets: bodies.map(presentPlanet),
      aspects: presentAspects(aspects),
      natal: presentChart(chart),
      metadata: westernMetadata(sky, settings, chart, {
        as_of: isoAt(targetJdUt, moment.clock),
      }),
    };
  },
});

export const angle_method = {
  values: ANGLE_METHODS,
  title: 'Angles',
  description:
    'Progression of ascendant and midheaven: with the arc of the Sun in longitude, with the mean Sun in sidereal time ' +
    '(Naibod), or with the progressed moment itself (quotidian).',
} as const;

type DatedBirth = { year: number; month: number; date: number; target_date?: string | undefined };

/** Checks requests whose target may not be before the birth. */
export function beginsWithBirth({ year, month, date, target_date }: DatedBirth, context: z.RefinementCtx): void {
  if (target_date === undefined || target_date >= isoDate({ year, month, day: date })) return;
  const message = 'target_date must not be before the birth';
  context.addIssue({ code: 'custom', path: ['target_date'], message, input: target_date });
}

export const progressions = operation({
  summary: 'Secondary progressions: a day after birth for each year of life.',
  description:
    'The sky as many days after birth as there are years from birth to `target_date` (00:00 local time, or the instant ' +
    'of birth on the day of birth; today if omitted). Planets are given with their progressed and natal houses; the aspects go from progressed points (`planet_a`) to ' +
    'natal ones (`planet_b`). The angles advance by about a degree a year, by the method shown in metadata.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { ...OWN_ASPECT_SETTINGS, angle_method },
    members: { target_date: SkyTargetDate },
  }).superRefine(beginsWithBirth),
  output: z.strictObject({
    target_date: printedDate().describe('The requested day.'),
    age_years: z.number().min(0).describe('Tropical years from birth to the target.'),
    progressed_utc_datetime: z.string().meta({
      format: 'date-time',
      description: 'The progressed instant, ISO 8601: a day after birth for each year to the target.',
    }),
    ...PROGRESSED_CHART,
    aspects: z.array(Aspect).describe('Aspects within their orbs.'),
    natal: WesternChart,
    metadata: Metadata,
  }),
  credits: 1,
  example: { ...EXAMPLE_BIRTH, target_date: '2026-11-21' },
  dependsOnNow: 'target_date',
  compute: ({ settings, target_date, ...birth }, sky) => {
    const reading = readingOf(settings);
    const moment = resolveMoment(birth);
    const chart = westernChart(sky, moment, reading.sky);
    const targetJdUt = Math.max(jdUtOfTargetDate(target_date, birth), moment.jdUt);
    const options = { ...reading, method: settings.angle_method };
    const { ageYears, jdUt, frame, bodies, aspects } = progressedTo(chart, sky, targetJdUt, reading.sky, options);
    const { ascendant, ...rest } = presentFrame(frame);
    return {
      target_date: target_date ?? '',
      age_years: rounded(ageYears),
      progressed_utc_datetime: isoAt(jdUt, 0),
      ascendant,
      planets: bodies.map((body) => ({
        ...presentPlanet(body),
        natal_house: houseNumberOf(body.longitudeDeg, chart.frame.cuspsDeg),
      })),
      ...rest,
      aspects: presentAspects(aspects),
      natal: presentChart(chart),
      metadata: westernMetadata(sky, settings, { frame, jdUt: chart.jdUt }, { as_of: isoAt(targetJdUt, moment.clock) }),
    };
  },
});
