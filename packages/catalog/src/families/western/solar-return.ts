import { isoAt } from '@graha/astro-engine/core/moment';
import { aspectsWithin } from '@graha/astro-engine/western/aspects';
import { movingPoints, westernChart } from '@graha/astro-engine/western/natal';
import { RETURN_METHODS, returnZodiac, solarReturn as solarReturnJdUt } from '@graha/astro-engine/western/solar-return';
import { z } from 'zod';
import { BirthDetails, birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { members, skyYear } from '../../wire/fields.ts';
import { rounded } from '../../wire/present-placement.ts';
import { operation } from '../../operation/operation.ts';
import { placeClock } from '../../request/clock/place-clock.ts';
import { reportUnknownZone, Timezone } from '../../request/zones/timezone.ts';
import { presentAspects, presentChart } from './present.ts';
import { OWN_ASPECT_SETTINGS, readingOf, WESTERN_SETTINGS, westernMetadata } from './settings/reading.ts';
import { Aspect, CHART } from './schemas.ts';

export const Stay = members(
  {
    latitude: BirthDetails.shape.latitude,
    longitude: BirthDetails.shape.longitude,
    timezone: Timezone.optional(),
  },
  'member of a stay',
)
  .superRefine(reportUnknownZone)
  .meta({ id: 'Stay', description: 'A place that is not the birthplace.' })
  .optional()
  .meta({
    title: 'Place of stay',
    description: 'Place of the birthday, if not the place of birth; instants are given in its time zone if it has one.',
  });

const TargetYear = skyYear({
  title: 'Target year',
  description: 'Calendar year of the return, which is within two days of the birthday.',
});

const method = {
  values: RETURN_METHODS,
  sidereal: 'sidereal',
  title: 'Method',
  description:
    'Return to the same tropical longitude, to the same place among the stars (corrected for precession), which comes ' +
    'some 20 minutes later for each year of age, or to the same longitude in the sidereal zodiac of the chart, which is the default there.',
} as const;

export const solarReturn = operation({
  summary: 'Solar return: the chart of the moment when the Sun comes back to its place at birth.',
  description:
    'Once a year, within two days of the birthday, the Sun has the longitude that it had at birth. The chart of that moment, ' +
    'cast for the place of birth or for a place of `stay`, is read for the year that follows. The moment is that of the Sun ' +
    'seen from the centre of the Earth, found to a tenth of a second. A birth on 29 February has a return every year.',
  input: birthRequest(WESTERN_SETTINGS, {
    settings: { ...OWN_ASPECT_SETTINGS, method },
    members: { target_year: TargetYear, stay: Stay },
  }),
  output: z.strictObject({
    target_year: z.int().describe('The requested calendar year.'),
    return_at: z.string().meta({ format: 'date-time', description: 'Local time of the return, ISO 8601.' }),
    utc_datetime: z.string().meta({ format: 'date-time', description: 'Instant of the return in UTC, ISO 8601.' }),
    julian_day_ut: z.number().describe('The same instant as a Julian Day in UT.'),
    place: z
      .strictObject({
        latitude: z.number().describe('Decimal degrees, north positive.'),
        longitude: z.number().describe('Decimal degrees, east positive.'),
      })
      .describe('Place for which the chart is cast.'),
    ...CHART,
    aspects: z.array(Aspect).describe('Aspects within the chart of the return.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: { ...EXAMPLE_BIRTH, target_year: 2026 },
  compute: ({ settings, target_year, stay, ...birth }, sky) => {
    const reading = readingOf(settings);
    const { jdUt: birthJdUt } = resolveMoment(birth);
    const jdUt = solarReturnJdUt(
      sky,
      birthJdUt,
      target_year - birth.year,
      returnZodiac(settings.method, reading.sky.zodiac),
    );
    const { latitude, longitude } = stay ?? birth;
    const place = { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: 0 };
    const chart = westernChart(sky, { jdUt, place }, reading.sky);
    return {
      target_year,
      return_at: isoAt(jdUt, placeClock({ longitude, timezone: stay?.timezone ?? birth.timezone }, settings.clock)),
      utc_datetime: isoAt(jdUt, 0),
      julian_day_ut: rounded(jdUt),
      place: { latitude, longitude },
      ...presentChart(chart),
      aspects: presentAspects(aspectsWithin(movingPoints(chart, sky, reading.angles), reading.orbs)),
      metadata: westernMetadata(sky, settings, chart),
    };
  },
});
