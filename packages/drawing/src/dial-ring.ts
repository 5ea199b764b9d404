import { SIGN_NAMES } from '@graha/astro-engine/vocabulary/sign-names';
import { DIAL, DIAL_CENTRE, onDial, scaleOf, turnOf } from './dial-geometry.ts';
import { el, linePath, type SvgElement } from './element.ts';
import { drawGlyph, glyphOf } from './glyphs.ts';
import { MONO } from './picture.ts';

const SIGN_DEG = 30;
const SIGN_PX = 14;
/** Distance of two signs in the band, in degrees of the circle. */
const SIGN_STEP_DEG = 8;
const FIGURE_PX = 12;

/** Draws the disc of a dial: ticks, and sectors with their signs. */
export function drawDialRing(modulusDeg: number): SvgElement[] {
  return [
    circle(DIAL.rim, 'var(--surface)', 'var(--pic-line)', 1.4),
    circle(DIAL.band, 'var(--sunken)', 'var(--line-strong)', 1),
    circle(DIAL.field, 'var(--surface)', 'var(--pic-line)', 1),
    ...drawTicks(modulusDeg),
    ...sectorsOf(modulusDeg).flatMap((sector) => drawSector(sector, modulusDeg)),
  ];
}

const circle = (r: number, fill: string, stroke: string, width: number): SvgElement =>
  el('circle', { cx: DIAL_CENTRE[0], cy: DIAL_CENTRE[1], r, fill, stroke, 'stroke-width': width });

const stepsOf = (modulusDeg: number, stepDeg: number): number[] =>
  Array.from({ length: Math.round(modulusDeg / stepDeg) }, (_, index) => index * stepDeg);

const ticksAt = (dialDegs: readonly number[], modulusDeg: number, length: number): string =>
  dialDegs
    .map((deg) => turnOf(deg, modulusDeg))
    .map((turnDeg) => linePath(onDial(turnDeg, DIAL.rim), onDial(turnDeg, DIAL.rim - length)))
    .join('');

function drawTicks(modulusDeg: number): SvgElement[] {
  const { fineDeg, middleDeg, longDeg } = scaleOf(modulusDeg);
  const fine = stepsOf(modulusDeg, fineDeg).filter((deg) => deg % middleDeg !== 0);
  const middle = stepsOf(modulusDeg, middleDeg).filter((deg) => deg % longDeg !== 0);
  return [
    el('path', { d: ticksAt(fine, modulusDeg, 4), stroke: 'var(--line-strong)', 'stroke-width': 0.7 }),
    el('path', { d: ticksAt(middle, modulusDeg, 7), stroke: 'var(--text-3)', 'stroke-width': 0.8 }),
    el('path', { d: ticksAt(stepsOf(modulusDeg, longDeg), modulusDeg, 11), stroke: 'var(--pic-line)', 'stroke-width': 1 }),
  ]; // prettier-ignore
}

/** Draws the figures of the degrees, with a halo against the pointer below them. */
export const drawDialFigures = (modulusDeg: number): SvgElement[] =>
  stepsOf(modulusDeg, scaleOf(modulusDeg).figureDeg).map((deg) => {
    const [x, y] = onDial(turnOf(deg, modulusDeg), DIAL.figures);
    const at = { x, y: y + FIGURE_PX * 0.35, 'font-size': FIGURE_PX, 'text-anchor': 'middle' };
    const halo = { stroke: 'var(--surface)', 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
    return el('text', { ...at, fill: 'var(--text-2)', 'font-family': MONO, ...halo }, String(deg));
  });

/** A part of a dial in which no sign begins. */
export type DialSector = { startDeg: number; endDeg: number; signs: readonly string[] };

const modeOf = (name: string): number => SIGN_NAMES.findIndex((one) => one === name) % 3;
/** Cardinal signs, then fixed and mutable ones. */
const BY_MODE = SIGN_NAMES.toSorted((a, b) => modeOf(a) - modeOf(b));

/** Returns the parts between the beginnings of signs: cardinal, fixed and mutable on 90°, mixed on smaller dials. */
export function sectorsOf(modulusDeg: number): DialSector[] {
  const starts = SIGN_NAMES.map((_, index) => (index * SIGN_DEG) % modulusDeg);
  const edges = [...new Set(starts)].toSorted((a, b) => a - b);
  return edges.map((startDeg, index) => {
    const endDeg = edges[index + 1] ?? modulusDeg;
    const middleDeg = (startDeg + endDeg) / 2;
    const turns = Array.from({ length: Math.round(360 / modulusDeg) }, (_, turn) => middleDeg + turn * modulusDeg);
    const signs = turns.map((deg) => SIGN_NAMES[Math.floor(deg / SIGN_DEG)] ?? '');
    return { startDeg, endDeg, signs: BY_MODE.filter((name) => signs.includes(name)) };
  });
}

/** Draws the edge of a sector and its signs; if every sector has all twelve, they are left out. */
function drawSector({ startDeg, endDeg, signs }: DialSector, modulusDeg: number): SvgElement[] {
  const startTurn = turnOf(startDeg, modulusDeg);
  const middleTurn = turnOf((startDeg + endDeg) / 2, modulusDeg);
  const edge = linePath(onDial(startTurn, DIAL.field), onDial(startTurn, DIAL.band));
  const shown = signs.length === SIGN_NAMES.length ? [] : signs;
  return [
    el('path', { d: edge, stroke: 'var(--pic-line)', 'stroke-width': 1.2, 'data-sector': startDeg }),
    ...shown.flatMap((name, index) => {
      const glyph = glyphOf(name);
      const [x, y] = onDial(
        middleTurn + (index - (shown.length - 1) / 2) * SIGN_STEP_DEG,
        (DIAL.band + DIAL.field) / 2,
      );
      return glyph === null ? [] : [drawGlyph(glyph, { x, y, sizePx: SIGN_PX, colour: 'var(--text-2)' })];
    }),
  ];
}
