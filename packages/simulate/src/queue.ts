import { exponential, randomFrom } from './random.ts';

export type Ledger = {
  /** Charges a second of one cell, as `npm run bench` measures them. */
  cellRate: number;
  /** What a transaction takes beside its charges: round trip and flush. */
  commitMs: number;
  /** Charges that share one transaction at most. */
  batchMax: number;
};

const CHARGES = 60_000;

/**
 * Charges that come by chance and share transactions, one transaction after the other, as one lane of the meter does it.
 * @returns the 99th percentile of the time from arrival to commit, in milliseconds; Infinity where more come than are charged
 */
export function chargeP99Ms(ratePerSecond: number, { cellRate, commitMs, batchMax }: Ledger, seed: number): number {
  if (ratePerSecond >= cellRate) return Infinity;
  const chargeMs = 1_000 / cellRate - commitMs / batchMax;
  const random = randomFrom(seed);
  const arrivedMs = new Float64Array(CHARGES);
  let nowMs = 0;
  for (let index = 0; index < CHARGES; index += 1) {
    nowMs += exponential(random, 1_000 / ratePerSecond);
    arrivedMs[index] = nowMs;
  }
  const tookMs = new Float64Array(CHARGES);
  let freeMs = 0;
  for (let first = 0; first < CHARGES;) {
    const beginMs = Math.max(freeMs, arrivedMs[first] ?? 0);
    let next = first;
    while (next < CHARGES && next - first < batchMax && (arrivedMs[next] ?? 0) <= beginMs) next += 1;
    freeMs = beginMs + commitMs + (next - first) * chargeMs;
    for (; first < next; first += 1) tookMs[first] = freeMs - (arrivedMs[first] ?? 0);
  }
  return tookMs.toSorted()[Math.floor(0.99 * CHARGES)] ?? 0;
}
