/** Timeouts that keep slow clients from holding connections. */
export const TIMEOUTS = { headersMs: 10_000, requestMs: 15_000, keepAliveMs: 65_000, checkEveryMs: 2_000 };
export type Timeouts = typeof TIMEOUTS;
