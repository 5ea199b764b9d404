import { expect, test } from 'vitest';
import { chartByHand } from '../chart/testing.ts';
import { kaalSarpOf } from './kaal-sarp.ts';

const NODES = { rahu: 40, ketu: 220 };
const WITHIN = { sun: 50, moon: 60, mars: 90, mercury: 120, jupiter: 150, venus: 180, saturn: 219.9 };
const found = (degs: object = {}) => kaalSarpOf(chartByHand(0, { ...WITHIN, ...NODES, ...degs }));

test('all seven ahead of Rahu make the dosha, named by the house of Rahu', () => {
  expect(found()).toMatchObject({ direction: 'rahu_to_ketu', name: 'Kulik', isPartial: false, rahuHouseNumber: 2 });
});

test('all seven ahead of Ketu make it in the other direction', () => {
  expect(found({ rahu: 220, ketu: 40 })).toMatchObject({ direction: 'ketu_to_rahu', name: 'Karkotak' });
});

test('one outside makes it partial, two nothing', () => {
  expect(found({ saturn: 230 })).toMatchObject({ direction: null, name: null, isPartial: true });
  expect(found({ saturn: 230, venus: 300 })).toMatchObject({ direction: null, isPartial: false });
});

test('a planet at the degree of a node is on neither side', () => {
  expect(found({ saturn: 220 })).toMatchObject({ direction: null, onAxis: ['saturn'], isPartial: true });
});
