import { type EkadashiFast, ekadashiFastOf, paranaOf } from '@graha/astro-engine/observance/ekadashi';
import { tithiNumbersIn } from '@graha/astro-engine/observance/lunar-rules';
import { isWithin, type ObservanceSky } from '@graha/astro-engine/observance/observance-sky';
import { ekadashiNameOf } from '@graha/astro-engine/observance/vow-names';
import { type Clock, isoAt } from '@graha/astro-engine/core/moment';
import { z } from 'zod';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import { Instant, presentWindow, Window } from '../almanac.ts';
import { EXAMPLE_YEAR, observanceRequest, openDays } from './observance-request.ts';
import { Basis, CivilDateWire, isoOfDay, LocalNamesWire, presentLocalNames, tenths } from './observed-wire.ts';

const Fast = z
  .strictObject({
    date: CivilDateWire.describe('Civil date of the fast.'),
    parana: z
      .strictObject({
        start: Instant,
        end: Instant.nullable().describe(
          'End; null if Dwadashi is over at sunrise: the fast may then be broken at any time of the day.',
        ),
      })
      .describe('Time for breaking the fast, on the next day.'),
  })
  .meta({ id: 'EkadashiFast', description: 'A fast with the time at which it is broken.' });

const EkadashiWire = z
  .strictObject({
    id: z.string().describe('Name of the Ekadashi for programs.'),
    name: z.string().describe('Name of the Ekadashi.'),
    local_names: LocalNamesWire,
    tithi: Window.describe('Ekadashi itself.'),
    smarta: Fast.describe('Fast of householders.'),
    gauna: Fast.nullable().describe('Second fast, of ascetics; null if it is on the same day.'),
    vaishnava: Fast.describe('Fast of Vaishnavas.'),
    hari_vasara_end: Instant.describe(
      'End of the first quarter of Dwadashi (Hari Vasara), before which no fast is broken.',
    ),
    margin_minutes: z
      .number()
      .describe(
        'Minutes from the nearest sunrise to an end of Ekadashi or Dwadashi; below 3, other almanacs may differ.',
      ),
    basis: Basis,
  })
  .meta({ id: 'EkadashiDay', description: 'An Ekadashi with its days of fasting.' });

const EKADASHI_INDEXES = [10, 25];

function presentFast(sky: ObservanceSky, fast: EkadashiFast, dayCount: number, clock: Clock): z.input<typeof Fast> {
  const { startJdUt, endJdUt } = paranaOf(sky, fast, dayCount);
  return {
    date: isoOfDay(dayCount),
    parana: { start: isoAt(startJdUt, clock), end: endJdUt === null ? null : isoAt(endJdUt, clock) },
  };
}

export const ekadashis = operation({
  summary: 'Ekadashis with the days of fasting and parana.',
  description:
    'Every Ekadashi whose Smarta day is from `from` to `to`, up to 366 days: the fast of householders (smarta), the second ' +
    'fast if there is one (gauna), the Vaishnava day, which avoids a dawn touched by Dashami, and for each the time for breaking ' +
    'the fast: in Dwadashi, after Hari Vasara, in the first fifth of the day or, if that is too early, in the fourth.',
  input: observanceRequest({}),
  output: z.strictObject({
    ekadashis: z.array(EkadashiWire).describe('Ekadashis in order of their dates.'),
    metadata: Metadata,
  }),
  credits: 2,
  cpuMaxMs: 6, // A year near a polar circle.
  example: EXAMPLE_YEAR,
  compute: (input, ephemeris) => {
    const { sky, range, clock, metadata } = openDays(input, ephemeris);
    const present = (tithiNumber: number, fast: EkadashiFast): z.input<typeof EkadashiWire> => {
      const named = ekadashiNameOf(sky.moon, tithiNumber);
      return {
        id: named.id,
        name: named.name,
        local_names: presentLocalNames(named),
        tithi: presentWindow(fast.tithi, { clock }),
        smarta: presentFast(sky, fast, fast.smartaDayCount, clock),
        gauna: fast.gaunaDayCount === null ? null : presentFast(sky, fast, fast.gaunaDayCount, clock),
        vaishnava: presentFast(sky, fast, fast.vaishnavaDayCount, clock),
        hari_vasara_end: isoAt(fast.hariVasaraEndJdUt, clock),
        margin_minutes: tenths(fast.marginMinutes),
        basis: sky.days.at(fast.smartaDayCount).basis,
      };
    };
    const found = EKADASHI_INDEXES.flatMap((tithiIndex) =>
      tithiNumbersIn(sky, { monthIndex: null, tithiIndex, adhika: 'also' }, range),
    )
      .map((tithiNumber) => ({ tithiNumber, fast: ekadashiFastOf(sky, tithiNumber) }))
      .filter(({ fast }) => isWithin(range, fast.smartaDayCount))
      .toSorted((a, b) => a.tithiNumber - b.tithiNumber);
    return { ekadashis: found.map(({ tithiNumber, fast }) => present(tithiNumber, fast)), metadata };
  },
});
