import { expect, test } from 'vitest';
import { dateOfDayCount, dayCountOf } from '../core/moment.ts';
import { uniformSky } from '../testing.ts';
import type { AlmanacId } from './almanac-table.ts';
import { solarMonthStart } from './civil/siddhanta-sun.ts';
import { reckonedDatesOf, reckoningOf } from './solar-reckonings.ts';
import { SOLAR_CALENDAR_IDS } from './solar-calendars.ts';

const almanac = {
  sky: uniformSky,
  place: { latitudeDeg: 13, longitudeDeg: 80, altitudeM: 0 },
  clock: 19_800,
  rule: 'almanac',
} as const;
const sky = { ephemeris: uniformSky, ayanamsa: 'lahiri' } as const;

test('every calendar is dated by the almanac of its region, by a text if one is asked for, else by its default', () => {
  const by = (asked: AlmanacId) => SOLAR_CALENDAR_IDS.map((id) => reckoningOf(id, asked));
  const usual = ['tamil_vakya', 'kerala', 'odisha_samanta', 'bengal_bisuddha', 'assam'];
  expect(by('drik')).toEqual(usual);
  expect(by('nepal')).toEqual(usual);
  expect(by('bengal_old')).toEqual(usual.with(3, 'bengal_old'));
  expect(by('odisha_kohinoor')).toEqual(usual.with(2, 'odisha_kohinoor'));
  expect(by('surya')).toEqual(Array.from({ length: 5 }, () => 'surya'));
});

test('a date has the dates of the other almanacs of its region', () => {
  const dates = reckonedDatesOf({ almanac, sky, asked: 'drik' }, { date: { year: 2026, month: 8, day: 17 } });
  const others = dates.map((date) => date.others.map(({ almanacId }) => almanacId));
  expect(others).toEqual([['drik'], [], ['odisha_kohinoor'], ['bengal_old'], []]);
});

/** Two computations of a first day, by a search in time and by the inverse: at every fifth day of sixty years. */
test.each([
  ['tamil', 'tamil_vakya', 'tamil'],
  ['bengali', 'bengal_old', 'bengali_old'],
  ['odia', 'odisha_kohinoor', 'odia'],
] as const)('the months of %s by %s begin on the days of the civil calendar', (calendarId, asked, civil) => {
  const first = dayCountOf({ year: 1970, month: 1, day: 3 });
  const wrong = Array.from({ length: 4383 }, (_, step) => dateOfDayCount(first + step * 5)).flatMap((date) => {
    const [found] = reckonedDatesOf({ almanac, sky, asked }, { date }, [calendarId]);
    if (found === undefined) return [date];
    const meshaYear = found.firstDate.year - (found.signIndex >= 9 && found.firstDate.month < 4 ? 1 : 0);
    return dayCountOf(found.firstDate) === solarMonthStart(civil, meshaYear, found.signIndex) ? [] : [date];
  });
  expect(wrong).toEqual([]);
});
