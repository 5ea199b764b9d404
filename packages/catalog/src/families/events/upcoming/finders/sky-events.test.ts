import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../../../../accuracy/answered.ts';
import { search } from '../../search.ts';
import { rowsOf } from '../testing.ts';

const sky = await createEphemeris();
const YEARS = [1650, 1803, 1926, 2026, 2124, 2397];
const BODIES = 'sun,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto';

/** The kind and members of `events/search` that find the events of a kind. */
const SEARCHES = {
  ingress: { kinds: 'sign_ingress', bodies: BODIES, ayanamsa: 'lahiri' },
  tropical_ingress: { kinds: 'sign_ingress', bodies: BODIES, ayanamsa: 'none' },
  station: { kinds: 'station', bodies: BODIES, ayanamsa: 'none' },
  moon_phase: { kinds: 'lunar_phase', bodies: 'moon', ayanamsa: 'lahiri' },
  eclipse: { kinds: 'eclipse', bodies: 'sun,moon', ayanamsa: 'lahiri' },
  aspect: { kinds: 'aspect', bodies: BODIES, ayanamsa: 'lahiri' },
  void_of_course: { kinds: 'void_of_course', bodies: 'moon', ayanamsa: 'none' },
  combustion: { kinds: 'combustion', bodies: BODIES, ayanamsa: 'lahiri' },
  planetary_war: { kinds: 'planetary_war', bodies: BODIES, ayanamsa: 'lahiri' },
} as const;

function searched(year: number, { kinds, bodies, ayanamsa }: (typeof SEARCHES)[keyof typeof SEARCHES]) {
  const to = new Date(Date.UTC(year, 0, 1) + 365 * 86_400_000).toISOString();
  const asked = { to, kinds, bodies, aspects: 'conjunction,sextile,square,trine,opposition', settings: { ayanamsa } };
  const found = [];
  for (let from: string | null = `${year}-01-01T00:00:00Z`; from !== null;) {
    const page: ReturnType<typeof answered<typeof search.input, typeof search.output>> = answered(
      search,
      { ...asked, from, limit: 1000 },
      sky,
    );
    found.push(...page.events);
    from = page.next;
  }
  return found;
}

test.each(Object.entries(SEARCHES))(
  '%s is what events/search finds, in six years of eight centuries',
  (kind, row) => {
    for (const year of YEARS) {
      const found = rowsOf(sky, { from: `${year}-01-01T00:00:00Z`, days: 365, kinds: kind, bodies: BODIES });
      const expected = searched(year, row);
      expect(expected.length).toBeGreaterThan(1);
      expect(
        found.map(({ at, ends_at, body, other_body, longitude, sign, is_retrograde }) => ({
          at,
          until: ends_at,
          body,
          other_body,
          longitude,
          sign,
          is_retrograde,
        })),
      ).toEqual(
        expected.map(({ at, until, body, other_body, longitude, sign, is_retrograde }) => ({
          at,
          until,
          body,
          other_body,
          longitude,
          sign,
          is_retrograde,
        })),
      );
      expect(found.map(({ detail, aspect, change }) => detail ?? aspect ?? change)).toEqual(
        expected.map(({ detail }) => detail),
      );
    }
  },
  120_000,
);

test('retrograde motion begins and ends at the stations of its planet', () => {
  for (const year of YEARS.slice(0, -1)) {
    const asked = {
      bodies: 'mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto,chiron',
      from: `${year}-01-01T00:00:00Z`,
    };
    const stations = [0, 1].flatMap((ahead) =>
      rowsOf(sky, {
        ...asked,
        from: `${year + ahead}-01-01T00:00:00Z`,
        days: year % 4 === 0 ? 366 : 365,
        kinds: 'station',
      }),
    );
    const begun = rowsOf(sky, { ...asked, days: 365, kinds: 'retrograde' });
    expect(begun.length).toBeGreaterThan(6);
    for (const { at, ends_at, body } of begun) {
      const own = stations.filter((station) => station.body === body);
      const first = own.findIndex((station) => station.at === at);
      expect([body, own[first]?.detail, own[first + 1]?.at, own[first + 1]?.detail]).toEqual([
        body,
        'retrograde',
        ends_at,
        'direct',
      ]);
    }
    const turns = rowsOf(sky, { ...asked, days: 365, kinds: 'station' }).filter(
      ({ detail }) => detail === 'retrograde',
    );
    expect(begun.map(({ at, body }) => [at, body])).toEqual(turns.map(({ at, body }) => [at, body]));
  }
}, 60_000);
