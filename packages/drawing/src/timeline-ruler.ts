import { TIMELINE, clock, type DayChart, type TimeScale } from './timeline-chart.ts';
import { el, type SvgElement } from './element.ts';
import { MONO } from './picture.ts';

const QUARTER_MS = 900_000;
const HOUR_MS = 4 * QUARTER_MS;
const LABEL_HOURS = 3;

/** Draws a tick for each quarter of an hour, a longer one for each hour, and a time above every third hour. */
export function drawHours({ startMs, endMs }: DayChart, x: TimeScale): SvgElement[] {
  const { left, right, top } = TIMELINE;
  const stepMs = endMs - startMs > 40 * HOUR_MS ? HOUR_MS : QUARTER_MS;
  const marks = every(stepMs, startMs, endMs);
  const hours = marks.filter((ms) => ms % HOUR_MS === 0);
  const ticks = (at: readonly number[], length: number) =>
    at.map((ms) => `M${x(ms).toFixed(1)} ${top}v-${length}`).join('');
  return [
    el('path', { d: `M${left} ${top}H${right}`, stroke: 'var(--text-3)' }),
    el('path', { d: ticks(marks.filter((ms) => ms % HOUR_MS !== 0), 4), stroke: 'var(--line-strong)' }), // prettier-ignore
    el('path', { d: ticks(hours, 8), stroke: 'var(--text-3)' }),
    ...hours
      .filter((ms) => (ms / HOUR_MS) % LABEL_HOURS === 0 && x(ms) > left + 16 && x(ms) < right - 16)
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
