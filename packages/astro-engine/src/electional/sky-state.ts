import { arcDeg, degreeInSign, shortestArcDeg, signIndexOf } from '../core/angle.ts';
import type { MoonAspect, MoonSign } from '../events/void-of-course.ts';
import { BENEFICS, MALEFICS, type SunRelation, sunRelationOf } from '../horary/conditions.ts';
import { LATE_DEG, VIA_COMBUSTA_DEG } from '../horary/considerations.ts';
import { MEAN_DEG_PER_DAY, reachDeg } from '../horary/lilly-tables.ts';
import { PLANETS, type Planet } from '../vocabulary/grahas.ts';
import { type Courses, ofEach } from './courses.ts';

type Of<Value> = Readonly<Record<Planet, Value>>;
export type MoonStep = MoonAspect<Planet>;

/**
 * The sky of an instant in steps: rules read nothing else of it, so a change of a rule is a change of this state.
 */
export type SkyState = {
  /** 0 = Aries. */
  signIndexes: Of<number>;
  isRetrograde: Of<boolean>;
  /** Null for the Sun. */
  fromSun: Of<SunRelation | null>;
  /** Saturn and Mars in conjunction, square or opposition within the moieties. */
  hurtBy: Of<readonly Planet[]>;
  /** Jupiter and Venus in conjunction, sextile or trine within the moieties. */
  helpedBy: Of<readonly Planet[]>;
  /** Sign of the Dragon’s Tail. */
  tailSignIndex: number;
  isWaxing: boolean;
  /** Within 12° of the Sun. */
  isNearSun: boolean;
  isFull: boolean;
  isNearNode: boolean;
  isInViaCombusta: boolean;
  isLate: boolean;
  isSlow: boolean;
  isVoid: boolean;
  /** The Moon’s last and next exact aspects in her sign. */
  leaves: MoonStep | null;
  goesTo: MoonStep | null;
};

/** The Moon is impeded so near to the Sun or to a node. @source Ramesey, Astrologia Restaurata (1653), p. 127 */
const MOON_NEAR_DEG = 12;
const HARD_DEG = [0, 90, 180] as const;
const SOFT_DEG = [0, 60, 120] as const;
export const isHard = (angleDeg: number): boolean => HARD_DEG.some((one) => one === angleDeg);
export const isSoft = (angleDeg: number): boolean => SOFT_DEG.some((one) => one === angleDeg);

/** The lesser table of orbs has the moieties of 6° and 7°30′ that Ramesey gives to Moon and Sun. */
const isWithin = (a: Planet, b: Planet, separationDeg: number, anglesDeg: readonly number[]): boolean =>
  anglesDeg.some((angleDeg) => Math.abs(separationDeg - angleDeg) <= reachDeg(a, b, 'lesser'));

type Pair = readonly [Planet, Planet];
/** The lists that two planets may make. There is one of each, so that states are compared without reading them. */
type Choices = Record<'none' | 'one' | 'other' | 'both', readonly Planet[]> & { of: Pair };
const choicesOf = (of: Pair): Choices => ({ of, none: [], one: [of[0]], other: [of[1]], both: of });
const OF_MALEFICS = choicesOf(MALEFICS);
const OF_BENEFICS = choicesOf(BENEFICS);

const NAMES = [
  'signIndexes', 'isRetrograde', 'fromSun', 'hurtBy', 'helpedBy', 'tailSignIndex', 'isWaxing', 'isNearSun', 'isFull', 'isNearNode',
  'isInViaCombusta', 'isLate', 'isSlow', 'isVoid', 'leaves', 'goesTo',
] as const satisfies readonly (keyof SkyState)[]; // prettier-ignore
const OF_PLANETS = [
  'signIndexes',
  'isRetrograde',
  'fromSun',
  'hurtBy',
  'helpedBy',
] as const satisfies readonly (keyof SkyState)[];
const isOfPlanets = (name: keyof SkyState): name is (typeof OF_PLANETS)[number] =>
  OF_PLANETS.some((one) => one === name);
const PLAIN = NAMES.filter((name) => !isOfPlanets(name));

/** Whether two states are the same, for states of one search. */
export const isSameState = (one: SkyState, other: SkyState): boolean =>
  PLAIN.every((name) => one[name] === other[name]) &&
  OF_PLANETS.every((name) => PLANETS.every((planet) => one[name][planet] === other[name][planet]));

/**
 * Returns the state of the sky.
 * @param moonSigns those that the Moon passes through, with her aspects
 * @source orbs and nearness to the Sun by Lilly's tables, void of course by exact aspects, Ramesey p. 127
 */
export function skyStateAt(sky: Courses, moonSigns: readonly MoonSign<Planet>[], jdUt: number): SkyState {
  const { planets: courses, node } = sky.at(jdUt);
  const placements = ofEach((planet) => ({ longitudeDeg: courses[planet].deg }));
  const apartDeg = (a: Planet, b: Planet): number => Math.abs(shortestArcDeg(courses[a].deg, courses[b].deg));
  const aspecting =
    ({ of: [first, second], none, one, other, both }: Choices, anglesDeg: readonly number[]) =>
    (planet: Planet) => {
      const isFirst = first !== planet && isWithin(first, planet, apartDeg(first, planet), anglesDeg);
      const isSecond = second !== planet && isWithin(second, planet, apartDeg(second, planet), anglesDeg);
      if (isFirst) return isSecond ? both : one;
      return isSecond ? other : none;
    };
  const { deg: moonDeg, degPerDay } = courses.moon;
  const tailDeg = node.deg + 180;
  const fromNodeDeg = Math.abs(shortestArcDeg(tailDeg, moonDeg));
  const moonSign = moonSigns.find(({ entryJdUt, exitJdUt }) => jdUt >= entryJdUt && jdUt < exitJdUt);
  if (moonSign === undefined) throw new RangeError(`no sign of the Moon at JD ${jdUt}`);
  const last = moonSign.aspects.findLast((aspect) => aspect.jdUt <= jdUt);
  const next = moonSign.aspects.find((aspect) => aspect.jdUt > jdUt);
  return {
    signIndexes: ofEach((planet) => signIndexOf(courses[planet].deg)),
    isRetrograde: ofEach((planet) => courses[planet].degPerDay < 0),
    fromSun: ofEach((planet) => sunRelationOf({ placements }, planet)),
    hurtBy: ofEach(aspecting(OF_MALEFICS, HARD_DEG)),
    helpedBy: ofEach(aspecting(OF_BENEFICS, SOFT_DEG)),
    tailSignIndex: signIndexOf(tailDeg),
    isWaxing: arcDeg(courses.sun.deg, moonDeg) < 180,
    isNearSun: apartDeg('sun', 'moon') <= MOON_NEAR_DEG,
    isFull: isWithin('sun', 'moon', apartDeg('sun', 'moon'), [180]),
    isNearNode: Math.min(fromNodeDeg, 180 - fromNodeDeg) <= MOON_NEAR_DEG,
    isInViaCombusta: moonDeg >= VIA_COMBUSTA_DEG.from && moonDeg < VIA_COMBUSTA_DEG.until,
    isLate: degreeInSign(moonDeg) >= LATE_DEG,
    isSlow: degPerDay < MEAN_DEG_PER_DAY.moon,
    isVoid: next === undefined,
    leaves: last ?? null,
    goesTo: next ?? null,
  };
}
