import { el, linePath, type Point, type SvgElement } from './element.ts';
import { drawGlyph, glyphOf } from './glyphs.ts';
import { MONO } from './picture.ts';
import { abbreviationOf, degreeMinute, showsRetrograde, wholeDegree } from './placed-body.ts';
import { spread } from './spread.ts';
import { onWheel, RADII, type Lettering } from './wheel-geometry.ts';

export type WheelBody = {
  name: string;
  /** Tropical or sidereal, as the caller's zodiac is; [0, 360). */
  longitudeDeg: number;
  retrograde: boolean;
  /** Only the sign is known: it stands in the middle of it, without figures. */
  signOnly?: boolean;
};

/** The tick is at the true longitude; glyph and figures move apart and the leader bends to them. */
export function drawBodies(bodies: readonly WheelBody[], ascendantDeg: number, lettering: Lettering): SvgElement[] {
  const shownDeg = spread(
    bodies.map((body) => body.longitudeDeg),
    lettering.gapMinDeg,
    'cyclic',
  );
  return bodies.map((body, index) => {
    const labelDeg = shownDeg[index] ?? body.longitudeDeg;
    return el(
      'g',
      { 'data-body': body.name },
      ...drawPointer(body.longitudeDeg, labelDeg, ascendantDeg),
      ...drawLabel(body, labelDeg, ascendantDeg, lettering),
    );
  });
}

function drawPointer(trueDeg: number, labelDeg: number, ascendantDeg: number): SvgElement[] {
  const at = (longitudeDeg: number, radius: number) => onWheel(longitudeDeg, radius, ascendantDeg);
  const tick = { stroke: 'var(--text)', 'stroke-width': 1.4 };
  return [
    el('path', { d: linePath(at(trueDeg, RADII.scale), at(trueDeg, RADII.bodyTick)), ...tick }),
    el('path', {
      d: linePath(at(trueDeg, RADII.bodyTick), at(labelDeg, RADII.leader)),
      stroke: 'var(--text-3)',
      'stroke-width': 0.8,
    }),
    el('path', { d: linePath(at(trueDeg, RADII.aspect), at(trueDeg, RADII.aspect + 4)), ...tick }),
  ];
}

function drawLabel(body: WheelBody, labelDeg: number, ascendantDeg: number, lettering: Lettering): SvgElement[] {
  const [x, y] = onWheel(labelDeg, lettering.glyphRadius, ascendantDeg);
  const glyph = glyphOf(body.name);
  return [
    el('circle', { cx: x, cy: y, r: lettering.discRadius, fill: 'var(--surface)' }),
    glyph
      ? drawGlyph(glyph, { x, y, sizePx: lettering.glyphPx, colour: 'var(--text)' })
      : halo(abbreviationOf(body.name), [x, y], lettering.degreePx, 'var(--text)', false),
    ...(body.signOnly === true ? [] : drawFigures(body, labelDeg, ascendantDeg, lettering)),
  ];
}

function drawFigures(body: WheelBody, labelDeg: number, ascendantDeg: number, lettering: Lettering): SvgElement[] {
  const degree = ((body.longitudeDeg % 360) + 360) % 30;
  const retrograde = showsRetrograde(body);
  const figure = (words: string, radius: number, sizePx: number, colour: string, marked: boolean) =>
    halo(words, onWheel(labelDeg, radius, ascendantDeg), sizePx, colour, marked);
  return [
    figure(
      `${wholeDegree(degree)}${lettering.degreeSign ? '°' : ''}`,
      lettering.degreeRadius,
      lettering.degreePx,
      lettering.degreeSign ? 'var(--text)' : 'var(--text-2)',
      retrograde && !lettering.minutes,
    ),
    ...(lettering.minutes
      ? [figure(minuteOf(degree), lettering.minuteRadius, lettering.minutePx, 'var(--text-2)', retrograde)]
      : []),
  ];
}

const minuteOf = (degree: number): string => degreeMinute(degree).split('°')[1] ?? '';

/** A rim in the colour of the ground keeps figures readable where lines run behind them. */
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
