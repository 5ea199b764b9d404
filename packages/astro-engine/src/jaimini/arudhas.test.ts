import { expect, test } from 'vitest';
import { arudhaSignIndexOf } from './arudhas.ts';

// BPHS ch. 29: as far from the lord as the lord is from the house; if that is the house or its seventh, the tenth from there.
test.each([
  { house: 0, lord: 2, arudha: 4 },
  { house: 5, lord: 0, arudha: 7 }, // Aries is the eighth from Virgo, Scorpio the eighth from Aries.
  { house: 11, lord: 1, arudha: 3 },
  { house: 0, lord: 0, arudha: 9 },
  { house: 0, lord: 6, arudha: 9 },
  { house: 0, lord: 3, arudha: 3 },
  { house: 8, lord: 11, arudha: 11 },
])('of house $house with its lord in $lord (0 = Aries) the arudha is $arudha', ({ house, lord, arudha }) => {
  expect(arudhaSignIndexOf(house, lord)).toBe(arudha);
});

test('an arudha is one of the twelve signs', () => {
  for (let house = 0; house < 12; house += 1)
    for (let lord = 0; lord < 12; lord += 1) {
      const arudha = arudhaSignIndexOf(house, lord);
      expect(arudha >= 0 && arudha < 12).toBe(true);
    }
});
