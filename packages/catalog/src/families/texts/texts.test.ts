import { PORUTHAM_DEFAULTS, type PoruthamSchool } from '@graha/astro-engine/matching/porutham-pair';
import { poruthamOf } from '@graha/astro-engine/matching/porutham';
import { spotOf } from '@graha/astro-engine/sky/placements';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { randomNumbers } from '@graha/config/random.ts';
import { TOPICS } from '@graha/texts/tables';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '../../request/birth.ts';
import { saturnAndMoon } from '../astrology/doshas/saturn-moon.ts';
import { kundali as charts } from '../kundali.ts';
import { matchmaking } from '../matchmaking/matchmaking.ts';
import { varshaphal as annual } from '../varshaphal/varshaphal.ts';
import { texts } from './texts.ts';

const sky = await createEphemeris();

/** Random births of all years and latitudes of the ephemeris. */
function births(count: number, seed: number) {
  const random = randomNumbers(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  return Array.from({ length: count }, () => ({
    year: 700 + upTo(1690),
    month: 1 + upTo(12),
    date: 1 + upTo(28),
    hours: upTo(24),
    minutes: upTo(60),
    latitude: random() * 178 - 89,
    longitude: random() * 358 - 179,
    timezone: 0,
    calendar: 'gregorian' as const,
  }));
}

const kundaliOf = (sent: object) =>
  texts.kundali.compute(texts.kundali.input.parse({ ...EXAMPLE_BIRTH, ...sent }), sky);

test('every placement of 300 random births has its text in every operation on a birth', () => {
  for (const birth of births(300, 5)) {
    const { texts: found } = kundaliOf(birth);
    const count = (topic: string) => found.filter((one) => one.topic === topic).length;
    expect(['lagna', 'moon-nakshatra', 'graha-in-house', 'graha-in-sign', 'lord-in-house'].map(count)).toEqual([
      1, 1, 9, 9, 12,
    ]);
    expect(['birth-tithi', 'birth-vara', 'birth-yoga', 'birth-karana'].map(count)).toEqual([1, 1, 1, 1]);
    expect(texts.dashas.compute(texts.dashas.input.parse(birth), sky).texts).toHaveLength(9);
    const dated = texts['current-dashas'].input.parse({
      ...birth,
      target_date: `${String(Math.min(birth.year + 60, 2398)).padStart(4, '0')}-05-05`,
    });
    expect(texts['current-dashas'].compute(dated, sky).texts).toHaveLength(2);
    const target = '2026-11-21T12:00:00Z';
    const transits = texts.transits.compute(texts.transits.input.parse({ ...birth, target }), sky).texts;
    expect(transits.filter(({ topic }) => topic === 'transit-from-moon')).toHaveLength(9);
    const ofYear = texts.varshaphal.input.parse({ ...birth, target_year: Math.min(birth.year + 40, 2398) });
    expect(texts.varshaphal.compute(ofYear, sky).texts.map(({ topic }) => topic)).toEqual(['muntha', 'year-lord']);
    const western = texts.western.compute(texts.western.input.parse(birth), sky).texts;
    expect(western.filter(({ topic }) => topic !== 'western-aspect')).toHaveLength(32);
  }
});

test('texts of planets in houses are those of the houses of the chart', () => {
  for (const birth of births(50, 6)) {
    const { planets } = charts.basic.compute(charts.basic.input.parse(birth), sky);
    const expected = planets.map(({ name, house }) => `graha-in-house/${name.toLowerCase()}-${house}`);
    const { texts: found } = kundaliOf({ ...birth, topics: 'graha-in-house' });
    expect(found.map(({ id }) => id)).toEqual(expected);
  }
});

test('only the topics that are asked for answer, in the order of the tables, and an unknown one is refused', () => {
  const { texts: found } = kundaliOf({ topics: 'birth-vara,lagna' });
  expect(found.map(({ topic }) => topic)).toEqual(['lagna', 'birth-vara']);
  const wrong = texts.kundali.input.safeParse({ ...EXAMPLE_BIRTH, topics: 'lagna,fate' });
  expect(wrong.error?.issues[0]?.message).toContain('lagna, moon-nakshatra');
});

test('a contradiction has texts of both directions, the planet of greater strength first', () => {
  let seen = 0;
  for (const birth of births(40, 7)) {
    const { texts: found, contradictions } = kundaliOf(birth);
    const byId = new Map(found.map((one) => [one.id, one]));
    for (const { theme, ids } of contradictions) {
      const opposed = ids.map((id) => byId.get(id));
      expect(new Set(opposed.map((one) => one?.quality))).toEqual(new Set(['good', 'bad']));
      expect(new Set(opposed.map((one) => one?.themes[0]))).toEqual(new Set([theme]));
      const strengths = opposed.map((one) => one?.strength ?? Number.NEGATIVE_INFINITY);
      expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(40);
});

test('prose has every text once, by its main theme, and rows have no prose', () => {
  expect(kundaliOf({}).paragraphs).toBeNull();
  const { texts: found, paragraphs } = kundaliOf({ format: 'prose' });
  expect(paragraphs?.flatMap(({ ids }) => ids).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
  for (const { text, themes } of found)
    expect(paragraphs?.find(({ theme }) => theme === themes[0])?.text).toContain(text);
});

test('texts of a matching follow the points of kootas and poruthams', () => {
  for (const birth of births(60, 8)) {
    const couple = { ...EXAMPLE_COUPLE, groom: birth };
    const { kootas } = matchmaking.ashtakoot.compute(matchmaking.ashtakoot.input.parse(couple), sky);
    const { poruthams } = matchmaking.porutham.compute(matchmaking.porutham.input.parse(couple), sky);
    const { texts: found } = texts.match.compute(texts.match.input.parse(couple), sky);
    expect(found.map(({ evidence }) => evidence)).toEqual([
      ...Object.values(kootas).map(({ score, max }) => `${score} of ${max} point${max === 1 ? '' : 's'}`),
      ...Object.values(poruthams).map(({ points }) => `${points} of 1 point`),
    ]);
    for (const { id, evidence } of found) {
      const [score = 0, max = 0] = evidence.split(/ of | point/).map(Number);
      expect(id.endsWith(score === max ? '-full' : score === 0 ? '-none' : '-part')).toBe(true);
    }
  }
});

test('a matching answers for the topics that are asked for', () => {
  const topicsOf = (more: object) => {
    const input = texts.match.input.parse({ ...EXAMPLE_COUPLE, ...more });
    return texts.match.compute(input, sky).texts.map(({ topic }) => topic);
  };
  expect(topicsOf({ topics: 'koota' })).toEqual(Array.from({ length: 8 }, () => 'koota'));
  expect(topicsOf({ topics: 'porutham' })).toEqual(Array.from({ length: 10 }, () => 'porutham'));
  expect(topicsOf({})).toHaveLength(18);
});

test('every text of a porutham is called up by a couple, and every couple has all texts', () => {
  const pada = 360 / 108;
  const moons = Array.from({ length: 108 }, (_, index) => spotOf((index + 0.5) * pada));
  const friendships = ['yavana', 'parashara'] as const;
  const schools = (['tamil', 'kerala'] as const).flatMap((method) =>
    friendships.map((friendship): PoruthamSchool => ({ ...PORUTHAM_DEFAULTS, method, friendship })),
  );
  const found = new Set<string>();
  for (const school of schools)
    for (const bride of moons)
      for (const groom of moons)
        for (const { name, points } of poruthamOf(bride, groom, school).results)
          found.add(`${name}-${points === 1 ? 'full' : points === 0 ? 'none' : 'part'}`);
  expect([...found].toSorted()).toEqual([...TOPICS.porutham.names.keys()].toSorted());
});

test('a year has the texts of the muntha and the lord of its chart', () => {
  const strengths = new Set<string>();
  for (const [place, birth] of births(60, 10).entries()) {
    const sent = { ...birth, target_year: Math.min(birth.year + place, 2398) };
    const year = annual.chart.compute(annual.chart.input.parse(sent), sky);
    const { texts: found } = texts.varshaphal.compute(texts.varshaphal.input.parse(sent), sky);
    const lord = year.year_lord.name.toLowerCase();
    const vishwa = year.strengths.find(({ name }) => name === year.year_lord.name)?.panchavargiya.vishwa ?? 0;
    const strength = vishwa >= 10 ? 'strong' : vishwa >= 5 ? 'medium' : 'weak';
    expect(found.map(({ id }) => id)).toEqual([`muntha/${year.muntha.house}`, `year-lord/${lord}-${strength}`]);
    strengths.add(strength);
  }
  expect(strengths.size).toBeGreaterThan(1);
});

test('in sade sati and dhaiya Saturn has a second text, of the phase that the dosha operation names', () => {
  const seen = new Set<string>();
  for (const year of Array.from({ length: 40 }, (_, index) => 1991 + index)) {
    const input = texts.transits.input.parse({ ...EXAMPLE_BIRTH, target: `${year}-11-21T00:00:00+05:30` });
    const phases = texts.transits.compute(input, sky).texts.filter(({ topic }) => topic === 'saturn-from-moon');
    const dated = saturnAndMoon['sade-sati/advanced'];
    const state = dated.compute(dated.input.parse({ ...EXAMPLE_BIRTH, target_date: `${year}-11-21` }), sky);
    const expected = state.transit_phase ?? state.panoti;
    expect(phases.map(({ name }) => name.replace('Sade sati, ', '').toLowerCase())).toEqual(
      expected === null ? [] : [expected.toLowerCase()],
    );
    for (const { id } of phases) seen.add(id);
  }
  expect(seen.size).toBe(TOPICS['saturn-from-moon'].names.size);
});

test('every date and every name has texts for all of its numbers', () => {
  const names = ['Ada Lovelace', 'Lynn', 'Ng', 'Io', 'Aeiou', 'Maria de la Cruz y Ortega'];
  for (const [place, { year, month, date }] of births(400, 9).entries()) {
    const sent = {
      date: `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
      full_name: names[place % names.length],
      year: 1 + ((place * 37) % 9999),
    };
    const { texts: found } = texts.numbers.compute(texts.numbers.input.parse(sent), sky);
    expect(found.length).toBeGreaterThanOrEqual(11);
    for (const { id, name } of found) expect(TOPICS.number.names.get(id.slice('number/'.length))).toBe(name);
  }
});

test('a transit that another planet obstructs says so', () => {
  const input = texts.transits.input.parse({ ...EXAMPLE_BIRTH, target: '2026-11-21T12:00:00Z' });
  const seen = Array.from({ length: 200 }, (_, day) => {
    const target = new Date(Date.UTC(2026, 0, 1 + day * 9)).toISOString();
    return texts.transits.compute({ ...input, target }, sky).texts.some(({ evidence }) => evidence.includes('(vedha)'));
  });
  expect(new Set(seen)).toEqual(new Set([true, false]));
});
