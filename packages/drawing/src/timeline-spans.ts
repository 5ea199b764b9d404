import { clock, type DayChart, type Lane, type Span, TIMELINE, type TimeScale, type Tone } from './timeline-chart.ts';
import { el, type SvgElement } from './element.ts';
import { MONO, SANS } from './picture.ts';
import { fitting, textWidth } from './text-width.ts';

const SPAN = 28;
const WINDOW = 24;
const GAP = 1.5;

const STROKES: Readonly<Record<Tone, string>> = { ok: 'var(--ok)', bad: 'var(--bad)', plain: 'var(--pic-line)' };

/** Draws successive spans with alternating backgrounds; the name at the left, the end at the right if both fit. */
export function drawSpans({ spans }: Lane, y: number, chart: DayChart, x: TimeScale): SvgElement[] {
  const { startMs, endMs, nowMs } = chart;
  return spans
    .filter((span) => span.endMs > startMs && span.startMs < endMs)
    .map((span, index) => {
      const left = x(span.startMs) + GAP / 2;
      const width = Math.max(0.5, x(span.endMs) - x(span.startMs) - GAP);
      const underNeedle = nowMs !== null && Math.abs(x(nowMs) - left) < textWidth(span.name, 12, 'sans') + 12;
      const indent = underNeedle && nowMs !== null && x(nowMs) > left ? x(nowMs) - left + 8 : 8;
      const name = fitting(span.name, width - indent - 6, 12);
      const ends = span.endMs < endMs ? clock(span.endMs, chart) : '';
      const endFits = width > indent + textWidth(name, 12, 'sans') + textWidth(ends, 10.5, 'mono') + 16;
      return el(
        'g',
        { 'data-span': span.name },
        el('title', {}, spoken(span, chart)),
        el('rect', { x: left, y, width, height: SPAN, rx: 3, fill: `var(--seg-${index % 2 === 0 ? 'a' : 'b'})` }),
        ...toneMark(span, left, y, width),
        ...(name === '' ? [] : [words(name, left + indent, y + 18, 12, 'start')]),
        ...(ends === '' || !endFits || name !== span.name ? [] : [time(ends, left + width - 7, y + 18)]),
      );
    });
}

/** Draws a line under the span, solid for `ok` and dashed for `bad`, because colour must not be the only sign. */
function toneMark({ tone = 'plain' }: Span, x: number, y: number, width: number): SvgElement[] {
  if (tone === 'plain') return [];
  const d = `M${(x + 2).toFixed(1)} ${y + SPAN - 1}h${Math.max(0, width - 4).toFixed(1)}`;
  return [el('path', { d, stroke: STROKES[tone], 'stroke-width': 2, 'stroke-dasharray': tone === 'bad' ? '3 2' : undefined })]; // prettier-ignore
}

/** Returns the number of rows that windows need without overlap. */
export const rowsFor = (spans: readonly Span[]): number => Math.max(1, ...rowOfEach(spans).map((row) => row + 1));

/** Returns the first free row of each window, in the order of their starts. */
function rowOfEach(spans: readonly Span[]): number[] {
  const rows: number[] = spans.map(() => 0);
  const reachedMs: number[] = [];
  const order = spans.map((_, index) => index).toSorted((a, b) => (spans[a]?.startMs ?? 0) - (spans[b]?.startMs ?? 0));
  for (const index of order) {
    const span = spans[index];
    if (span === undefined) continue;
    const free = reachedMs.findIndex((endMs) => endMs <= span.startMs);
    const row = free < 0 ? reachedMs.length : free;
    reachedMs[row] = span.endMs;
    rows[index] = row;
  }
  return rows;
}

export function drawWindows({ spans }: Lane, y: number, { startMs, endMs }: DayChart, x: TimeScale): SvgElement[] {
  const rows = rowOfEach(spans);
  return spans.flatMap((span, index) => {
    if (span.endMs <= startMs || span.startMs >= endMs) return [];
    const row = rows[index] ?? 0;
    const others = spans.filter((_, at) => at !== index && rows[at] === row);
    return [drawWindow(span, y + row * TIMELINE.windowPitch, x, others)];
  });
}

function drawWindow(span: Span, y: number, x: TimeScale, others: readonly Span[]): SvgElement {
  const [left, right] = [x(span.startMs), x(span.endMs)];
  const box = { x: left, y, width: Math.max(2, right - left), height: WINDOW, rx: 3 };
  const colour = STROKES[span.tone ?? 'plain'];
  return el(
    'g',
    { 'data-span': span.name },
    el('title', {}, spoken(span)),
    el('rect', { ...box, fill: colour, opacity: 0.13 }),
    el('rect', { ...box, fill: 'none', stroke: colour, 'stroke-width': 1.25, 'stroke-dasharray': span.tone === 'bad' ? '4 2' : undefined }), // prettier-ignore
    ...windowName(span, { left, right, y: y + 16 }, x, others),
  );
}

/** Puts the name inside if it fits, else next to it if there is space, else shortens it, else leaves it to the tooltip. */
function windowName(
  { name }: Span,
  { left, right, y }: { left: number; right: number; y: number },
  x: TimeScale,
  others: readonly Span[],
): SvgElement[] {
  const width = textWidth(name, 11, 'sans');
  if (width + 8 <= right - left) return [words(name, (left + right) / 2, y, 11, 'middle')];
  const isFree = (from: number, to: number) =>
    from > TIMELINE.left &&
    to < TIMELINE.right &&
    others.every((other) => x(other.endMs) < from || x(other.startMs) > to);
  // A neighbour may have its label there too, so the label needs twice the space.
  if (isFree(right, right + 2 * width + 16)) return [words(name, right + 6, y, 11, 'start')];
  if (isFree(left - 2 * width - 16, left)) return [words(name, left - 6, y, 11, 'end')];
  const short = fitting(name.split(' ')[0] ?? '', right - left - 6, 11, 4);
  return short === '' ? [] : [words(short, (left + right) / 2, y, 11, 'middle')];
}

const words = (text: string, x: number, y: number, sizePx: number, anchor: string): SvgElement =>
  el(
    'text',
    { x, y, 'font-size': sizePx, 'text-anchor': anchor, fill: 'var(--text)', 'font-weight': sizePx > 11 ? 500 : 400, 'font-family': SANS }, // prettier-ignore
    text,
  );

const time = (text: string, x: number, y: number): SvgElement =>
  el('text', { x, y, 'font-size': 10.5, 'text-anchor': 'end', fill: 'var(--text-2)', 'font-family': MONO }, text);

const spoken = ({ name, startMs, endMs }: Span, chart: Pick<DayChart, 'withSeconds'> = {}): string =>
  `${name}, ${clock(startMs, chart)} to ${clock(endMs, chart)}`;
