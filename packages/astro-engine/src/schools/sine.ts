import { RADIANS_PER_DEG } from '../core/angle.ts';

/** A sine and its inverse, degrees. */
export type Sine = { of(deg: number): number; inverse(sine: number): number };

/** Sines of the multiples of 3.75° for a radius of 3438. @source Surya Siddhanta 2.17–22 */
const SINES = [
  0, 225, 449, 671, 890, 1105, 1315, 1520, 1719, 1910, 2093, 2267, 2431, 2585, 2728, 2859, 2978, 3084, 3177, 3256, 3321, 3372,
  3409, 3431, 3438,
] as const; // prettier-ignore
const RADIUS = 3438;
const STEP_DEG = 3.75;
const LAST = SINES.length - 1;

const sineAt = (index: number): number => SINES[Math.min(LAST, index)] ?? RADIUS;

/** Returns the tabular sine of an angle of the first quadrant, linear between two rows. */
function quadrantSine(deg: number): number {
  const index = Math.floor(deg / STEP_DEG);
  return (sineAt(index) + (sineAt(index + 1) - sineAt(index)) * (deg / STEP_DEG - index)) / RADIUS;
}

const TABLE: Sine = {
  of(deg) {
    const turned = ((deg % 360) + 360) % 360;
    const half = turned < 180 ? turned : turned - 180;
    const sine = quadrantSine(half <= 90 ? half : 180 - half);
    return turned < 180 ? sine : -sine;
  },
  inverse(sine) {
    const wanted = Math.abs(sine) * RADIUS;
    let index = 0;
    while (index < LAST - 1 && sineAt(index + 1) < wanted) index += 1;
    const deg = STEP_DEG * (index + (wanted - sineAt(index)) / (sineAt(index + 1) - sineAt(index)));
    return sine < 0 ? -deg : deg;
  },
};

const PLAIN: Sine = {
  of: (deg) => Math.sin(deg * RADIANS_PER_DEG),
  inverse: (sine) => Math.asin(sine) / RADIANS_PER_DEG,
};

/** The table of the Surya Siddhanta, and the exact function. The end of a tithi differs by less than a minute. */
export const SINE = { table: TABLE, plain: PLAIN } as const satisfies Record<string, Sine>;
