import { el, type SvgElement } from './element.ts';
import { picture, SANS } from './picture.ts';
import { drawAspects, type WheelAspect } from './wheel-aspects.ts';
import { drawBodies, obstaclesOf, type WheelBody } from './wheel-bodies.ts';
import { drawCircle, drawFrame } from './wheel-frame.ts';
import { DOUBLE, DOUBLE_FORMS, FORMS, WHEEL_VIEW } from './wheel-geometry.ts';
import { drawCusps, drawHouseNumbers, drawRim, type HouseFrame } from './wheel-houses.ts';
import { describeBodies, describeWheel, longitudesOf, type WheelOptions } from './wheel.ts';

/** A ring of bodies, with the name of its owner. */
export type WheelRing = {
  name: string;
  bodies: readonly WheelBody[];
  /** Angles that aspects may go to; null if the ring has no angles. */
  angles: { ascendantDeg: number; midheavenDeg: number | null } | null;
};

export type BiWheelChart = {
  /** Cusps that define the layout of signs and houses. */
  houses: HouseFrame;
  inside: WheelRing;
  outside: WheelRing;
  /** Aspects from a body outside to a body inside. */
  between: readonly WheelAspect[];
  /** The ring with bodies that a page can highlight. */
  pointed: 'inside' | 'outside';
};

/** Draws two charts in one wheel, with the aspects between them. */
export function biWheel(chart: BiWheelChart, { form = 'full', ...text }: WheelOptions): SvgElement {
  const lettering = FORMS[form];
  const rings = DOUBLE_FORMS[form];
  const { houses, inside, outside, between, pointed } = chart;
  const { ascendantDeg } = houses;
  return picture({ ...text, description: describe(chart) }, WHEEL_VIEW, [
    ...drawFrame(ascendantDeg, DOUBLE, lettering),
    drawCircle(rings.inside.outer, 'var(--line-strong)', 1),
    ...drawCusps(houses, DOUBLE, [
      ...obstaclesOf(inside.bodies, rings.inside),
      ...obstaclesOf(outside.bodies, rings.outside),
    ]),
    ...drawHouseNumbers(houses, DOUBLE, lettering),
    drawAspects(between, {
      fromDeg: longitudesOfRing(outside),
      toDeg: longitudesOfRing(inside),
      ascendantDeg,
      radius: DOUBLE.aspect,
    }),
    ...drawRim(houses, DOUBLE, lettering),
    ...drawBodies(outside.bodies, { ascendantDeg, ring: rings.outside, lettering, pointed: pointed === 'outside' }),
    ...drawBodies(inside.bodies, { ascendantDeg, ring: rings.inside, lettering, pointed: pointed === 'inside' }),
    ...drawNames(chart, lettering.rim.px),
  ]);
}

const longitudesOfRing = ({ bodies, angles }: WheelRing): Map<string, number> =>
  angles === null
    ? new Map(bodies.map((body) => [body.name, body.longitudeDeg]))
    : longitudesOf({ ...angles, cuspsDeg: [], bodies });

/** Draws the names in the corners, outside the wheel. */
function drawNames({ inside, outside }: BiWheelChart, sizePx: number): SvgElement[] {
  const [left, top, , height] = WHEEL_VIEW;
  const name = (words: string, y: number) =>
    el('text', { x: left + 8, y, 'font-size': sizePx * 1.1, fill: 'var(--text-2)', 'font-family': SANS }, words);
  return [
    name(`Outside: ${outside.name}`, top + 10 + sizePx),
    name(`Inside: ${inside.name}`, top + height - 10),
  ]; // prettier-ignore
}

const describe = ({ houses, inside, outside }: BiWheelChart): string =>
  [
    `Inside, ${inside.name}:`,
    describeWheel({ ascendantDeg: houses.ascendantDeg, bodies: inside.bodies }),
    `Outside, ${outside.name}:`,
    describeBodies(outside.bodies),
  ].join(' ');
