import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { randomNumbers } from '@graha/config/random.ts';
import { TOPICS } from '@graha/texts/tables';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '../../request/birth.ts';
import { kundali as charts } from '../kundali.ts';
import { matchmaking } from '../matchmaking/matchmaking.ts';
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
      1, 1, 9, 7, 12,
    ]);
    expect(['birth-tithi', 'birth-vara', 'birth-yoga', 'birth-karana'].map(count)).toEqual([1, 1, 1, 1]);
    expect(texts.dashas.compute(texts.dashas.input.parse(birth), sky).texts).toHaveLength(9);
    const dated = texts['current-dashas'].input.parse({
      ...birth,
      target_date: `${String(Math.min(birth.year + 60, 2398)).padStart(4, '0')}-05-05`,
    });
    expect(texts['current-dashas'].compute(dated, sky).texts).toHaveLength(2);
    const target = '2026-11-21T12:00:00Z';
    expect(texts.transits.compute(texts.transits.input.parse({ ...birth, target }), sky).texts).toHaveLength(9);
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

test('texts of a matching follow the points of the ashtakoot', () => {
  for (const birth of births(60, 8)) {
    const couple = { ...EXAMPLE_COUPLE, groom: birth };
    const { kootas } = matchmaking.ashtakoot.compute(matchmaking.ashtakoot.input.parse(couple), sky);
    const { texts: found } = texts.match.compute(texts.match.input.parse(couple), sky);
    expect(found.map(({ evidence }) => evidence)).toEqual(
      Object.values(kootas).map(({ score, max }) => `${score} of ${max} points`),
    );
    for (const { id, evidence } of found) {
      const [score = 0, max = 0] = evidence.split(/ of | points/).map(Number);
      expect(id.endsWith(score === max ? '-full' : score === 0 ? '-none' : '-part')).toBe(true);
    }
  }
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
