import { shortestArcDeg } from '@graha/astro-engine/core/angle';

/** One line of the accuracy report: a family of cases, and the largest difference from its published numbers. */
export type AccuracyRow = {
  family: string;
  /** Number of values compared. */
  cases: number;
  /** Publisher of the numbers. */
  source: string;
  worstDifference: number;
  unit: 'deg' | 'deg/day' | 'au' | 's' | 'mismatches';
  tolerance: number;
  /** A remark for readers of the row. */
  note?: string;
};

/** Keeps the largest of many differences. A missing number on either side counts as infinitely far. */
export class Worst {
  #cases = 0;
  #difference = 0;

  add(difference: number): void {
    this.#cases += 1;
    this.#difference = Math.max(this.#difference, Number.isNaN(difference) ? Infinity : Math.abs(difference));
  }

  angle(computedDeg: number | undefined, publishedDeg: number | undefined): void {
    this.add(shortestArcDeg(publishedDeg ?? Number.NaN, computedDeg ?? Number.NaN));
  }

  number(computed: number | undefined, published: number | undefined): void {
    this.add((computed ?? Number.NaN) - (published ?? Number.NaN));
  }

  angles(computedDeg: readonly number[], publishedDeg: readonly number[]): void {
    for (const index of publishedDeg.keys()) this.angle(computedDeg[index], publishedDeg[index]);
  }

  row(family: string, source: string, unit: AccuracyRow['unit'], tolerance: number): AccuracyRow {
    return { family, cases: this.#cases, source, worstDifference: this.#difference, unit, tolerance };
  }
}
