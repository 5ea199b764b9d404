import type { Chart } from '../chart/chart.ts';
import type { Placement } from '../sky/placements.ts';
import { countFrom } from '../vocabulary/cycle.ts';
import { naturalRelation } from '../vocabulary/friendship.ts';
import { type Graha } from '../vocabulary/grahas.ts';
import { debilitationDegOf, DIGNITIES } from '../vocabulary/dignities.ts';
import { signIndexOf } from '../core/angle.ts';
import { signAt } from '../vocabulary/signs.ts';

/** Points required in the chart. */
export const PAPA_POINTS = [
  'sun',
  'moon',
  'mars',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const satisfies readonly Graha[];
export type PapaChart = Chart<(typeof PAPA_POINTS)[number]>;

export const PAPA_REFERENCES = ['ascendant', 'moon', 'venus'] as const;
export type PapaReference = (typeof PAPA_REFERENCES)[number];

type Malefic = 'mars' | 'saturn' | 'sun' | 'rahu' | 'ketu';

type PapaMethod = {
  malefics: readonly Malefic[];
  /** Harmful houses of a malefic, counted from a reference. */
  houses: readonly number[];
  weights: Readonly<Record<PapaReference, number>>;
  points(malefic: Placement & { point: Malefic }, houseNumber: number): number;
};

/** Units by dignity in a sign, from B.V. Raman. The nodes count as neutral. */
const RAMAN_UNITS = { exalted: 50, own: 60, friend: 70, neutral: 80, enemy: 90, debilitated: 100 } as const;
const RAMAN_SHARES: Readonly<Record<Malefic, number>> = { mars: 1, saturn: 0.75, rahu: 0.75, ketu: 0.75, sun: 0.5 };

function standingOf(planet: Malefic, signIndex: number): keyof typeof RAMAN_UNITS {
  if (planet === 'rahu' || planet === 'ketu') return 'neutral';
  if (signIndexOf(DIGNITIES[planet].exaltationDeg) === signIndex) return 'exalted';
  if (signIndexOf(debilitationDegOf(planet)) === signIndex) return 'debilitated';
  return naturalRelation(planet, signAt(signIndex).lord) ?? 'own';
}

const isStrongest = (houseNumber: number): boolean => houseNumber === 7 || houseNumber === 8;

/**
 * kerala: a malefic in a harmful house from the ascendant is one point, from the Moon half a point, from Venus a
 * quarter. raman: units by the planet's dignity in its sign, half of them in the 2nd, 4th and 12th; all references
 * alike.
 * @source kerala: the papasamyam of the Malayalam almanacs; raman: B.V. Raman's measure of kuja dosha, as texts after
 * him extend it to the other malefics
 */
export const PAPA_METHODS = {
  kerala: {
    malefics: ['mars', 'saturn', 'sun', 'rahu'],
    houses: [1, 2, 4, 7, 8, 12],
    weights: { ascendant: 1, moon: 0.5, venus: 0.25 },
    points: () => 1,
  },
  raman: {
    malefics: ['mars', 'saturn', 'sun', 'rahu', 'ketu'],
    houses: [2, 4, 7, 8, 12],
    weights: { ascendant: 1, moon: 1, venus: 1 },
    points: ({ point, signIndex }, houseNumber) =>
      RAMAN_UNITS[standingOf(point, signIndex)] * RAMAN_SHARES[point] * (isStrongest(houseNumber) ? 1 : 0.5),
  },
} as const satisfies Record<string, PapaMethod>;

export type PapaMethodName = keyof typeof PAPA_METHODS;

export type PapaFinding = { planet: Malefic; houseNumber: number; hasDosha: boolean; points: number };
export type PapaReferenceResult = { reference: PapaReference; points: number; findings: readonly PapaFinding[] };
export type Papasamyam = { totalPoints: number; references: readonly PapaReferenceResult[] };

/**
 * Measures the harm of the natural malefics to a marriage, counted from the ascendant, the Moon and Venus.
 * @param chart whole signs from the ascendant, with `PAPA_POINTS`
 * @returns points of the method: 0 to 7 by kerala, hundreds by raman
 */
export function papasamyamOf(chart: PapaChart, method: PapaMethodName): Papasamyam {
  const { malefics, houses, weights, points }: PapaMethod = PAPA_METHODS[method];
  const references = PAPA_REFERENCES.map((reference): PapaReferenceResult => {
    const fromSignIndex = reference === 'ascendant' ? chart.ascendant.signIndex : chart.placements[reference].signIndex;
    const findings = malefics.map((planet): PapaFinding => {
      const placement = { ...chart.placements[planet], point: planet };
      const houseNumber = countFrom(fromSignIndex, placement.signIndex, 12);
      const hasDosha = houses.includes(houseNumber);
      return {
        planet,
        houseNumber,
        hasDosha,
        points: hasDosha ? points(placement, houseNumber) * weights[reference] : 0,
      };
    });
    return { reference, points: findings.reduce((sum, finding) => sum + finding.points, 0), findings };
  });
  return { totalPoints: references.reduce((sum, { points: some }) => sum + some, 0), references };
}

/** Whether the two sums agree: the groom's must be at least the bride's. @source the rule of Kerala */
export const papasAgree = (bride: Papasamyam, groom: Papasamyam): boolean => groom.totalPoints >= bride.totalPoints;
