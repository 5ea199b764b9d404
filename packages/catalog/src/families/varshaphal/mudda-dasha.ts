import { isoAt } from '@graha/astro-engine/core/moment';
import { ANNUAL_DAYS, annualClock, type AnnualClock } from '@graha/astro-engine/varshaphal/annual-moment';
import {
  type AnnualPeriod,
  degreesInSignOf,
  muddaDashaOf,
  patyayiniOf,
  varshaYoginiOf,
} from '@graha/astro-engine/varshaphal/annual-periods';
import type { Clock } from '@graha/astro-engine/core/moment';
import { POINTS } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { GrahaName } from '../../wire/placement.ts';
import { rounded } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';
import { Instant } from '../panchang/almanac.ts';
import { AshtakavargaReceiver } from '../strength/contributors.ts';
import { annualRequest, EXAMPLE_YEAR, openYear, presentYear, YEAR } from './year.ts';
import { asksPoint } from '../../operation/long-if.ts';

export const PERIOD_SETTINGS = {
  annual_day: {
    values: ANNUAL_DAYS,
    title: 'Day of an annual period',
    description: 'Length of each of the 360 days: a degree of the Sun, a 360th of this year, or 24 hours.',
  },
} as const satisfies Record<string, Setting>;

const SPAN = {
  days: z.number().min(0).max(360).describe('Length in days, of which the year has 360.'),
  share: z.number().min(0).max(1).describe('Share of the year.'),
  start_at: Instant,
  end_at: Instant,
};

const period = { lord: GrahaName.describe('Ruler of the period.'), ...SPAN };
const Mudda = z.strictObject(period).meta({ id: 'MuddaPeriod', description: 'A period of Vimshottari within a year.' });
const Yogini = z
  .strictObject({ name: term('YoginiName', z.string()).describe('Name of the yogini.'), ...period })
  .meta({ id: 'VarshaYoginiPeriod', description: 'A period of a yogini within a year.' });
const Patyayini = z
  .strictObject({ lord: AshtakavargaReceiver.describe('Ruler of the period.'), ...SPAN })
  .meta({ id: 'PatyayiniPeriod', description: 'A period by degrees within signs.' });

const spanOf = ({ startDays, endDays }: AnnualPeriod<string>, days: AnnualClock, clock: Clock) => ({
  days: rounded(endDays - startDays),
  share: rounded((endDays - startDays) / 360),
  start_at: isoAt(days.instantOf(startDays), clock),
  end_at: isoAt(days.instantOf(endDays), clock),
});

export const muddaDasha = operation({
  summary: 'Periods of a year of life: Mudda, Varsha Yogini and Patyayini dashas.',
  description:
    'Three ways to divide a year of life, each with dates. Mudda is Vimshottari within the year, Varsha Yogini the dasha of ' +
    'the eight yoginis: the star of the natal Moon and the completed years give the first lord, the part of the star that she ' +
    'still had to cross gives the first period, and the other part the last. Patyayini orders the planets and the ' +
    'ascendant of the annual chart by degrees within their signs.',
  input: annualRequest(PERIOD_SETTINGS),
  output: z.strictObject({
    ...YEAR,
    mudda: z.array(Mudda).describe('Ten periods; nine if the natal Moon was exactly at the start of a star.'),
    varsha_yogini: z
      .array(Yogini)
      .describe('Nine periods; eight if the natal Moon was exactly at the start of a star.'),
    patyayini: z.array(Patyayini).length(8).describe('Eight periods, ordered by degrees within signs.'),
    metadata: Metadata,
  }),
  credits: 2,
  cpuMaxMs: 5,
  longIf: asksPoint,
  example: EXAMPLE_YEAR,
  compute: (request, sky) => {
    const { settings, target_year } = request;
    const opened = openYear(request, sky);
    const { year, natal, clock } = opened;
    const days = annualClock(sky, settings.ayanamsa, opened.jdUt, settings.annual_day);
    const moon = natal.placements.moon;
    const crossed = (moon.longitudeDeg * 27) / 360; // Multiplied first, because 360/27 has no exact binary form.
    const star = { nakshatraIndex: moon.nakshatraIndex, remainingShare: 1 - (crossed - Math.floor(crossed)) };
    return {
      ...presentYear(opened, target_year),
      mudda: muddaDashaOf(star, year.completedYears).map((one) => ({
        lord: POINTS[one.lord].name,
        ...spanOf(one, days, clock),
      })),
      varsha_yogini: varshaYoginiOf(star, year.completedYears).map((one) => ({
        name: one.name ?? '',
        lord: POINTS[one.lord].name,
        ...spanOf(one, days, clock),
      })),
      patyayini: patyayiniOf(degreesInSignOf(year.chart)).map((one) => ({
        lord: one.lord === 'ascendant' ? 'Ascendant' : POINTS[one.lord].name,
        ...spanOf(one, days, clock),
      })),
      metadata: opened.metadata({
        truncated: days.leftEphemeris() ? 'days after the ephemeris are mean degrees of the Sun' : null,
      }),
    };
  },
});
