import { outages, type Failures, type Outages } from './outages.ts';
import { capacity, loadsAt, maxOf, place, sumOf, type Demand } from './placement.ts';
import { chargeP99Ms, type Ledger } from './queue.ts';
import { arrivals, rateOf } from './tenants.ts';

export type Assumptions = Ledger &
  Failures & {
    seed: number;
    tenants: number;
    zipf: number;
    /** Calls a second of the largest plan. */
    tenantMax: number;
    cellCounts: readonly number[];
    /** A cell that is busier than this share of its rate is full. */
    fullAt: number;
  };

export const ASSUMPTIONS: Assumptions = {
  seed: 1,
  tenants: 1_000_000,
  zipf: 1.1,
  tenantMax: 100,
  cellCounts: [1, 2, 4, 8, 16, 32, 64],
  fullAt: 0.7,
  cellRate: 4_000,
  commitMs: 2,
  batchMax: 256,
  mtbfDays: 90,
  failoverSeconds: 30,
  restoreOneIn: 20,
  restoreMinutes: 60,
};

export type Row = Outages & {
  cells: number;
  /** Calls a second at which the hottest cell is full. */
  capacity: number;
  /** The same where one tenant may call as much as it likes. */
  capacityUnlimited: number;
  /** The hottest cell's calls in those of the mean one, when cells are half busy. */
  hottest: number;
  /** Of a charge in the hottest cell, when cells are half busy. */
  p99Ms: number;
  /** Hit by the outage of one cell, at worst. */
  tenantsHit: number;
  callsHit: number;
};

/** The same assumptions give the same rows, on every machine. */
export function study(assumptions: Assumptions): Row[] {
  const { seed, tenants, zipf, tenantMax, cellCounts, cellRate, fullAt } = assumptions;
  const shares = arrivals(tenants, zipf, seed);
  const limited: Demand = { shares, tenantMax };
  const unlimited: Demand = { shares, tenantMax: Infinity };
  return cellCounts.map((cells) => {
    const halfBusy = demandOf(limited, 0.5 * cells * cellRate);
    const placement = place(limited, cells, halfBusy);
    const loads = loadsAt(limited, placement, halfBusy);
    const hottest = maxOf(loads);
    return {
      cells,
      capacity: capacity(limited, placement, fullAt * cellRate),
      capacityUnlimited: capacity(unlimited, place(unlimited, cells, halfBusy), fullAt * cellRate),
      hottest: (hottest * cells) / sumOf(loads),
      p99Ms: chargeP99Ms(hottest, assumptions, seed),
      tenantsHit: maxOf(placement.tenants) / tenants,
      callsHit: hottest / sumOf(loads),
      ...outages(cells, assumptions, seed),
    };
  });
}

const STEPS = 24;

/** What all would call if nobody had a limit, so that with it they call `wanted`. */
function demandOf({ shares, tenantMax }: Demand, wanted: number): number {
  let [low, high] = [wanted, 1_000 * wanted];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    let called = 0;
    for (let index = 0; index < shares.length; index += 1) called += rateOf(shares[index] ?? 0, middle, tenantMax);
    if (called < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
