import { el, type SvgElement } from './element.ts';
import { picture, SANS } from './picture.ts';
import { drawAspects, type WheelAspect } from './wheel-aspects.ts';
import { drawBodies, type WheelBody } from './wheel-bodies.ts';
import { drawCircle, drawFrame } from './wheel-frame.ts';
import { DOUBLE, FORMS, WHEEL_VIEW } from './wheel-geometry.ts';
import { drawCusps, drawHouseNumbers, drawRim, type HouseFrame } from './wheel-houses.ts';
import { describeBodies, describeWheel, longitudesOf, type WheelOptions } from './wheel.ts';

/** A ring of bodies, and whose they are. */
export type WheelRing = {
  name: string;
  bodies: readonly WheelBody[];
  /** Angles that aspects may go to; null where the ring has none of its own. */
  angles: { ascendantDeg: number; midheavenDeg: number | null } | null;
};

export type BiWheelChart = {
  /** Signs and houses are laid out by these cusps. */
  houses: HouseFrame;
  inside: WheelRing;
  outside: WheelRing;
  /** From a body outside to one inside. */
  between: readonly WheelAspect[];
  /** The ring whose bodies a page may point at. */
  pointed: 'inside' | 'outside';
};

/** Two charts in one wheel, with the aspects between them. */
export function biWheel(chart: BiWheelChart, { form = 'full', ...text }: WheelOptions): SvgElement {
  const lettering = FORMS[form];
  const { houses, inside, outside, between, pointed } = chart;
  const { ascendantDeg } = houses;
  return picture({ ...text, description: describe(chart) }, WHEEL_VIEW, [
    ...drawFrame(ascendantDeg, DOUBLE, lettering),
    drawCircle(lettering.inside.outer, 'var(--line-strong)', 1),
    ...drawCusps(houses, DOUBLE),
    ...drawHouseNumbers(houses, DOUBLE, lettering),
    drawAspects(between, {
      fromDeg: longitudesOfRing(outside),
      toDeg: longitudesOfRing(inside),
      ascendantDeg,
      radius: DOUBLE.aspect,
    }),
    ...drawRim(houses, DOUBLE, lettering),
    ...drawBodies(outside.bodies, { ascendantDeg, ring: lettering.outside, lettering, pointed: pointed === 'outside' }),
    ...drawBodies(inside.bodies, { ascendantDeg, ring: lettering.inside, lettering, pointed: pointed === 'inside' }),
    ...drawNames(chart, lettering.rim.px),
  ]);
}

const longitudesOfRing = ({ bodies, angles }: WheelRing): Map<string, number> =>
  angles === null
    ? new Map(bodies.map((body) => [body.name, body.longitudeDeg]))
    : longitudesOf({ ...angles, cuspsDeg: [], bodies });

/** In the corners, where no wheel reaches. */
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
