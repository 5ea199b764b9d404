import { createHash } from 'node:crypto';
import type { Manifest } from '../src/packed-file.ts';
import type { SeriesLayout } from '../src/series.ts';
import { type Fit, largest } from './fit.ts';

const MID_MOST = 2 ** 31 - 1;
const NARROW_MOST = 2 ** 15 - 1;

/** Tables of doubles that are no series on a regular grid. */
export type Tables = {
  deltaTBorders: readonly number[];
  deltaT: readonly (readonly number[])[];
  deflectingMass: readonly number[];
};

/** The first orders are the largest: once they fit into fewer bits, so do all that follow. */
function countsOf(orders: readonly Float64Array[]): Pick<SeriesLayout, 'wideCount' | 'midCount' | 'narrowCount'> {
  const wideCount = orders.findLastIndex((row) => largest(row) > MID_MOST) + 1;
  const midEnd = Math.max(orders.findLastIndex((row) => largest(row) > NARROW_MOST) + 1, wideCount);
  return { wideCount, midCount: midEnd - wideCount, narrowCount: orders.length - midEnd };
}

/** The file, and what says where everything lies in it: all doubles, then integers of 32 bits, then those of 16. */
export function pack(
  fits: readonly Fit[],
  { deltaTBorders, deltaT, deflectingMass }: Tables,
): { bytes: Uint8Array; manifest: Manifest & { sha256: string } } {
  const wide: number[] = [...deltaTBorders, ...deflectingMass];
  const [mid, narrow]: [number[], number[]] = [[], []];
  const series: Record<string, SeriesLayout> = {};
  for (const { name, quantum, orders, target } of fits) {
    const { grid } = target;
    const counts = countsOf(orders);
    series[name] = { grid, quantum, ...counts, wideAt: wide.length, midAt: mid.length, narrowAt: narrow.length };
    for (let segment = 0; segment < grid.segmentCount; segment += 1) {
      for (const [order, row] of orders.entries()) {
        const isMid = order < counts.wideCount + counts.midCount;
        const into = order < counts.wideCount ? wide : isMid ? mid : narrow;
        into.push(row[segment] ?? Number.NaN);
      }
    }
  }
  series['delta t'] = {
    grid: { startJd: 0, segmentDays: 1, segmentCount: deltaT.length }, // Its borders are a table of their own.
    quantum: 1,
    wideCount: deltaT[0]?.length ?? 0,
    midCount: 0,
    narrowCount: 0,
    wideAt: wide.length,
    midAt: 0,
    narrowAt: 0,
  };
  for (const coefficients of deltaT) wide.push(...coefficients);

  const midStart = wide.length * 8;
  const narrowStart = midStart + mid.length * 4;
  for (const layout of Object.values(series)) {
    layout.wideAt *= 8;
    layout.midAt = midStart + layout.midAt * 4;
    layout.narrowAt = narrowStart + layout.narrowAt * 2;
  }
  const bytes = new Uint8Array(narrowStart + narrow.length * 2);
  bytes.set(new Uint8Array(Float64Array.from(wide).buffer), 0);
  bytes.set(new Uint8Array(Int32Array.from(mid).buffer), midStart);
  bytes.set(new Uint8Array(Int16Array.from(narrow).buffer), narrowStart);
  const manifest = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    deltaTBorders: { at: 0, count: deltaTBorders.length },
    deflectingMass: { at: deltaTBorders.length * 8, count: deflectingMass.length },
    series,
  };
  return { bytes, manifest };
}
