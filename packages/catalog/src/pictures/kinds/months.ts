import { type MonthChart, WEEKDAYS } from '@graha/drawing/month-grid';
import type { LimbLine, MonthSquare } from '@graha/drawing/month-square';
import type { AnswerOf } from '../answers.ts';

type MonthAnswer = AnswerOf<'panchang', 'calendar-month'>;
type Day = MonthAnswer['days'][number];

const MONTH_NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const NEW_MOON_TITHI = 30;
const FULL_MOON_TITHI = 15;

const clockOf = (iso: string): string => iso.slice(11, 16);

/** For example `14:22`, or `02:12+` for a time on a later date. */
const endOf = (end: string, date: string): string => `${clockOf(end)}${end.slice(0, 10) > date ? '+' : ''}`;

const shortStar = (name: string): string => name.replace(/^Purva /, 'P. ').replace(/^Uttara /, 'U. ');

function tithiLine({ tithi, date }: Day): LimbLine {
  const short = `${tithi.paksha.charAt(0)}${tithi.day_of_paksha}`;
  return { names: [`${short} ${tithi.name}`, short], end: endOf(tithi.end, date) };
}

const nakshatraLine = ({ nakshatra, date }: Day): LimbLine => ({
  names: [nakshatra.name, shortStar(nakshatra.name)],
  end: endOf(nakshatra.end, date),
});

/** Notes on a new month, a skipped tithi and a repeated one. */
function notesOf(day: Day, previous: Day | undefined): string[] {
  const isFirst = previous !== undefined && previous.lunar_month.name !== day.lunar_month.name;
  const wasSame = previous?.tithi.number === day.tithi.number;
  return [
    ...(isFirst ? [`${day.lunar_month.name} begins`] : []),
    ...(day.kshaya_tithi === null ? [] : [`${day.kshaya_tithi.name} is lost`]),
    ...(day.is_vriddhi && wasSame ? [`${day.tithi.name} again`] : []),
  ];
}

function spokenOf(day: Day, dayOfMonth: number, notes: readonly string[]): string {
  const sun = day.sunrise === null ? 'no sunrise' : `sunrise ${clockOf(day.sunrise)}`;
  const named = [...notes, ...day.festivals.map(({ name }) => name)];
  const limbs = `${day.tithi.paksha} ${day.tithi.name}, ${day.nakshatra.name}`;
  return `${dayOfMonth} ${day.weekday}: ${[limbs, sun, ...named].join(', ')}.`;
}

const moonOf = (tithiNumber: number): MonthSquare['moon'] =>
  tithiNumber === NEW_MOON_TITHI ? 'new' : tithiNumber === FULL_MOON_TITHI ? 'full' : null;

/**
 * A printed month.
 * @param markedDay the requested day of the month
 */
export function monthChart({ year, month, days }: MonthAnswer, markedDay: number): MonthChart {
  const lunarMonths = [...new Set(days.map(({ lunar_month }) => lunar_month.name))];
  return {
    name: MONTH_NAME.format(Date.UTC(year, month - 1)),
    lunarMonths,
    weekdays: WEEKDAYS,
    days: days.map((day, index): MonthSquare => {
      const notes = notesOf(day, days[index - 1]);
      const dayOfMonth = index + 1;
      return {
        dayOfMonth,
        weekdayIndex: new Date(`${day.date}T00:00Z`).getUTCDay(),
        spoken: spokenOf(day, dayOfMonth, notes),
        sunrise: day.sunrise && clockOf(day.sunrise),
        sunset: day.sunset && clockOf(day.sunset),
        moon: moonOf(day.tithi.number),
        tithi: tithiLine(day),
        nakshatra: nakshatraLine(day),
        notes,
        festivals: day.festivals.map(({ name }) => name),
        isMarked: dayOfMonth === markedDay,
      };
    }),
  };
}
