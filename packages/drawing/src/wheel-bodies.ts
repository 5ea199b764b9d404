import { el, linePath, type Point, type SvgElement } from './element.ts';
import { drawGlyph, glyphOf } from './glyphs.ts';
import { MONO } from './picture.ts';
import { abbreviationOf, degreeMinute, showsRetrograde, wholeDegree } from './placed-body.ts';
import { spread } from './spread.ts';
import { type BodyRing, onWheel, type Lettering } from './wheel-geometry.ts';
import type { Obstacle } from './wheel-houses.ts';

export type WheelBody = {
  name: string;
  /** Longitude in the caller's zodiac; [0, 360). */
  longitudeDeg: number;
  retrograde: boolean;
  /** True if only the sign is known: the body is in the middle of it, without figures. */
  signOnly?: boolean;
};

export type BodiesOptions = {
  ascendantDeg: number;
  ring: BodyRing;
  lettering: Lettering;
  /** True if a page can highlight these bodies: two rings have the same names. */
  pointed: boolean;
};

const TICK = 6;

/** Returns the longitudes of the labels, moved apart until none touches another. */
const labelsDeg = (bodies: readonly WheelBody[], ring: BodyRing): number[] =>
  spread(
    bodies.map((body) => body.longitudeDeg),
    ring.gapMinDeg,
  );

/** Draws bodies with the tick at the true longitude; glyph and figures move apart, and the leader bends to them. */
export function drawBodies(bodies: readonly WheelBody[], options: BodiesOptions): SvgElement[] {
  const { ring, ascendantDeg, lettering, pointed } = options;
  const shownDeg = labelsDeg(bodies, ring);
  return [
    // All leaders first, so that none crosses the glyph of another body.
    ...bodies.map((body, index) => drawPointer(body.longitudeDeg, shownDeg[index] ?? body.longitudeDeg, options)),
    ...bodies.map((body, index) =>
      el(
        'g',
        pointed ? { 'data-body': body.name } : {},
        ...drawLabel(body, shownDeg[index] ?? body.longitudeDeg, ascendantDeg, ring, lettering),
      ),
    ),
  ];
}

/** Half of the height of the figures, with the space around them. */
const FIGURES_HALF = 15;

/** Returns the space of each label, from its figures to its leader. */
export const obstaclesOf = (bodies: readonly WheelBody[], ring: BodyRing): Obstacle[] =>
  labelsDeg(bodies, ring).map((atDeg) => ({
    atDeg,
    halfWidthDeg: ring.gapMinDeg / 2,
    innerRadius: ring.figures - FIGURES_HALF,
    outerRadius: ring.leader,
  }));

function drawPointer(trueDeg: number, labelDeg: number, { ring, ascendantDeg }: BodiesOptions): SvgElement {
  const at = (longitudeDeg: number, radius: number) => onWheel(longitudeDeg, radius, ascendantDeg);
  return el(
    'g',
    { 'data-pointer': '' },
    el('path', {
      d: linePath(at(trueDeg, ring.outer), at(trueDeg, ring.outer - TICK)),
      stroke: 'var(--text)',
      'stroke-width': 1.4,
    }),
    el('path', {
      d: linePath(at(trueDeg, ring.outer - TICK), at(labelDeg, ring.leader)),
      stroke: 'var(--text-3)',
      'stroke-width': 0.8,
    }),
  );
}

function drawLabel(
  body: WheelBody,
  labelDeg: number,
  ascendantDeg: number,
  ring: BodyRing,
  lettering: Lettering,
): SvgElement[] {
  const [x, y] = onWheel(labelDeg, ring.glyph, ascendantDeg);
  const glyph = glyphOf(body.name);
  return [
    el('circle', { cx: x, cy: y, r: lettering.discRadius, fill: 'var(--surface)' }),
    glyph
      ? drawGlyph(glyph, { x, y, sizePx: lettering.glyphPx, colour: 'var(--text)' })
      : halo(abbreviationOf(body.name), [x, y], lettering.degreePx, 'var(--text)', false),
    ...(body.signOnly === true ? [] : drawFigures(body, labelDeg, ascendantDeg, ring, lettering)),
  ];
}

function drawFigures(
  body: WheelBody,
  labelDeg: number,
  ascendantDeg: number,
  ring: BodyRing,
  lettering: Lettering,
): SvgElement[] {
  const degree = ((body.longitudeDeg % 360) + 360) % 30;
  const retrograde = showsRetrograde(body);
  const [x, y] = onWheel(labelDeg, ring.figures, ascendantDeg);
  const colour = lettering.degreeSign ? 'var(--text)' : 'var(--text-2)';
  const words = `${wholeDegree(degree)}${lettering.degreeSign ? '°' : ''}`;
  if (!ring.minutes) return [halo(words, [x, y], lettering.degreePx, colour, retrograde)];
  return [
    halo(words, [x, y - lettering.minutePx * 0.56], lettering.degreePx, colour, false),
    halo(minuteOf(degree), [x, y + lettering.degreePx * 0.52], lettering.minutePx, 'var(--text-2)', retrograde),
  ];
}

const minuteOf = (degree: number): string => degreeMinute(degree).split('°')[1] ?? '';

/** Draws a halo in the background colour, which keeps figures readable over lines. */
function halo(words: string, [x, y]: Point, sizePx: number, colour: string, marked: boolean): SvgElement {
  const mark = marked ? [el('tspan', { 'font-size': sizePx * 0.78, dy: sizePx * -0.28, dx: 1 }, 'R')] : [];
  return el(
    'text',
    {
      x,
      y: y + sizePx * 0.35,
      'font-size': sizePx,
      'text-anchor': 'middle',
      fill: colour,
      'font-family': MONO,
      stroke: 'var(--surface)',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    words,
    ...mark,
  );
}
