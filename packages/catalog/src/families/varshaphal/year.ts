import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { type Chart, chartAt } from '@graha/astro-engine/chart/chart';
import { type Clock, isoAt } from '@graha/astro-engine/core/moment';
import { GRAHA_IDS, type Graha } from '@graha/astro-engine/vocabulary/grahas';
import { type AnnualChart, annualChartAt } from '@graha/astro-engine/varshaphal/annual-chart';
import { ANNUAL_MOMENTS, annualMomentJdUt } from '@graha/astro-engine/varshaphal/annual-moment';
import { z } from 'zod';
import { birthRequest, EXAMPLE_BIRTH, resolveMoment } from '../../request/birth.ts';
import type { Metadata } from '../../wire/envelopes.ts';
import { skyYear } from '../../wire/fields.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { rounded } from '../../wire/present-placement.ts';
import type { OwnSettings, Setting } from '../../request/settings.ts';
import { placeClock } from '../../request/clock/place-clock.ts';
import { Instant } from '../panchang/almanac.ts';
import { vedicSkyOf } from '../vedic-chart.ts';
import { Stay } from '../western/solar-return.ts';

/**
 * Shared parts of the operations on a year of life: the request, the moment at which the year begins, and its chart.
 */

const annualMoment = {
  values: ANNUAL_MOMENTS,
  title: 'Annual moment',
  description:
    'Start of the year: the return of the Sun to its sidereal longitude at birth, or whole mean sidereal years after the birth.',
} as const satisfies Setting;

const MEMBERS = {
  target_year: skyYear({
    title: 'Target year',
    description: 'The calendar year whose birthday opens the year of life; it opens within days of that birthday.',
  }),
  stay: Stay,
};

/**
 * @param own settings of one operation in addition to the shared ones
 * @param members of one operation in addition to the shared ones
 */
export const annualRequest = <
  const S extends OwnSettings = Record<never, never>,
  M extends z.ZodRawShape = Record<never, never>,
>(
  own?: S,
  members?: M,
) =>
  birthRequest(['ayanamsa', 'node_mode', 'sunrise'], {
    // Safe: without settings, S is inferred as the empty record.
    settings: { annual_moment: annualMoment, ...(own ?? ({} as S)) },
    // Safe: without members, M is inferred as the empty record.
    members: { ...MEMBERS, ...(members ?? ({} as M)) },
  });

const AnnualRequest = annualRequest();
type AnnualBirth = z.output<typeof AnnualRequest>;

export const EXAMPLE_YEAR = { ...EXAMPLE_BIRTH, target_year: 2026 } as const;

const FORMULAS = {
  formula_version: '1.1',
  system: 'tajika',
  zodiac: 'sidereal',
  house_system: 'whole_sign',
} as const;

export type OpenedYear = {
  jdUt: number;
  clock: Clock;
  year: AnnualChart;
  natal: Chart<Graha>;
  metadata: (used?: Partial<Metadata>) => Metadata;
};

/** The chart of the year of a request. The moment is that of the geocentric Sun, whatever the observation point. */
export function openYear({ settings, target_year, stay, ...birth }: AnnualBirth, sky: Ephemeris): OpenedYear {
  const moment = resolveMoment(birth);
  const completedYears = target_year - birth.year;
  const { ayanamsa, sunrise: rule } = settings;
  const jdUt = annualMomentJdUt(sky, ayanamsa, moment.jdUt, completedYears, settings.annual_moment);
  const { latitude, longitude } = stay ?? birth;
  const place = { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: 0 };
  const clock = placeClock({ longitude, timezone: stay?.timezone ?? birth.timezone }, settings.clock);
  const natal = chartAt(sky, GRAHA_IDS, moment.jdUt, moment.place, vedicSkyOf(settings, moment.place));
  const year = annualChartAt(
    sky,
    jdUt,
    { almanac: { sky, place, clock, rule }, settings: vedicSkyOf(settings, place) },
    { ascendantSignIndex: natal.firstSignIndex, completedYears },
  );
  const metadata = (used: Partial<Metadata> = {}): Metadata =>
    metadataOf(sky.name, FORMULAS, settings, { ayanamsa_value: rounded(year.chart.ayanamsaDeg), ...used });
  return { jdUt, clock, year, natal, metadata };
}

/** The members that identify a year in every answer. */
export const YEAR = {
  target_year: z.int().describe('The requested calendar year.'),
  completed_years: z.int().describe('Years of life completed when this one opens; negative before the birth.'),
  opens_at: Instant.describe('Start of the year, local time of the place.'),
  utc_datetime: Instant.describe('Start of the year in UTC.'),
  julian_day_ut: z.number().describe('The same instant as a Julian Day in UT.'),
};

export const presentYear = (
  { jdUt, clock, year }: OpenedYear,
  target_year: number,
): z.input<z.ZodObject<typeof YEAR>> => ({
  target_year,
  completed_years: year.completedYears,
  opens_at: isoAt(jdUt, clock),
  utc_datetime: isoAt(jdUt, 0),
  julian_day_ut: rounded(jdUt),
});
