import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../../../../accuracy/answered.ts';
import { MAJOR_DEG } from '../../../../../accuracy/western/forecast/daily-scan.ts';
import { signed } from '../../../../../accuracy/western/derived.ts';
import { western } from '../../../../western/western.ts';
import { search } from '../../../search.ts';
import { casesOf, printedSecond, timelineOf, WHOLE_YEAR } from '../../testing.ts';

const sky = await createEphemeris();
const POINTS = 'sun,moon,mercury,venus,mars,jupiter,saturn';
const BODIES = 'mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto';

test.each(['tropical', 'sidereal'] as const)(
  '%s: stations on natal points of 60 births are those of events/search near an aspect with the places of western/natal',
  (western_zodiac) => {
    const isTropical = western_zodiac === 'tropical';
    let count = 0;
    for (const { birth, from } of casesOf(60, 111)) {
      const [start, end] = [
        `${from}T00:00:00Z`,
        new Date(Date.parse(`${from}T00:00:00Z`) + WHOLE_YEAR * 86_400_000).toISOString(),
      ];
      const { events } = answered(
        search,
        {
          from: start,
          to: end,
          kinds: 'station',
          bodies: BODIES,
          settings: { ayanamsa: isTropical ? 'none' : 'lahiri' },
          limit: 1000,
        },
        sky,
      );
      const settings = { points: POINTS, ...(isTropical ? {} : { zodiac: 'sidereal', ayanamsa: 'lahiri' }) };
      const { planets } = answered(western.natal, { ...birth, settings }, sky);
      const expected = events.flatMap(({ at, body, detail, longitude }) =>
        planets.flatMap(({ name, longitude: natal }) =>
          Object.entries(MAJOR_DEG).flatMap(([aspect, angle]) => {
            const away = Math.abs(Math.abs(signed(longitude - natal)) - angle);
            return away <= 1.5 ? [`${printedSecond(at)} ${body} ${detail} ${aspect} ${name} ${away.toFixed(4)}`] : [];
          }),
        ),
      );
      const found = timelineOf(sky, {
        birth, from: start, days: WHOLE_YEAR, kinds: 'station_on_natal_point', transit_bodies: BODIES, points: POINTS, orb: 1.5, settings: { western_zodiac },
      }).map(({ atSecond, row }) => `${atSecond} ${row.body} ${row.detail} ${row.aspect} ${row.other_body} ${row.orb?.toFixed(4)}`); // prettier-ignore
      expect(found.toSorted()).toEqual(expected.toSorted());
      count += found.length;
    }
    expect(count).toBeGreaterThan(100);
  },
  60_000,
);

test('at its second a planet has turned, and its speed changes its sign within two hours around it', () => {
  for (const { birth, from } of casesOf(20, 112)) {
    const found = timelineOf(sky, { birth, from, days: WHOLE_YEAR, kinds: 'station_on_natal_point', orb: 5 });
    for (const { atSecond, row } of found) {
      const at = (second: number) => {
        const body = (row.body ?? '').toLowerCase() as 'mars'; // Safe: a planet of the default list.
        return sky.position(body, second / 86_400 + 2_440_587.5, 'geocentre').speedDegPerDay;
      };
      const sign = row.detail === 'direct' ? 1 : -1;
      expect([row.title, Math.sign(at(atSecond - 3_600)), Math.sign(at(atSecond + 3_600))]).toEqual([
        row.title,
        -sign,
        sign,
      ]);
    }
  }
});

test('the Sun, the Moon and the nodes have no stations', () => {
  const [one] = casesOf(1, 113);
  const birth = one?.birth;
  const request = { birth, from: '2026-01-01', days: WHOLE_YEAR, kinds: 'station_on_natal_point', orb: 5 };
  const settings = { node_mode: 'true' } as const;
  expect(timelineOf(sky, { ...request, transit_bodies: 'sun,moon,rahu,ketu,lilith', settings })).toEqual([]);
});
