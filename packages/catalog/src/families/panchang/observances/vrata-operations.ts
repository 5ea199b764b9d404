import { type Clock, dateOfDayCount, isoAt, weekdayIndexOf } from '@graha/astro-engine/core/moment';
import type { ObservanceSky } from '@graha/astro-engine/observance/observance-sky';
import { type ObservedOn, observancesBetween } from '@graha/astro-engine/observance/observances-between';
import { MONTHLY } from '@graha/astro-engine/observance/rows-monthly';
import { type Sankranti, sankrantisIn } from '@graha/astro-engine/observance/sankranti';
import { observanceOf } from '@graha/astro-engine/observance/table';
import { pradoshaName, sankashtiName } from '@graha/astro-engine/observance/vow-names';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import { Instant, instantOrNull, presentWindow, Window, windowOrNull } from '../almanac.ts';
import { EXAMPLE_YEAR, observanceRequest, openDays } from './observance-request.ts';
import { Basis, CivilDateWire, isoOfDay, ObservedWire, presentObserved } from './observed-wire.ts';

const KINDS = MONTHLY.map(({ id }) => id);
const [PRADOSHA, SANKASHTI] = ['pradosha_vrata', 'sankashti_chaturthi'];

const VrataWire = z
  .strictObject({
    ...ObservedWire.omit({ other_almanacs: true }).shape,
    title: z
      .string()
      .nullable()
      .describe('Name of this day: of a Pradosha by its weekday, of a Sankashti by its month; else null.'),
    moonrise: Instant.nullable().describe(
      'Moonrise, at which the fast of a Sankashti is broken; null for other vows, and if the Moon does not rise.',
    ),
  })
  .meta({ id: 'VrataDay', description: 'A vow of every month on its day.' });

function titleOf({ moon }: ObservanceSky, { observance, dayCount, span }: ObservedOn): string | null {
  const weekdayIndex = weekdayIndexOf(dateOfDayCount(dayCount));
  if (observance.id === PRADOSHA) return pradoshaName(weekdayIndex);
  if (observance.id !== SANKASHTI) return null;
  const { monthIndex, kind } = moon.monthAt(span.startJdUt);
  return sankashtiName(monthIndex, kind === 'adhika', weekdayIndex);
}

function presentVrata(sky: ObservanceSky, observed: ObservedOn, clock: Clock): z.input<typeof VrataWire> {
  const isSankashti = observed.observance.id === SANKASHTI;
  const moonrise = isSankashti ? sky.days.kalaOn(observed.dayCount, 'moonrise') : null;
  return {
    ...presentObserved(sky, observed, clock),
    title: titleOf(sky, observed),
    moonrise: instantOrNull(moonrise?.startJdUt ?? null, { clock }),
  };
}

const SankrantiWire = z
  .strictObject({
    sign: term('RashiName', z.string()).describe('The sign that the Sun enters.'),
    at: Instant.describe('Instant when the Sun enters the sign.'),
    date: CivilDateWire.describe('The day on which it is kept.'),
    punya_kala: Window.describe('The time of day for gifts and bathing.'),
    maha_punya_kala: Window.nullable().describe('Best part of punya kala, only for Makara; else null.'),
    basis: Basis,
  })
  .meta({ id: 'Sankranti', description: 'The entry of the Sun into a sidereal sign.' });

const presentSankranti = (sankranti: Sankranti, clock: Clock): z.input<typeof SankrantiWire> => ({
  sign: signAt(sankranti.signIndex).sanskrit,
  at: isoAt(sankranti.jdUt, clock),
  date: isoOfDay(sankranti.dayCount),
  punya_kala: presentWindow(sankranti.punyaKala, { clock }),
  maha_punya_kala: windowOrNull(sankranti.mahaPunyaKala, { clock }),
  basis: sankranti.basis,
});

export const vrataOperations = {
  vratas: operation({
    summary: 'A vow of every month over a year: Pradosha, Sankashti, Shivaratri, full and new moons.',
    description:
      'The days of one monthly vow from `from` to `to`, up to 366 days, leap months too. `kind` selects the vow: Pradosha (named by ' +
      'its weekday), Sankashti Chaturthi (named by its month, with the moonrise that ends the fast), Vinayaka Chaturthi, ' +
      'Masik Shivaratri, Kalashtami, Durgashtami, Skanda Shashthi, Amavasya, Purnima and their rites, Chandra Darshana, ' +
      'Rohini and Karthigai. Each row has the rule that chose its day and the margin to another day.',
    input: observanceRequest({
      kind: z
        .enum(KINDS, { error: () => `must be one of ${KINDS.join(', ')}` })
        .meta({ title: 'Kind', description: 'The vow, by its id.' }),
    }),
    output: z.strictObject({
      vratas: z.array(VrataWire).describe('Days of the vow in order of their dates.'),
      metadata: Metadata,
    }),
    credits: 2,
    cpuMaxMs: 5, // A year near a polar circle.
    example: { ...EXAMPLE_YEAR, kind: SANKASHTI },
    compute: ({ kind, ...input }, ephemeris) => {
      const { sky, range, clock, metadata } = openDays(input, ephemeris);
      const observed = observancesBetween(sky, [observanceOf(kind)], range, 'smarta');
      return { vratas: observed.map((one) => presentVrata(sky, one, clock)), metadata };
    },
  }),

  sankrantis: operation({
    summary: 'The entries of the Sun into the twelve signs, with their days.',
    description:
      'Every sankranti whose day is from `from` to `to`, up to 366 days: the instant, the day on which it is kept (the civil ' +
      'date; for Karka from sunrise to sunrise; for Makara the next day after sunset) and punya kala, the time of day for gifts and ' +
      'bathing, on which texts differ: 16 ghatis of 24 minutes before or after most entries, 15 on both sides of Mesha and Tula, ' +
      '30 before Karka, from the entry to sunset for Makara; an entry at night takes the nearest half of the daylight.',
    input: observanceRequest({}),
    output: z.strictObject({
      sankrantis: z.array(SankrantiWire).describe('Sankrantis in order of time.'),
      metadata: Metadata,
    }),
    credits: 1,
    cpuMaxMs: 5, // A year near a polar circle, by a star.
    example: EXAMPLE_YEAR,
    compute: (input, ephemeris) => {
      const { sky, range, clock, metadata } = openDays(input, ephemeris);
      return { sankrantis: sankrantisIn(sky, range).map((one) => presentSankranti(one, clock)), metadata };
    },
  }),
};
