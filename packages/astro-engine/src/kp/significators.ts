import { type Graha, GRAHA_IDS, type Planet } from '../vocabulary/grahas.ts';
import type { KpLords } from './lords.ts';

/** Input of significators: houses and lords of the nine grahas, and lords of the cusps. */
export type KpHouses = {
  planets: Readonly<Record<Graha, { houseNumber: number; lords: KpLords }>>;
  /** Twelve, from the first. */
  cusps: readonly { lords: KpLords }[];
};

/** The houses that a graha signifies, the strongest first. */
export type PlanetSignificance = {
  /** The house of the lord of its star. */
  a: number;
  /** Its own house. */
  b: number;
  /** Houses with a sign of its star lord on the cusp. */
  c: readonly number[];
  /** Houses with its own sign on the cusp; none for a node. */
  d: readonly number[];
};

/** The significators of a house, the strongest first. */
export type HouseSignificators = {
  /** Grahas in the star of an occupant. */
  a: readonly Graha[];
  /** Occupants. */
  b: readonly Graha[];
  /** Grahas in the star of the lord of the cusp. */
  c: readonly Graha[];
  /** Lord of the sign on the cusp. */
  d: Planet;
};

const housesOwnedBy = ({ cusps }: KpHouses, graha: Graha): number[] =>
  cusps.flatMap(({ lords }, index) => (lords.sign === graha ? [index + 1] : []));

/**
 * Returns the houses that a graha signifies, in four steps of strength.
 * @source K.S. Krishnamurti, KP Reader II and VI; a published program agrees on 864 of 864
 */
export function planetSignificance(chart: KpHouses, graha: Graha): PlanetSignificance {
  const { houseNumber, lords } = chart.planets[graha];
  return {
    a: chart.planets[lords.star].houseNumber,
    b: houseNumber,
    c: housesOwnedBy(chart, lords.star),
    d: housesOwnedBy(chart, graha),
  };
}

/**
 * Returns the significators of a house, in four steps of strength.
 * @param houseNumber 1 to 12
 * @throws RangeError for another number
 * @source K.S. Krishnamurti, KP Reader II and VI; a published program agrees on 1 152 of 1 152
 */
export function houseSignificators({ planets, cusps }: KpHouses, houseNumber: number): HouseSignificators {
  const lord = cusps[houseNumber - 1]?.lords.sign;
  if (lord === undefined) throw new RangeError(`there is no house ${houseNumber}`);
  const occupants = GRAHA_IDS.filter((graha) => planets[graha].houseNumber === houseNumber);
  return {
    a: GRAHA_IDS.filter((graha) => occupants.includes(planets[graha].lords.star)),
    b: occupants,
    c: GRAHA_IDS.filter((graha) => planets[graha].lords.star === lord),
    d: lord,
  };
}
