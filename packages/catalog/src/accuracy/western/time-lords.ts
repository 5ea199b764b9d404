import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { steadyYears } from '@graha/astro-engine/dasha/years';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { firdariaOf } from '@graha/astro-engine/western/firdaria';
import {
  partsOfReleased,
  type Released,
  releasedYears,
  RELEASING_YEARS,
} from '@graha/astro-engine/western/zodiacal-releasing';
import { western } from '../../families/western/western.ts';
import { type AccuracyRow, Mismatches } from '../rows.ts';

/** Ends of parts by age, as the table of Abu Ma'shar's Firdariyyat prints them: lord, part, age. */
const PRINTED_FIRDARIA = {
  day: [
    ['sun', 'sun', 1.428], ['sun', 'venus', 2.856], ['sun', 'mercury', 4.284], ['sun', 'moon', 5.712], ['sun', 'saturn', 7.14],
    ['sun', 'jupiter', 8.568], ['sun', 'mars', 10], ['venus', 'venus', 11.143], ['venus', 'mercury', 12.286],
    ['venus', 'moon', 13.429], ['venus', 'saturn', 14.572], ['venus', 'jupiter', 15.715], ['venus', 'mars', 16.858],
    ['venus', 'sun', 18], ['mercury', 'mercury', 19.857], ['mercury', 'moon', 21.714], ['mercury', 'saturn', 23.571],
    ['mercury', 'jupiter', 25.428], ['mercury', 'mars', 27.285], ['mercury', 'sun', 29.142],
  ],
  night: [
    ['moon', 'moon', 1.286], ['moon', 'saturn', 2.572], ['moon', 'jupiter', 3.858], ['moon', 'mars', 5.144], ['moon', 'sun', 6.43],
    ['moon', 'venus', 7.716], ['moon', 'mercury', 9], ['saturn', 'saturn', 10.571], ['saturn', 'jupiter', 12.142],
    ['saturn', 'mars', 13.713], ['saturn', 'sun', 15.284], ['saturn', 'venus', 16.855], ['saturn', 'mercury', 18.426],
    ['saturn', 'moon', 20], ['jupiter', 'jupiter', 21.714], ['jupiter', 'mars', 23.428], ['jupiter', 'sun', 25.142],
    ['jupiter', 'venus', 26.856], ['jupiter', 'mercury', 28.57],
  ],
} as const; // prettier-ignore
/** The table adds sevenths that are cut off after three decimals. */
const PRINTED_AGE = 0.006;

function firdariaRow(): AccuracyRow {
  const found = new Mismatches();
  for (const sect of ['day', 'night'] as const) {
    const parts = firdariaOf(sect, 'at_end', steadyYears(0, 365.2422)).flatMap((period) =>
      period.parts.map((part) => ({ ...part, of: period.lord })),
    );
    for (const [index, [of, lord, age]] of PRINTED_FIRDARIA[sect].entries()) {
      found.equal(`${parts[index]?.of} ${parts[index]?.lord}`, `${of} ${lord}`);
      found.equal(Math.abs((parts[index]?.endYears ?? Number.NaN) - age) < PRINTED_AGE, true);
    }
  }
  return found.row('firdaria', 'the printed Firdariyyat table after Abu Ma’shar', 'Ages within its own rounding');
}

/** Printed days of Greenwich on which periods begin. */
const PRINTED_RELEASES = [
  {
    // Akihito, 06:39 in Tokyo: Winds of the Planets, 15 August 2016.
    birth: { year: 1933, month: 12, date: 22, hours: 21, minutes: 39, latitude: 35.6895, longitude: 139.6917, timezone: 0 },
    lot: 'spirit', target_date: '2016-08-08',
    starts: { years: 'Leo 2012-10-28', months: 'Libra 2016-01-11', days: 'Aquarius 2016-06-14' },
  },
  {
    // Akihito again, after the turn of the month.
    birth: { year: 1933, month: 12, date: 22, hours: 21, minutes: 39, latitude: 35.6895, longitude: 139.6917, timezone: 0 },
    lot: 'spirit', target_date: '2016-09-10', starts: { months: 'Scorpio 2016-09-07' },
  },
  {
    // Donald Trump, whose Lot of Fortune by the usual rule Patrick Watson calls Spirit.
    birth: { year: 1946, month: 6, date: 14, hours: 10, minutes: 54, latitude: 40.7, longitude: -73.8, timezone: -4 },
    lot: 'fortune', target_date: '2010-07-09', starts: { years: 'Gemini 2010-07-08', months: 'Gemini 2010-07-08' },
  },
  {
    birth: { year: 1946, month: 6, date: 14, hours: 10, minutes: 54, latitude: 40.7, longitude: -73.8, timezone: -4 },
    lot: 'fortune', target_date: '2030-03-26', starts: { years: 'Cancer 2030-03-25' },
  },
] as const; // prettier-ignore

function releasingRow(sky: Ephemeris): AccuracyRow {
  const found = new Mismatches();
  const entry = western['zodiacal-releasing'];
  for (const { birth, lot, target_date, starts } of PRINTED_RELEASES) {
    const { current } = entry.compute(entry.input.parse({ ...birth, lot, target_date }), sky);
    for (const [level, printed] of Object.entries(starts)) {
      const ruling = current.find((one) => one.level === level);
      found.equal(`${ruling?.sign} ${ruling?.start.slice(0, 10)}`, printed);
    }
  }
  return found.row('starts of zodiacal releasing', 'Winds of the Planets (2016) and P. Watson (2020), two births');
}

const ROUND_YEARS = RELEASING_YEARS.reduce((sum, years) => sum + years, 0);

/** The signs that rule at an age, by remainders alone: no list of periods is made. @param hours of five hours each */
function signsByRemainder(first: number, age: number): number[] {
  let rest = age;
  let start = first;
  return [1728, 144, 12, 1].map((unit) => {
    let sign = start;
    if (rest >= ROUND_YEARS * unit) {
      rest -= ROUND_YEARS * unit;
      sign += 6;
    }
    for (; rest >= (RELEASING_YEARS[sign % 12] ?? 0) * unit; sign += 1)
      rest -= (RELEASING_YEARS[sign % 12] ?? 0) * unit;
    start = sign % 12;
    return start;
  });
}

/** Instants of lives, compared with the second derivation. */
function remainderRow(): AccuracyRow {
  const found = new Mismatches();
  for (let index = 0; index < 2_400; index += 1) {
    const first = index % 12;
    const age = (index * 7_919) % (115 * 1728);
    const signs: number[] = [];
    let periods: readonly Released[] = releasedYears({ startSignIndex: first });
    while (periods.length > 0) {
      const ruling = periods.find(({ startUnits, endUnits }) => startUnits <= age && age < endUnits);
      if (ruling === undefined) break;
      signs.push(ruling.signIndex);
      periods = partsOfReleased(ruling);
    }
    const names = (indexes: readonly number[]): string => indexes.map((sign) => signAt(sign).name).join();
    found.equal(names(signs), names(signsByRemainder(first, age)));
  }
  return found.row('zodiacal releasing to four levels', 'a second derivation by remainders, 2,400 ages');
}

/** Periods of firdaria and of zodiacal releasing. */
export const timeLordAccuracy = (sky: Ephemeris): AccuracyRow[] => [firdariaRow(), releasingRow(sky), remainderRow()];
