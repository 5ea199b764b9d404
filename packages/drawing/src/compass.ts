import { bodyColour } from './body-colour.ts';
import {
  COMPASS,
  COMPASS_WIDTH,
  type CompassChart,
  type HorizonPoint,
  onCompass,
  radiusOf,
} from './compass-geometry.ts';
import { drawRose } from './compass-rose.ts';
import { el, linePath, type SvgElement } from './element.ts';
import { MONO, picture, type PictureText } from './picture.ts';
import { drawPointMark } from './point-mark.ts';
import { spread } from './spread.ts';

const MARK_PX = 19;
/** Least distance of two labels, degrees. */
const GAP_DEG = (22 / COMPASS.label) * (180 / Math.PI);
const LIST = { columns: 3, left: 14, pitch: 27, markPx: 17.5, textPx: 12.5, azimuth: 62, altitude: 108 } as const;
const DOT = 4;

/**
 * Draws the points around the horizon of a place, north at the top: the line of each from the place to its azimuth and
 * the opposite one. A solid line with a full dot is above the horizon, a dashed one with an empty dot below it.
 */
export function compass(chart: CompassChart, text: PictureText): SvgElement {
  const height = COMPASS_WIDTH + Math.ceil(chart.points.length / LIST.columns) * LIST.pitch + 6;
  return picture({ ...text, description: describe(chart) }, [0, 0, COMPASS_WIDTH, height], [
    el('text', { x: LIST.left, y: 18, 'font-size': 11.5, fill: 'var(--text-2)', 'font-family': MONO }, chart.place),
    ...drawRose(),
    ...chart.points.flatMap(drawLine),
    ...chart.points.map(drawDot),
    ...drawLabels(chart.points),
    ...chart.points.flatMap(drawEntry),
  ]); // prettier-ignore
}

const isUp = ({ altitudeDeg }: HorizonPoint): boolean => altitudeDeg >= 0;

function drawLine(point: HorizonPoint): SvgElement[] {
  const { name, azimuthDeg } = point;
  const line = (deg: number, width: number, dash?: string): SvgElement =>
    el('path', {
      d: linePath(onCompass(0, 0), onCompass(deg, COMPASS.horizon)),
      stroke: bodyColour(name),
      'stroke-width': width,
      'stroke-dasharray': dash,
      'data-body': name,
    });
  return [line(azimuthDeg + 180, 0.8, '1 4'), line(azimuthDeg, 1.5, isUp(point) ? undefined : '6 4')];
}

const drawDot = (point: HorizonPoint): SvgElement => {
  const [cx, cy] = onCompass(point.azimuthDeg, radiusOf(point.altitudeDeg));
  const colour = bodyColour(point.name);
  return el('circle', { cx, cy, r: DOT, fill: isUp(point) ? colour : 'var(--surface)', stroke: colour, 'stroke-width': 1.5 }); // prettier-ignore
};

/** Draws ticks at the true azimuths; the labels move apart, and a leader goes to each. */
function drawLabels(points: readonly HorizonPoint[]): SvgElement[] {
  const shown = spread(points.map(({ azimuthDeg }) => azimuthDeg), GAP_DEG); // prettier-ignore
  return points.flatMap(({ name, azimuthDeg }, index) => {
    const labelDeg = shown[index] ?? azimuthDeg;
    const [x, y] = onCompass(labelDeg, COMPASS.label);
    return [
      el('path', { d: linePath(onCompass(azimuthDeg, COMPASS.rim - 3), onCompass(azimuthDeg, COMPASS.rim + 5)), stroke: 'var(--text)', 'stroke-width': 1.5 }),
      el('path', { d: linePath(onCompass(azimuthDeg, COMPASS.rim + 5), onCompass(labelDeg, COMPASS.leader)), stroke: 'var(--text-3)', 'stroke-width': 0.8 }),
      drawPointMark(name, { x, y, sizePx: MARK_PX, colour: 'var(--text)' }),
    ];
  }); // prettier-ignore
}

const whole = (deg: number): number => Math.floor(Math.abs(deg) + 1e-6);
const altitudeText = (point: HorizonPoint): string => `${isUp(point) ? '+' : '−'}${whole(point.altitudeDeg)}°`;

/** Draws a point of the list below: its azimuth, and its altitude with its sign. */
function drawEntry(point: HorizonPoint, index: number): SvgElement[] {
  const left = LIST.left + (index % LIST.columns) * ((COMPASS_WIDTH - LIST.left) / LIST.columns);
  const y = COMPASS_WIDTH + (Math.floor(index / LIST.columns) + 0.5) * LIST.pitch;
  const figures = (words: string, x: number, fill: string): SvgElement =>
    el('text', { x, y: y + LIST.textPx * 0.35, 'font-size': LIST.textPx, 'text-anchor': 'end', fill, 'font-family': MONO }, words); // prettier-ignore
  return [
    drawPointMark(point.name, { x: left + LIST.markPx / 2, y, sizePx: LIST.markPx, colour: 'var(--text)' }),
    figures(`${whole(point.azimuthDeg)}°`, left + LIST.azimuth, 'var(--text)'),
    figures(altitudeText(point), left + LIST.altitude, 'var(--text-2)'),
  ];
}

const describe = ({ place, points }: CompassChart): string =>
  [
    `Compass at ${place}, azimuths from the north through the east.`,
    ...points.map(
      (point) =>
        `${point.name} ${whole(point.azimuthDeg)}°, ${whole(point.altitudeDeg)}° ${isUp(point) ? 'above' : 'below'} the horizon.`,
    ),
  ].join(' ');
