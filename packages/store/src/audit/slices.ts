import { NIL_TENANT_ID } from '@graha/domain/core/event';

/** Number of slices of all tenants. One slice is read from the first entry each night, so a month covers all tenants. */
export const SLICES = 30;

/** Tenant ids are random, so equal parts of their range have about the same number of tenants. */
const PREFIXES = 2 ** 32;

/** Bounds of the ids in a slice: exclusive lower bound, inclusive upper bound. */
export function sliceBounds(slice: number): readonly [after: string, upTo: string] {
  return [boundary(slice), boundary(slice + 1)];
}

/** The last id before a slice; before the first slice it is the nil id, which belongs to no tenant. */
function boundary(slice: number): string {
  const prefix = Math.floor((slice * PREFIXES) / SLICES) - 1;
  return prefix < 0 ? NIL_TENANT_ID : `${prefix.toString(16).padStart(8, '0')}-ffff-ffff-ffff-ffffffffffff`;
}

/** Returns the next `nights` slices after the last one read, so that nights without a worker skip no slice. */
export function slicesAfter(lastSlice: number, nights: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(SLICES, nights)) }, (_, index) => (lastSlice + 1 + index) % SLICES);
}
