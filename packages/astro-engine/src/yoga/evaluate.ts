import type { Chart } from '../chart/chart.ts';
import type { Graha } from '../vocabulary/grahas.ts';
import { CHANDRA_YOGAS } from './chandra.ts';
import { CLASSICAL_YOGAS } from './classical.ts';
import { type ChartFacts, factsOf, type YogaOptions } from './facts.ts';
import { FURTHER_LORD_YOGAS } from './further-lords.ts';
import { FURTHER_PLACE_YOGAS } from './further-places.ts';
import { INAUSPICIOUS_YOGAS } from './inauspicious.ts';
import { MAJOR_YOGAS } from './major.ts';
import { NABHASA_YOGAS } from './nabhasa.ts';
import { RAJA_DHANA_YOGAS } from './raja.ts';
import { REVERSAL_YOGAS } from './reversal.ts';
import { SURYA_YOGAS } from './surya.ts';
import type { Evidence, Yoga } from './yoga.ts';

/** Yogas of the reference reports. A new one is a new row in its table. */
export const YOGAS: readonly Yoga[] = [
  ...MAJOR_YOGAS,
  ...CLASSICAL_YOGAS,
  ...RAJA_DHANA_YOGAS,
  ...REVERSAL_YOGAS,
  ...CHANDRA_YOGAS,
  ...SURYA_YOGAS,
  ...NABHASA_YOGAS,
  ...INAUSPICIOUS_YOGAS,
];

/** All yogas, with those of later collections that the reference reports do not list. */
export const ALL_YOGAS: readonly Yoga[] = [...YOGAS, ...FURTHER_LORD_YOGAS, ...FURTHER_PLACE_YOGAS];

export type JudgedYoga = {
  yoga: Yoga;
  /** Its condition is met and nothing cancels it. */
  hasYoga: boolean;
  /** Null if its condition is not met. */
  evidence: Evidence | null;
};

/**
 * Returns every yoga, with its evidence if the chart has it. Yogas that need the gender are left out if it is unknown.
 * Combustion, debilitation and the like are notes; they decide nothing unless the rule names them.
 * @param chart whole signs from the ascendant, with the nine grahas
 * @source each yoga's row; full aspects by whole signs, the nodes cast none
 */
export const yogasOf = (chart: Chart<Graha>, options: YogaOptions = {}): JudgedYoga[] =>
  judgedYogas(factsOf(chart, options), YOGAS);

/** Returns the same for any rows. */
export const judgedYogas = (facts: ChartFacts, rows: readonly Yoga[]): JudgedYoga[] =>
  rows
    .filter(({ needs }) => needs === undefined || facts[needs] !== null)
    .map((yoga) => {
      const evidence = yoga.find(facts);
      return { yoga, hasYoga: evidence !== null && evidence.cancelledBy === null, evidence };
    });
