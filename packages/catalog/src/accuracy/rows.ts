import type { AlmanacId } from '@graha/astro-engine/calendar/almanac-table';

/** One line of the accuracy table: a family of cases, and the worst difference from a published number. */
export type AccuracyRow = {
  family: string;
  /** The number of compared values. */
  cases: number;
  /** The publisher of the numbers, or the independent computation. */
  source: string;
  worstDifference: number;
  /** `mismatches` counts unequal answers, if only equality is acceptable. */
  unit: 'deg' | 'deg/day' | 'au' | 's' | 'min' | 'days' | 'points' | 'mismatches';
  tolerance: number;
  /** The reason for the tolerance. */
  note?: string;
  /** Almanacs that the row proves. */
  almanacs?: readonly AlmanacId[];
};

/** Keeps the greatest of many differences. A number missing on one side counts as infinite. */
export class Worst {
  #cases = 0;
  #difference = 0;

  add(difference: number): void {
    this.#cases += 1;
    this.#difference = Math.max(this.#difference, Number.isNaN(difference) ? Infinity : Math.abs(difference));
  }

  number(computed: number | null | undefined, published: number | null | undefined): void {
    // Both missing is agreement, such as no moonrise in either.
    this.add(computed === null && published === null ? 0 : (computed ?? Number.NaN) - (published ?? Number.NaN));
  }

  row(row: Pick<AccuracyRow, 'family' | 'source' | 'unit' | 'tolerance' | 'note'>): AccuracyRow {
    return { ...row, cases: this.#cases, worstDifference: this.#difference };
  }
}

/** Counts answers that are not equal to the published ones. */
export class Mismatches {
  #cases = 0;
  #wrong = 0;

  equal(computed: unknown, published: unknown): void {
    this.#cases += 1;
    if (computed !== published) this.#wrong += 1;
  }

  row(family: string, source: string, note?: string): AccuracyRow {
    const base = {
      family,
      cases: this.#cases,
      source,
      worstDifference: this.#wrong,
      unit: 'mismatches',
      tolerance: 0,
    } as const;
    return note === undefined ? base : { ...base, note };
  }
}
