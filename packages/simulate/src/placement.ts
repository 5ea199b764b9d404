import { rateOf } from './tenants.ts';

export type Placement = { cellOf: Uint8Array; tenants: Float64Array };
export type Demand = { shares: Float64Array; tenantMax: number };

/** Each tenant goes to the cell that has the least calls when it arrives; it never moves. */
export function place({ shares, tenantMax }: Demand, cells: number, total: number): Placement {
  const loads = new Float64Array(cells);
  const tenants = new Float64Array(cells);
  const cellOf = new Uint8Array(shares.length);
  for (let index = 0; index < shares.length; index += 1) {
    let least = 0;
    for (let cell = 1; cell < cells; cell += 1) if ((loads[cell] ?? 0) < (loads[least] ?? 0)) least = cell;
    cellOf[index] = least;
    loads[least] = (loads[least] ?? 0) + rateOf(shares[index] ?? 0, total, tenantMax);
    tenants[least] = (tenants[least] ?? 0) + 1;
  }
  return { cellOf, tenants };
}

/** Calls a second of each cell. */
export function loadsAt({ shares, tenantMax }: Demand, { cellOf, tenants }: Placement, total: number): Float64Array {
  const loads = new Float64Array(tenants.length);
  for (let index = 0; index < shares.length; index += 1) {
    const cell = cellOf[index] ?? 0;
    loads[cell] = (loads[cell] ?? 0) + rateOf(shares[index] ?? 0, total, tenantMax);
  }
  return loads;
}

export const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);
export const maxOf = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, value), 0);

const STEPS = 24;

/** The calls a second of all cells together at which the hottest one reaches `limit`. */
export function capacity(demand: Demand, placement: Placement, limit: number): number {
  let [low, high] = [0, 4 * limit * placement.tenants.length];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (maxOf(loadsAt(demand, placement, middle)) <= limit) low = middle;
    else high = middle;
  }
  return sumOf(loadsAt(demand, placement, low));
}
