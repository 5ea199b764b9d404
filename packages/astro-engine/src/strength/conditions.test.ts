import { expect, test } from 'vitest';
import { chartByHand } from '../chart/testing.ts';
import { PLANETS } from '../vocabulary/grahas.ts';
import { ageAt, alertnessAt, moodAt } from './avasthas.ts';
import { conditionsOf, isGandantaAt, isVargottamaAt } from './conditions.ts';
import { dignityAt, isCombustAt } from './dignity.ts';
import { sphutaDrishti } from './sphuta-drishti.ts';

const FAR_APART = {
  sun: 10,
  moon: 100,
  mars: 40,
  mercury: 70,
  jupiter: 130,
  venus: 160,
  saturn: 190,
  rahu: 220,
  ketu: 40.5,
};

test.each([
  ['moon', 33.999, 'exalted'],
  ['moon', 34, 'moolatrikona'],
  ['mercury', 165.999, 'exalted'],
  ['mercury', 166, 'moolatrikona'],
  ['mercury', 170, 'own'],
  ['sun', 139.999, 'moolatrikona'],
  ['sun', 140, 'own'],
  ['saturn', 0, 'debilitated'],
  ['saturn', 30, null],
  ['mars', 359.999, null],
] as const)('%s at %d° is %s', (planet, deg, dignity) => expect(dignityAt(planet, deg)).toBe(dignity));

test('Mercury and Venus are burnt within less while they are retrograde, the Sun never', () => {
  const at = (longitudeDeg: number, isRetrograde: boolean) => ({ longitudeDeg, isRetrograde });
  expect(isCombustAt('mercury', at(13, false), 0)).toBe(true);
  expect(isCombustAt('mercury', at(13, true), 0)).toBe(false);
  expect(isCombustAt('venus', at(350.5, false), 0)).toBe(true); // Across 0° Aries.
  expect(isCombustAt('venus', at(350.5, true), 0)).toBe(false);
  expect(isCombustAt('sun', at(0, false), 0)).toBe(false);
});

test('a planet ages through an odd sign and grows young through an even one', () => {
  expect([0, 6, 12, 18, 24].map(ageAt)).toEqual(['bala', 'kumara', 'yuva', 'vriddha', 'mrita']);
  expect([30, 36, 42, 48, 54].map(ageAt)).toEqual(['mrita', 'vriddha', 'yuva', 'kumara', 'bala']);
});

test('a planet is awake in its own and exaltation signs, asleep in its debilitation', () => {
  expect(alertnessAt('moon', 35, 'neutral')).toBe('jagrat');
  expect(alertnessAt('sun', 185, 'enemy')).toBe('sushupti');
  expect(moodAt('moon', 35, 'great_enemy')).toBe('deepta');
  expect(moodAt('mercury', 160, 'own')).toBe('deepta'); // Exalted in the first 16° of his own sign.
  expect(moodAt('mercury', 175, 'own')).toBe('swastha');
});

test('whoever is exalted is bright', () => {
  const degrees = Array.from({ length: 360 }, (_, deg) => deg + 0.5);
  const exalted = PLANETS.flatMap((planet) =>
    degrees.filter((deg) => dignityAt(planet, deg) === 'exalted').map((deg) => moodAt(planet, deg, 'own')),
  );
  expect(exalted.length).toBeGreaterThan(100);
  expect([...new Set(exalted)]).toEqual(['deepta']);
});

test('aspects run from nothing to 60, and the special ones add', () => {
  expect([29, 30, 60, 90, 120, 150, 180, 240, 300].map((deg) => sphutaDrishti('sun', 0, deg))).toEqual([
    0, 0, 15, 45, 30, 0, 60, 30, 0,
  ]);
  expect(sphutaDrishti('mars', 0, 90)).toBe(60);
  expect(sphutaDrishti('jupiter', 300, 60)).toBe(60);
  expect(sphutaDrishti('saturn', 0, 60)).toBe(60);
  expect(sphutaDrishti('saturn', 0, 89.999)).toBeLessThanOrEqual(90);
});

test('gandanta reaches 3°20′ to both sides of Aries, Leo and Sagittarius', () => {
  expect([0, 3.3, 116.7, 120, 239.9, 359].map(isGandantaAt)).toEqual([true, true, true, true, true, true]);
  expect([3.4, 116.6, 180].map(isGandantaAt)).toEqual([false, false, false]);
});

test('the first navamsa of a movable sign is vargottama', () => {
  expect([0, 3.3, 3.4].map(isVargottamaAt)).toEqual([true, true, false]);
});

test('of two planets within a degree the one behind wins; at the same degree nobody does', () => {
  const warOf = (degs: object) =>
    conditionsOf(chartByHand(0, { ...FAR_APART, ...degs })).map(({ graha, own }) => [graha, own?.war ?? null]);
  const near = new Map(warOf({ mars: 359.8, jupiter: 0.3 }) as [string, unknown][]); // Safe: pairs of a name and its war.
  expect(near.get('mars')).toEqual({ withPlanet: 'jupiter', isWinner: true });
  expect(near.get('jupiter')).toEqual({ withPlanet: 'mars', isWinner: false });
  const same = new Map(warOf({ mars: 5, jupiter: 5 }) as [string, unknown][]); // Safe: as above.
  expect(same.get('mars')).toBeNull();
});

test('the nodes have no dignity, and no planet looks at itself', () => {
  const rows = conditionsOf(chartByHand(0, FAR_APART));
  expect(rows.filter(({ own }) => own === null).map(({ graha }) => graha)).toEqual(['rahu', 'ketu']);
  for (const { graha, aspectedBy } of rows) expect(aspectedBy.some(({ planet }) => planet === graha)).toBe(false);
});

test.each([
  ['jupiter', { mars: 40, mercury: 40.9, jupiter: 40.3 }],
  ['mercury', { mars: 40, mercury: 40.3, jupiter: 40.9 }],
] as const)('of two wars of Mars the nearer counts, with %s', (withPlanet, degs) => {
  const { mars } = Object.fromEntries(
    conditionsOf(chartByHand(15, { ...FAR_APART, ...degs })).map(({ graha, own }) => [graha, own]),
  );
  expect(mars?.war).toEqual({ withPlanet, isWinner: true });
});
