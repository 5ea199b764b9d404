import { shortestArcDeg } from '@graha/astro-engine/core/angle';

/** One line of the accuracy report: a family of cases, and how far the worst of them is from its published number. */
export type AccuracyRow = {
  family: string;
  /** How many numbers were compared. */
  cases: number;
  /** Who published the numbers. */
  source: string;
  worstDifference: number;
  unit: 'deg' | 'deg/day' | 'au' | 's' | 'mismatches';
  tolerance: number;
  /** What a reader of the row must know. */
  note?: string;
};

/** Keeps the worst of many differences. A missing number on either side is infinitely far. */
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
