import { SIGN_NAMES } from '@graha/astro-engine/vocabulary/sign-names';
import { el, linePath, type SvgElement } from './element.ts';
import { drawGlyph, glyphOf } from './glyphs.ts';
import { CENTRE, onWheel, type Lettering, type Rings } from './wheel-geometry.ts';

/** Draws the base of every wheel: circles, the scale of degrees, the signs. */
export function drawFrame(ascendantDeg: number, rings: Rings, lettering: Lettering): SvgElement[] {
  return [
    ...drawRings(rings),
    ...drawScale(ascendantDeg, rings.scale, lettering.fineTicks),
    ...SIGN_NAMES.flatMap((name, index) => drawSign(name, index * 30, ascendantDeg, rings, lettering.signPx)),
  ];
}

export const drawCircle = (r: number, stroke: string, width: number, fill = 'none'): SvgElement =>
  el('circle', { cx: CENTRE[0], cy: CENTRE[1], r, fill, stroke, 'stroke-width': width });

function drawRings({ edge, scale, houseOuter, aspect }: Rings): SvgElement[] {
  return [
    drawCircle(edge, 'var(--pic-line)', 1.5, 'var(--surface)'),
    drawCircle((edge + scale) / 2, 'var(--sunken)', edge - scale - 1.5),
    drawCircle(scale, 'var(--pic-line)', 1),
    drawCircle(houseOuter, 'var(--line-strong)', 1),
    drawCircle(aspect, 'var(--pic-line)', 1),
  ];
}

/** Draws a tick for each degree, longer at each fifth and tenth; the thirtieth is the sign's edge. */
function drawScale(ascendantDeg: number, radius: number, fineTicks: boolean): SvgElement[] {
  const ticks = (keep: (degree: number) => boolean, length: number) =>
    Array.from({ length: 360 }, (_, degree) => degree)
      .filter(keep)
      .map((degree) => linePath(onWheel(degree, radius, ascendantDeg), onWheel(degree, radius - length, ascendantDeg)))
      .join('');
  const fifths = ticks((degree) => degree % 10 === 5, 5) + ticks((degree) => degree % 10 === 0 && degree % 30 !== 0, 7);
  return [
    ...(fineTicks
      ? [
          el('path', {
            d: ticks((degree) => degree % 5 !== 0, 3.5),
            stroke: 'var(--line-strong)',
            'stroke-width': 0.75,
          }),
        ]
      : []),
    el('path', { d: fifths, stroke: 'var(--text-3)', 'stroke-width': 0.9 }),
  ];
}

function drawSign(name: string, startDeg: number, ascendantDeg: number, rings: Rings, sizePx: number): SvgElement[] {
  const [x, y] = onWheel(startDeg + 15, (rings.edge + rings.scale) / 2, ascendantDeg);
  const glyph = glyphOf(name);
  const edge = linePath(onWheel(startDeg, rings.scale, ascendantDeg), onWheel(startDeg, rings.edge, ascendantDeg));
  return [
    el('path', { d: edge, stroke: 'var(--pic-line)', 'stroke-width': 1 }),
    ...(glyph ? [drawGlyph(glyph, { x, y, sizePx, colour: 'var(--text-2)' })] : []),
  ];
}
