import { ASPECT_NAMES } from '@graha/astro-engine/western/orbs';
import { FURTHER_POINT_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { describe, expect, test } from 'vitest';
import { catalog } from '../families/catalog.ts';
import { NATAL_POINTS } from '../families/transit/natal-hits.ts';
import { readInput } from '../request/issues.ts';
import { listOperations } from '../list/list-operations.ts';
import { pngRateWeight, rateWeightFor, rateWeightOf, rateWeightText } from './rate-weight.ts';

const operations = listOperations(catalog);
const ranges = operations.filter(({ family }) => family === 'range');

function operationOf(id: string) {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
}

/** The weight of the example with changed members. */
function weightOf(id: string, members: object = {}): number {
  const operation = operationOf(id);
  const read = readInput(operation.input, { ...Object(operation.example), ...members }, 'body');
  if (!read.ok) throw new Error(`${id}: ${read.problems.map(({ msg }) => msg).join(' ')}`);
  return rateWeightOf(operation, read.data);
}

test('a millisecond of CPU time counts as one call, and less of it as one too', () => {
  expect([0.01, 1, 1.4, 1.6, 74].map(rateWeightFor)).toEqual([1, 1, 1, 2, 74]);
});

test('what a call counts as is printed with what it is counted in', () => {
  expect(rateWeightText({ rateWeight: 6 })).toBe('6');
  expect(rateWeightText({ rateWeight: 2, weighedBy: { name: '10 steps, rounded up' } })).toBe(
    '2 per 10 steps, rounded up',
  );
});

describe.each(operations)('$id', ({ id, rateWeight, weighedBy }) => {
  test('its example counts as a whole number of its units, one at least', () => {
    const units = weightOf(id) / rateWeight;
    expect(Number.isInteger(rateWeight) && rateWeight >= 1).toBe(true);
    expect(Number.isInteger(units) && units >= 1).toBe(true);
    expect(weighedBy === undefined && units > 1).toBe(false);
  });
});

test('an operation whose price grows with its length has a weight that grows with it', () => {
  const priced = operations.filter(({ pricedBy }) => pricedBy !== undefined);
  expect(priced.length).toBeGreaterThan(10);
  expect(priced.filter(({ weighedBy }) => weighedBy === undefined)).toEqual([]);
});

test.each(ranges)('$id: ten steps count as one unit, a year as 37', ({ id, rateWeight }) => {
  const from = { from: '2026-01-01' };
  expect(weightOf(id, { ...from, to: '2026-01-10' })).toBe(rateWeight);
  expect(weightOf(id, { ...from, to: '2026-12-31' })).toBe(37 * rateWeight);
  expect(weightOf(id, { ...from, to: '2026-12-31', step_days: 60 })).toBe(rateWeight);
});

const ALL_LISTS = {
  points: NATAL_POINTS.join(','),
  aspects: ASPECT_NAMES.join(','),
  transit_bodies: 'moon,sun,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto',
};

test.each([
  ['events/search', { to: '2026-01-01T00:00:00Z', kinds: 'station' }, 1],
  ['events/search', { to: '2026-02-01T00:00:00Z', kinds: 'station,sign_ingress' }, 2],
  ['events/search', { to: '2027-01-01T00:00:00Z', kinds: 'station,sign_ingress' }, 24],
  ['events/search', { to: '2126-01-01T00:00:00Z', kinds: 'station' }, 40],
  ['events/eclipses', { to: '2026-12-31' }, 3],
  ['events/eclipses', { to: '2045-12-31' }, 60],
  ['events/upcoming', { kinds: 'station' }, 1],
  ['events/upcoming', { kinds: 'station', days: 366 }, 12],
  ['events/upcoming', { kinds: 'muhurta,daily_panchang', purpose: 'marriage', days: 31 }, 5],
  ['events/upcoming', { kinds: 'progressed_aspect,primary_direction,solar_arc', days: 31 }, 3],
  ['events/upcoming', { kinds: 'transit_in_orb', days: 31 }, 1],
  ['events/upcoming', { kinds: 'transit_in_orb', days: 31, ...ALL_LISTS }, 5],
  ['events/upcoming', { kinds: 'solar_arc', days: 31, ...ALL_LISTS }, 4],
  ['events/upcoming', { kinds: 'solar_arc', days: 31, points: 'sun', aspects: 'square' }, 1],
  ['ephemeris/table', { to: '2026-01-01T00:00:00Z' }, 1],
  ['ephemeris/table', { to: '2028-12-31T00:00:00Z' }, 26],
  ['transit/hits', { to: '2026-01-31' }, 1],
  ['transit/hits', { to: '2026-12-31' }, 12],
  ['muhurta/find', { from: '2026-01-01', to: '2026-01-31' }, 2],
  ['muhurta/find', { from: '2026-01-01', to: '2026-12-31' }, 24],
  ['muhurta/find', { from: '2026-01-01', to: '2026-12-31', lagna: true }, 72],
  ['western/electional', { from: '2026-01-01', to: '2026-01-31' }, 22],
  ['western/electional', { from: '2026-01-01', to: '2026-04-02' }, 66],
  ['western/synastry', { settings: { points: 'sun,moon,vertex' } }, 1],
  ['western/synastry', { settings: { points: FURTHER_POINT_IDS.slice(0, 8).join(',') } }, 1],
  ['western/synastry', { settings: { points: FURTHER_POINT_IDS.slice(0, 9).join(',') } }, 2],
  ['western/natal', { settings: { points: `sun,${FURTHER_POINT_IDS.join(',')}` } }, 2],
  ['range/western/transit', { settings: { points: 'ceres,pallas,juno' } }, 2],
  ['range/western/transit', { settings: { points: FURTHER_POINT_IDS.join(',') } }, 10],
  ['western/planetary-return', { body: 'rahu', number: 12, settings: { node_mode: 'true' } }, 1],
])('%s with %o counts as %i', (id, members, weight) => {
  expect(weightOf(id, members)).toBe(weight);
});

test('a PNG counts by its area', () => {
  expect([128, 512, 1024, 2048].map(pngRateWeight)).toEqual([1, 3, 10, 42]);
});
