import { almanacAnglesOf } from '@graha/astro-engine/calendar/almanac-angles';
import { type AlmanacId, almanacRowOf, ALMANAC_IDS } from '@graha/astro-engine/calendar/almanac-table';
import { BIKRAM_SAMBAT_YEARS } from '@graha/astro-engine/calendar/civil/bikram-sambat.data';
import { bikramSambatMonthStart } from '@graha/astro-engine/calendar/civil/bikram-sambat';
import { SOLAR_CALENDAR_IDS } from '@graha/astro-engine/calendar/solar-calendars';
import { solarRuleOf } from '@graha/astro-engine/calendar/solar-reckonings';
import { solarDateOf } from '@graha/astro-engine/calendar/solar-month';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { civilAt, dateOfDayCount, dayCountOf, midnightJdUt } from '@graha/astro-engine/core/moment';
import { printedNextReach } from '@graha/astro-engine/core/printed';
import { type Almanac, panchangDayOf } from '@graha/astro-engine/panchang/day';
import { almanacSkiesOf, keptByAlmanacs } from '@graha/astro-engine/observance/kept-by-almanacs';
import { observanceOf } from '@graha/astro-engine/observance/table';
import printed from '@graha/astro-engine/schools/printed-instants.fixture.json' with { type: 'json' };
import { z } from 'zod';
import fixture from './fixtures/almanacs.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';

const Instants = z.array(z.tuple([z.number(), z.string()]));
const Rows = z.object({
  solarDates: z.array(z.tuple([z.enum(ALMANAC_IDS), z.enum(SOLAR_CALENDAR_IDS), z.iso.date(), z.number(), z.number()])),
  drikEntries: Instants,
  bisuddhaTithiEnds: Instants,
  festivals: z.array(z.tuple([z.string(), z.enum(ALMANAC_IDS), z.iso.date(), z.tuple([z.number(), z.number()])])),
});
const Printed = z.object({ vakyaEntries: Instants, bengalTithiEnds: Instants, vakyaNakshatraEnds: Instants });

const INDIA_SECONDS = 19_800;
const UNIX_EPOCH_JD = 2_440_587.5;
const MINUTES_PER_DAY = 1440;
/** Parts of a turn that an almanac numbers: signs, tithis, nakshatras. */
const PARTS_DEG = { sun: 30, elongation: 12, moon: 360 / 27 } as const;
const PRESS = 'Almanacs, calendars and press of the region';

const jdUtOf = (text: string): number =>
  (Date.parse(`${text.replace(' ', 'T')}Z`) / 1000 - INDIA_SECONDS) / 86_400 + UNIX_EPOCH_JD;

/** Compares the almanacs with civil dates and instants that their books print. */
export function schoolAccuracy(sky: Ephemeris): AccuracyRow[] {
  const { solarDates, drikEntries, bisuddhaTithiEnds } = Rows.parse(fixture);
  const { vakyaEntries, bengalTithiEnds, vakyaNakshatraEnds } = Printed.parse(printed);
  const anglesOf = (id: AlmanacId) => almanacAnglesOf({ ephemeris: sky, ayanamsa: 'lahiri' }, id);
  const almanac: Almanac = {
    sky,
    place: { latitudeDeg: 22.57, longitudeDeg: 88.36, altitudeM: 0 },
    clock: INDIA_SECONDS,
    rule: 'almanac',
  };
  const datesBy = (id: AlmanacId, family: string, tolerance = 0, note?: string): AccuracyRow => {
    const mismatches = new Mismatches();
    for (const [almanacId, calendarId, iso, monthIndex, dayNumber] of solarDates) {
      if (almanacId !== id) continue;
      const date = dateOfDayCount(Date.parse(iso) / 86_400_000);
      const found = solarDateOf({ almanac, angles: anglesOf(id) }, { date }, calendarId, solarRuleOf(calendarId, id));
      mismatches.equal(`${found.signIndex} ${found.dayNumber}`, `${monthIndex} ${dayNumber}`);
    }
    return { ...mismatches.row(family, PRESS, note), tolerance, almanacs: [id] };
  };
  const instants = (
    family: string,
    almanacs: readonly [AlmanacId, ...AlmanacId[]],
    of: keyof typeof PARTS_DEG,
    rows: z.output<typeof Instants>,
  ) => {
    const worst = new Worst();
    for (const [part, text] of rows) {
      const found = printedNextReach(anglesOf(almanacs[0])[of], part * PARTS_DEG[of], jdUtOf(text) - 0.4);
      worst.add((found - jdUtOf(text)) * MINUTES_PER_DAY);
    }
    return (tolerance: number, note: string): AccuracyRow => ({
      ...worst.row({ family, source: PRESS, unit: 'min', tolerance, note }),
      almanacs,
    });
  };
  const toTheMinute = 'Printed to the minute';
  return [
    datesBy('tamil_vakya', 'Tamil dates by the Vakya'),
    datesBy('kerala', 'Malayalam dates'),
    datesBy('assam', 'Assamese dates'),
    datesBy('bengal_old', 'Bengali dates, old school'),
    datesBy('bengal_bisuddha', 'Bengali dates, Bisuddha Siddhanta'),
    datesBy('odisha_kohinoor', 'Odia dates, Kohinoor', 1, 'No school gives 14 April 2012, a date of an English page'),
    datesBy('odisha_samanta', 'Odia dates, Samanta', 0, 'The sky stands in for their text'),
    ...festivalsBySchool(sky),
    bikramSambatByRule(sky),
    instants(
      'entries of the Sun, Vakya',
      ['tamil_vakya', 'vakya'],
      'sun',
      vakyaEntries,
    )(6, 'All but one within 3 minutes'),
    instants('ends of nakshatras, Vakya', ['tamil_vakya', 'vakya'], 'moon', vakyaNakshatraEnds)(10, 'Srirangam 2026'),
    instants('entries of the Sun, drik almanacs', ['drik'], 'sun', drikEntries)(4.2, 'All but one within a minute'),
    instants(
      'ends of tithis, old school of Bengal',
      ['bengal_old', 'surya_bija'],
      'elongation',
      bengalTithiEnds,
    )(4, 'By the clock of its print, which is fitted to 22 such ends'),
    instants(
      'ends of tithis, Bisuddha Siddhanta',
      ['bengal_bisuddha'],
      'elongation',
      bisuddhaTithiEnds,
    )(1.5, toTheMinute),
  ];
}

/** Compares festivals on which the schools part with the days that the press gives for each school. */
function festivalsBySchool(sky: Ephemeris): AccuracyRow[] {
  const { festivals } = Rows.parse(fixture);
  return [...new Set(festivals.map(([, almanacId]) => almanacId))].map((almanacId) => {
    const mismatches = new Mismatches();
    for (const [id, by, iso, [latitudeDeg, longitudeDeg]] of festivals) {
      if (by !== almanacId) continue;
      const dayCount = Date.parse(iso) / 86_400_000;
      const place = { latitudeDeg, longitudeDeg, altitudeM: 0 };
      const skies = almanacSkiesOf(
        { sky, place, clock: INDIA_SECONDS, rule: 'almanac' },
        { ephemeris: sky, ayanamsa: 'lahiri' },
      );
      const range = { fromDayCount: dayCount - 3, toDayCount: dayCount + 3 };
      const [occurrence] = keptByAlmanacs(skies, [observanceOf(id)], range, 'smarta');
      const kept = occurrence?.days.find((day) => day.kept.some((one) => one.almanacId === almanacId));
      mismatches.equal(kept?.dayCount, dayCount);
    }
    const { name } = almanacRowOf(almanacId);
    const source = 'Press of Andhra Pradesh, Telangana and Odisha, 2014–2026';
    return { ...mismatches.row(`festivals on which the schools part: ${name}`, source), almanacs: [almanacId] };
  });
}

const KATHMANDU = { latitudeDeg: 27.7172, longitudeDeg: 85.324, altitudeM: 0 };
const [KARKA_INDEX, MAKARA_INDEX] = [3, 9];
const MAKARA_LAST_MINUTE = 17 * 60;

/**
 * Compares the published months of Nepal with the rule behind them: the civil date of the entry by the Surya Siddhanta
 * at UTC+5:30; for Makara the next date after 17:00, for Karka the date before if it is before sunrise without refraction.
 */
function bikramSambatByRule(sky: Ephemeris): AccuracyRow {
  const { sun } = almanacAnglesOf({ ephemeris: sky, ayanamsa: 'lahiri' }, 'nepal');
  const almanac: Almanac = { sky, place: KATHMANDU, clock: INDIA_SECONDS, rule: 'geometric' };
  const mismatches = new Mismatches();
  for (let year = BIKRAM_SAMBAT_YEARS.first; year <= BIKRAM_SAMBAT_YEARS.lastPublished; year += 1) {
    for (let signIndex = 0; signIndex < 12; signIndex += 1) {
      const published = bikramSambatMonthStart(year, signIndex);
      const noon = midnightJdUt(dateOfDayCount(published), INDIA_SECONDS) + 0.5;
      const entryJdUt = printedNextReach(sun, signIndex * 30, noon - 5);
      const { hours, minutes, ...date } = civilAt(entryJdUt, INDIA_SECONDS);
      const isLate = signIndex === MAKARA_INDEX && hours * 60 + minutes >= MAKARA_LAST_MINUTE;
      const isEarly = signIndex === KARKA_INDEX && entryJdUt < panchangDayOf(almanac, date).startJdUt;
      mismatches.equal(dayCountOf(date) + (isLate ? 1 : 0) - (isEarly ? 1 : 0), published);
    }
  }
  return {
    ...mismatches.row(
      'first days of Bikram Sambat, by the rule behind them',
      'Eleven public tables, 1970–2083; answers give the tables themselves',
      'The others enter within eleven minutes of midnight, and one within twenty of sunrise',
    ),
    tolerance: 8,
    almanacs: ['nepal'],
  };
}
