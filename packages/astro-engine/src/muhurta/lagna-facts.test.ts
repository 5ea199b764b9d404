import { describe, expect, test } from 'vitest';
import type { Body } from '../core/ephemeris.ts';
import { lightAnglesOf } from '../panchang/limbs.ts';
import type { RisingZodiac } from '../sky/rising-signs.ts';
import { uniformSky } from '../testing.ts';
import { lagnaFacts } from './lagna-facts.ts';
import { type MuhurtaSky, muhurtaSkyOf } from './muhurta-day.ts';
import { allDay, dayWith, questionWith, shortly } from './testing.ts';

/** A day has 12 signs of two hours: Aries rises with the Sun at every JD .0, a degree in four minutes. */
const ZODIAC: RisingZodiac = {
  nextRise: (siderealDeg, afterJdUt) => Math.floor(afterJdUt) + siderealDeg / 360 + (siderealDeg / 360 < afterJdUt % 1 ? 1 : 0),
  spansBetween: (partCount, fromJdUt) =>
    Array.from({ length: partCount }, (_, index) => ({
      index,
      startJdUt: fromJdUt + index / partCount,
      endJdUt: fromJdUt + (index + 1) / partCount,
    })),
}; // prettier-ignore

const BODIES: readonly Body[] = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'meanNode'];
type Signs = Partial<Record<'sun' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'rahu', number>>;
/** All in Gemini but Rahu in Sagittarius, the Moon in Taurus, unless a test moves them. */
function skyWith(signs: Signs = {}): MuhurtaSky {
  const almanac = { sky: uniformSky, place: { latitudeDeg: 20, longitudeDeg: 0, altitudeM: 0 }, clock: 0, rule: 'almanac' } as const; // prettier-ignore
  const degOf = (body: Body): number => {
    const sign = body === 'meanNode' ? (signs.rahu ?? 8) : (signs[body as keyof Signs] ?? 2); // Safe: one of the list.
    return sign * 30 + 15;
  };
  const sky = { ...uniformSky, longitudeDeg: (body: Body) => (BODIES.includes(body) ? degOf(body) : 0) };
  return { ...muhurtaSkyOf({ ...almanac, sky }, 'lahiri', lightAnglesOf(uniformSky, 'lahiri')), zodiac: ZODIAC };
}

type Asked = Parameters<typeof questionWith>;
const factsOf = (signs?: Signs, purpose: Asked[0] = {}, moonSign = 1, question: Asked[1] = {}) =>
  lagnaFacts(skyWith(signs), questionWith(purpose, question), dayWith({ moonSign: [allDay(moonSign)] }));
/** Facts while a sign rises, without the remainders of Panchaka Rahita. */
const saidIn = (sign: string, ...asked: Parameters<typeof factsOf>) =>
  shortly(factsOf(...asked).filter(({ code, detail }) => code !== 'panchaka_rahita' && detail?.startsWith(sign)));

test('where signs do not rise in their order nothing is judged', () => {
  const facts = lagnaFacts({ ...skyWith(), zodiac: null }, questionWith(), dayWith());
  expect(shortly(facts)).toEqual(['lagna_unknown never']);
});

test('a rising sign is the best, good or weak where the purpose lists it', () => {
  const lagna = { bestSignIndexes: [0], goodSignIndexes: [4], weakSignIndexes: [9], emptyHouses: [] };
  const graded = factsOf({}, { lagna }).filter(({ code }) => /lagna_(best|good|weak)$/.test(code));
  expect(shortly(graded)).toEqual(['lagna_best never Aries', 'lagna_good never Leo', 'lagna_weak never Capricorn']);
  expect(graded[1]?.startJdUt).toBeCloseTo(100 + 4 / 12, 9);
  expect(graded[1]?.endJdUt).toBeCloseTo(100 + 5 / 12, 9);
});

test('a house that must be empty and is not forbids a strict search, with the names of who is in it', () => {
  const lagna = { bestSignIndexes: [], goodSignIndexes: [], weakSignIndexes: [], emptyHouses: [8, 7] };
  expect(saidIn('Scorpio', { mars: 1, sun: 2 }, { lagna })).toContain(
    'lagna_house_occupied strict Scorpio, house 7: Mars, Moon',
  );
  expect(saidIn('Taurus', {}, { lagna })).toContain('lagna_house_occupied strict Taurus, house 8: Rahu');
  expect(saidIn('Leo', {}, { lagna }).join()).not.toContain('occupied');
});

describe('in the rising sign', () => {
  test('a malefic forbids a strict search', () => {
    expect(saidIn('Leo', { mars: 4 })).toContain('lagna_malefic strict Leo, Mars');
    expect(saidIn('Sagittarius')).toContain('lagna_malefic strict Sagittarius, Rahu');
    expect(saidIn('Gemini', { mercury: 4, venus: 4, jupiter: 4 })).toContain('lagna_malefic strict Gemini, Sun, Mars, Saturn, Ketu');
  }); // prettier-ignore

  test('a benefic removes that, and a hidden Moon too', () => {
    expect(saidIn('Gemini')).toContain('lagna_benefic never Gemini, Jupiter, Venus, Mercury');
    expect(saidIn('Gemini').join()).not.toMatch(/malefic strict|moon_hidden/);
  });
});

test('the Moon in the 6th, 8th or 12th from the rising sign forbids a strict search', () => {
  const hidden = factsOf({ mercury: 8, venus: 8, jupiter: 8 }).filter(({ code }) => code === 'lagna_moon_hidden');
  expect(shortly(hidden)).toEqual([
    'lagna_moon_hidden strict Gemini, house 12',
    'lagna_moon_hidden strict Libra, house 8',
  ]); // She is in Taurus; from Sagittarius it would be the 6th, but benefics rise there.
  const sixth = factsOf({}).filter(({ code }) => code === 'lagna_moon_hidden');
  expect(shortly(sixth)).toContain('lagna_moon_hidden strict Sagittarius, house 6');
});

test('benefics help in angles and trines, malefics in the 3rd, 6th and 11th', () => {
  const strong = (jupiter: number) => saidIn('Aries', { jupiter, venus: 1, mercury: 1 });
  const houses = Array.from({ length: 12 }, (_, index) => index).filter((index) =>
    strong(index).includes('lagna_benefics_strong never Aries, Jupiter'),
  );
  expect(houses.map((index) => index + 1)).toEqual([1, 4, 5, 7, 9, 10]);
  const helping = (sun: number) => saidIn('Aries', { sun, mars: 1, saturn: 1, rahu: 0 });
  const upachayas = Array.from({ length: 12 }, (_, index) => index).filter((index) =>
    helping(index).includes('lagna_malefics_upachaya never Aries, Sun'),
  );
  expect(upachayas.map((index) => index + 1)).toEqual([3, 6, 11]);
});

describe('the edges of rising signs', () => {
  test('are weak in the last degree', () => {
    const last = factsOf().filter(({ code }) => code === 'lagna_last_degree');
    expect(last).toHaveLength(12);
    expect(last[2]).toMatchObject({ bars: 'strict', detail: 'Gemini' });
    expect(last[2]?.startJdUt).toBeCloseTo(100 + 89 / 360, 9);
    expect(last[2]?.endJdUt).toBeCloseTo(100 + 90 / 360, 9);
  });

  test('are joints of 3°20′ where a water sign ends and a fire sign begins', () => {
    const joints = factsOf().filter(({ code }) => code === 'lagna_gandanta');
    expect(joints.map(({ detail }) => detail)).toEqual(['Aries', 'Cancer', 'Leo', 'Scorpio', 'Sagittarius', 'Pisces']);
    const degs = joints.map(({ startJdUt, endJdUt }) => [(startJdUt - 100) * 360, (endJdUt - 100) * 360]);
    const expected = [[0, 10 / 3], [120 - 10 / 3, 120], [120, 120 + 10 / 3], [240 - 10 / 3, 240], [240, 240 + 10 / 3], [360 - 10 / 3, 360]]; // prettier-ignore
    expect(degs).toEqual(expected.map((pair) => pair.map((deg) => expect.closeTo(deg, 6))));
  });
});

describe('Godhuli', () => {
  test('has no faults of the lagna in a marriage: what is left of them lies before and after', () => {
    // Sunset is at JD 100.5, the start of Libra: the last degree of Virgo ends within the 12 minutes before it.
    const of = (isMarriage: boolean) =>
      factsOf({ mars: 6, saturn: 5, mercury: 0, venus: 0, jupiter: 0 }, { isMarriage })
        .filter(({ code }) => code === 'lagna_malefic')
        .map(({ startJdUt, endJdUt, detail }) => [detail, (startJdUt - 100) * 1440, (endJdUt - 100) * 1440]);
    const about = (minutes: number) => expect.closeTo(minutes, 1);
    expect(of(false).slice(1, 3)).toEqual([
      ['Virgo, Saturn', about(600), about(720)],
      ['Libra, Mars', about(720), about(840)],
    ]);
    expect(of(true).slice(1, 3)).toEqual([
      ['Virgo, Saturn', about(600), about(708)],
      ['Libra, Mars', about(732), about(840)],
    ]);
  });

  test('takes away no good', () => {
    const good = factsOf({ jupiter: 6 }, { isMarriage: true }).filter(({ code, detail }) => code === 'lagna_benefic' && detail?.startsWith('Libra')); // prettier-ignore
    expect(good[0]?.startJdUt).toBeCloseTo(100.5, 9);
  });
});

// Muhurta Chintamani ch. 2: tithi, weekday, star and rising sign, each counted from 1, less nines: 1 mrityu, 2 agni, 4 raja,
// 6 chora, 8 roga. Here the tithi is the 2nd, the weekday the 1st, the star the 1st: 4 and the sign.
test('remainders of Panchaka Rahita threaten, and forbid only where the request bans them', () => {
  const rahitas = factsOf().filter(({ code }) => code === 'panchaka_rahita');
  expect(rahitas.map(({ detail, startJdUt }) => [detail, Math.round((startJdUt - 100) * 12) + 1])).toEqual([
    ['chora', 2],
    ['roga', 4],
    ['mrityu', 6],
    ['agni', 7],
    ['raja', 9],
    ['chora', 11],
  ]);
  expect(new Set(rahitas.map(({ bars }) => bars))).toEqual(new Set(['never']));
  const banned = factsOf({}, {}, 1, { bans: ['panchaka_rahita'] }).filter(({ code }) => code === 'panchaka_rahita');
  expect(new Set(banned.map(({ bars }) => bars))).toEqual(new Set(['always']));
});
