import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spotOf } from '../sky/placements.ts';
import { PLANETS } from '../vocabulary/grahas.ts';
import { NAKSHATRAS } from '../vocabulary/nakshatras.ts';
import { ASHTAKOOT, ASHTAKOOT_DEFAULTS, ASHTAKOOT_MAX, ashtakootOf, KOOTA_NAMES, type KootaName } from './ashtakoot.ts';
import { areEnemies, maitriPoints, VASHYA_TABLES, YONI_TABLES } from './koota-tables.ts';
import { scoreTable } from './score-table.ts';
import { anyMoon, moonIn } from './testing.ts';

const scoresOf = (kootas: ReturnType<typeof ashtakootOf>['kootas']): Record<string, number> =>
  Object.fromEntries(Object.entries(kootas).map(([name, { score }]) => [name, score]));

describe('the eight kootas', () => {
  test('have maxima from 1 to 8, which sum to 36', () => {
    expect(KOOTA_NAMES.map((name) => ASHTAKOOT[name].max)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ASHTAKOOT_MAX).toBe(36);
  });

  test('of the same person twice give 28: everything but nadi', () => {
    fc.assert(
      fc.property(anyMoon, (moon) => {
        const { totalScore, kootas } = ashtakootOf(moon, moon);
        expect(totalScore).toBe(28);
        expect(scoresOf(kootas)).toEqual({
          varna: 1,
          vashya: 2,
          tara: 3,
          yoni: 4,
          graha_maitri: 5,
          gana: 6,
          bhakoot: 7,
          nadi: 0,
        });
      }),
    );
  });

  test('lie between nothing and their maximum, in half points, and sum to the total', () => {
    fc.assert(
      fc.property(anyMoon, anyMoon, (bride, groom) => {
        const { totalScore, kootas } = ashtakootOf(bride, groom);
        const scores = Object.values(kootas).map(({ score, max }) => {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(max);
          expect(score * 2).toBe(Math.round(score * 2));
          return score;
        });
        expect(totalScore).toBe(scores.reduce((sum, score) => sum + score, 0));
      }),
    );
  });

  test('are the same for bride and groom swapped, but for varna, vashya and gana', () => {
    const symmetric: KootaName[] = ['tara', 'yoni', 'graha_maitri', 'bhakoot', 'nadi'];
    fc.assert(
      fc.property(anyMoon, anyMoon, (one, other) => {
        const [there, back] = [ashtakootOf(one, other).kootas, ashtakootOf(other, one).kootas];
        for (const name of symmetric) expect(there[name].score).toBe(back[name].score);
        for (const name of KOOTA_NAMES)
          expect([there[name].bride, there[name].groom]).toEqual([back[name].groom, back[name].bride]);
      }),
    );
  });

  test('are asymmetric where they must be: a lower bride, a quadruped of a Leo groom, a deva groom', () => {
    const [aries, leo] = [moonIn(1, 1), moonIn(11, 1)]; // Ashwini is deva, Purva Phalguni manushya.
    expect(scoresOf(ashtakootOf(aries, leo).kootas)).toMatchObject({ vashya: 0.5, gana: 5 });
    expect(scoresOf(ashtakootOf(leo, aries).kootas)).toMatchObject({ vashya: 0, gana: 6 });
    const [pisces, virgo] = [moonIn(26, 1), moonIn(13, 1)]; // Brahmin and vaishya.
    expect(ashtakootOf(pisces, virgo).kootas.varna.score).toBe(0);
    expect(ashtakootOf(virgo, pisces).kootas.varna.score).toBe(1);
    const [deva, rakshasa] = [moonIn(1, 1), moonIn(3, 1)];
    expect(ashtakootOf(deva, rakshasa).kootas.gana.score).toBe(1);
    expect(ashtakootOf(rakshasa, deva).kootas.gana.score).toBe(0);
  });

  test('say what was compared', () => {
    const { totalScore, kootas } = ashtakootOf(moonIn(4, 4), moonIn(26, 3)); // A published couple: 26 of 36.
    expect(totalScore).toBe(26);
    expect(kootas).toMatchObject({
      varna: { score: 1, bride: 'vaishya', groom: 'brahmin' },
      vashya: { score: 1, bride: 'chatushpada', groom: 'jalachara' },
      tara: { score: 1.5, bride: 'Pratyari', groom: 'Sadhaka' },
      yoni: { score: 1, bride: 'serpent', groom: 'cow' },
      graha_maitri: { score: 0.5, bride: 'venus', groom: 'jupiter' },
      gana: { score: 6, bride: 'manushya', groom: 'manushya' },
      bhakoot: { score: 7, bride: 'Taurus', groom: 'Pisces' },
      nadi: { score: 8, bride: 'antya', groom: 'madhya' },
    });
  });

  test('follow the school that is asked for', () => {
    const [lateSagittarius, libra] = [spotOf(260.9), spotOf(192.5)];
    const vashya = (school: Partial<typeof ASHTAKOOT_DEFAULTS>): number =>
      ashtakootOf(lateSagittarius, libra, { ...ASHTAKOOT_DEFAULTS, ...school }).kootas.vashya.score;
    expect([vashya({}), vashya({ vashyaSplit: false })]).toEqual([1, 2]);
    const rakshasaBride = (ganaTable: 'standard' | 'saral_asht_koot'): number =>
      ashtakootOf(moonIn(3, 1), moonIn(1, 1), { ...ASHTAKOOT_DEFAULTS, ganaTable }).kootas.gana.score;
    expect([rakshasaBride('standard'), rakshasaBride('saral_asht_koot')]).toEqual([0, 1]);
    const serpentAndCow = (yoniTable: 'raman' | 'saral'): number =>
      ashtakootOf(moonIn(4, 4), moonIn(26, 3), { ...ASHTAKOOT_DEFAULTS, yoniTable }).kootas.yoni.score;
    expect([serpentAndCow('raman'), serpentAndCow('saral')]).toEqual([1, 2]);
  });
});

describe('the tables', () => {
  const animals = NAKSHATRAS.map(({ yoni }) => yoni.animal);

  test('give two of one animal four points, and each animal one sworn enemy in the table of Raman', () => {
    for (const table of Object.values(YONI_TABLES)) for (const animal of animals) expect(table[animal][animal]).toBe(4);
    for (const animal of new Set(animals)) {
      expect([...new Set(animals)].filter((other) => areEnemies(animal, other))).toHaveLength(1);
    }
  });

  test('of the other school call none an enemy that is not one for Raman', () => {
    const zeros = animals.flatMap((one) =>
      animals.filter((other) => YONI_TABLES.saral[one][other] === 0).map((other) => areEnemies(one, other)),
    );
    expect(zeros.length).toBeGreaterThan(0);
    expect(zeros).not.toContain(false);
  });

  test('are symmetric where the book is: the yonis of Raman', () => {
    for (const one of animals)
      for (const other of animals) expect(YONI_TABLES.raman[one][other]).toBe(YONI_TABLES.raman[other][one]);
  });

  test('of the vashya schools differ where they say', () => {
    expect(VASHYA_TABLES.astroyogi.jalachara.manava).toBe(1.5);
    expect(VASHYA_TABLES.astroyogi.vanachara.chatushpada).toBe(1.5);
    expect(VASHYA_TABLES.standard.manava.jalachara).toBe(0.5);
    expect(VASHYA_TABLES.saravali.manava.chatushpada).toBe(0);
  });

  test('of friendship are the printed seven by seven', () => {
    const printed = [
      [5, 5, 5, 4, 5, 0, 0],
      [5, 5, 4, 1, 4, 0.5, 0.5],
      [5, 4, 5, 0.5, 5, 3, 0.5],
      [4, 1, 0.5, 5, 0.5, 5, 4],
      [5, 4, 5, 0.5, 5, 0.5, 3],
      [0, 0.5, 3, 5, 0.5, 5, 5],
      [0, 0.5, 0.5, 4, 3, 5, 5],
    ];
    expect(PLANETS.map((bride) => PLANETS.map((groom) => maitriPoints(bride, groom)))).toEqual(printed);
  });

  test('with a number missing are refused', () => {
    expect(() => scoreTable(['a', 'b'], ['1 2', '3'])).toThrow('no whole row for b');
    expect(() => scoreTable(['a', 'b'], ['1 2'])).toThrow(RangeError);
  });
});
