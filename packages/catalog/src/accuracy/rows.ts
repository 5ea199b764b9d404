/** One line of the accuracy table: a family of cases, and how far the worst of them is from its published number. */
export type AccuracyRow = {
  family: string;
  /** How many numbers were compared. */
  cases: number;
  /** Who published the numbers, or what computed them another way. */
  source: string;
  worstDifference: number;
  /** `mismatches` counts answers that are not equal, where only equality will do. */
  unit: 'deg' | 'deg/day' | 'au' | 's' | 'min' | 'points' | 'mismatches';
  tolerance: number;
  /** Why the tolerance is what it is. */
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

  number(computed: number | null | undefined, published: number | null | undefined): void {
    // Both missing is agreement: no moonrise here and there.
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
