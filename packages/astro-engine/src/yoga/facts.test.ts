import { expect, test } from 'vitest';
import { aspects, joins, tieOf } from './aspects.ts';
import { isCombust, isDebilitated, isExalted, isOwnOrExalted, isStrong } from './dignity.ts';
import { factsOf, houseFrom, lordOf, occupantsOf } from './facts.ts';
import { chartOf } from './testing.ts';

/** Prokerala's sample of 29 August 1967, Mumbai, by signs. */
const facts = factsOf(chartOf('As Vi, Su Le 12, Mo Ta 22, Ma Li 0, Me Le 23, Ju Cn 26, Ve Le 13, Sa Pi 17, Ra Ar 6'));

test('houses are counted inclusively, from the ascendant or from any graha', () => {
  expect(houseFrom(facts, 'ascendant', 'jupiter')).toBe(11);
  expect(houseFrom(facts, 'moon', 'jupiter')).toBe(3);
  expect(houseFrom(facts, 'moon', 'moon')).toBe(1);
  expect(houseFrom(facts, 'jupiter', 'sun')).toBe(2);
  expect(occupantsOf(facts, 12)).toEqual(['sun', 'mercury', 'venus']);
  expect(occupantsOf(facts, 1, 'moon')).toEqual([]);
});

test('lords follow the signs from the ascendant', () => {
  expect(lordOf(facts, 1)).toBe('mercury');
  expect(lordOf(facts, 9)).toBe('venus');
  expect(facts.ruledHouses.saturn).toEqual([5, 6]);
});

test('all look at the seventh, Mars, Jupiter and Saturn further, the nodes at none', () => {
  expect(aspects(facts, 'saturn', 'ascendant')).toBe(true); // Pisces to Virgo.
  expect(aspects(facts, 'saturn', 'moon')).toBe(true); // The third.
  expect(aspects(facts, 'jupiter', 'saturn')).toBe(true); // The ninth.
  expect(aspects(facts, 'saturn', 'jupiter')).toBe(false); // The fifth is Jupiter's alone.
  expect(aspects(facts, 'mars', 'rahu')).toBe(true);
  expect(aspects(facts, 'rahu', 'mars')).toBe(false);
  expect(aspects(facts, 'mars', 'mars')).toBe(false);
  expect(joins(facts, 'mars', 'ketu')).toBe(true);
});

test('three things bind two planets: one sign, looks both ways, each other’s signs', () => {
  expect(tieOf(facts, 'venus', 'mercury')).toBe('conjunction');
  expect(tieOf(facts, 'jupiter', 'saturn')).toBe(null); // Jupiter aspects Saturn, but Saturn does not aspect Jupiter.
  const opposite = factsOf(chartOf('As Ar, Su Ar, Mo Li, Ma Ta, Me Ar, Ju Ge, Ve Ar, Sa Sg, Ra Cn'));
  expect(tieOf(opposite, 'jupiter', 'saturn')).toBe('mutual aspect');
  expect(tieOf(opposite, 'mars', 'venus')).toBe('exchange of signs');
  expect(tieOf(opposite, 'sun', 'sun')).toBe(null);
});

test('dignity goes by whole signs, strength by sign or angle', () => {
  expect(isExalted(facts, 'jupiter')).toBe(true);
  expect(isExalted(facts, 'moon')).toBe(true);
  expect(isOwnOrExalted(facts, 'sun')).toBe(true);
  expect(
    isDebilitated(factsOf(chartOf('As Vi, Su Li, Mo Sc, Ma Cn, Me Pi, Ju Cp, Ve Vi, Sa Ar, Ra Ar')), 'venus'),
  ).toBe(true);
  expect(isStrong(facts, 'saturn')).toBe(true); // In the seventh.
  expect(isStrong(facts, 'mercury')).toBe(false); // In the twelfth.
  const fallen = factsOf(chartOf('As Vi, Su Li, Mo Sc, Ma Cn, Me Pi, Ju Cp, Ve Vi, Sa Ar, Ra Ar'));
  expect(isStrong(fallen, 'mercury')).toBe(false); // In the seventh, but debilitated.
});

test('combustion is by degrees, across the end of a sign too, and never of the Sun', () => {
  expect(isCombust(facts, 'venus')).toBe(true);
  expect(isCombust(facts, 'mercury')).toBe(true); // Eleven degrees.
  expect(isCombust(facts, 'sun')).toBe(false);
  const across = factsOf(chartOf('As Ar, Su Pi 28, Mo Ar 9, Ma Cn, Me Ar 13, Ju Cp, Ve Ta, Sa Ar, Ra Le'));
  expect(isCombust(across, 'moon')).toBe(true); // Eleven degrees.
  expect(isCombust(across, 'mercury')).toBe(false); // Fifteen.
});

test.each([
  ['Su Ar, Mo Ta, Me Cn, Ra Vi', ['jupiter', 'mercury', 'moon', 'venus']],
  ['Su Ar, Mo Pi, Me Cn, Ra Vi', ['jupiter', 'mercury', 'venus']], // Waning.
  ['Su Ar, Mo Li, Me Cn, Ra Vi', ['jupiter', 'mercury', 'venus']], // Exactly full wanes already.
  ['Su Ar, Mo Ar, Me Cn, Ra Vi', ['jupiter', 'mercury', 'venus']], // Exactly new does not wax yet.
  ['Su Ar, Mo Ta, Me Ar, Ra Vi', ['jupiter', 'moon', 'venus']], // Mercury with the Sun.
  ['Su Ar, Mo Ta, Me Cn, Ra Cn', ['jupiter', 'moon', 'venus']], // Mercury with Rahu.
  ['Su Ar, Mo Pi, Me Pi, Ra Vi', ['jupiter', 'venus']], // Mercury with a waning Moon and Ketu.
  ['Su Ar, Mo Ta, Me Ta, Ra Vi', ['jupiter', 'mercury', 'moon', 'venus']], // Mercury with a waxing one.
])('%s: the benefics are %j', (places, benefics) => {
  const chart = chartOf('As Ar, Ma Sg, Ju Aq, Ve Ge, Sa Le', places);
  expect([...factsOf(chart).benefics].toSorted()).toEqual(benefics);
});

test('the Sun is up while he stands between the setting and the rising point', () => {
  const isDay = (sun: string) =>
    factsOf(chartOf(`As Ar 10, Su ${sun}, Mo Ta, Ma Sg, Me Cn, Ju Aq, Ve Ge, Sa Le, Ra Vi`)).isDayBirth;
  expect(isDay('Ar 9')).toBe(true); // Just risen.
  expect(isDay('Ar 11')).toBe(false);
  expect(isDay('Li 11')).toBe(true); // Just before it sets.
  expect(isDay('Li 9')).toBe(false);
});
