import { rowAt } from '../vocabulary/cycle.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import type { Quality } from '../vocabulary/quality.ts';
import { weekdayAt } from '../vocabulary/weekdays.ts';
import { DAY_PORTIONS } from './day-portions.ts';
import { type Interval, tile } from './interval.ts';

/** Slots of a day that planets rule in turn. */
export type Slot<Row> = Interval & {
  row: Row;
  isDay: boolean;
  /** 1 is the first of its day or night. */ number: number;
};

/** From the slowest-changing hour to the next: the order in which planets follow as rulers of hours. */
export const CHALDEAN: readonly Planet[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'];

const slotsOf = <Row>(interval: Interval | null, isDay: boolean, rows: readonly Row[]): Slot<Row>[] =>
  interval === null
    ? []
    : tile(interval, rows.length).map((part, index) => ({
        ...part,
        row: rowAt(rows, index),
        isDay,
        number: index + 1,
      }));

const startOf = (weekdayIndex: number): number => CHALDEAN.indexOf(weekdayAt(weekdayIndex).lord);

export type Hora = { lord: Planet; quality: Quality };
const FAVOURABLE_HORAS: ReadonlySet<Planet> = new Set<Planet>(['moon', 'mercury', 'jupiter', 'venus']);

/**
 * The planetary hours: twelve of the day, twelve of the night. The first belongs to the lord of the weekday; the
 * twenty-fifth would belong to the lord of the next.
 * @param weekdayIndex 0 = Sunday
 * @source Surya Siddhanta 12.78–79
 */
export function horas(daylight: Interval | null, night: Interval | null, weekdayIndex: number): Slot<Hora>[] {
  const rowsFrom = (first: number): Hora[] =>
    Array.from({ length: 12 }, (_, index) => {
      const lord = rowAt(CHALDEAN, startOf(weekdayIndex) + first + index);
      return { lord, quality: FAVOURABLE_HORAS.has(lord) ? 'good' : 'bad' };
    });
  return [...slotsOf(daylight, true, rowsFrom(0)), ...slotsOf(night, false, rowsFrom(12))];
}

export type Choghadiya = {
  name: string;
  lord: Planet;
  quality: Quality;
  vela: 'Kaal Vela' | 'Vaar Vela' | 'Kaal Ratri' | null;
};
type ChoghadiyaName = Omit<Choghadiya, 'vela'>;

/** In the Chaldean order of their lords. */
const CHOGHADIYAS: readonly ChoghadiyaName[] = [
  { name: 'Udveg', lord: 'sun', quality: 'bad' },
  { name: 'Char', lord: 'venus', quality: 'neutral' },
  { name: 'Labh', lord: 'mercury', quality: 'good' },
  { name: 'Amrit', lord: 'moon', quality: 'good' },
  { name: 'Kaal', lord: 'saturn', quality: 'bad' },
  { name: 'Shubh', lord: 'jupiter', quality: 'good' },
  { name: 'Rog', lord: 'mars', quality: 'bad' },
];
const CHOGHADIYAS_A_DAY = 8;
/** The night begins with the fifth lord after the weekday's and goes on by fives. */
const NIGHT_STEP = 5;

function velaOf(name: string, isDay: boolean, index: number, weekdayIndex: number): Choghadiya['vela'] {
  if (!isDay) return name === 'Labh' ? 'Kaal Ratri' : null;
  if (name === 'Kaal') return 'Kaal Vela';
  return index === (3 + 3 * weekdayIndex) % CHOGHADIYAS_A_DAY ? 'Vaar Vela' : null;
}

/**
 * Choghadiya: eight parts of the day and eight of the night, each named and ruled. Velas are to be avoided whatever the name.
 * @param weekdayIndex 0 = Sunday
 * @source the tables of western India's almanacs
 */
export function choghadiyas(
  daylight: Interval | null,
  night: Interval | null,
  weekdayIndex: number,
): Slot<Choghadiya>[] {
  const rows = (isDay: boolean): Choghadiya[] =>
    Array.from({ length: CHOGHADIYAS_A_DAY }, (_, index) => {
      const place = startOf(weekdayIndex) + (isDay ? index : NIGHT_STEP * (index + 1));
      const row = rowAt(CHOGHADIYAS, place);
      return { ...row, vela: velaOf(row.name, isDay, index, weekdayIndex) };
    });
  return [...slotsOf(daylight, true, rows(true)), ...slotsOf(night, false, rows(false))];
}

export type Gowri = { name: string; isGood: boolean };
/** In the order of the weekdays whose lords they belong to. */
const GOWRIS: readonly Gowri[] = [
  { name: 'Uthi', isGood: true },
  { name: 'Amirdha', isGood: true },
  { name: 'Rogam', isGood: false },
  { name: 'Laabam', isGood: true },
  { name: 'Dhanam', isGood: true },
  { name: 'Sugam', isGood: true },
  { name: 'Soram', isGood: false },
];
const VISHAM: Gowri = { name: 'Visham', isGood: false };

/**
 * Gowri panchangam: eight parts of day and night. The day goes round from the weekday's own, with Visham in the place of
 * Rahu Kaal; the night is the same row turned so that it begins with the fifth weekday's.
 * @param weekdayIndex 0 = Sunday
 * @source Pambu Panchangam; Saturday's last part of the night is Rogam, where some prints repeat Soram
 */
export function gowris(daylight: Interval | null, night: Interval | null, weekdayIndex: number): Slot<Gowri>[] {
  const day = Array.from({ length: 7 }, (_, index) => rowAt(GOWRIS, weekdayIndex + index));
  day.splice(rowAt(DAY_PORTIONS.rahuKaal.nthByWeekday, weekdayIndex) - 1, 0, VISHAM);
  const turn = day.indexOf(rowAt(GOWRIS, weekdayIndex + 4));
  return [...slotsOf(daylight, true, day), ...slotsOf(night, false, [...day.slice(turn), ...day.slice(0, turn)])];
}
