import { randomFrom } from './random.ts';

/** Shares of all calls, which add up to 1, in the order in which the tenants arrive: nobody knows who will be large. */
export function arrivals(count: number, zipf: number, seed: number): Float64Array {
  const weights = Float64Array.from({ length: count }, (_, index) => (index + 1) ** -zipf);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const shares = weights.map((weight) => weight / sum);
  const random = randomFrom(seed);
  for (let index = count - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const share = shares[index] ?? 0;
    shares[index] = shares[other] ?? 0;
    shares[other] = share;
  }
  return shares;
}

/** What a tenant calls a second when all would call `total`: no more than its plan lets it. */
export const rateOf = (share: number, total: number, tenantMax: number): number => Math.min(share * total, tenantMax);
