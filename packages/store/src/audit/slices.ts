import { NIL_TENANT_ID } from '@graha/domain/core/event';

/** Every night one of so many parts of all tenants is read from the first entry on: in a month all of them. */
export const SLICES = 30;

/** Ids of tenants are random, so equal parts of their range have about the same number of tenants. */
const PREFIXES = 2 ** 32;

/** The ids of a slice: those after the first and up to the second. */
export function sliceBounds(slice: number): readonly [after: string, upTo: string] {
  return [boundary(slice), boundary(slice + 1)];
}

/** The last id below a slice; before the first slice there is the nil id, which is no tenant's. */
function boundary(slice: number): string {
  const prefix = Math.floor((slice * PREFIXES) / SLICES) - 1;
  return prefix < 0 ? NIL_TENANT_ID : `${prefix.toString(16).padStart(8, '0')}-ffff-ffff-ffff-ffffffffffff`;
}

/** The slices of so many nights after the one that was read last: none is left out because no worker ran for some nights. */
export function slicesAfter(lastSlice: number, nights: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(SLICES, nights)) }, (_, index) => (lastSlice + 1 + index) % SLICES);
}
