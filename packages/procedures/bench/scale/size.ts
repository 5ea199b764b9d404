/**
 * Sizes of the database. One tenant has a tenth of all calls, a third of the request log, 200 keys, 50 members and all births: its
 * pages show whether they slow down. Its plan allows a million births, and a birth more is stored.
 */
export type Size = { tenants: number; entries: number; requests: number; births: number };

export const FULL: Size = { tenants: 10_000, entries: 2_000_000, requests: 3_000_000, births: 999_000 };
export const TENTH: Size = { tenants: 1_000, entries: 200_000, requests: 300_000, births: 99_900 };

/** Returns the size divided by `by`, for a quick check that everything runs. The ratios are judged only at full size. */
export function divided(size: Size, by: number): Size {
  if (!(Number.isInteger(by) && by > 0)) throw new RangeError('`--divide` takes a whole number from 1 on.');
  const part = (rows: number) => Math.max(1, Math.floor(rows / by));
  const { tenants, entries, requests, births } = size;
  return { tenants: part(tenants), entries: part(entries), requests: part(requests), births: part(births) };
}

/** Number of whole days with calls; today is the last. */
export const DAYS = 30;
/** Every tenant calls on one day of this number; the busy one calls daily. */
export const DAYS_BETWEEN_CALLS = 6;
