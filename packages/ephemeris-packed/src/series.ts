/** Segments of equal length in time, each with a polynomial of its own. */
export type Grid = { startJd: number; segmentDays: number; segmentCount: number };

/**
 * Where the coefficients of one function lie in the file: of every segment the first orders as doubles, then those that fit
 * into 32 and into 16 bits. All are whole multiples of one quantum.
 */
export type SeriesLayout = {
  grid: Grid;
  quantum: number;
  wideCount: number;
  midCount: number;
  narrowCount: number;
  wideAt: number;
  midAt: number;
  narrowAt: number;
};

/**
 * A function of time as Chebyshev polynomials. The segment and the place in it come from the caller, because functions with
 * one grid share them.
 * @source Clenshaw's recurrence and its derivative, Numerical Recipes ch. 5.8
 */
export class Series {
  readonly grid: Grid;
  /** Per day: of what was asked last by `valueWithRateAt`. */
  rate = 0;
  readonly #layout: SeriesLayout;
  readonly #wide: Float64Array;
  readonly #mid: Int32Array;
  readonly #narrow: Int16Array;
  readonly #ratePerDay: number;
  /** Of the segment that was asked last, in quanta. */
  readonly #coefficients: Float64Array;
  #segment = -1;

  constructor(bytes: ArrayBuffer, layout: SeriesLayout) {
    const { grid, wideCount, midCount, narrowCount } = layout;
    this.grid = grid;
    this.#layout = layout;
    this.#wide = new Float64Array(bytes, layout.wideAt, wideCount * grid.segmentCount);
    this.#mid = new Int32Array(bytes, layout.midAt, midCount * grid.segmentCount);
    this.#narrow = new Int16Array(bytes, layout.narrowAt, narrowCount * grid.segmentCount);
    this.#coefficients = new Float64Array(wideCount + midCount + narrowCount);
    this.#ratePerDay = (2 * layout.quantum) / grid.segmentDays;
  }

  /** @param x where in the segment: −1 at its start, 1 at its end */
  valueAt(segment: number, x: number): number {
    if (segment !== this.#segment) this.#take(segment);
    const coefficients = this.#coefficients;
    const twice = 2 * x;
    let next = 0;
    let afterNext = 0;
    for (let order = coefficients.length - 1; order >= 0; order -= 1) {
      const current = twice * next - afterNext + (coefficients[order] ?? 0);
      afterNext = next;
      next = current;
    }
    return (next - x * afterNext) * this.#layout.quantum; // The last step doubled x once too often.
  }

  /** The same, and leaves the change per day in `rate`. */
  valueWithRateAt(segment: number, x: number): number {
    if (segment !== this.#segment) this.#take(segment);
    const coefficients = this.#coefficients;
    const twice = 2 * x;
    let next = 0;
    let afterNext = 0;
    let nextSlope = 0;
    let afterNextSlope = 0;
    for (let order = coefficients.length - 1; order >= 0; order -= 1) {
      const slope = twice * nextSlope - afterNextSlope + 2 * next;
      afterNextSlope = nextSlope;
      nextSlope = slope;
      const current = twice * next - afterNext + (coefficients[order] ?? 0);
      afterNext = next;
      next = current;
    }
    this.rate = (nextSlope - x * afterNextSlope - afterNext) * this.#ratePerDay;
    return (next - x * afterNext) * this.#layout.quantum;
  }

  #take(segment: number): void {
    const { wideCount, midCount, narrowCount } = this.#layout;
    const coefficients = this.#coefficients;
    let order = 0;
    for (let at = segment * wideCount; order < wideCount; at += 1, order += 1)
      coefficients[order] = this.#wide[at] ?? 0;
    const midEnd = wideCount + midCount;
    for (let at = segment * midCount; order < midEnd; at += 1, order += 1) coefficients[order] = this.#mid[at] ?? 0;
    const end = midEnd + narrowCount;
    for (let at = segment * narrowCount; order < end; at += 1, order += 1) coefficients[order] = this.#narrow[at] ?? 0;
    this.#segment = segment;
  }
}
