import type { HouseBooks } from './books.ts';

/** A house in which nothing has happened. */
export const houseBooksInMemory = (): HouseBooks => ({
  figures: async () => ({
    tenants: 0,
    activeTenants: 0,
    newTenants: 0,
    callsToday: 0,
    calls30d: 0,
    requests24h: 0,
    failed24h: 0,
    p50Ms: null,
    p95Ms: null,
    asOf: new Date('2026-11-21T08:14:02Z'),
  }),
  conservation: async () => ({
    tenants: 0,
    entries: 0,
    opening: 0,
    paidAllowances: 0,
    freeAllowances: 0,
    topUps: 0,
    byHand: 0,
    consumed: 0,
    reversed: 0,
    expired: 0,
    withdrawn: 0,
    remaining: 0,
    difference: 0,
  }),
  toLookAt: async () => [],
});
