import { SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { el, linePath, type SvgElement } from './element.ts';
import { drawGlyph, glyphOf } from './glyphs.ts';
import { MONO, picture, type PictureText } from './picture.ts';
import { degreeMinute, showsRetrograde, signNameOf } from './placed-body.ts';
import { drawAspects, type WheelAspect } from './wheel-aspects.ts';
import { drawBodies, type WheelBody } from './wheel-bodies.ts';
import { CENTRE, FORMS, onWheel, RADII, WHEEL_VIEW, type Lettering, type WheelForm } from './wheel-geometry.ts';

export type WheelChart = {
  ascendantDeg: number;
  /** null: this chart has none. */
  midheavenDeg: number | null;
  /** Twelve, from the first house. */
  cuspsDeg: readonly number[];
  bodies: readonly WheelBody[];
  aspects: readonly WheelAspect[];
};

export type WheelOptions = PictureText & { form?: WheelForm };

export function wheel(chart: WheelChart, { form = 'full', ...text }: WheelOptions): SvgElement {
  const lettering = FORMS[form];
  const { ascendantDeg } = chart;
  const longitudeByName = new Map(chart.bodies.map((body) => [body.name, body.longitudeDeg]));
  return picture({ ...text, description: describeWheel(chart) }, WHEEL_VIEW, [
    ...drawRings(),
    ...drawScale(ascendantDeg, lettering.fineTicks),
    ...SIGNS.flatMap((sign, index) => drawSign(sign.name, index * 30, ascendantDeg, lettering.signPx)),
    ...drawHouses(chart, lettering.housePx),
    drawAspects(chart.aspects, longitudeByName, ascendantDeg),
    ...drawBodies(chart.bodies, ascendantDeg, lettering),
    ...drawAngle('AC', ascendantDeg, ascendantDeg, lettering),
    ...(chart.midheavenDeg === null ? [] : drawAngle('MC', chart.midheavenDeg, ascendantDeg, lettering)),
  ]);
}

/** "Sun 25°47′ Cancer. Saturn 4°06′ Aquarius, retrograde." */
function describeWheel(chart: WheelChart): string {
  const spoken = (name: string, longitudeDeg: number, end: string) =>
    `${name} ${degreeMinute(longitudeDeg % 30)} ${signNameOf(Math.floor(longitudeDeg / 30) + 1)}${end}.`;
  return [
    spoken('Ascendant', chart.ascendantDeg, ''),
    ...chart.bodies.map((body) => {
      const end = showsRetrograde(body) ? ', retrograde' : '';
      return body.signOnly === true
        ? `${body.name} ${signNameOf(Math.floor(body.longitudeDeg / 30) + 1)}${end}.`
        : spoken(body.name, body.longitudeDeg, end);
    }),
  ].join(' ');
}

function drawRings(): SvgElement[] {
  const ring = (r: number, stroke: string, width: number, fill = 'none') =>
    el('circle', { cx: CENTRE[0], cy: CENTRE[1], r, fill, stroke, 'stroke-width': width });
  return [
    ring(RADII.edge, 'var(--pic-line)', 1.5, 'var(--surface)'),
    ring(RADII.signGlyph, 'var(--sunken)', RADII.edge - RADII.scale - 1.5),
    ring(RADII.scale, 'var(--pic-line)', 1),
    ring(RADII.houseOuter, 'var(--line-strong)', 1),
    ring(RADII.aspect, 'var(--pic-line)', 1),
  ];
}

/** A tick for each degree, longer at each fifth and tenth; the thirtieth is the sign's edge. */
function drawScale(ascendantDeg: number, fineTicks: boolean): SvgElement[] {
  const ticks = (keep: (degree: number) => boolean, length: number) =>
    Array.from({ length: 360 }, (_, degree) => degree)
      .filter(keep)
      .map((degree) =>
        linePath(onWheel(degree, RADII.scale, ascendantDeg), onWheel(degree, RADII.scale - length, ascendantDeg)),
      )
      .join('');
  const fifths = ticks((degree) => degree % 10 === 5, 7) + ticks((degree) => degree % 10 === 0 && degree % 30 !== 0, 9);
  return [
    ...(fineTicks
      ? [el('path', { d: ticks((degree) => degree % 5 !== 0, 4), stroke: 'var(--line-strong)', 'stroke-width': 0.75 })]
      : []),
    el('path', { d: fifths, stroke: 'var(--text-3)', 'stroke-width': 0.9 }),
  ];
}

function drawSign(name: string, startDeg: number, ascendantDeg: number, sizePx: number): SvgElement[] {
  const [x, y] = onWheel(startDeg + 15, RADII.signGlyph, ascendantDeg);
  const glyph = glyphOf(name);
  const edge = linePath(onWheel(startDeg, RADII.scale, ascendantDeg), onWheel(startDeg, RADII.edge, ascendantDeg));
  return [
    el('path', { d: edge, stroke: 'var(--pic-line)', 'stroke-width': 1 }),
    ...(glyph ? [drawGlyph(glyph, { x, y, sizePx, colour: 'var(--text-2)' })] : []),
  ];
}

function drawHouses({ cuspsDeg, ascendantDeg }: WheelChart, housePx: number): SvgElement[] {
  return cuspsDeg.flatMap((cuspDeg, index) => {
    const nextDeg = cuspsDeg[(index + 1) % cuspsDeg.length] ?? cuspDeg;
    const middleDeg = cuspDeg + ((nextDeg - cuspDeg + 360) % 360) / 2;
    const isAngle = index % 3 === 0;
    const outer = isAngle ? RADII.scale : RADII.cuspOuter;
    const [x, y] = onWheel(middleDeg, RADII.houseNumber, ascendantDeg);
    return [
      el('path', {
        d: linePath(onWheel(cuspDeg, RADII.aspect, ascendantDeg), onWheel(cuspDeg, outer, ascendantDeg)),
        stroke: isAngle ? 'var(--pic-line)' : 'var(--line-strong)',
        'stroke-width': isAngle ? 1.5 : 0.9,
      }),
      el(
        'text',
        {
          x,
          y: y + housePx * 0.35,
          'font-size': housePx,
          'text-anchor': 'middle',
          fill: 'var(--text-3)',
          'font-family': MONO,
        },
        String(index + 1),
      ),
    ];
  });
}

function drawAngle(label: string, longitudeDeg: number, ascendantDeg: number, lettering: Lettering): SvgElement[] {
  const stroke = (inner: number, outer: number) =>
    el('path', {
      d: linePath(onWheel(longitudeDeg, inner, ascendantDeg), onWheel(longitudeDeg, outer, ascendantDeg)),
      stroke: 'var(--brass-mark)',
      'stroke-width': 2.5,
    });
  const [x, y] = onWheel(longitudeDeg, RADII.badge, ascendantDeg);
  const [width, height, sizePx] = lettering.badge;
  const box = { x: x - width / 2, y: y - height / 2, width, height, rx: 3 };
  return [
    stroke(203, 216),
    stroke(249, 258),
    el('rect', { ...box, fill: 'var(--brass-soft)', stroke: 'var(--brass-mark)' }),
    el(
      'text',
      {
        x,
        y: y + sizePx * 0.36,
        'font-size': sizePx,
        'text-anchor': 'middle',
        fill: 'var(--brass)',
        'font-weight': 600,
        'font-family': MONO,
      },
      label,
    ),
  ];
}
