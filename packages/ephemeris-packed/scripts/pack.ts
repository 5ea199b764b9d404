import { createHash } from 'node:crypto';
import type { Manifest } from '../src/packed-file.ts';
import { type FileViews, type SeriesLayout, viewsOf } from '../src/series.ts';
import { type Fit, largest } from './fit.ts';

const MID_MOST = 2 ** 31 - 1;
const NARROW_MOST = 2 ** 15 - 1;

/** Tables of doubles that are not series on a regular grid. */
export type Tables = {
  deltaTBorders: readonly number[];
  deltaT: readonly (readonly number[])[];
  deflectingMass: readonly number[];
};

/** The first orders are the largest: after the first that fits into fewer bits, all do. */
function countsOf(orders: readonly Float64Array[]): Counts {
  const wideCount = orders.findLastIndex((row) => largest(row) > MID_MOST) + 1;
  const midEnd = Math.max(orders.findLastIndex((row) => largest(row) > NARROW_MOST) + 1, wideCount);
  return { wideCount, midCount: midEnd - wideCount, narrowCount: orders.length - midEnd };
}

type Counts = Pick<SeriesLayout, 'wideCount' | 'midCount' | 'narrowCount'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const wholeDoubles = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** Returns the layout of one group: for each segment all doubles, then integers of 32 bits, then those of 16. */
function layoutsOf(group: readonly { fit: Fit; counts: Counts }[], groupAt: number): Record<string, SeriesLayout> {
  const bytesOf = (which: keyof Counts, size: number) => sum(group.map(({ counts }) => counts[which])) * size;
  let wideAt = groupAt;
  let midAt = wideAt + bytesOf('wideCount', 8);
  let narrowAt = midAt + bytesOf('midCount', 4);
  const strideBytes = wholeDoubles(narrowAt + bytesOf('narrowCount', 2) - groupAt);
  const layouts: Record<string, SeriesLayout> = {};
  for (const { fit, counts } of group) {
    layouts[fit.name] = {
      grid: fit.target.grid,
      quantum: fit.quantum,
      ...counts,
      wideAt,
      midAt,
      narrowAt,
      strideBytes,
    };
    wideAt += counts.wideCount * 8;
    midAt += counts.midCount * 4;
    narrowAt += counts.narrowCount * 2;
  }
  return layouts;
}

function write(views: FileViews, layout: SeriesLayout, orders: readonly Float64Array[]): void {
  const { wideCount, midCount, wideAt, midAt, narrowAt, strideBytes, grid } = layout;
  for (let segment = 0; segment < grid.segmentCount; segment += 1) {
    const start = segment * strideBytes;
    for (const [order, row] of orders.entries()) {
      const value = row[segment] ?? Number.NaN;
      if (order < wideCount) views.wide[(wideAt + start) / 8 + order] = value;
      else if (order < wideCount + midCount) views.mid[(midAt + start) / 4 + order - wideCount] = value;
      else views.narrow[(narrowAt + start) / 2 + order - wideCount - midCount] = value;
    }
  }
}

/** Returns the file and its manifest: the tables, Delta T, then the series, grouped by joint use. */
export function pack(
  groups: readonly (readonly Fit[])[],
  { deltaTBorders, deltaT, deflectingMass }: Tables,
): { bytes: Uint8Array; manifest: Manifest & { sha256: string } } {
  const tables = [...deltaTBorders, ...deflectingMass, ...deltaT.flat()];
  const deltaTCount = deltaT[0]?.length ?? 0;
  const series: Record<string, SeriesLayout> = {};
  let endAt = tables.length * 8;
  for (const group of groups) {
    const layouts = layoutsOf(
      group.map((fit) => ({ fit, counts: countsOf(fit.orders) })),
      endAt,
    );
    Object.assign(series, layouts);
    const [first] = Object.values(layouts);
    endAt += (first?.strideBytes ?? 0) * (first?.grid.segmentCount ?? 0);
  }
  const file = new ArrayBuffer(endAt);
  const views = viewsOf(file);
  views.wide.set(tables, 0);
  for (const { name, orders } of groups.flat()) {
    const layout = series[name];
    if (layout) write(views, layout, orders);
  }
  series['delta t'] = {
    grid: { startJd: 0, segmentDays: 1, segmentCount: deltaT.length }, // Its borders are in a separate table.
    quantum: 1,
    wideCount: deltaTCount,
    midCount: 0,
    narrowCount: 0,
    wideAt: (deltaTBorders.length + deflectingMass.length) * 8,
    midAt: 0,
    narrowAt: 0,
    strideBytes: deltaTCount * 8,
  };
  const bytes = new Uint8Array(file);
  const manifest = {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    deltaTBorders: { at: 0, count: deltaTBorders.length },
    deflectingMass: { at: deltaTBorders.length * 8, count: deflectingMass.length },
    series,
  };
  return { bytes, manifest };
}
