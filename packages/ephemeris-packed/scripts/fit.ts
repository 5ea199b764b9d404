import type { Grid } from '../src/series.ts';

/** One function of several that are sampled together. */
export type Part = {
  name: string;
  isAngle: boolean;
  quantum: number;
  /** An order that never exceeds this many quanta is noise of the library's own files and is dropped. */
  nothingQuanta: number;
};

/** Functions of time with one grid. */
export type Target = {
  grid: Grid;
  sampleCount: number;
  parts: readonly Part[];
  valuesAt(jd: number): readonly number[];
};

/** Coefficients of one function: `orders[n][segment]`, in whole quanta. */
export type Fit = { name: string; quantum: number; target: Target; orders: Float64Array[] };

/** Returns the angle nearest to the previous one among all that differ by whole turns. */
const unwrapped = (deg: number, beforeDeg: number): number => deg - 360 * Math.round((deg - beforeDeg) / 360);

/** Returns Chebyshev coefficients of samples at the polynomials' own nodes, which are inside the segment. */
function coefficientsOf(samples: readonly number[], cosines: readonly (readonly number[])[]): number[] {
  return cosines.map((row, order) => {
    let sum = 0;
    for (let k = 0; k < samples.length; k += 1) sum += (samples[k] ?? Number.NaN) * (row[k] ?? Number.NaN);
    return ((order === 0 ? 1 : 2) * sum) / samples.length;
  });
}

/** Fits the functions of one grid, segment by segment; orders that are noise everywhere are left out. */
export function fit(target: Target): Fit[] {
  const { grid, sampleCount, parts } = target;
  const angles = Array.from({ length: sampleCount }, (_, k) => (Math.PI * (k + 0.5)) / sampleCount);
  const cosines = angles.map((_, order) => angles.map((angle) => Math.cos(order * angle)));
  const fits = parts.map(({ name, quantum }) => ({
    name,
    quantum,
    target,
    orders: angles.map(() => new Float64Array(grid.segmentCount)),
  }));
  for (let segment = 0; segment < grid.segmentCount; segment += 1) {
    const middle = grid.startJd + (segment + 0.5) * grid.segmentDays;
    const values = angles.map((angle) => target.valuesAt(middle + (grid.segmentDays / 2) * Math.cos(angle)));
    for (const [which, { quantum, orders }] of fits.entries()) {
      const samples = values.map((row) => row[which] ?? Number.NaN);
      if (parts[which]?.isAngle) {
        for (let k = 0; k < samples.length; k += 1) {
          samples[k] = unwrapped(samples[k] ?? Number.NaN, k === 0 ? 0 : (samples[k - 1] ?? Number.NaN));
        }
      }
      for (const [order, coefficient] of coefficientsOf(samples, cosines).entries()) {
        const row = orders[order];
        if (row) row[segment] = Math.round(coefficient / quantum);
      }
    }
  }
  return fits.map((found, which) => ({
    ...found,
    orders: withoutEmptyOrders(found, parts[which]?.nothingQuanta ?? 0),
  }));
}

export const largest = (values: Float64Array): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

function withoutEmptyOrders({ name, orders }: Fit, nothingQuanta: number): Float64Array[] {
  const last = orders.findLastIndex((row) => largest(row) > nothingQuanta);
  if (orders.some((row) => row.some((value) => !Number.isFinite(value)))) throw new Error(`${name} is not a number`);
  return orders.slice(0, Math.max(last + 1, 1));
}

/** Returns the rate per day of a fit. @source the derivative of a Chebyshev series, Numerical Recipes ch. 5.9 */
export function rateAt({ quantum, orders, target: { grid } }: Fit, jd: number): number {
  const segment = Math.floor((jd - grid.startJd) / grid.segmentDays);
  const x = (2 * (jd - grid.startJd)) / grid.segmentDays - 2 * segment - 1;
  const angle = Math.acos(x);
  const slope = orders.reduce(
    (sum, row, order) => sum + ((row[segment] ?? Number.NaN) * order * Math.sin(order * angle)) / Math.sin(angle),
    0,
  );
  return (slope * quantum * 2) / grid.segmentDays;
}
