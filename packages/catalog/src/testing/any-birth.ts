import fc from 'fast-check';

/** Births of all years and latitudes, for property tests. */
export const anyBirth = fc.record({
  year: fc.integer({ min: 601, max: 2398 }),
  month: fc.integer({ min: 1, max: 12 }),
  date: fc.integer({ min: 1, max: 28 }),
  hours: fc.integer({ min: 0, max: 23 }),
  minutes: fc.integer({ min: 0, max: 59 }),
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  timezone: fc.integer({ min: -12, max: 14 }),
});
