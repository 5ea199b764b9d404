import { arcDeg } from '../core/angle.ts';
import type { Chart } from '../chart/chart.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import { type Graha, type Planet, PLANETS } from '../vocabulary/grahas.ts';

/** Twelve kinds, by the house of Rahu from the first. */
export const KAAL_SARP_NAMES = [
  'Anant',
  'Kulik',
  'Vasuki',
  'Shankhpal',
  'Padma',
  'Mahapadma',
  'Takshak',
  'Karkotak',
  'Shankhachud',
  'Ghatak',
  'Vishdhar',
  'Sheshnag',
] as const;
export type KaalSarpName = (typeof KAAL_SARP_NAMES)[number];

/** The arc of the zodiac with all seven planets, from node to node in forward direction. */
export const KAAL_SARP_DIRECTIONS = ['rahu_to_ketu', 'ketu_to_rahu'] as const;
export type KaalSarpDirection = (typeof KAAL_SARP_DIRECTIONS)[number];

export type KaalSarp = {
  fromRahu: readonly Planet[];
  fromKetu: readonly Planet[];
  /** At exactly the longitude of a node: on neither side. */
  onAxis: readonly Planet[];
  rahuHouseNumber: number;
  /** null unless all seven are on one side. */
  direction: KaalSarpDirection | null;
  name: KaalSarpName | null;
  /** All but one on one side. */
  isPartial: boolean;
};

/**
 * Decides if all seven planets are on one side of the nodal axis, by longitude and not by sign.
 * @param chart with the nine grahas; mean or true nodes as it was cast
 * @source practice of the last century, in no classical text; the names by Rahu's house as all lists have them. Some
 * schools count the direction from Rahu alone and call the other one Kaal Amrita: `direction` distinguishes them
 */
export function kaalSarpOf({ placements }: Chart<Graha>): KaalSarp {
  const wayDegOf = (planet: Planet): number => arcDeg(placements.rahu.longitudeDeg, placements[planet].longitudeDeg);
  const fromRahu = PLANETS.filter((planet) => wayDegOf(planet) > 0 && wayDegOf(planet) < 180);
  const fromKetu = PLANETS.filter((planet) => wayDegOf(planet) > 180);
  const onAxis = PLANETS.filter((planet) => wayDegOf(planet) === 0 || wayDegOf(planet) === 180);
  const rahuHouseNumber = placements.rahu.houseNumber;
  const all = PLANETS.length;
  const direction = fromRahu.length === all ? 'rahu_to_ketu' : fromKetu.length === all ? 'ketu_to_rahu' : null;
  return {
    fromRahu,
    fromKetu,
    onAxis,
    rahuHouseNumber,
    direction,
    name: direction === null ? null : rowAt(KAAL_SARP_NAMES, rahuHouseNumber - 1),
    isPartial: Math.max(fromRahu.length, fromKetu.length) === all - 1,
  };
}
