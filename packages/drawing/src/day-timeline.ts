import { el, type SvgElement } from './element.ts';
import { drawNeedle } from './needle.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';
import { textBoxes } from './text-boxes.ts';
import { clock, TIMELINE, type DayChart, type Lane, type TimeScale } from './timeline-chart.ts';
import { drawHours, drawNight } from './timeline-ruler.ts';
import { drawSpans, drawWindows, rowsFor } from './timeline-spans.ts';

/** Draws a day from sunrise to sunrise as lanes under a ruler of hours. */
export function dayTimeline(chart: DayChart, text: PictureText): SvgElement {
  const { left, right } = TIMELINE;
  const x: TimeScale = (ms) => {
    const share = (ms - chart.startMs) / (chart.endMs - chart.startMs);
    return left + Math.min(1, Math.max(0, share)) * (right - left);
  };
  const lanes = placed(chart.lanes);
  const bottom = lanes.bottom + 6;
  const isNow = chart.nowMs !== null && chart.startMs <= chart.nowMs && chart.nowMs < chart.endMs;
  const drawn = lanes.rows.flatMap(({ lane, y }) => [
    laneName(lane, y),
    ...(lane.kind === 'spans' ? drawSpans(lane, y, chart, x) : drawWindows(lane, y, chart, x)),
  ]);
  return picture({ ...text, description: describe(chart) }, [0, 0, TIMELINE.width, bottom + 18], [
    ...drawNight(chart, x, bottom),
    ...drawHours(chart, x),
    ...drawn,
    ...(isNow && chart.nowMs !== null ? [drawNeedle(x(chart.nowMs), 22, bottom, drawn.flatMap(textBoxes))] : []),
    ...sunLabels(chart, x, bottom + 14),
  ]); // prettier-ignore
}

function placed(lanes: readonly Lane[]): { rows: { lane: Lane; y: number }[]; bottom: number } {
  let y = TIMELINE.firstLane;
  const rows = lanes.map((lane) => {
    const row = { lane, y };
    const count = lane.kind === 'spans' ? 1 : rowsFor(lane.spans);
    y += lane.kind === 'spans' ? TIMELINE.spanPitch : TIMELINE.windowPitch * count;
    return row;
  });
  return { rows, bottom: y };
}

const laneName = ({ name, kind }: Lane, y: number): SvgElement =>
  el(
    'text',
    { x: 0, y: y + (kind === 'spans' ? 18 : 16), 'font-size': 12, fill: 'var(--text-2)', 'font-family': SANS },
    name,
  );

function sunLabels({ sun }: DayChart, x: TimeScale, y: number): SvgElement[] {
  if (sun === null) return [];
  const label = (words: string, ms: number, anchor: string) =>
    el(
      'text',
      { x: x(ms), y, 'font-size': 10.5, 'text-anchor': anchor, fill: 'var(--text-2)', 'font-family': MONO },
      `${words} ${clock(ms)}`,
    );
  const labels = [
    label('Sunrise', sun.riseMs, 'start'),
    ...(sun.nextRiseMs === null ? [] : [label('Sunrise', sun.nextRiseMs, 'end')]),
    label('Sunset', sun.setMs, 'middle'),
  ];
  // Near the polar circle a day may be shorter than its labels: a label without space is left out, and only its line
  // remains.
  return labels.filter((one, index) => {
    const [box] = textBoxes(one);
    const before = labels.slice(0, index).flatMap(textBoxes);
    return box !== undefined && before.every(({ left, right }) => box.right < left || right < box.left);
  });
}

function describe({ lanes, sun, withSeconds }: DayChart): string {
  const light = sun === null ? [] : [`Sunrise ${clock(sun.riseMs)}, sunset ${clock(sun.setMs)}.`];
  const spoken = lanes.map(({ name, spans }) => {
    const words = spans.map(
      (span) => `${span.name} ${clock(span.startMs, { withSeconds })} to ${clock(span.endMs, { withSeconds })}`,
    );
    return `${name}: ${words.length === 0 ? 'none' : words.join(', ')}.`;
  });
  return [...light, ...spoken].join(' ');
}
