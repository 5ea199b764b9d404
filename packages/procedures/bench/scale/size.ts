/** How much the database holds. One tenant has a tenth of all calls: its own pages show whether they grow with the calls. */
export type Size = { tenants: number; entries: number; requests: number };

export const FULL: Size = { tenants: 10_000, entries: 2_000_000, requests: 3_000_000 };
export const TENTH: Size = { tenants: 1_000, entries: 200_000, requests: 300_000 };

/** The whole days that the calls are spread over; today is the last. */
export const DAYS = 30;
/** Every tenant calls on one day of so many; the busy one calls on all. */
export const DAYS_BETWEEN_CALLS = 6;
