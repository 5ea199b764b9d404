import { type LunarEras, lunarErasOf } from '@graha/astro-engine/calendar/eras';
import { lunarMonthAt, lunarMonthName, purnimantaMonthIndex } from '@graha/astro-engine/calendar/lunar-month';
import { SOLAR_CALENDAR_IDS, SOLAR_CALENDARS } from '@graha/astro-engine/calendar/solar-calendars';
import { type SolarDate, solarDateOf } from '@graha/astro-engine/calendar/solar-month';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { type CivilDate, dateOfDayCount } from '@graha/astro-engine/core/moment';
import { type Almanac, panchangDayOf } from '@graha/astro-engine/panchang/day';
import { lightAnglesOf, limbAt } from '@graha/astro-engine/panchang/limbs';
import { tithiAt } from '@graha/astro-engine/panchang/names';
import { z } from 'zod';
import fixture from './fixtures/calendar.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches } from '../rows.ts';

const Rows = z.object({
  days: z.array(z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()])),
  lunarMonths: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])),
  solarMonths: z.array(z.tuple([z.string(), z.string(), z.number(), z.number()])),
  places: z.array(z.tuple([z.string(), z.number(), z.number(), z.number(), z.string(), z.number(), z.number()])),
  placeTithis: z.array(z.tuple([z.number(), z.number(), z.number(), z.string(), z.number()])),
  samvat2023: z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string(), z.string()])),
});

const TABLE = 'dra8an/hindu-calendar, compared with DrikPanchang 1900–2050';
const DRIK_2023 = 'DrikPanchang 2023, two days of three';
const SECONDS_PER_DAY = 86_400;

const dateOf = (iso: string): CivilDate => dateOfDayCount(Date.parse(iso) / (SECONDS_PER_DAY * 1000));

/** Converts the spellings of a table to ours. */
const spelt = (text: string): string =>
  text.replace('Aananda', 'Ananda').replace('Ashwina', 'Ashvina').replace(' (Adhik)', '');

/** Compares lunar and solar months and years of eras, which must be equal to the published ones. */
export function calendarAccuracy(sky: Ephemeris): AccuracyRow[] {
  const rows = Rows.parse(fixture);
  const angles = lightAnglesOf(sky, 'lahiri');
  const almanacAt = (latitudeDeg: number, longitudeDeg: number, offsetHours: number): Almanac => ({
    sky,
    place: { latitudeDeg, longitudeDeg, altitudeM: 0 },
    clock: offsetHours * 3600,
    rule: 'almanac',
  });
  const delhi = almanacAt(28.6139, 77.209, 5.5);
  const sunriseOn = (almanac: Almanac, iso: string): number => panchangDayOf(almanac, dateOf(iso)).startJdUt;
  const tithiNumberOn = (almanac: Almanac, iso: string): number =>
    limbAt(angles, 'tithi', sunriseOn(almanac, iso)).index + 1;
  const solarOn = (almanac: Almanac, calendar: string, iso: string): SolarDate => {
    const id = SOLAR_CALENDAR_IDS.find((one) => one === calendar);
    if (id === undefined) throw new Error(`no solar calendar ${calendar}`);
    return solarDateOf({ almanac, angles }, { date: dateOf(iso) }, id);
  };
  const monthNumberOf = ({ calendarId, signIndex }: SolarDate): number =>
    ((signIndex - SOLAR_CALENDARS[calendarId].newYearSignIndex + 12) % 12) + 1;

  const [tithis, months, starts, samvats, places] = Array.from({ length: 5 }, () => new Mismatches());
  const solar = new Map(SOLAR_CALENDAR_IDS.map((id) => [String(id), new Mismatches()]));
  if (!tithis || !months || !starts || !samvats || !places) throw new Error('five counters were made');

  for (const [date, tithi, masa, adhika, shaka] of rows.days) {
    const month = lunarMonthAt(angles, sunriseOn(delhi, date));
    tithis.equal(tithiNumberOn(delhi, date), tithi);
    months.equal(`${month.monthIndex + 1} ${month.kind === 'adhika'}`, `${masa} ${adhika === 1}`);
    samvats.equal(lunarErasOf(month).shaka.year, shaka);
  }
  for (const [start, masa, adhika, shaka] of rows.lunarMonths) {
    const sunrise = sunriseOn(delhi, start);
    const month = lunarMonthAt(angles, sunrise);
    const begins = month.startJdUt > sunrise - 1.01; // No sunrise of this month was earlier.
    const { year } = lunarErasOf(month).shaka;
    starts.equal(
      `${month.monthIndex + 1} ${month.kind === 'adhika'} ${year} ${begins}`,
      `${masa} ${adhika === 1} ${shaka} true`,
    );
  }
  for (const [calendar, start, number, year] of rows.solarMonths) {
    const date = solarOn(delhi, calendar, start);
    solar.get(calendar)?.equal(`${date.dayNumber} ${monthNumberOf(date)} ${date.year}`, `1 ${number} ${year}`);
  }
  for (const [calendar, latitude, longitude, offset, iso, number, day] of rows.places) {
    const date = solarOn(almanacAt(latitude, longitude, offset), calendar, iso);
    places.equal(`${date.dayNumber} ${monthNumberOf(date)}`, `${day} ${number}`);
  }
  for (const [latitude, longitude, offset, iso, tithi] of rows.placeTithis) {
    places.equal(tithiNumberOn(almanacAt(latitude, longitude, offset), iso), tithi);
  }
  const yearOf = (eras: LunarEras, era: 'shaka' | 'vikram' | 'gujarati'): string =>
    `${eras[era].year} ${eras[era].samvatsara}`;
  for (const [date, shaka, vikram, gujarati, amanta, purnimanta, paksha] of rows.samvat2023) {
    const sunrise = sunriseOn(delhi, date);
    const month = lunarMonthAt(angles, sunrise);
    const tithiIndex = limbAt(angles, 'tithi', sunrise).index;
    const eras = lunarErasOf(month);
    samvats.equal(yearOf(eras, 'shaka'), shaka);
    samvats.equal(yearOf(eras, 'gujarati'), spelt(gujarati));
    // The source begins the northern year with the waning half before Chaitra: see the differences.
    const isChaitraKrishna = purnimanta === 'Chaitra' && amanta === 'Phalguna';
    if (!isChaitraKrishna) samvats.equal(yearOf(eras, 'vikram'), vikram);
    months.equal(lunarMonthName(month.monthIndex), spelt(amanta));
    months.equal(lunarMonthName(purnimantaMonthIndex(month, tithiIndex)), spelt(purnimanta));
    months.equal(`${tithiAt(tithiIndex).paksha} Paksha`, paksha);
  }
  const solarRow = (calendar: string, tolerance: number): AccuracyRow => ({
    ...(solar.get(calendar) ?? new Mismatches()).row(
      `solar months: ${calendar}`,
      TABLE,
      'Its Sun enters a sign 9.5 minutes later; the differences list the months that this moves',
    ),
    tolerance,
  });
  return [
    tithis.row('tithi of the day', TABLE),
    months.row('names of lunar months', `${TABLE}; ${DRIK_2023}`),
    starts.row('first days of lunar months', TABLE),
    samvats.row('years of the Shaka, Vikram and Gujarati eras', `${TABLE}; ${DRIK_2023}`),
    solarRow('tamil', 0),
    solarRow('malayalam', 3),
    solarRow('odia', 1),
    solarRow('bengali', 1),
    places.row('calendar dates at Ujjain, New York and Los Angeles', TABLE),
  ];
}
