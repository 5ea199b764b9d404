import { wholeSecond } from '@graha/astro-engine/core/moment';
import { type Bhadra, bhadrasBetween } from '@graha/astro-engine/panchang/bhadra';
import { daylightOf, nightOf, previousNightOf } from '@graha/astro-engine/panchang/day';
import {
  arunodayaOf,
  godhuliOf,
  nishitaOf,
  pratahSandhyaOf,
  sayahnaSandhyaOf,
  vijayaOf,
} from '@graha/astro-engine/panchang/day-parts';
import type { Interval } from '@graha/astro-engine/panchang/interval';
import { limbsBetween } from '@graha/astro-engine/panchang/limbs';
import { meetingYogaWindows } from '@graha/astro-engine/panchang/meeting-yogas';
import { gandaMoolasBetween, panchakasBetween, tithiGandantasBetween } from '@graha/astro-engine/panchang/moon-doshas';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { panchakaRahitasOf } from '@graha/astro-engine/panchang/panchaka-rahita';
import { thirtyMuhurtas } from '@graha/astro-engine/panchang/thirty-muhurtas';
import { risingZodiacOf } from '@graha/astro-engine/sky/rising-signs';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { Metadata } from '../../../wire/envelopes.ts';
import { operation } from '../../../operation/operation.ts';
import {
  type AlmanacDay,
  Instant,
  instantOrNull,
  openAlmanac,
  PanchangDayWire,
  PanchangRequest,
  presentDay,
  presentWindow,
  Reason,
  reasonOf,
  Window,
  windowOrNull,
} from '../almanac.ts';
import {
  BhadraWire,
  GandaMoolaWire,
  MeetingYogaWire,
  MuhurtaWire,
  PanchakaRahitaWire,
  PanchakaWire,
} from './muhurta-wire.ts';

const SECONDS_PER_DAY = 86_400;

const secondsOf = (interval: Interval | null): number | null =>
  interval === null ? null : Math.round((interval.endJdUt - interval.startJdUt) * SECONDS_PER_DAY);

const partOf = <Whole>(whole: Whole | null, cut: (whole: Whole) => Interval): Interval | null =>
  whole === null ? null : cut(whole);

/** The parts of a day that depend on sunrise and sunset; null if one is missing. */
function dayParts({ almanac, day, moment }: AlmanacDay) {
  const [daylight, night, before] = [daylightOf(day), nightOf(day), previousNightOf(almanac, day)];
  const middle = daylight === null ? null : wholeSecond((daylight.startJdUt + daylight.endJdUt) / 2);
  return {
    dinamana_seconds: secondsOf(daylight),
    ratrimana_seconds: secondsOf(night),
    madhyahna: instantOrNull(middle, moment),
    muhurtas: thirtyMuhurtas(daylight, night).map(({ number, isDay, name, quality, ...window }) => ({
      number,
      is_day: isDay,
      name,
      quality,
      ...presentWindow(window, moment),
    })),
    arunodaya: windowOrNull(partOf(day.sunriseJdUt, arunodayaOf), moment),
    pratah_sandhya: windowOrNull(partOf(before, pratahSandhyaOf), moment),
    vijaya: windowOrNull(partOf(daylight, vijayaOf), moment),
    godhuli: windowOrNull(partOf(day.sunsetJdUt, godhuliOf), moment),
    sayahna_sandhya: windowOrNull(partOf(night, sayahnaSandhyaOf), moment),
    nishita: windowOrNull(partOf(night, nishitaOf), moment),
  };
}

const presentBhadra = (bhadra: Bhadra, { moment }: AlmanacDay): z.input<typeof BhadraWire> => {
  const { paksha, name } = tithiAt(bhadra.tithiIndex);
  return {
    ...presentWindow(bhadra, moment),
    tithi: `${paksha} ${name}`,
    mukha: presentWindow(bhadra.mukha, moment),
    puccha: presentWindow(bhadra.puccha, moment),
    abodes: bhadra.abodes.map(({ abode, ...part }) => ({ abode, ...presentWindow(part, moment) })),
  };
};

function rahitas({ almanac, angles, birth, day, moment }: AlmanacDay): z.input<typeof PanchakaRahitaWire>[] | null {
  const zodiac = risingZodiacOf(almanac.sky, birth.settings.ayanamsa, almanac.place);
  if (zodiac === null) return null;
  const { startJdUt, endJdUt } = day;
  const limbs = {
    lagnas: zodiac.spansBetween(12, startJdUt, endJdUt),
    tithis: limbsBetween(angles, 'tithi', startJdUt, endJdUt),
    stars: limbsBetween(angles, 'nakshatra', startJdUt, endJdUt),
  };
  return panchakaRahitasOf(limbs, day.weekdayIndex, day).map(({ lagnaSignIndex, remainder, kind, ...window }) => ({
    ...presentWindow(window, moment),
    lagna: signAt(lagnaSignIndex).name,
    remainder,
    kind,
  }));
}

/** The doshas and yogas of the day, from its tithis, stars and weekday. */
function doshas(almanacDay: AlmanacDay) {
  const { almanac, angles, day, moment } = almanacDay;
  const { startJdUt, endJdUt } = day;
  return {
    bhadra: bhadrasBetween(angles, startJdUt, endJdUt).map((bhadra) => presentBhadra(bhadra, almanacDay)),
    panchaka: panchakasBetween(almanac, angles, startJdUt, endJdUt).map(({ kind, weekdayIndex, ...window }) => ({
      ...presentWindow(window, moment),
      kind,
      weekday: weekdayAt(weekdayIndex).name,
    })),
    panchaka_rahita: rahitas(almanacDay),
    ganda_moola: gandaMoolasBetween(angles, startJdUt, endJdUt).map((one) => ({
      ...presentWindow(one, moment),
      nakshatra: nakshatraAt(one.nakshatraIndex).name,
      worst_pada: one.worstPadaNumber,
      worst_pada_window: presentWindow(one.worstPada, moment),
    })),
    tithi_gandanta: tithiGandantasBetween(angles, startJdUt, endJdUt).map((one) => presentWindow(one, moment)),
    yogas: meetingYogaWindows(angles, day.weekdayIndex, day).map(({ yoga: { id, name, quality }, ...window }) => ({
      id,
      name,
      quality,
      ...presentWindow(window, moment),
    })),
  };
}

const part = (text: string) => Window.nullable().describe(`${text} Null if there is none.`);

export const muhurtas = operation({
  summary: 'The thirty muhurtas of a day, Bhadra, Panchaka and the yogas to seek or to avoid.',
  description:
    'The fifteen muhurtas of the day and the fifteen of the night with their quality; length of day (dinamana) and night ' +
    '(ratrimana); arunodaya, both sandhyas, vijaya, godhuli, nishita; Bhadra (Vishti) with its mukha, puccha and abode; Panchaka ' +
    'with its kind, and Panchaka Rahita by rising sign; Ganda Moola; tithi gandanta; Dwipushkara and Tripushkara, Jwalamukhi, ' +
    'Aadal and Vidaal, burnt tithis (dagdha). The day is the one from sunrise to sunrise that holds the instant; spans that ' +
    'begin before or end after it are given in full, yogas only within it. If the Sun does not rise or set, `reason` tells which.',
  input: PanchangRequest,
  output: z.strictObject({
    panchang_day: PanchangDayWire,
    reason: Reason,
    dinamana_seconds: z.int().nullable().describe('Seconds from sunrise to sunset; null if there is no day.'),
    ratrimana_seconds: z.int().nullable().describe('Seconds of the following night; null if there is no night.'),
    madhyahna: Instant.nullable().describe('Middle of the day; null if there is no day.'),
    muhurtas: z.array(MuhurtaWire).describe('Muhurtas in order; those of a missing day or night are omitted.'),
    arunodaya: part('The 96 minutes before sunrise.'),
    pratah_sandhya: part('The last tenth of the preceding night.'),
    vijaya: part('The eleventh muhurta of the day.'),
    godhuli: part('The 24 minutes about sunset.'),
    sayahna_sandhya: part('The first tenth of the night.'),
    nishita: part('The eighth muhurta of the night, which holds midnight.'),
    bhadra: z.array(BhadraWire).describe('Every Bhadra that touches the day.'),
    panchaka: z.array(PanchakaWire).describe('Every Panchaka that touches the day; empty on most days.'),
    panchaka_rahita: z
      .array(PanchakaRahitaWire)
      .nullable()
      .describe(
        'Parts of the day in order; null beyond 66.4° of latitude, because signs rise backwards or not at all there.',
      ),
    ganda_moola: z.array(GandaMoolaWire).describe('Every Ganda Moola span that touches the day; empty on most days.'),
    tithi_gandanta: z
      .array(Window)
      .describe('The last and first two ghatis about the ends of the tithis 5, 10 and 15.'),
    yogas: z.array(MeetingYogaWire).describe('Yogas of weekday, tithi and stars, ordered by yoga, then by time.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const almanacDay = openAlmanac(birth, sky);
    return {
      panchang_day: presentDay(almanacDay.day, almanacDay.moment),
      reason: reasonOf(almanacDay.day),
      ...dayParts(almanacDay),
      ...doshas(almanacDay),
      metadata: almanacDay.metadata,
    };
  },
});
