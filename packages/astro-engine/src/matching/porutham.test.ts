import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Spot } from '../sky/placements.ts';
import { PORUTHAM_MAX, PORUTHAM_NAMES, poruthamOf, type PoruthamName } from './porutham.ts';
import { PORUTHAM_DEFAULTS, type PoruthamSchool } from './porutham-pair.ts';
import { KERALA_MALE_STARS, pierceEachOther, VASHYA_SIGNS } from './porutham-tables.ts';
import { anyMoon, moonIn } from './testing.ts';

const kerala: PoruthamSchool = { ...PORUTHAM_DEFAULTS, method: 'kerala' };
const pointsOf = (bride: Spot, groom: Spot, school?: PoruthamSchool): Record<string, number> =>
  Object.fromEntries(poruthamOf(bride, groom, school).results.map(({ name, points }) => [name, points]));
const one = (name: PoruthamName, bride: Spot, groom: Spot, school?: PoruthamSchool) =>
  pointsOf(bride, groom, school)[name];

describe('the ten poruthams', () => {
  const [rohini4, uttaraBhadrapada3] = [moonIn(4, 4), moonIn(26, 3)];

  test('of a published couple are 6.5 by the rules of Kerala', () => {
    const match = poruthamOf(rohini4, uttaraBhadrapada3, kerala);
    expect(match).toMatchObject({ totalPoints: 6.5, verdict: 'uthama', vetoes: [] });
    expect(match.pair).toMatchObject({ starCount: 23, signCount: 11 });
    expect(pointsOf(rohini4, uttaraBhadrapada3, kerala)).toEqual({
      dina: 0,
      gana: 1,
      mahendra: 0,
      stree_deergha: 1,
      yoni: 0.5,
      vedha: 1,
      rajju: 1,
      rasi: 1,
      rasyadhipati: 1,
      vashya: 0,
    });
  });

  test('of the same couple are 6 by the Tamil rules, where Jupiter and Venus are neutral', () => {
    const match = poruthamOf(rohini4, uttaraBhadrapada3);
    expect(match.totalPoints).toBe(6);
    expect(match.results.find(({ name }) => name === 'rasyadhipati')).toMatchObject({
      points: 0.5,
      bride: 'venus',
      groom: 'jupiter',
    });
    expect(match.results.find(({ name }) => name === 'rajju')).toMatchObject({
      bride: 'ascending kantha',
      groom: 'descending kati',
    });
  });

  test('of another published couple are 5 by the rules of Kerala', () => {
    expect(poruthamOf(moonIn(1, 2), moonIn(14, 3), kerala)).toMatchObject({ totalPoints: 5, verdict: 'madhyama' });
  });

  test('give nothing, half a point or one each, and sum to the total', () => {
    fc.assert(
      fc.property(anyMoon, anyMoon, fc.constantFrom(PORUTHAM_DEFAULTS, kerala), (bride, groom, school) => {
        const { results, totalPoints, vetoes } = poruthamOf(bride, groom, school);
        expect(results.map(({ name }) => name)).toEqual(PORUTHAM_NAMES);
        for (const { points } of results) expect([0, 0.5, 1]).toContain(points);
        expect(totalPoints).toBe(results.reduce((sum, { points }) => sum + points, 0));
        expect(totalPoints).toBeLessThanOrEqual(PORUTHAM_MAX);
        for (const veto of vetoes) expect(['rajju', 'vedha']).toContain(veto);
      }),
    );
  });

  test('vedha and rajju are symmetric, stree deergha is not', () => {
    fc.assert(
      fc.property(anyMoon, anyMoon, (bride, groom) => {
        const [there, back] = [pointsOf(bride, groom), pointsOf(groom, bride)];
        expect([there['vedha'], there['rajju']]).toEqual([back['vedha'], back['rajju']]);
      }),
    );
    expect([
      one('stree_deergha', moonIn(1, 1), moonIn(20, 1)),
      one('stree_deergha', moonIn(20, 1), moonIn(1, 1)),
    ]).toEqual([1, 0.5]);
  });
});

describe('each rule', () => {
  test('dina: same stars by their list, the twelfth, fourteenth and sixteenth by the quarter of the groom', () => {
    expect([4, 1, 2].map((star) => one('dina', moonIn(star, 1), moonIn(star, 2)))).toEqual([1, 0.5, 0]);
    expect([1, 2].map((pada) => one('dina', moonIn(1, 1), moonIn(12, pada)))).toEqual([0, 0.5]);
    expect([3, 4].map((pada) => one('dina', moonIn(1, 1), moonIn(14, pada)))).toEqual([0.5, 0]);
    expect([2, 3].map((pada) => one('dina', moonIn(1, 1), moonIn(16, pada)))).toEqual([0.5, 0]);
  });

  test('dina: the 27th star is good in the same sign alone, the 7th never', () => {
    expect(one('dina', moonIn(4, 2), moonIn(3, 2))).toBe(1);
    expect(one('dina', moonIn(1, 1), moonIn(27, 1))).toBe(0);
    for (const school of [PORUTHAM_DEFAULTS, kerala]) expect(one('dina', moonIn(1, 1), moonIn(7, 1), school)).toBe(0);
  });

  test('gana: a rakshasa bride is half acceptable from far', () => {
    expect([6, 26].map((star) => one('gana', moonIn(3, 1), moonIn(star, 1)))).toEqual([0, 0.5]);
    expect([one('gana', moonIn(1, 1), moonIn(2, 1)), one('gana', moonIn(2, 1), moonIn(1, 1))]).toEqual([0.5, 1]);
    expect(one('gana', moonIn(1, 1), moonIn(3, 1))).toBe(0);
  });

  test('stree deergha: by the distance that the school wants', () => {
    const by = (streeDeergha: PoruthamSchool['streeDeergha']) =>
      [7, 8, 10, 14, 16].map((star) =>
        one('stree_deergha', moonIn(1, 1), moonIn(star, 1), { ...PORUTHAM_DEFAULTS, streeDeergha }),
      );
    expect(by('graded')).toEqual([0, 0.5, 0.5, 1, 1]);
    expect(by('over_7')).toEqual([0, 1, 1, 1, 1]);
    expect(by('over_9')).toEqual([0, 0, 1, 1, 1]);
    expect(by('over_15')).toEqual([0, 0, 0, 0, 1]);
  });

  test('yoni: enemies nothing, one animal or a male groom with a female bride one, else half', () => {
    expect(one('yoni', moonIn(1, 1), moonIn(15, 1))).toBe(0); // Horse and buffalo.
    expect(one('yoni', moonIn(1, 1), moonIn(24, 1))).toBe(1); // Horse and mare.
    expect([one('yoni', moonIn(3, 1), moonIn(2, 1)), one('yoni', moonIn(2, 1), moonIn(3, 1))]).toEqual([1, 0.5]);
  });

  test('yoni in Kerala: the sexes of fourteen male and thirteen female stars', () => {
    expect(KERALA_MALE_STARS.size).toBe(14);
    const [male, female] = [moonIn(1, 1), moonIn(4, 1)];
    expect([one('yoni', female, male, kerala), one('yoni', female, female, kerala)]).toEqual([1, 0.5]);
    expect([one('yoni', male, male, kerala), one('yoni', male, female, kerala)]).toEqual([0, 0]);
  });

  test('vedha: each star is pierced by one other, Mrigashirsha, Chitra and Dhanishta by two', () => {
    const stars = Array.from({ length: 27 }, (_, index) => index + 1);
    const pierced = stars.map((star) => stars.filter((other) => pierceEachOther(star, other)).length);
    expect(stars.filter((star) => pierced[star - 1] === 2)).toEqual([5, 14, 23]);
    expect(pierced.filter((count) => count === 1)).toHaveLength(24);
    expect(poruthamOf(moonIn(1, 1), moonIn(18, 1)).vetoes).toContain('vedha');
  });

  test('rajju: one part of the body is a veto, softened where the rope runs the other way, but never in the head', () => {
    const strict = { ...PORUTHAM_DEFAULTS, rajjuDirection: false };
    expect(one('rajju', moonIn(1, 1), moonIn(10, 1))).toBe(0);
    expect([one('rajju', moonIn(1, 1), moonIn(9, 1)), one('rajju', moonIn(1, 1), moonIn(9, 1), strict)]).toEqual([
      0.5, 0,
    ]);
    expect(one('rajju', moonIn(5, 1), moonIn(14, 1))).toBe(0);
    expect(poruthamOf(moonIn(1, 1), moonIn(10, 1)).vetoes).toContain('rajju');
  });

  test('rajju in Kerala: both on the middle rope alone', () => {
    expect([
      one('rajju', moonIn(2, 1), moonIn(5, 1), kerala),
      one('rajju', moonIn(1, 1), moonIn(6, 1), kerala),
    ]).toEqual([0, 1]);
  });

  test('rasi: the second half of the circle; the eighth is half good, whole where the lords are friends', () => {
    const at = (signNumber: number) => moonIn(Math.ceil((signNumber - 0.5) * 2.25), 2);
    expect(one('rasi', at(1), at(6))).toBe(0);
    expect(one('rasi', moonIn(1, 1), moonIn(14, 3))).toBe(1);
    expect(one('rasi', moonIn(1, 1), moonIn(18, 1))).toBe(1); // Mars rules Aries and Scorpio.
    const parashara: PoruthamSchool = { ...PORUTHAM_DEFAULTS, friendship: 'parashara' };
    const [mercurys, saturns] = [moonIn(6, 2), moonIn(22, 2)]; // Friends in the Yavana list alone.
    expect([one('rasi', mercurys, saturns), one('rasi', mercurys, saturns, parashara)]).toEqual([1, 0.5]);
    expect(one('rasi', moonIn(1, 1), moonIn(2, 1))).toBe(1);
    expect([one('rasi', moonIn(1, 1), moonIn(1, 2)), one('rasi', moonIn(1, 1), moonIn(1, 1))]).toEqual([0.5, 0]);
  });

  test('rasyadhipati: by the Yavana list, or by the friendship of Parashara', () => {
    const [sun, jupiter, saturn] = [moonIn(10, 1), moonIn(19, 1), moonIn(23, 3)];
    expect([one('rasyadhipati', sun, jupiter), one('rasyadhipati', sun, saturn)]).toEqual([1, 0]);
    const parashara: PoruthamSchool = { ...PORUTHAM_DEFAULTS, friendship: 'parashara' };
    expect([one('rasyadhipati', jupiter, saturn), one('rasyadhipati', jupiter, saturn, parashara)]).toEqual([1, 0.5]);
    expect([one('rasyadhipati', sun, jupiter, parashara), one('rasyadhipati', sun, saturn, parashara)]).toEqual([1, 0]);
  });

  test('vashya: her sign sways his, or half as good the other way', () => {
    expect(VASHYA_SIGNS).toHaveLength(12);
    const [aries, leo] = [moonIn(1, 1), moonIn(10, 1)];
    expect([one('vashya', aries, leo), one('vashya', leo, aries), one('vashya', aries, aries)]).toEqual([1, 0.5, 0]);
  });
});
