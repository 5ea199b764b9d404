import { normalizeDeg } from '../core/angle.ts';
import type { Chart } from '../chart/chart.ts';
import { type CompoundRelation, relationsOf } from '../vocabulary/friendship.ts';
import { GRAHA_IDS, type Graha, isPlanet, type Planet, PLANETS, type Relation } from '../vocabulary/grahas.ts';
import { signAt } from '../vocabulary/signs.ts';
import { VARGAS } from '../varga/vargas.ts';
import { vargaSpot } from '../varga/varga-sign.ts';
import { type Age, ageAt, type Alertness, alertnessAt, type Mood, moodAt } from './avasthas.ts';
import { dignityAt, type DignityName, isCombustAt, sunSeparationDeg } from './dignity.ts';
import { sphutaDrishti } from './sphuta-drishti.ts';
import { type War, warsOf } from './war.ts';

/** Conditions of the seven planets only: the books give the nodes no sign to rule. */
export type PlanetCondition = {
  dignity: DignityName | null;
  /** Relation to the lord of its sign. */
  naturalRelation: Relation | 'own';
  compoundRelation: CompoundRelation | 'own';
  /** Degrees from the Sun, 0 to 180; null for the Sun. */
  sunSeparationDeg: number | null;
  isCombust: boolean;
  alertness: Alertness;
  mood: Mood;
  /** Whether a natural malefic is in its sign (vikala). */
  isWithMalefic: boolean;
  /** War of one of the five planets that can be at war; else null. */
  war: { withPlanet: Planet; isWinner: boolean } | null;
};

export type Condition = {
  graha: Graha;
  age: Age;
  isVargottama: boolean;
  isGandanta: boolean;
  /** Aspects in virupas, the strongest first; none below 1. */
  aspectedBy: readonly { planet: Planet; virupas: number }[];
  /** null for Rahu and Ketu. */
  own: PlanetCondition | null;
};

const MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
const GANDANTA_DEG = 10 / 3;
const VIRUPAS_MIN = 1;

/**
 * Whether a longitude is within 3°20′ of a common end of sign and nakshatra: the ends of Cancer, Scorpio and Pisces.
 * @source Phaladeepika ch. 13
 */
export function isGandantaAt(siderealDeg: number): boolean {
  const deg = normalizeDeg(siderealDeg) % 120;
  return deg < GANDANTA_DEG || deg >= 120 - GANDANTA_DEG;
}

/** Whether the sign is the same in the birth chart and in the navamsa. */
export const isVargottamaAt = (siderealDeg: number): boolean =>
  Math.floor(normalizeDeg(siderealDeg) / 30) === vargaSpot(VARGAS.d9, siderealDeg).signIndex;

/** Returns the nearest war of a planet. */
function warOf(planet: Planet, wars: readonly War[]): PlanetCondition['war'] {
  const own = wars.filter(({ winner, loser }) => winner === planet || loser === planet);
  const [nearest] = own.toSorted((one, other) => one.apartDeg - other.apartDeg);
  if (nearest === undefined) return null;
  const { winner, loser } = nearest;
  return winner === planet ? { withPlanet: loser, isWinner: true } : { withPlanet: winner, isWinner: false };
}

/** Returns the relations of a planet to the lord of its sign. */
export function relationsToLord(
  planet: Planet,
  { placements }: Chart<Graha>,
): { natural: Relation | 'own'; compound: CompoundRelation | 'own' } {
  const relations = relationsOf(planet, signAt(placements[planet].signIndex).lord, placements);
  return relations ?? { natural: 'own', compound: 'own' };
}

function planetCondition(planet: Planet, chart: Chart<Graha>): PlanetCondition {
  const { placements } = chart;
  const { longitudeDeg, signIndex } = placements[planet];
  const { natural, compound } = relationsToLord(planet, chart);
  const sunDeg = placements.sun.longitudeDeg;
  return {
    dignity: dignityAt(planet, longitudeDeg),
    naturalRelation: natural,
    compoundRelation: compound,
    sunSeparationDeg: planet === 'sun' ? null : sunSeparationDeg(sunDeg, longitudeDeg),
    isCombust: isCombustAt(planet, placements[planet], sunDeg),
    alertness: alertnessAt(planet, longitudeDeg, natural),
    mood: moodAt(planet, longitudeDeg, compound),
    isWithMalefic: MALEFICS.some((other) => other !== planet && placements[other].signIndex === signIndex),
    war: warOf(planet, warsOf(placements)),
  };
}

/**
 * Returns the condition of each graha of a chart: dignity, friendship with its lord, combustion, avasthas, war,
 * gandanta, vargottama, and the aspects on it with their strength.
 * @param chart whole signs from the ascendant, with the nine grahas
 * @returns nine rows, in the order of the weekdays and the nodes
 * @source BPHS ch. 3, 26, 45; each part names its own verses
 */
export const conditionsOf = (chart: Chart<Graha>): readonly Condition[] =>
  GRAHA_IDS.map((graha) => {
    const { longitudeDeg } = chart.placements[graha];
    const aspectedBy = PLANETS.filter((planet) => planet !== graha)
      .map((planet) => ({
        planet,
        virupas: sphutaDrishti(planet, chart.placements[planet].longitudeDeg, longitudeDeg),
      }))
      .filter(({ virupas }) => virupas >= VIRUPAS_MIN)
      .toSorted((one, other) => other.virupas - one.virupas);
    return {
      graha,
      age: ageAt(longitudeDeg),
      isVargottama: isVargottamaAt(longitudeDeg),
      isGandanta: isGandantaAt(longitudeDeg),
      aspectedBy,
      own: isPlanet(graha) ? planetCondition(graha, chart) : null,
    };
  });
