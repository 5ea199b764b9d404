import { countFrom } from '../vocabulary/cycle.ts';
import { PLANETS, type Planet } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { EXALTATION_SIGN_INDEX } from '../western/essential-tables.ts';
import type { ElectionPurpose } from './purpose.ts';
import type { SkyState } from './sky-state.ts';

export const RISING_PARTS = ['early', 'middle', 'late'] as const;

/** The facts from which a rule is read. */
export type ElectionMoment = {
  purpose: ElectionPurpose;
  sky: SkyState;
  /** Signs of long ascension are others there. */
  isSouth: boolean;
  /** The sign that rises, and the part of it; null so near to a pole that signs rise backwards or not at all. */
  rising: { signIndex: number; part: (typeof RISING_PARTS)[number] } | null;
  /** The planetary hour; null without sunrise or sunset. */
  hour: { lord: Planet; isDay: boolean } | null;
};

export const ANGLES: readonly number[] = [1, 4, 7, 10];
export const CADENT: readonly number[] = [3, 6, 9, 12];
/** Houses whose signs do not see the rising sign, the second excepted. */
export const HIDDEN: readonly number[] = [6, 8, 12];
/** Houses whose signs have an aspect to the rising sign. */
export const SEEING: readonly number[] = [1, 3, 4, 5, 7, 9, 10, 11];

/** Returns the house of a sign, counted in whole signs; null if no sign is known to rise. @returns 1 to 12 */
export const houseOfSign = ({ rising }: ElectionMoment, signIndex: number): number | null =>
  rising === null ? null : countFrom(rising.signIndex, signIndex, 12);

/** Returns the house of a planet. */
export const houseOf = (moment: ElectionMoment, planet: Planet): number | null =>
  houseOfSign(moment, moment.sky.signIndexes[planet]);

/** Whether a planet is in one of some houses; false if houses are unknown. */
export function isIn(moment: ElectionMoment, planet: Planet, houses: readonly number[]): boolean {
  const house = houseOf(moment, planet);
  return house !== null && houses.includes(house);
}

export const planetsIn = (
  moment: ElectionMoment,
  houses: readonly number[],
  among: readonly Planet[] = PLANETS,
): Planet[] => among.filter((planet) => isIn(moment, planet, houses));

/** Returns the lord of a house; null if houses are unknown. @param house 1 to 12 */
const lordOf = ({ rising }: ElectionMoment, house: number): Planet | null =>
  rising === null ? null : signAt(rising.signIndex + house - 1).lord;

export const rulerOf = (moment: ElectionMoment): Planet | null => lordOf(moment, 1);

/** Returns the lord of the chief house of the matter; null if there is none. */
export function matterLordOf(moment: ElectionMoment): Planet | null {
  const [house] = moment.purpose.houses;
  return house === undefined ? null : lordOf(moment, house);
}

const oppositeSign = (signIndex: number): number => (signIndex + 6) % 12;

/** In the house or the exaltation of its own. @source the tables of domiciles and exaltations */
export const isStrongIn = (planet: Planet, signIndex: number): boolean =>
  signAt(signIndex).lord === planet || EXALTATION_SIGN_INDEX[planet] === signIndex;

/** In detriment or fall. */
export const isWeakIn = (planet: Planet, signIndex: number): boolean => isStrongIn(planet, oppositeSign(signIndex));

export const isStrong = ({ sky }: ElectionMoment, planet: Planet): boolean =>
  isStrongIn(planet, sky.signIndexes[planet]);
export const isWeak = ({ sky }: ElectionMoment, planet: Planet): boolean => isWeakIn(planet, sky.signIndexes[planet]);
export const isCombust = ({ sky }: ElectionMoment, planet: Planet): boolean => sky.fromSun[planet] === 'combust';
