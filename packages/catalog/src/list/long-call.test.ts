import { expect, test } from 'vitest';
import { catalog } from '../families/catalog.ts';
import { listOperations } from './list-operations.ts';
import { LONG_CALL_MS, mayTakeLong } from './long-call.ts';

const operations = listOperations(catalog);

function isLong(id: string, more: object): boolean {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new Error(`there is no ${id}`);
  return mayTakeLong(operation, operation.input.parse({ ...Object(operation.example), ...more }));
}

test('an operation is long by its measured time, for every input if it names none', () => {
  expect(mayTakeLong({})).toBe(false);
  expect(mayTakeLong({ cpuMaxMs: LONG_CALL_MS })).toBe(false);
  expect(mayTakeLong({ cpuMaxMs: LONG_CALL_MS + 1 }, {})).toBe(true);
  expect(mayTakeLong({ cpuMaxMs: LONG_CALL_MS + 1, longIf: () => false }, {})).toBe(false);
  expect(mayTakeLong({ cpuMaxMs: LONG_CALL_MS + 1, longIf: () => false })).toBe(true);
});

test.each([
  ['dasha/vimshottari', {}, false],
  ['dasha/vimshottari', { settings: { year_length: 'true_sidereal_sun' } }, false],
  ['dasha/vimshottari', { settings: { ayanamsa: 'true_mula' } }, false],
  ['dasha/vimshottari', { settings: { ayanamsa: 'true_mula', year_length: 'true_sidereal_sun' } }, true],
  ['astrology/kundli/advanced', { settings: { ayanamsa: 'galactic_equator', year_length: 'true_sidereal_sun' } }, true],
  ['dasha/vimshottari', { depth: 3 }, false],
  ['dasha/vimshottari', { depth: 3, texts: true }, true],
  ['dasha/vimshottari', { depth: 3, settings: { year_length: 'true_sidereal_sun' } }, true],
  ['dasha/yogini', { depth: 2 }, false],
  ['dasha/yogini', { depth: 3 }, true],
  ['astrology/sade-sati/advanced', {}, true],
  ['varshaphal/chart', {}, false],
  ['varshaphal/chart', { texts: true }, true],
  ['varshaphal/chart', { settings: { ayanamsa: 'true_mula' } }, true],
  ['panchang/shraddha-tithi', {}, false],
  ['panchang/shraddha-tithi', { settings: { ayanamsa: 'true_mula' } }, true],
  ['panchang/sankrantis', {}, true],
  ['panchang/solar-months', {}, true],
  ['western/midpoints', {}, false],
  ['western/midpoints', { orb: 4 }, true],
  ['panchang/calendar-month', {}, true],
  ['western/planetary-return', {}, true],
  ['panchang/almanacs', {}, false],
  ['panchang/almanacs', { observances: 'all' }, true],
])('%s with %j takes long: %s', (id, more, expected) => expect(isLong(id, more)).toBe(expected));
