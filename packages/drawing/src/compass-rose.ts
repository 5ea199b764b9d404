import { COMPASS, COMPASS_CENTRE, onCompass, radiusOf } from './compass-geometry.ts';
import { el, linePath, type SvgElement } from './element.ts';
import { MONO } from './picture.ts';

const QUARTERS = ['N', 'E', 'S', 'W'] as const;
const QUARTER_DEG = 90;
const FIGURE_DEG = 30;
const FIGURE_PX = 11.5;
const QUARTER_PX = 16;
const ALTITUDES_DEG = [30, 60] as const;

/** Draws the base of a compass: the ring of azimuths, the horizon, circles of altitude, and the two axes. */
export const drawRose = (): SvgElement[] => [
  circle(COMPASS.rim, 'var(--sunken)', 'var(--pic-line)', 1.4),
  circle(COMPASS.horizon, 'var(--surface)', 'var(--pic-line)', 1),
  ...ALTITUDES_DEG.map((deg) => circle(radiusOf(deg), 'none', 'var(--line)', 0.9)),
  ...[0, QUARTER_DEG].map((deg) => line(deg, COMPASS.horizon, 'var(--line)')),
  ticks(5, 10, 4, 'var(--line-strong)'),
  ticks(10, FIGURE_DEG, 6, 'var(--text-3)'),
  ticks(FIGURE_DEG, 360, 7, 'var(--pic-line)'),
  ...Array.from({ length: 360 / FIGURE_DEG }, (_, index) => drawFigure(index * FIGURE_DEG)),
];

const circle = (r: number, fill: string, stroke: string, width: number): SvgElement =>
  el('circle', { cx: COMPASS_CENTRE[0], cy: COMPASS_CENTRE[1], r, fill, stroke, 'stroke-width': width });

const line = (azimuthDeg: number, radius: number, stroke: string): SvgElement =>
  el('path', { d: linePath(onCompass(azimuthDeg, radius), onCompass(azimuthDeg + 180, radius)), stroke, 'stroke-width': 0.9 }); // prettier-ignore

/** Draws a tick at each step that is not one of the longer steps. */
function ticks(stepDeg: number, longerDeg: number, length: number, stroke: string): SvgElement {
  const d = Array.from({ length: 360 / stepDeg }, (_, index) => index * stepDeg)
    .filter((deg) => deg === 0 || deg % longerDeg !== 0)
    .map((deg) => linePath(onCompass(deg, COMPASS.rim), onCompass(deg, COMPASS.rim - length)))
    .join('');
  return el('path', { d, stroke, 'stroke-width': 0.9 });
}

/** The letter of a quarter of the sky, or the degrees. */
function drawFigure(azimuthDeg: number): SvgElement {
  const letter = azimuthDeg % QUARTER_DEG === 0 ? QUARTERS[azimuthDeg / QUARTER_DEG] : undefined;
  const sizePx = letter === undefined ? FIGURE_PX : QUARTER_PX;
  const [x, y] = onCompass(azimuthDeg, COMPASS.figures);
  const colours = letter === undefined ? { fill: 'var(--text-2)' } : { fill: 'var(--brass)', 'font-weight': 600 };
  const at = { x, y: y + sizePx * 0.35, 'font-size': sizePx, 'text-anchor': 'middle', 'font-family': MONO };
  return el('text', { ...at, ...colours }, letter ?? String(azimuthDeg));
}
