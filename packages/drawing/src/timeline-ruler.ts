import { TIMELINE, clock, type DayChart, type TimeScale } from './timeline-chart.ts';
import { el, type SvgElement } from './element.ts';
import { MONO } from './picture.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Distances of ticks, of longer ticks and of times, by the length of the chart. */
const RULERS = [
  { upToMs: 20 * MINUTE_MS, tickMs: MINUTE_MS, longMs: 5 * MINUTE_MS, labelMs: 5 * MINUTE_MS },
  { upToMs: 2 * HOUR_MS, tickMs: MINUTE_MS, longMs: 5 * MINUTE_MS, labelMs: 10 * MINUTE_MS },
  { upToMs: 6 * HOUR_MS, tickMs: 5 * MINUTE_MS, longMs: 30 * MINUTE_MS, labelMs: 30 * MINUTE_MS },
  { upToMs: 12 * HOUR_MS, tickMs: 15 * MINUTE_MS, longMs: HOUR_MS, labelMs: HOUR_MS },
  { upToMs: 40 * HOUR_MS, tickMs: 15 * MINUTE_MS, longMs: HOUR_MS, labelMs: 3 * HOUR_MS },
] as const;
const LONGEST = { tickMs: HOUR_MS, longMs: HOUR_MS, labelMs: 3 * HOUR_MS };

/** Draws ticks and longer ones, and times above some of these, as dense as the length of the chart allows. */
export function drawHours({ startMs, endMs }: DayChart, x: TimeScale): SvgElement[] {
  const { left, right, top } = TIMELINE;
  const { tickMs, longMs, labelMs } = RULERS.find(({ upToMs }) => endMs - startMs <= upToMs) ?? LONGEST;
  const marks = every(tickMs, startMs, endMs);
  const hours = marks.filter((ms) => ms % longMs === 0);
  const ticks = (at: readonly number[], length: number) =>
    at.map((ms) => `M${x(ms).toFixed(1)} ${top}v-${length}`).join('');
  return [
    el('path', { d: `M${left} ${top}H${right}`, stroke: 'var(--text-3)' }),
    el('path', { d: ticks(marks.filter((ms) => ms % longMs !== 0), 4), stroke: 'var(--line-strong)' }), // prettier-ignore
    el('path', { d: ticks(hours, 8), stroke: 'var(--text-3)' }),
    ...hours
      .filter((ms) => ms % labelMs === 0 && x(ms) > left + 16 && x(ms) < right - 16)
      .map((ms) =>
        el(
          'text',
          { x: x(ms), y: 16, 'font-size': 10.5, 'text-anchor': 'middle', fill: 'var(--text-2)', 'font-family': MONO },
          clock(ms),
        ),
      ),
  ];
}

function every(stepMs: number, startMs: number, endMs: number): number[] {
  const first = Math.ceil(startMs / stepMs) * stepMs;
  return Array.from(
    { length: Math.max(0, Math.floor((endMs - first) / stepMs) + 1) },
    (_, index) => first + index * stepMs,
  );
}

/** Draws a darker background for the hours without the Sun. */
export function drawNight({ startMs, endMs, sun }: DayChart, x: TimeScale, bottom: number): SvgElement[] {
  if (sun === null) return [];
  const { top } = TIMELINE;
  const ground = (fromMs: number, toMs: number) =>
    el('rect', { x: x(fromMs), y: top, width: x(toMs) - x(fromMs), height: bottom - top, fill: 'var(--sunken)' });
  const line = (ms: number, dash?: string) =>
    el('path', { d: `M${x(ms).toFixed(1)} 22V${bottom}`, stroke: 'var(--text-3)', 'stroke-dasharray': dash });
  return [
    ground(startMs, sun.riseMs),
    ground(sun.setMs, endMs),
    line(sun.riseMs),
    line(sun.setMs),
    ...(sun.nextRiseMs === null ? [] : [line(sun.nextRiseMs, '3 3')]),
  ];
}
