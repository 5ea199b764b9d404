/** Segments of equal length in time, each with its own polynomial. */
export type Grid = { startJd: number; segmentDays: number; segmentCount: number };

/**
 * Byte positions of the coefficients of one function: the first orders of the first segment as doubles, then those that
 * fit into 32 and into 16 bits. All are whole multiples of one quantum. Functions used together are stored together,
 * segment by segment, so one moment touches few cache lines.
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
  /** Bytes from one segment to the next. */
  strideBytes: number;
};

/** The whole file as numbers of each size. */
export type FileViews = { wide: Float64Array; mid: Int32Array; narrow: Int16Array };

export const viewsOf = (bytes: ArrayBuffer | SharedArrayBuffer): FileViews => ({
  wide: new Float64Array(bytes),
  mid: new Int32Array(bytes),
  narrow: new Int16Array(bytes),
});

/**
 * A function of time as Chebyshev polynomials. The caller gives the segment and the place in it, because functions with
 * one grid share them.
 * @source Clenshaw's recurrence and its derivative, Numerical Recipes ch. 5.8
 */
export class Series {
  readonly grid: Grid;
  /** Rate per day of the last call of `valueWithRateAt`. */
  rate = 0;
  readonly #layout: SeriesLayout;
  readonly #views: FileViews;
  readonly #ratePerDay: number;
  /** Coefficients of the last segment, in quanta. */
  readonly #coefficients: Float64Array;
  #segment = -1;

  constructor(views: FileViews, layout: SeriesLayout) {
    const { grid, wideCount, midCount, narrowCount } = layout;
    this.grid = grid;
    this.#layout = layout;
    this.#views = views;
    this.#coefficients = new Float64Array(wideCount + midCount + narrowCount);
    this.#ratePerDay = (2 * layout.quantum) / grid.segmentDays;
  }

  /** @param x position in the segment: −1 at its start, 1 at its end */
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

  /** Returns the same, and stores the change per day in `rate`. */
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
    const { wideCount, midCount, narrowCount, wideAt, midAt, narrowAt, strideBytes } = this.#layout;
    const { wide, mid, narrow } = this.#views;
    const coefficients = this.#coefficients;
    const start = segment * strideBytes;
    let order = 0;
    for (let at = (wideAt + start) / 8; order < wideCount; at += 1, order += 1) coefficients[order] = wide[at] ?? 0;
    const midEnd = wideCount + midCount;
    for (let at = (midAt + start) / 4; order < midEnd; at += 1, order += 1) coefficients[order] = mid[at] ?? 0;
    const end = midEnd + narrowCount;
    for (let at = (narrowAt + start) / 2; order < end; at += 1, order += 1) coefficients[order] = narrow[at] ?? 0;
    this.#segment = segment;
  }
}

export const segmentOf = ({ startJd, segmentDays }: Grid, jd: number): number =>
  Math.floor((jd - startJd) / segmentDays);

/** Returns the position of an instant in its segment: −1 to 1. */
export const withinSegment = ({ startJd, segmentDays }: Grid, segment: number, jd: number): number =>
  (2 * (jd - startJd)) / segmentDays - 2 * segment - 1;

export function valueOf(series: Series, jd: number): number {
  const segment = segmentOf(series.grid, jd);
  return series.valueAt(segment, withinSegment(series.grid, segment, jd));
}

/** Returns the rate per day. */
export function rateOf(series: Series, jd: number): number {
  const segment = segmentOf(series.grid, jd);
  series.valueWithRateAt(segment, withinSegment(series.grid, segment, jd));
  return series.rate;
}
