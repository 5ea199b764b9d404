import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../../../../accuracy/answered.ts';
import { houses } from '../../../../houses/houses.ts';
import { transit } from '../../../../transit/transit.ts';
import { western } from '../../../../western/western.ts';
import { search } from '../../../search.ts';
import { casesOf, printedSecond, rowsOf, timelineOf, WHOLE_YEAR } from '../../testing.ts';

const sky = await createEphemeris();
const lastOf = (from: string): string =>
  new Date(Date.parse(`${from}T00:00:00Z`) + (WHOLE_YEAR - 1) * 86_400_000).toISOString().slice(0, 10);

test.each(['tropical', 'sidereal'] as const)(
  '%s: exact transits of 100 births are the hits of transit/hits',
  (western_zodiac) => {
    const settings = western_zodiac === 'tropical' ? {} : { ayanamsa: 'lahiri' as const };
    for (const { birth, from } of casesOf(100, 51)) {
      const request = { birth, from, days: WHOLE_YEAR, kinds: 'transit_to_natal', settings: { western_zodiac } };
      const { hits } = answered(transit.hits, { ...birth, from, to: lastOf(from), settings }, sky);
      expect(
        rowsOf(sky, request).map((row) => [row.at, row.body, row.other_body, row.aspect, row.is_retrograde]),
      ).toEqual(hits.map((hit) => [hit.at, hit.transiting, hit.natal, hit.aspect, hit.is_retrograde]));
    }
  },
  120_000,
);

/** The transits within 1° at an instant, by the operation. */
function withinOrb(birth: object, target: string): string[] {
  const { aspects } = answered(transit['natal-aspects'], { ...birth, target, settings: { orbs: 1 } }, sky);
  const major = new Set(['conjunction', 'sextile', 'square', 'trine', 'opposition']);
  return aspects
    .filter(({ aspect }) => major.has(aspect))
    .map(({ transiting, aspect, natal }) => `${transiting} ${aspect} ${natal}`)
    .toSorted();
}

test('transits of 60 births that come within the orb and leave it lead from those at the start to those at the end', () => {
  for (const { birth, from: day } of casesOf(60, 52)) {
    const from = `${day}T00:00:00Z`;
    const rows = rowsOf(sky, { birth, from, days: WHOLE_YEAR, kinds: 'transit_in_orb' });
    const inOrb = new Set(withinOrb(birth, from));
    for (const { body, aspect, other_body, change } of rows) {
      const name = `${body} ${aspect} ${other_body}`;
      expect([name, inOrb.has(name)]).toEqual([name, change === 'ends']);
      if (change === 'begins') inOrb.add(name);
      else inOrb.delete(name);
    }
    const end = new Date(Date.parse(from) + WHOLE_YEAR * 86_400_000).toISOString();
    expect([...inOrb].toSorted()).toEqual(withinOrb(birth, end));
  }
}, 60_000);

test('at the second of a change of orb the new state holds, and two seconds before it the old one', () => {
  for (const { birth, from } of casesOf(12, 53)) {
    for (const { atSecond, row } of timelineOf(sky, { birth, from, days: 200, kinds: 'transit_in_orb' })) {
      const isIn = (second: number): boolean =>
        withinOrb(birth, new Date(second * 1000).toISOString()).includes(`${row.body} ${row.aspect} ${row.other_body}`);
      expect([row.title, isIn(atSecond - 2), isIn(atSecond)]).toEqual([
        row.title,
        row.change === 'ends',
        row.change === 'begins',
      ]);
    }
  }
}, 60_000);

test('eclipses on natal points of 60 births are those of events/search near the places of western/natal', () => {
  let count = 0;
  for (const { birth, from } of casesOf(60, 54)) {
    const [start, end] = [
      `${from}T00:00:00Z`,
      new Date(Date.parse(`${from}T00:00:00Z`) + WHOLE_YEAR * 86_400_000).toISOString(),
    ];
    const { events } = answered(
      search,
      { from: start, to: end, kinds: 'eclipse', bodies: 'sun,moon', settings: { ayanamsa: 'none' } },
      sky,
    );
    const { planets } = answered(western.natal, birth, sky);
    const points = planets.filter(({ name }) =>
      ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'].includes(name),
    );
    const expected = events.flatMap(({ at, longitude }) =>
      points.flatMap(({ name, longitude: natal }) =>
        [0, 180].flatMap((angle) => {
          const away = Math.abs(((longitude - natal - angle + 900) % 360) - 180);
          return away <= 5 ? [`${printedSecond(at)} ${name} ${angle === 0 ? 'conjunction' : 'opposition'}`] : [];
        }),
      ),
    );
    count += expected.length;
    const points7 = 'sun,moon,mercury,venus,mars,jupiter,saturn';
    const found = timelineOf(sky, {
      birth,
      from: start,
      days: WHOLE_YEAR,
      kinds: 'eclipse_on_natal_point',
      eclipse_orb: 5,
      points: points7,
    });
    expect(found.map(({ atSecond, row }) => `${atSecond} ${row.other_body} ${row.aspect}`).toSorted()).toEqual(
      expected.toSorted(),
    );
  }
  expect(count).toBeGreaterThan(40);
}, 60_000);

test('entries into houses of 100 births are the ingresses of the search, each in its house of the birth chart', () => {
  for (const { birth, from } of casesOf(100, 54)) {
    const request = { birth, from, days: WHOLE_YEAR, kinds: 'transit_to_house', transit_bodies: 'mars,saturn,rahu' };
    const found = rowsOf(sky, request);
    const same = { ...request, kinds: 'ingress', bodies: 'mars,saturn,rahu' };
    expect(found.map(({ at, body, sign }) => [at, body, sign])).toEqual(
      rowsOf(sky, same).map(({ at, body, sign }) => [at, body, sign]),
    );
    const houseOfSign = new Map(
      answered(houses['whole-sign'], birth, sky).house_cusps.map((one): [string, number] => [one.sign, one.house]),
    );
    for (const { sign, house } of found) expect([sign, house]).toEqual([sign, houseOfSign.get(sign ?? 'Aries')]);
  }
}, 60_000);
