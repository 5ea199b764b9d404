import { el, type SvgElement } from './element.ts';
import { drawGlyph, glyphOf } from './glyphs.ts';
import { picture, SANS, type PictureText } from './picture.ts';
import { fittingWords, textWidth } from './text-width.ts';

/** An instant at which a body meets a point of a chart. */
export type Hit = {
  /** Clock reading of the place, in milliseconds. */
  atMs: number;
  /** The meeting without the body: "square Moon". */
  says: string;
  isRetrograde: boolean;
};

export type HitLane = { body: string; name: string; hits: readonly Hit[] };

/** Lanes under a ruler of months. */
export type HitChart = { lanes: readonly HitLane[]; startMs: number; endMs: number };

const WIDTH = 1000;
const LEFT = 108;
const RIGHT = 996;
const TOP = 34;
const LINE = { height: 20, sizePx: 11, dot: 3.2 } as const;
const PAD = 10;
/** A lane with more hits has marks without words. */
const NAMED_MAX = 120;

type Placed = { hit: Hit; x: number; row: number; isBefore: boolean };

/** Draws a lane for each body; words that would touch are on further rows. */
export function hitTimeline(chart: HitChart, text: PictureText): SvgElement {
  const x = (ms: number): number => LEFT + ((ms - chart.startMs) / (chart.endMs - chart.startMs)) * (RIGHT - LEFT);
  let y = TOP;
  const lanes = chart.lanes.map((lane) => {
    const placed = placedOf(lane, x);
    const rows = 1 + Math.max(0, ...placed.map(({ row }) => row));
    const top = y;
    y += rows * LINE.height + PAD;
    return { lane, placed, top };
  });
  return picture({ ...text, description: describe(chart) }, [0, 0, WIDTH, y + 2], [
    ...drawMonths(chart, x, y),
    ...lanes.flatMap(({ lane, placed, top }) => drawLane(lane, placed, top)),
  ]); // prettier-ignore
}

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

function drawLane({ body, name, hits }: HitLane, placed: readonly Placed[], top: number): SvgElement[] {
  const glyph = glyphOf(body);
  const middle = top + LINE.height / 2;
  return [
    el('path', { d: `M0 ${top - PAD / 2}H${WIDTH}`, stroke: 'var(--line)' }),
    ...(glyph === null ? [] : [drawGlyph(glyph, { x: 9, y: middle, sizePx: 16, colour: 'var(--text)' })]),
    el('text', { x: 24, y: middle + 4.5, 'font-size': 12.5, fill: 'var(--text)', 'font-weight': 500, 'font-family': SANS }, fittingWords([name], LEFT - 36, 12.5)),
    ...placed.flatMap((one) => drawHit(one, top, hits.length <= NAMED_MAX)),
  ];
} // prettier-ignore

function drawHit({ hit, x, row, isBefore }: Placed, top: number, isNamed: boolean): SvgElement[] {
  const y = top + row * LINE.height + LINE.height / 2;
  const fill = hit.isRetrograde ? 'var(--surface)' : 'var(--ink)';
  const side = isBefore ? { x: x - 7, 'text-anchor': 'end' } : { x: x + 7 };
  return [
    el('g', { 'data-hit': '' },
      el('title', {}, spoken(hit)),
      el('circle', { cx: x, cy: y, r: LINE.dot, fill, stroke: 'var(--ink)', 'stroke-width': 1.4 }),
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

/** A line at the first of each month; the year is named at the first line and at January. */
function drawMonths({ startMs, endMs }: HitChart, x: (ms: number) => number, bottom: number): SvgElement[] {
  const first = new Date(startMs);
  const drawn: SvgElement[] = [];
  let free = LEFT - 1;
  for (let index = 0; ; index += 1) {
    const monthMs = Math.max(startMs, Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + index, 1));
    if (monthMs >= endMs) return drawn;
    const isYear = drawn.length === 0 || new Date(monthMs).getUTCMonth() === 0;
    const label = `${MONTH.format(monthMs)}${isYear ? ` ${new Date(monthMs).getUTCFullYear()}` : ''}`;
    const left = x(monthMs) + 4;
    const right = left + textWidth(label, 11, 'sans');
    drawn.push(el('path', { d: `M${x(monthMs).toFixed(1)} 8V${bottom}`, stroke: 'var(--line)' }));
    if (left < free || right > RIGHT) continue;
    free = right + 6;
    drawn.push(el('text', { x: left, y: 18, 'font-size': 11, fill: 'var(--text-2)', 'font-family': SANS }, label));
  }
}

const spoken = ({ atMs, says, isRetrograde }: Hit): string =>
  `${LONG_DATE.format(atMs)}: ${says}${isRetrograde ? ', retrograde' : ''}`;

const describe = ({ lanes }: HitChart): string =>
  lanes.map(({ name, hits }) => `${name}. ${hits.map(spoken).join('; ')}.`).join(' ');
