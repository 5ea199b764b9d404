import { arcDeg } from '../core/angle.ts';
import type { Chart } from '../chart/chart.ts';
import { MANGLIK_HOUSE_SETS, type ManglikHouseSet } from '../dosha/manglik.ts';
import type { Spot } from '../sky/placements.ts';
import { countFrom, rowAt } from '../vocabulary/cycle.ts';
import { GRAHA_IDS, type Graha, type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';

/** Reference for counting houses of a yoga. */
export type Reference = 'ascendant' | Graha;

export const KENDRAS: readonly number[] = [1, 4, 7, 10];
export const TRIKONAS: readonly number[] = [1, 5, 9];
export const DUSTHANAS: readonly number[] = [6, 8, 12];
export const UPACHAYAS: readonly number[] = [3, 6, 10, 11];

export type YogaOptions = {
  /** Used by Mahabhagya only. */
  gender?: 'male' | 'female' | undefined;
  /**
   * `isDayAt` of the birth; for a chart without a place it is derived from the ascendant, which is valid up to the
   * polar circles.
   */
  isDayBirth?: boolean;
  /** Houses in which Mars makes Kuja yoga. */
  houseSet?: ManglikHouseSet;
};

/** Inputs of yogas, computed once for a chart. Houses are whole signs from the ascendant. */
export type ChartFacts = {
  chart: Chart<Graha>;
  /** Natural benefics of this chart; every other graha is a malefic. */
  benefics: ReadonlySet<Graha>;
  /** Signs of all references, 0 = Aries. */
  signIndexes: Readonly<Record<Reference, number>>;
  /** The house of every graha from every reference, 1 to 12. */
  houses: Readonly<Record<Reference, Readonly<Record<Graha, number>>>>;
  /** Lords of the houses, index 0 = first house. */
  lords: readonly Planet[];
  /** The houses that each planet rules. */
  ruledHouses: Readonly<Record<Planet, readonly number[]>>;
  /** Houses that hold one of the seven. */
  occupiedHouses: ReadonlySet<number>;
  /** Whether the Sun's centre was above the horizon. */
  isDayBirth: boolean;
  gender: 'male' | 'female' | null;
  kujaHouses: readonly number[];
};

/**
 * Returns the facts of a chart. Benefics are Jupiter, Venus, the waxing Moon (0° to 180° ahead of the Sun), and Mercury
 * unless a malefic is in his sign.
 * @param chart whole signs from the ascendant, with the nine grahas
 * @source BPHS ch. 3, v. 11
 */
export function factsOf(chart: Chart<Graha>, { gender, houseSet = 'north', isDayBirth }: YogaOptions = {}): ChartFacts {
  const { placements, ascendant } = chart;
  const lords = Array.from({ length: 12 }, (_, index) => signAt(ascendant.signIndex + index).lord);
  const housesOf = (planet: Planet) => lords.flatMap((lord, index) => (lord === planet ? [index + 1] : []));
  const signIndexes = recordOf(REFERENCES, (point) =>
    point === 'ascendant' ? ascendant.signIndex : placements[point].signIndex,
  );
  return {
    chart,
    benefics: beneficsOf(chart),
    signIndexes,
    houses: recordOf(REFERENCES, (reference) =>
      recordOf(GRAHA_IDS, (graha) => countFrom(signIndexes[reference], signIndexes[graha], 12)),
    ),
    lords,
    ruledHouses: recordOf(PLANETS, housesOf),
    occupiedHouses: new Set(PLANETS.map((planet) => placements[planet].houseNumber)),
    isDayBirth: isDayBirth ?? arcDeg(placements.sun.longitudeDeg, ascendant.longitudeDeg) < 180,
    gender: gender ?? null,
    kujaHouses: MANGLIK_HOUSE_SETS[houseSet],
  };
}

const REFERENCES: readonly Reference[] = ['ascendant', ...GRAHA_IDS];

function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  const record: Partial<Record<K, V>> = {};
  for (const key of keys) record[key] = valueOf(key);
  return record as Record<K, V>; // Safe: the loop set every key.
}

/** Positions that decide the benefics of a moment. */
type Placed = { placements: Readonly<Record<Graha, Pick<Spot, 'longitudeDeg' | 'signIndex'>>> };

function isWaxingMoon({ placements: { sun, moon } }: Placed): boolean {
  const elongationDeg = arcDeg(sun.longitudeDeg, moon.longitudeDeg);
  return elongationDeg > 0 && elongationDeg < 180;
}

/**
 * Returns the natural benefics: Jupiter, Venus, the waxing Moon, and Mercury if no malefic is in his sign.
 * @source BPHS ch. 3
 */
export function beneficsOf(chart: Placed): ReadonlySet<Graha> {
  const { placements } = chart;
  const benefics = new Set<Graha>(isWaxingMoon(chart) ? ['jupiter', 'venus', 'moon'] : ['jupiter', 'venus']);
  const isWithMercury = (graha: Graha) => placements[graha].signIndex === placements.mercury.signIndex;
  const spoilers = GRAHA_IDS.filter((graha) => graha !== 'mercury' && !benefics.has(graha));
  if (!spoilers.some(isWithMercury)) benefics.add('mercury');
  return benefics;
}

/** Returns the house of a graha, counted from a reference whose own sign is the first. @returns 1 to 12 */
export const houseFrom = ({ houses }: ChartFacts, reference: Reference, graha: Graha): number =>
  houses[reference][graha];

/** Whether a graha is in one of some houses. @param houses 1 to 12, counted from the reference */
export const isIn = (
  facts: ChartFacts,
  graha: Graha,
  houses: readonly number[],
  reference: Reference = 'ascendant',
): boolean => houses.includes(houseFrom(facts, reference, graha));

/** Returns the lord of a house from the ascendant. @param houseNumber 1 to 12 */
export const lordOf = ({ lords }: ChartFacts, houseNumber: number): Planet => rowAt(lords, houseNumber - 1);

/** Returns the given grahas that are in a house. @param among default: all nine */
export const occupantsOf = (
  facts: ChartFacts,
  houseNumber: number,
  reference: Reference = 'ascendant',
  among: readonly Graha[] = GRAHA_IDS,
): Graha[] => among.filter((graha) => graha !== reference && houseFrom(facts, reference, graha) === houseNumber);

/** Whether a graha is a benefic of this chart: Mercury and the Moon depend on the chart. */
export const isBenefic = ({ benefics }: ChartFacts, graha: Graha): boolean => benefics.has(graha);
