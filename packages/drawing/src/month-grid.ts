import { el, type SvgElement } from './element.ts';
import { drawSquare, type MonthSquare, SQUARE } from './month-square.ts';
import { picture, SANS, type PictureText } from './picture.ts';

export type MonthChart = {
  name: string;
  /** Lunar months in it, in the amanta reckoning. */
  lunarMonths: readonly string[];
  /** Names from Sunday. */
  weekdays: readonly string[];
  /** Days in order, without a gap. */
  days: readonly MonthSquare[];
};

const MARGIN = 10;
const TOP = { title: 26, weekday: 52, grid: 60 };
const FOOT = 24;
/** Names of the columns in English. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const DAYS_PER_WEEK = WEEKDAYS.length;
const WIDTH = DAYS_PER_WEEK * SQUARE.width + 2 * MARGIN;

const LEGEND = 'S waxing, K waning half; the time at the right is the end of tithi and star, + on the next date';

/** Draws a month as an almanac prints it: a column for each weekday, a row for each week. */
export function monthGrid(chart: MonthChart, text: PictureText): SvgElement {
  const firstColumn = chart.days[0]?.weekdayIndex ?? 0;
  const weeks = Math.ceil((firstColumn + chart.days.length) / DAYS_PER_WEEK);
  const bottom = TOP.grid + weeks * SQUARE.height;
  return picture({ ...text, description: describe(chart) }, [0, 0, WIDTH, bottom + FOOT], [
    line(MARGIN, TOP.title, 20, 'var(--text)', chart.name, { 'font-weight': 500 }),
    line(WIDTH - MARGIN, TOP.title, 13, 'var(--text-2)', monthsOf(chart), { 'text-anchor': 'end' }),
    ...chart.weekdays.map((name, column) => line(MARGIN + column * SQUARE.width + SQUARE.inset, TOP.weekday, 12, 'var(--text-2)', name)),
    ...chart.days.map((day, index) => drawSquare(day, placeOf(firstColumn + index))),
    el('rect', { x: MARGIN, y: TOP.grid, width: WIDTH - 2 * MARGIN, height: bottom - TOP.grid, fill: 'none', stroke: 'var(--line-strong)' }),
    line(MARGIN, bottom + 16, 10.5, 'var(--text-2)', LEGEND),
  ]); // prettier-ignore
}

const placeOf = (index: number): readonly [x: number, y: number] => [
  MARGIN + (index % DAYS_PER_WEEK) * SQUARE.width,
  TOP.grid + Math.floor(index / DAYS_PER_WEEK) * SQUARE.height,
];

const line = (
  x: number,
  y: number,
  sizePx: number,
  fill: string,
  words: string,
  more: Readonly<Record<string, string | number>> = {},
): SvgElement => el('text', { x, y, 'font-size': sizePx, fill, 'font-family': SANS, ...more }, words);

const monthsOf = ({ lunarMonths }: MonthChart): string => `Amanta ${lunarMonths.join(', ')}`;

const describe = (chart: MonthChart): string =>
  `${chart.name}, ${monthsOf(chart)}. ${chart.days.map(({ spoken }) => spoken).join(' ')}`;
