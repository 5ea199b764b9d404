import { el, type SvgElement } from './element.ts';
import { drawGlyph, glyphOf } from './glyphs.ts';
import { picture, SANS, type PictureText } from './picture.ts';
import { fittingWords, textWidth } from './text-width.ts';

/** An event: an instant at which a body meets a point of a chart, or the begin of a period. */
export type Hit = {
  /** Clock reading of the place, in milliseconds. */
  atMs: number;
  /** End of the period that begins at the instant; none for an instant alone. */
  untilMs?: number | undefined;
  /** The event without the name of its lane: "square Moon". */
  says: string;
  isRetrograde: boolean;
  /** Important events have larger marks. */
  isImportant?: boolean | undefined;
};

/** `body` gives the lane its glyph, if it has one. */
export type HitLane = { body: string; name: string; hits: readonly Hit[] };

/** Lanes under a ruler of months, and of weeks if there are few months. */
export type HitChart = { name: string; lanes: readonly HitLane[]; startMs: number; endMs: number };

const WIDTH = 1000;
const LEFT = 108;
const LEFT_MAX = 190;
const NAME_PX = 12.5;
const RIGHT = 996;
const TOP = 34;
const LINE = { height: 20, sizePx: 11, dot: 3.2, importantDot: 4.4 } as const;
/** A shorter line of a period would be hidden by its mark. */
const PERIOD_PX_MIN = 12;
const PAD = 10;
/** A lane with more hits has marks without words. */
const NAMED_MAX = 120;

type Placed = { hit: Hit; x: number; row: number; isBefore: boolean };

/** Draws a lane for each body; words that would touch are on further rows. */
export function hitTimeline(chart: HitChart, text: PictureText): SvgElement {
  const left = leftOf(chart);
  const x = (ms: number): number => left + ((ms - chart.startMs) / (chart.endMs - chart.startMs)) * (RIGHT - left);
  let y = TOP;
  const lanes = chart.lanes.map((lane) => {
    const placed = placedOf(lane, x);
    const rows = 1 + Math.max(0, ...placed.map(({ row }) => row));
    const top = y;
    y += rows * LINE.height + PAD;
    return { lane, placed, top };
  });
  return picture({ ...text, description: describe(chart) }, [0, 0, WIDTH, y + 2], [
    ...drawRuler(chart, x, y),
    ...lanes.flatMap(({ lane, placed, top }) => drawLane(lane, placed, { top, left, x })),
  ]); // prettier-ignore
}

/** The space for names: that of bodies, or more for longer names. */
const leftOf = ({ lanes }: HitChart): number =>
  Math.min(
    LEFT_MAX,
    Math.max(LEFT, ...lanes.map((lane) => nameLeft(lane) + textWidth(lane.name, NAME_PX, 'sans') + 12)),
  );

/** A name is beside the glyph, or at the edge without one. */
const nameLeft = ({ body }: HitLane): number => (glyphOf(body) === null ? 4 : 24);

/** Gives each hit the first row with space for its words, which are left of the mark at the end of the ruler. */
function placedOf({ hits }: HitLane, x: (ms: number) => number): Placed[] {
  const ends: number[] = [];
  const isNamed = hits.length <= NAMED_MAX;
  return hits.map((hit) => {
    const at = x(hit.atMs);
    const width = isNamed ? textWidth(labelOf(hit), LINE.sizePx, 'sans') + 14 : 6;
    const isBefore = at + width > RIGHT;
    const [left, right] = isBefore ? [at - width, at + 6] : [at - 5, at + width];
    const free = ends.findIndex((end) => end <= left);
    const row = free < 0 ? ends.length : free;
    ends[row] = right;
    return { hit, x: at, row: isNamed ? row : 0, isBefore };
  });
}

const labelOf = ({ says, isRetrograde }: Hit): string => `${says}${isRetrograde ? ' R' : ''}`;

type LanePlace = { top: number; left: number; x: (ms: number) => number };

function drawLane(lane: HitLane, placed: readonly Placed[], { top, left, x }: LanePlace): SvgElement[] {
  const { body, name, hits } = lane;
  const glyph = glyphOf(body);
  const middle = top + LINE.height / 2;
  return [
    el('path', { d: `M0 ${top - PAD / 2}H${WIDTH}`, stroke: 'var(--line)' }),
    ...(glyph === null ? [] : [drawGlyph(glyph, { x: 9, y: middle, sizePx: 16, colour: 'var(--text)' })]),
    el('text', { x: nameLeft(lane), y: middle + 4.5, 'font-size': NAME_PX, fill: 'var(--text)', 'font-weight': 500, 'font-family': SANS }, fittingWords([name], left - nameLeft(lane) - 12, NAME_PX)),
    ...placed.flatMap((one) => drawPeriod(one, top, x)),
    ...placed.flatMap((one) => drawHit(one, top, hits.length <= NAMED_MAX)),
  ];
} // prettier-ignore

/** A line below the words, as long as the period. */
function drawPeriod({ hit, x: start, row }: Placed, top: number, x: (ms: number) => number): SvgElement[] {
  if (hit.untilMs === undefined) return [];
  const end = Math.min(RIGHT, x(hit.untilMs));
  const y = top + row * LINE.height + LINE.height - 1;
  if (end - start < PERIOD_PX_MIN) return [];
  return [el('path', { d: `M${start.toFixed(1)} ${y}H${end.toFixed(1)}`, stroke: 'var(--ink)', 'stroke-width': 2, 'stroke-opacity': 0.35 })]; // prettier-ignore
}

function drawHit({ hit, x, row, isBefore }: Placed, top: number, isNamed: boolean): SvgElement[] {
  const y = top + row * LINE.height + LINE.height / 2;
  const fill = hit.isRetrograde ? 'var(--surface)' : 'var(--ink)';
  const side = isBefore ? { x: x - 7, 'text-anchor': 'end' } : { x: x + 7 };
  return [
    el('g', { 'data-hit': '' },
      el('title', {}, spoken(hit)),
      el('circle', { cx: x, cy: y, r: hit.isImportant ? LINE.importantDot : LINE.dot, fill, stroke: 'var(--ink)', 'stroke-width': 1.4 }),
      ...(isNamed ? [el('text', { ...side, y: y + 4, 'font-size': LINE.sizePx, fill: 'var(--text-2)', 'font-family': SANS }, labelOf(hit))] : []),
    ),
  ]; // prettier-ignore
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const LONG_DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const DAY_MS = 86_400_000;
/** A shorter chart has lines and dates of weeks too. */
const WEEKS_UP_TO_MS = 100 * DAY_MS;
/** Monday, 5 January 1970. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
const DAY_AND_MONTH = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

type Mark = { atMs: number; label: string };

/** A line at the first of each month, or at each Monday of a short chart; the year is named at the first line and at January. */
function drawRuler(chart: HitChart, x: (ms: number) => number, bottom: number): SvgElement[] {
  const marks = chart.endMs - chart.startMs <= WEEKS_UP_TO_MS ? mondaysOf(chart) : monthsOf(chart);
  let free = x(chart.startMs) - 1;
  return marks.flatMap(({ atMs, label }) => {
    const line = el('path', { d: `M${x(atMs).toFixed(1)} 8V${bottom}`, stroke: 'var(--line)' });
    const left = x(atMs) + 4;
    const right = left + textWidth(label, 11, 'sans');
    if (left < free || right > RIGHT) return [line];
    free = right + 6;
    const text = { x: left, y: 18, 'font-size': 11, fill: 'var(--text-2)', 'font-family': SANS };
    return [line, el('text', text, label)];
  });
}

function monthsOf({ startMs, endMs }: HitChart): Mark[] {
  const first = new Date(startMs);
  const marks: Mark[] = [];
  for (let index = 0; ; index += 1) {
    const atMs = Math.max(startMs, Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1));
    if (atMs >= endMs) return marks;
    const isYear = index === 0 || new Date(atMs).getUTCMonth() === 0;
    marks.push({ atMs, label: `${MONTH.format(atMs)}${isYear ? ` ${new Date(atMs).getUTCFullYear()}` : ''}` });
  }
}

/** The begin of the chart, with its year, and each Monday after it. */
function mondaysOf({ startMs, endMs }: HitChart): Mark[] {
  const weekMs = 7 * DAY_MS;
  const first = FIRST_MONDAY_MS + (Math.floor((startMs - FIRST_MONDAY_MS) / weekMs) + 1) * weekMs;
  const mondays = Array.from({ length: Math.max(0, Math.ceil((endMs - first) / weekMs)) }, (_, index) => first + index * weekMs); // prettier-ignore
  return [
    { atMs: startMs, label: LONG_DATE.format(startMs) },
    ...mondays.map((atMs) => ({ atMs, label: DAY_AND_MONTH.format(atMs) })),
  ];
}

const spoken = ({ atMs, says, isRetrograde }: Hit): string =>
  `${LONG_DATE.format(atMs)}: ${says}${isRetrograde ? ', retrograde' : ''}`;

const describe = ({ lanes }: HitChart): string =>
  lanes.map(({ name, hits }) => `${name}. ${hits.map(spoken).join('; ')}.`).join(' ');
