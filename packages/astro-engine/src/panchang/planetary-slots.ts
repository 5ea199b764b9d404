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

type Halves = { daylight: Interval | null; night: Interval | null };

/** Chaldean order, in which planets rule successive hours, from the Sun. */
export const CHALDEAN: readonly Planet[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars'];

/** The parts of day and night, in order. */
function slotsOf<Row>(
  { daylight, night }: Halves,
  { ofDay, ofNight }: { ofDay: readonly Row[]; ofNight: readonly Row[] },
): Slot<Row>[] {
  const slots: Slot<Row>[] = [];
  const add = (interval: Interval | null, isDay: boolean, rows: readonly Row[]) => {
    if (interval === null) return;
    for (const [index, { startJdUt, endJdUt }] of tile(interval, rows.length).entries())
      slots.push({ startJdUt, endJdUt, row: rowAt(rows, index), isDay, number: index + 1 });
  };
  add(daylight, true, ofDay);
  add(night, false, ofNight);
  return slots;
}

/** Builds one value for each weekday; 0 = Sunday. */
const ofWeekdays = <Made>(make: (weekdayIndex: number) => Made): readonly Made[] =>
  Array.from({ length: 7 }, (_, weekdayIndex) => make(weekdayIndex));

const startOf = (weekdayIndex: number): number => CHALDEAN.indexOf(weekdayAt(weekdayIndex).lord);

export type Hora = { lord: Planet; quality: Quality };
const FAVOURABLE_HORAS: ReadonlySet<Planet> = new Set<Planet>(['moon', 'mercury', 'jupiter', 'venus']);

const horasFrom = (weekdayIndex: number, first: number): Hora[] =>
  Array.from({ length: 12 }, (_, index) => {
    const lord = rowAt(CHALDEAN, startOf(weekdayIndex) + first + index);
    return { lord, quality: FAVOURABLE_HORAS.has(lord) ? 'good' : 'bad' };
  });
const HORAS = ofWeekdays((weekdayIndex) => ({
  ofDay: horasFrom(weekdayIndex, 0),
  ofNight: horasFrom(weekdayIndex, 12),
}));

/**
 * Returns the planetary hours: twelve of the day, twelve of the night. The first belongs to the lord of the weekday;
 * the twenty-fifth would belong to the lord of the next one.
 * @param weekdayIndex 0 = Sunday
 * @source Surya Siddhanta 12.78–79
 */
export const horas = (daylight: Interval | null, night: Interval | null, weekdayIndex: number): Slot<Hora>[] =>
  slotsOf({ daylight, night }, rowAt(HORAS, weekdayIndex));

export type Choghadiya = {
  name: string;
  lord: Planet;
  quality: Quality;
  vela: 'Kaal Vela' | 'Vaar Vela' | 'Kaal Ratri' | null;
};
type ChoghadiyaName = Omit<Choghadiya, 'vela'>;

/** Choghadiyas in the Chaldean order of their lords. */
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
/** The night begins with the fifth lord after the weekday's and continues in steps of five. */
const NIGHT_STEP = 5;

function velaOf(name: string, isDay: boolean, index: number, weekdayIndex: number): Choghadiya['vela'] {
  if (!isDay) return name === 'Labh' ? 'Kaal Ratri' : null;
  if (name === 'Kaal') return 'Kaal Vela';
  return index === (3 + 3 * weekdayIndex) % CHOGHADIYAS_A_DAY ? 'Vaar Vela' : null;
}

const choghadiyasOf = (weekdayIndex: number, isDay: boolean): Choghadiya[] =>
  Array.from({ length: CHOGHADIYAS_A_DAY }, (_, index) => {
    const place = startOf(weekdayIndex) + (isDay ? index : NIGHT_STEP * (index + 1));
    const row = rowAt(CHOGHADIYAS, place);
    return { ...row, vela: velaOf(row.name, isDay, index, weekdayIndex) };
  });
const CHOGHADIYAS_OF_WEEKDAYS = ofWeekdays((weekdayIndex) => ({
  ofDay: choghadiyasOf(weekdayIndex, true),
  ofNight: choghadiyasOf(weekdayIndex, false),
}));

/**
 * Returns Choghadiya: eight parts of the day and eight of the night, each with a name and a lord. Velas are avoided
 * whatever the name.
 * @param weekdayIndex 0 = Sunday
 * @source the tables of western India's almanacs
 */
export const choghadiyas = (
  daylight: Interval | null,
  night: Interval | null,
  weekdayIndex: number,
): Slot<Choghadiya>[] => slotsOf({ daylight, night }, rowAt(CHOGHADIYAS_OF_WEEKDAYS, weekdayIndex));

export type Gowri = { name: string; isGood: boolean };
/** Gowri parts in the order of the weekdays of their lords. */
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

const GOWRIS_OF_WEEKDAYS = ofWeekdays((weekdayIndex) => {
  const ofDay = Array.from({ length: 7 }, (_, index) => rowAt(GOWRIS, weekdayIndex + index));
  ofDay.splice(rowAt(DAY_PORTIONS.rahuKaal.nthByWeekday, weekdayIndex) - 1, 0, VISHAM);
  const turn = ofDay.indexOf(rowAt(GOWRIS, weekdayIndex + 4));
  return { ofDay, ofNight: [...ofDay.slice(turn), ...ofDay.slice(0, turn)] };
});

/**
 * Returns Gowri panchangam: eight parts of day and night. The day starts with the weekday's own part and has Visham in
 * the place of Rahu Kaal; the night is the same row rotated to begin with the fifth weekday's part.
 * @param weekdayIndex 0 = Sunday
 * @source Pambu Panchangam; Saturday's last part of the night is Rogam; some prints repeat Soram there
 */
export const gowris = (daylight: Interval | null, night: Interval | null, weekdayIndex: number): Slot<Gowri>[] =>
  slotsOf({ daylight, night }, rowAt(GOWRIS_OF_WEEKDAYS, weekdayIndex));
