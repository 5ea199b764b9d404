import { el, type SvgElement } from './element.ts';
import { humaneTime } from './humane-time.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';

/** A time with its score. Instants are clock readings of the place, in milliseconds. */
export type ScoredWindow = {
  startMs: number;
  endMs: number;
  /** 0 to 100. */
  score: number;
  /** "excellent". */
  grade: string;
};

export type WindowChart = { windows: readonly ScoredWindow[]; weekdays: readonly string[] };

const DAY_MS = 86_400_000;
const DAYS_PER_WEEK = 7;
const COLUMN = 142;
const WIDTH = DAYS_PER_WEEK * COLUMN;
const HEAD = 26;
const DATE = 26;
const ENTRY = { height: 38, gap: 4, inset: 5 } as const;
/** Most windows in a square; the rest are counted. */
const SHOWN_MAX = 4;
const WEEK_MIN = 64;
const SKIPPED = 26;

type Day = { dayMs: number; windows: ScoredWindow[] };
type Week = { days: Day[]; height: number; top: number; weeksSkipped: number };

/** Draws the weeks that have a window, a square for each day; weeks without one are counted between them. */
export function windowCalendar(chart: WindowChart, text: PictureText): SvgElement {
  const weeks = weeksOf(chart.windows);
  const last = weeks.at(-1);
  const bottom = last === undefined ? HEAD : last.top + last.height;
  return picture({ ...text, description: describe(chart) }, [0, 0, WIDTH + 1, bottom + 1], [
    ...chart.weekdays.map((name, column) => words(column * COLUMN + ENTRY.inset, 16, 12, 'var(--text-2)', name)),
    ...weeks.flatMap(drawWeek),
  ]); // prettier-ignore
}

const dayOf = (ms: number): number => Math.floor(ms / DAY_MS) * DAY_MS;
/** The Sunday on or before a day. */
const weekOf = (ms: number): number => dayOf(ms) - new Date(ms).getUTCDay() * DAY_MS;

function weeksOf(windows: readonly ScoredWindow[]): Week[] {
  const starts = [...new Set(windows.map(({ startMs }) => weekOf(startMs)))].toSorted((a, b) => a - b);
  let top = HEAD;
  return starts.map((weekMs, index) => {
    const before = starts[index - 1];
    const weeksSkipped = before === undefined ? 0 : Math.round((weekMs - before) / (DAYS_PER_WEEK * DAY_MS)) - 1;
    const days = Array.from({ length: DAYS_PER_WEEK }, (_, day): Day => {
      const dayMs = weekMs + day * DAY_MS;
      return { dayMs, windows: windows.filter(({ startMs }) => dayOf(startMs) === dayMs) };
    });
    const most = Math.max(...days.map((day) => Math.min(day.windows.length, SHOWN_MAX)));
    const hasMore = days.some((day) => day.windows.length > SHOWN_MAX);
    const height = Math.max(WEEK_MIN, DATE + most * (ENTRY.height + ENTRY.gap) + (hasMore ? 16 : 0) + 2);
    if (weeksSkipped > 0) top += SKIPPED;
    const week = { days, height, top, weeksSkipped };
    top += height;
    return week;
  });
}

function drawWeek({ days, height, top, weeksSkipped }: Week): SvgElement[] {
  const gap = weeksSkipped === 1 ? '1 week without a time' : `${weeksSkipped} weeks without a time`;
  return [
    ...(weeksSkipped > 0 ? [words(ENTRY.inset, top - 9, 11, 'var(--text-3)', gap)] : []),
    ...days.flatMap((day, column) => drawDay(day, [column * COLUMN, top], height)),
  ];
}

type Corner = readonly [left: number, top: number];

function drawDay({ dayMs, windows }: Day, [left, top]: Corner, height: number): SvgElement[] {
  const shown = windows.slice(0, SHOWN_MAX);
  const rest = windows.length - shown.length;
  const ground = windows.length === 0 ? 'var(--sunken)' : 'var(--surface)';
  return [
    el('rect', { x: left + 0.5, y: top + 0.5, width: COLUMN, height, fill: ground, stroke: 'var(--line)' }),
    words(left + ENTRY.inset + 1, top + 18, 12.5, windows.length === 0 ? 'var(--text-3)' : 'var(--text)', dateOf(dayMs)),
    ...shown.map((window, index) => drawWindow(window, [left + ENTRY.inset, top + DATE + index * (ENTRY.height + ENTRY.gap)])),
    ...(rest > 0 ? [words(left + ENTRY.inset + 1, top + DATE + shown.length * (ENTRY.height + ENTRY.gap) + 10, 11, 'var(--text-2)', `${rest} more`)] : []),
  ];
} // prettier-ignore

/** A mark at the left is as high as the score. */
function drawWindow(window: ScoredWindow, [left, top]: Corner): SvgElement {
  const { startMs, endMs, score } = window;
  const width = COLUMN - 2 * ENTRY.inset;
  const filled = (ENTRY.height * Math.min(100, Math.max(0, score))) / 100;
  return el('g', { 'data-window': score },
    el('title', {}, spoken(window)),
    el('rect', { x: left, y: top, width, height: ENTRY.height, rx: 4, fill: 'var(--accent-soft)' }),
    el('rect', { x: left, y: top + ENTRY.height - filled, width: 4, height: filled, fill: 'var(--ok)' }),
    el('text', { x: left + 10, y: top + 24, 'font-size': 14, fill: 'var(--text)', 'font-weight': 600, 'font-family': SANS }, String(score)),
    el('text', { x: left + 42, y: top + 16, 'font-size': 11, fill: 'var(--text)', 'font-family': MONO }, humaneTime(startMs)),
    el('text', { x: left + 42, y: top + 31, 'font-size': 11, fill: 'var(--text-2)', 'font-family': MONO }, endOf(startMs, endMs)),
  );
} // prettier-ignore

/** An end on a later date has its weekday. */
const endOf = (startMs: number, endMs: number): string =>
  `${humaneTime(endMs)}${dayOf(endMs) === dayOf(startMs) ? '' : ` ${WEEKDAY.format(endMs)}`}`;

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG_DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const dateOf = (ms: number): string => DATE_FORMAT.format(ms);

const words = (x: number, y: number, sizePx: number, fill: string, content: string): SvgElement =>
  el('text', { x, y, 'font-size': sizePx, fill, 'font-family': SANS }, content);

const spoken = ({ startMs, endMs, score, grade }: ScoredWindow): string =>
  `${LONG_DATE.format(startMs)}, ${humaneTime(startMs)} to ${endOf(startMs, endMs)}: ${score} of 100, ${grade}.`;

const describe = ({ windows }: WindowChart): string => windows.map(spoken).join(' ');
