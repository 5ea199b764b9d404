import { expect, test } from 'vitest';
import { chartByHand } from '../chart/testing.ts';
import { gocharaOf } from './gochara.ts';

/** Houses from a Moon in Aries are sign numbers. */
const IN_NO_GOOD_HOUSE = {
  sun: 0,
  moon: 30,
  mars: 0,
  mercury: 0,
  jupiter: 0,
  venus: 180,
  saturn: 0,
  rahu: 0,
  ketu: 180,
};
const rowOf = (graha: string, degs: object) =>
  gocharaOf(chartByHand(0, { ...IN_NO_GOOD_HOUSE, ...degs }).placements, 0).find((row) => row.graha === graha);

test('the Sun is good in the third from the Moon, unless another stands in the ninth', () => {
  expect(rowOf('sun', { sun: 60 })).toMatchObject({ verdict: 'good', houseFromMoon: 3, vedhaHouseNumber: 9 });
  expect(rowOf('sun', { sun: 60, mars: 240 })).toMatchObject({ verdict: 'obstructed', obstructedBy: ['mars'] });
  expect(rowOf('sun', {})).toMatchObject({ verdict: 'not_good', vedhaHouseNumber: null, obstructedBy: [] });
});

test('Saturn does not obstruct the Sun, nor Mercury the Moon, nor a node the other', () => {
  expect(rowOf('sun', { sun: 60, saturn: 240 })).toMatchObject({ verdict: 'good' });
  expect(rowOf('moon', { moon: 60, mercury: 240 })).toMatchObject({ verdict: 'good' });
  expect(rowOf('rahu', { rahu: 60, ketu: 240 })).toMatchObject({ verdict: 'good' });
});
