import { GANA_TABLES, VASHYA_TABLES, YONI_TABLES } from '@graha/astro-engine/matching/koota-tables';
import { STREE_DEERGHA_RULES } from '@graha/astro-engine/matching/porutham-tables';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '../../request/birth.ts';
import { astrology } from '../astrology/astrology.ts';
import { matchmaking } from './matchmaking.ts';
import { ASHTAKOOT_SETTINGS, PORUTHAM_SETTINGS } from './schemas.ts';

const sky = await createEphemeris();
const { ashtakoot, porutham } = matchmaking;

type Request<Entry extends { input: z.ZodType }> = z.input<Entry['input']>;
const kootasOf = (request: Request<typeof ashtakoot>) => ashtakoot.compute(ashtakoot.input.parse(request), sky);
const poruthamsOf = (request: Request<typeof porutham>) => porutham.compute(porutham.input.parse(request), sky);

const { bride, groom } = EXAMPLE_COUPLE;
const published = {
  bride: {
    ...EXAMPLE_BIRTH,
    year: 1967,
    month: 8,
    date: 29,
    hours: 9,
    minutes: 0,
    latitude: 19.0821978,
    longitude: 72.7411014,
  },
  groom: {
    ...EXAMPLE_BIRTH,
    year: 1970,
    month: 11,
    date: 10,
    hours: 9,
    minutes: 20,
    latitude: 22.6757521,
    longitude: 88.0495418,
  },
};

describe('ashtakoot', () => {
  test('of the same person twice is 28 of 36: everything but nadi, whose exceptions do not hold', () => {
    const answer = kootasOf({ bride, groom: bride });
    expect(answer).toMatchObject({ total_score: 28, max_score: 36, kootas: { nadi: { score: 0 } } });
    expect(answer.exceptions.map(({ koota, applies }) => [koota, applies])).toEqual([
      ['nadi', false],
      ['nadi', false],
    ]);
    expect(answer.recommendation).toBe(
      'Good: 28 of 36 points. Nadi gives nothing: see exceptions. You decide which score passes.',
    );
  });

  test('of bride and groom swapped differs in varna, vashya and gana alone', () => {
    const [there, back] = [kootasOf({ bride, groom }).kootas, kootasOf({ bride: groom, groom: bride }).kootas];
    const same = Object.entries(there).filter(([name, { score }]) => score === back[name as keyof typeof back].score); // Safe: same keys.
    expect(same.map(([name]) => name)).toEqual(['vashya', 'tara', 'yoni', 'graha_maitri', 'bhakoot', 'nadi']);
    expect([there.varna.score, back.varna.score]).toEqual([0, 1]);
    expect([there.gana.score, back.gana.score]).toEqual([5, 6]);
  });

  test('says in words why each koota gives what it gives', () => {
    const { kootas, total_score } = kootasOf(published);
    expect(total_score).toBe(26);
    expect(Object.values(kootas).map(({ description }) => description)).toEqual([
      'The brahmin groom ranks no lower than the vaishya bride.',
      'A chatushpada bride and a jalachara groom get 1 of 2 for who sways whom.',
      'His star counted from hers is the 23rd, Pratyari, bad; hers counted from his is the 6th, Sadhaka, not bad.',
      'Her star is a male serpent, his a female cow: unfriendly.',
      'To her lord Venus, Jupiter is neutral; to his, hers is an enemy.',
      'Both are of manushya temper.',
      'His sign is the 11th from hers, hers the 3rd from his: neither 2–12, 5–9 nor 6–8.',
      'The nadis differ: antya and madhya.',
    ]);
  });

  test('has the manglik dosha of both charts beside the score', () => {
    expect(kootasOf(published).manglik).toEqual({
      bride: { is_manglik: true, severity: 'mild', mars_house: 2 },
      groom: { is_manglik: false, severity: 'none', mars_house: 10 },
      is_compatible: true,
      description: 'Only the bride is manglik, but from all references the charts are nearly equal.',
    });
  });

  test('names every table that was followed, and takes the Moons from where the settings say', () => {
    const settings = {
      vashya_table: 'saravali',
      vashya_split: false,
      yoni_table: 'saral',
      gana_table: 'saral_asht_koot',
      house_set: 'south',
      observation_point: 'topocentric',
    } as const;
    const { metadata, bride: her } = kootasOf({ bride, groom, settings });
    expect(metadata).toMatchObject(settings);
    expect(her).not.toEqual(kootasOf({ bride, groom }).bride);
  });

  test('offers every table that the engine has', () => {
    expect(ASHTAKOOT_SETTINGS.vashya_table.values).toEqual(Object.keys(VASHYA_TABLES));
    expect(ASHTAKOOT_SETTINGS.yoni_table.values).toEqual(Object.keys(YONI_TABLES));
    expect(ASHTAKOOT_SETTINGS.gana_table.values).toEqual(Object.keys(GANA_TABLES));
    expect(PORUTHAM_SETTINGS.stree_deergha.values).toEqual(Object.keys(STREE_DEERGHA_RULES));
  });
});

describe('porutham', () => {
  test('names its school and gives the points of that school', () => {
    const tamil = poruthamsOf(published);
    const kerala = poruthamsOf({ ...published, settings: { method: 'kerala', rajju_direction: false } });
    expect([tamil.total_points, kerala.total_points]).toEqual([6, 6.5]);
    expect(tamil.metadata).toMatchObject({ method: 'tamil', rajju_direction: true });
    expect(kerala.metadata).toMatchObject({ method: 'kerala', rajju_direction: false });
    expect(kerala.poruthams.yoni).toMatchObject({ bride: 'Female', groom: 'Female', points: 0.5 });
    expect(kerala.poruthams.rajju).toMatchObject({ bride: 'Anthima', groom: 'Madhyama', points: 1 });
    expect(tamil.recommendation).toBe('Uthama: 6 of 10 points. You decide which score passes.');
  });

  test('of one star is vetoed by rajju whatever the sum', () => {
    const answer = poruthamsOf({ bride, groom: bride });
    expect(answer).toMatchObject({ is_vetoed: true, vetoes: ['rajju'] });
    expect(answer.recommendation).toMatch(/^Adhama: rajju refuses the match; by points alone madhyama/);
  });

  test('has the same points under each of its four addresses', () => {
    const answers = (['porutham', 'porutham/advanced'] as const).map((suffix) => {
      const entry = astrology[suffix];
      return entry.compute(entry.input.parse(published), sky).total_points;
    });
    const byStars = astrology['nakshatra-porutham'];
    expect([...answers, byStars.compute(byStars.input.parse(published), sky).obtained_points]).toEqual([6, 6, 6]);
  });

  test('in the reference family numbers its rows from 1 and speaks of girl and boy', () => {
    const entry = astrology['porutham/advanced'];
    const { matches, girl_info, boy_info, message } = entry.compute(entry.input.parse(published), sky);
    expect(matches.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(matches[0]).toEqual({
      id: 1,
      name: 'Dina Porutham',
      has_porutham: false,
      porutham_status: 'Not Satisfactory',
      points: 0,
      description: 'His star Uttara Bhadrapada is the 23rd from hers, Rohini: not good.',
    });
    expect(girl_info).toMatchObject({
      nakshatra: { id: 3, name: 'Rohini', pada: 4 },
      rasi: { id: 1, name: 'Vrishabha' },
    });
    expect(boy_info).toMatchObject({
      nakshatra: { id: 25, pada: 3 },
      rasi: { id: 11, lord: { id: 5, name: 'Jupiter' } },
    });
    expect(message).toEqual({ type: 'Good', description: 'Uthama: 6 of 10 points.' });
  });
});

test('papasamyam of a couple compares the totals and says which is heavier', () => {
  const entry = astrology['papasamyam-check'];
  const { girl_papasamyam, boy_papasamyam, message } = entry.compute(entry.input.parse(published), sky);
  expect([girl_papasamyam.total_points, boy_papasamyam.total_points]).toEqual([5.5, 2.75]);
  expect(message).toEqual({
    type: 'Not Satisfactory',
    description: 'Groom 2.75, bride 5.5 points: her burden is the heavier one.',
  });
});
