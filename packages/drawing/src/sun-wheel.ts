import { el, type SvgElement } from './element.ts';
import { drawGlyph } from './glyphs.ts';
import { picture } from './picture.ts';
import { drawAspects, type WheelAspect } from './wheel-aspects.ts';
import { drawBodies, type WheelBody } from './wheel-bodies.ts';
import { drawFrame } from './wheel-frame.ts';
import { CENTRE, FORMS, SINGLE, WHEEL_VIEW } from './wheel-geometry.ts';
import { describeBodies, type WheelOptions } from './wheel.ts';

/** Planets as seen from the Sun, which has no houses and no angles. */
export type SunChart = { bodies: readonly WheelBody[]; aspects: readonly WheelAspect[] };

/** The sign at the left, as in a wheel whose ascendant is there. */
const LEFT_DEG = 0;
const RINGS = { ...SINGLE, houseOuter: SINGLE.aspect };
const SUN = { radius: 17, sizePx: 26 } as const;

/** Draws a wheel around the Sun: Aries begins at the left, signs counter-clockwise. */
export function sunWheel({ bodies, aspects }: SunChart, { form = 'full', ...text }: WheelOptions): SvgElement {
  const lettering = FORMS[form];
  const longitudes = new Map(bodies.map(({ name, longitudeDeg }) => [name, longitudeDeg]));
  const [cx, cy] = CENTRE;
  return picture({ ...text, description: `Around the Sun: ${describeBodies(bodies)}` }, WHEEL_VIEW, [
    ...drawFrame(LEFT_DEG, RINGS, lettering),
    drawAspects(aspects, { fromDeg: longitudes, toDeg: longitudes, ascendantDeg: LEFT_DEG, radius: RINGS.aspect }),
    el('circle', { cx, cy, r: SUN.radius, fill: 'var(--surface)' }),
    drawGlyph('sun', { x: cx, y: cy, sizePx: SUN.sizePx, colour: 'var(--brass)' }),
    ...drawBodies(bodies, { ascendantDeg: LEFT_DEG, ring: lettering.single, lettering, pointed: true }),
  ]); // prettier-ignore
}
