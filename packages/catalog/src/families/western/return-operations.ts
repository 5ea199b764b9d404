import { EPHEMERIS_YEARS } from '@graha/astro-engine/core/ephemeris-years';
import { isoAt } from '@graha/astro-engine/core/moment';
import { spotOf } from '@graha/astro-engine/sky/placements';
import { aspectsWithin } from '@graha/astro-engine/western/aspects';
import { bodyReturn, lunarReturn as lunarReturnJdUt, RETURNING_POINTS } from '@graha/astro-engine/western/body-return';
import { movingPoints, westernChart } from '@graha/astro-engine/western/natal';
import { westernNameOf } from '@graha/astro-engine/western/points';
import { RETURN_METHODS, returnZodiac } from '@graha/astro-engine/western/solar-return';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { wholeNumber } from '../../wire/fields.ts';
import { term } from '../../languages/terms.ts';
import { operation } from '../../operation/operation.ts';
import { IN_SIGN } from '../../wire/placement.ts';
import { presentInSign, rounded } from '../../wire/present-placement.ts';
import { jdUtOfTarget, Target } from '../../request/target.ts';
import { type ClockChoice, placeClock } from '../../request/clock/place-clock.ts';
import { presentAspects, presentChart } from './present.ts';
import { OWN_ASPECT_SETTINGS, readingOf, WESTERN_SETTINGS, westernMetadata } from './settings/reading.ts';
import { Aspect, CHART, WesternChart } from './schemas.ts';
import { Stay } from './solar-return.ts';

const RETURNS_MAX = 12;

const MEMBERS = {
  target: Target.meta({ title: 'Target', description: 'Instant after which returns are counted; now if omitted.' }),
  number: wholeNumber(1, RETURNS_MAX).default(1).meta({ title: 'Number', description: 'Number of the return after the target: 1 is the next one.' }), // prettier-ignore
  stay: Stay,
};

const method = {
  values: RETURN_METHODS,
  sidereal: 'sidereal',
  title: 'Method',
  description:
    'Return to the same tropical longitude, to the same place among the stars (corrected for precession), or to the same longitude ' +
    'in the sidereal zodiac of the chart, which is the default there.',
} as const;

const Instant = z.string().meta({ format: 'date-time' });
const Place = z
  .strictObject({
    latitude: z.number().describe('Decimal degrees, north positive.'),
    longitude: z.number().describe('Decimal degrees, east positive.'),
  })
  .describe('Place for which the chart is cast.');

/** The place of the chart, and the time zone of its instants. */
function placeOf({
  stay,
  ...birth
}: {
  latitude: number;
  longitude: number;
  timezone: number | string;
  clock?: ClockChoice;
  stay?: z.output<typeof Stay>;
}) {
  // prettier-ignore
  const { latitude, longitude } = stay ?? birth;
  return {
    place: { latitude, longitude },
    at: { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: 0 },
    clock: placeClock({ longitude, timezone: stay?.timezone ?? birth.timezone }, birth.clock),
  };
}

export const lunarReturn = operation({
  summary: 'Lunar return: the chart of the moment when the Moon comes back to her place at birth.',
  description:
    'Every 27 days and a third the Moon has the longitude that she had at birth. The chart of that moment, cast for the place of ' +
    'birth or for a place of `stay`, is read for the month that follows. `number` counts returns after `target`. The moment is that ' +
    'of the Moon seen from the centre of the Earth, found to a tenth of a second.',
  input: birthRequest(WESTERN_SETTINGS, { settings: { ...OWN_ASPECT_SETTINGS, method }, members: MEMBERS }),
  output: z.strictObject({
    number: z.int().min(1).describe('Number of the return after the target: 1 is the first.'),
    return_at: Instant.describe('Local time of the return, ISO 8601.'),
    utc_datetime: Instant.describe('Instant of the return in UTC, ISO 8601.'),
    julian_day_ut: z.number().describe('The same instant as a Julian Day in UT.'),
    place: Place,
    ...CHART,
    aspects: z.array(Aspect).describe('Aspects within the chart of the return.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: { ...EXAMPLE_BIRTH, target: '2026-11-21T12:00:00+05:30' },
  dependsOnNow: 'target',
  compute: ({ settings, target, number, stay, ...birth }, sky) => {
    const reading = readingOf(settings);
    const moment = resolveMoment(birth);
    const targetJdUt = jdUtOfTarget(target);
    const jdUt = lunarReturnJdUt(
      sky,
      moment.jdUt,
      targetJdUt,
      number,
      returnZodiac(settings.method, reading.sky.zodiac),
    );
    const { place, at, clock } = placeOf({ ...birth, stay });
    const chart = westernChart(sky, { jdUt, place: at }, reading.sky);
    return {
      number,
      return_at: isoAt(jdUt, clock),
      utc_datetime: isoAt(jdUt, 0),
      julian_day_ut: rounded(jdUt),
      place,
      ...presentChart(chart),
      aspects: presentAspects(aspectsWithin(movingPoints(chart, sky, reading.angles), reading.orbs)),
      metadata: westernMetadata(sky, settings, chart, { as_of: isoAt(targetJdUt, moment.clock) }),
    };
  },
});

const BodyId = z.enum(RETURNING_POINTS).default('saturn').meta({ title: 'Body', description: 'Body that returns: rahu is the ascending node of the Moon.' }); // prettier-ignore

export const planetaryReturn = operation({
  summary: 'Planetary return: when a planet comes back to its place at birth, with every pass of a retrograde loop.',
  description:
    'Return of a planet, the Moon’s ascending node or Chiron to the longitude that it had at birth, in the zodiac of the chart: Saturn at 29, Jupiter ' +
    'every 12 years, Mercury and Venus every year. A planet that turns back may pass the place three times, the slowest five: all of ' +
    'them are one return, and `passes` lists each. The chart is cast for the first pass after `target`, or for the first of a later ' +
    'return selected by `number`. A target before the birth counts as the birth. `return_at` and `chart` are null if there is ' +
    `no such return before July ${EPHEMERIS_YEARS.last}. The chart is read until the next return.`,
  input: birthRequest(WESTERN_SETTINGS, { settings: OWN_ASPECT_SETTINGS, members: { body: BodyId, ...MEMBERS } }),
  output: z.strictObject({
    body: term('PointName', z.string()).describe('Body that returns.'),
    number: z.int().min(1).describe('Number of the return after the target: 1 is the first.'),
    natal: z.strictObject(IN_SIGN).describe('Position of the body at birth, seen from the centre of the Earth.'),
    passes: z
      .array(
        z.strictObject({
          pass: z.int().min(1).describe('Number of the pass, from 1, in order of time.'),
          at: Instant.describe('Instant of the pass, local time.'),
          utc_datetime: Instant.describe('Instant of the pass in UTC.'),
          is_retrograde: z.boolean().describe('Whether the body moves backwards then.'),
          is_charted: z.boolean().describe('Whether the chart is that of this pass.'),
        }),
      )
      .describe('Every pass of this return, including those before the target.'),
    return_at: Instant.nullable().describe(
      'Local time of the pass whose chart is given; null if there is no such return.',
    ),
    julian_day_ut: z.number().nullable().describe('The same instant as a Julian Day in UT.'),
    place: Place,
    chart: WesternChart.nullable().describe('Chart of that pass; null if there is no such return.'),
    aspects: z.array(Aspect).describe('Aspects within the chart.'),
    metadata: Metadata,
  }),
  credits: 3,
  cpuMaxMs: 12, // Pluto and Chiron in years before 1900.
  example: { ...EXAMPLE_BIRTH, body: 'saturn', target: '2020-01-01T00:00:00+05:30' },
  dependsOnNow: 'target',
  compute: ({ settings, body, target, number, stay, ...birth }, sky) => {
    const reading = readingOf(settings);
    const moment = resolveMoment(birth);
    const targetJdUt = jdUtOfTarget(target);
    const found = bodyReturn(sky, body, reading.sky, moment.jdUt, targetJdUt, number);
    const { place, at, clock } = placeOf({ ...birth, stay });
    const jdUt = found?.passes[found.passIndex]?.jdUt ?? null;
    const chart = jdUt === null ? null : westernChart(sky, { jdUt, place: at }, reading.sky);
    const natal = westernChart(sky, moment, { ...reading.sky, points: [body], isTopocentric: false });
    return {
      body: westernNameOf(body),
      number,
      natal: presentInSign(spotOf(natal.bodies[0]?.longitudeDeg ?? Number.NaN)),
      passes: (found?.passes ?? []).map((pass, index) => ({
        pass: index + 1,
        at: isoAt(pass.jdUt, clock),
        utc_datetime: isoAt(pass.jdUt, 0),
        is_retrograde: pass.isRetrograde,
        is_charted: index === found?.passIndex,
      })),
      return_at: jdUt === null ? null : isoAt(jdUt, clock),
      julian_day_ut: jdUt === null ? null : rounded(jdUt),
      place,
      chart: chart && presentChart(chart),
      aspects:
        chart === null ? [] : presentAspects(aspectsWithin(movingPoints(chart, sky, reading.angles), reading.orbs)),
      metadata: westernMetadata(sky, settings, chart ?? { frame: { system: settings.house_system } }, {
        ...(chart === null ? { ayanamsa_value: null } : {}),
        as_of: isoAt(targetJdUt, moment.clock),
      }),
    };
  },
});
