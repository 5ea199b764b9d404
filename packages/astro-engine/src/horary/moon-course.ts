import type { SearchedSky } from '../events/searched-sky.ts';
import { moonSignAt, VOID_PARTNERS } from '../events/void-of-course.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { type Figure, platicAspect } from './figure.ts';

export type MoonAspect = { planet: Planet; angleDeg: number; jdUt: number };

/** The Moon's course through the sign that she is in. */
export type MoonCourse = {
  exitJdUt: number;
  /** Her last exact aspect in the sign; null if she has made none. */
  separatesFrom: MoonAspect | null;
  /** Her next exact aspect in the sign; null if she makes none. */
  appliesTo: MoonAspect | null;
  /** Whether she is within the orb of no aspect that becomes exact before she leaves the sign. */
  isVoid: boolean;
};

/**
 * Returns the Moon's course.
 * @source William Lilly, Christian Astrology (1647), p. 112: void if she is separated from a planet and does not forthwith, in that sign,
 * apply to another; so he reads the figures on pp. 385 and 401
 * @accuracy 1 s
 */
export function moonCourseOf(figure: Figure, sky: SearchedSky): MoonCourse {
  const { exitJdUt, aspects: made } = moonSignAt(sky, figure.jdUt, VOID_PARTNERS.traditional);
  const aspects = made.map(({ point: planet, ...aspect }): MoonAspect => ({ planet, ...aspect }));
  const ahead = aspects.filter(({ jdUt }) => jdUt > figure.jdUt);
  const applies = ({ planet, angleDeg }: MoonAspect): boolean => {
    const platic = platicAspect(figure, 'moon', planet);
    return platic?.isApplying === true && platic.angleDeg === angleDeg;
  };
  return {
    exitJdUt,
    separatesFrom: aspects.findLast(({ jdUt }) => jdUt <= figure.jdUt) ?? null,
    appliesTo: ahead[0] ?? null,
    isVoid: !ahead.some(applies),
  };
}
