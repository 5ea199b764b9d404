import { expect, test } from 'vitest';
import { uniformSky } from '../testing.ts';
import { saturnTransits } from './sade-sati.ts';

test('Saturn before, on and after the Moon is sade sati; the fourth and eighth are panoti, the rest nothing', () => {
  const transits = saturnTransits(uniformSky, 'lahiri', 3, 1, 2879); // Moon in Cancer, one whole round of Saturn from Aries.
  expect(transits.map(({ signIndex, houseNumber, phase }) => [signIndex, houseNumber, phase?.name ?? null])).toEqual([
    [0, 10, null],
    [1, 11, null],
    [2, 12, 'Rising'],
    [3, 1, 'Peak'],
    [4, 2, 'Setting'],
    [5, 3, null],
    [6, 4, 'Ardhashtama Shani'],
    [7, 5, null],
    [8, 6, null],
    [9, 7, null],
    [10, 8, 'Ashtama Shani'],
    [11, 9, null],
  ]);
  expect(transits.filter(({ phase }) => phase?.kind === 'sade_sati')).toHaveLength(3);
});
