import { expect, test } from 'vitest';
import { pitraEvidenceOf, hasPitraDosha } from '../dosha/pitra.ts';
import { chartOf } from '../yoga/testing.ts';
import { PLANETS } from '../vocabulary/grahas.ts';
import { badhakaHouseOf, functionalNaturesOf } from './functional-nature.ts';
import { houseAspectsOf } from './graha-drishti.ts';
import { VIMSHOPAKA_NAMES, VIMSHOPAKA_SCHEMES, vimshopakaOf } from './vimshopaka.ts';

const CHART = chartOf('As Ge, Su Aq, Mo Le, Ma Li, Me Cp, Ju Ar, Ve Sg, Sa Sg, Ra Cp');

test('each scheme of vimshopaka weighs twenty', () => {
  for (const name of VIMSHOPAKA_NAMES)
    expect(Object.values(VIMSHOPAKA_SCHEMES[name]).reduce((sum, weight) => sum + weight, 0)).toBe(20);
});

test('vimshopaka is 5 to 20, and a planet in its own sign has the 20 of the birth chart', () => {
  for (const planet of PLANETS)
    for (const score of Object.values(vimshopakaOf(planet, CHART).scores)) expect(score >= 5 && score <= 20).toBe(true);
  expect(vimshopakaOf('venus', chartOf('As Ge, Su Aq, Mo Le, Ma Li, Me Cp, Ju Ar, Ve Li, Sa Sg, Ra Cp')).vargas[0]).toMatchObject({ relation: 'own', points: 20 }); // prettier-ignore
});

test('six ascendants have a yogakaraka by the rule', () => {
  const found = Array.from({ length: 12 }, (_, sign) =>
    functionalNaturesOf(sign).flatMap(({ planet, byRule }) => (byRule === 'yogakaraka' ? [planet] : [])).join(),
  ); // prettier-ignore
  expect(found).toEqual(['', 'saturn', '', 'mars', 'mars', '', 'saturn', '', '', 'venus', 'venus', '']);
});

test('the verse differs from the rule and both are given: Mars for Leo, Saturn for Libra', () => {
  expect(functionalNaturesOf(4)[2]).toMatchObject({ byRule: 'yogakaraka', byVerse: 'benefic' });
  expect(functionalNaturesOf(6)[6]).toMatchObject({ byRule: 'yogakaraka', byVerse: 'benefic' });
  expect(functionalNaturesOf(4)[1]?.byVerse).toBeNull();
});

test('every planet rules its houses once, and two planets or one are marakas', () => {
  for (let sign = 0; sign < 12; sign += 1) {
    const rows = functionalNaturesOf(sign);
    expect(rows.flatMap(({ houses }) => houses).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]); // prettier-ignore
    expect([1, 2]).toContain(rows.filter(({ isMaraka }) => isMaraka).length);
  }
  expect([0, 1, 2].map(badhakaHouseOf)).toEqual([11, 9, 7]);
});

test('the seventh is full for all, and three planets have two full aspects more', () => {
  for (const planet of PLANETS) {
    const full = houseAspectsOf(planet).filter(({ share }) => share === 1).map(({ placeNumber }) => placeNumber); // prettier-ignore
    expect(full).toEqual(planet === 'mars' ? [4, 7, 8] : planet === 'jupiter' ? [5, 7, 9] : planet === 'saturn' ? [3, 7, 10] : [7]); // prettier-ignore
  }
  expect([houseAspectsOf('rahu'), houseAspectsOf('ketu', '5_7_9')].map(({ length }) => length)).toEqual([0, 3]);
});

test('pitra dosha by the narrow reading needs the Sun with Rahu, or a node in the ninth or with its lord', () => {
  const evidenceWith = (change: string) => pitraEvidenceOf(chartOf('As Ge, Su Aq, Mo Le, Ma Li, Me Cp, Ju Ar, Ve Sg, Sa Sg, Ra Cp', change)); // prettier-ignore
  expect(hasPitraDosha(evidenceWith('Ra Ta'))).toBe(false);
  expect(hasPitraDosha(evidenceWith('Su Ta, Ra Ta'))).toBe(true);
  expect(hasPitraDosha(evidenceWith('Ra Aq'))).toBe(true); // The ninth of Gemini.
  expect(hasPitraDosha(evidenceWith('Sa Ta, Ra Ta'))).toBe(true); // The lord of the ninth with Rahu.
  expect(hasPitraDosha(evidenceWith('Ra Ta, Sa Aq'))).toBe(false); // The Sun with Saturn is evidence alone.
  expect(evidenceWith('Ra Ta, Sa Aq').find(({ rule }) => rule === 'sun_with_saturn')).toMatchObject({ holds: true, isStrong: true }); // prettier-ignore
});

test.each([
  ['sun', [0.25, 0.75, 0.5, 1, 0.75, 0.5, 0.25]],
  ['mars', [0.25, 1, 0.5, 1, 1, 0.5, 0.25]],
  ['jupiter', [0.25, 0.75, 1, 1, 0.75, 1, 0.25]],
  ['saturn', [1, 0.75, 0.5, 1, 0.75, 0.5, 1]],
] as const)('%s aspects the 3rd, 4th, 5th, 7th, 8th, 9th and 10th by these shares', (graha, shares) => {
  const places = [3, 4, 5, 7, 8, 9, 10];
  expect(houseAspectsOf(graha)).toEqual(places.map((placeNumber, index) => ({ placeNumber, share: shares[index] })));
});

test('the nodes aspect nothing, or in full the 5th, 7th and 9th', () => {
  expect([houseAspectsOf('rahu'), houseAspectsOf('ketu', 'none')]).toEqual([[], []]);
  const full = [5, 7, 9].map((placeNumber) => ({ placeNumber, share: 1 }));
  expect([houseAspectsOf('rahu', '5_7_9'), houseAspectsOf('ketu', '5_7_9')]).toEqual([full, full]);
});
