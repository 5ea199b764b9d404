import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { answered } from '../../../accuracy/answered.ts';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { TIMELINE_KIND_IDS, TIMELINE_KINDS } from './kinds.ts';
import { UpcomingRequest } from './request.ts';
import { upcomingEvents } from './timeline.ts';
import { upcoming } from './upcoming.ts';

const sky = await createEphemeris();
const ALL = TIMELINE_KIND_IDS.join(',');
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' } as const;
type Request = z.input<typeof UpcomingRequest>;

const eventsOf = (request: Request) => upcomingEvents({ sky }, UpcomingRequest.parse(request));
const problemsOf = (request: object): string[] =>
  UpcomingRequest.safeParse(request).error?.issues.map(({ message }) => message) ?? [];

const YEAR = {
  birth: EXAMPLE_BIRTH,
  place: DELHI,
  from: '2026-11-01',
  days: 366,
  kinds: ALL,
  purpose: 'marriage',
  dasha_levels: 3,
  bodies: 'sun,moon,mercury,venus,mars,jupiter,saturn,rahu',
  transit_bodies: 'sun,mars,jupiter,saturn,uranus,neptune,pluto',
  direction_significators: 'all',
} as const satisfies Request;

test('successive timelines have every event of a year once, as one timeline has it', () => {
  const whole = eventsOf(YEAR).map(({ row }) => row);
  for (const days of [3, 31, 100]) {
    const parts: typeof whole = [];
    for (let from: string = '2026-11-01', left: number = YEAR.days; left > 0; left -= days) {
      const answer = answered(upcoming, { ...YEAR, from, days: Math.min(days, left), limit: 2000 }, sky);
      parts.push(...answer.events);
      from = answer.next ?? '';
    }
    expect(parts).toEqual(whole);
  }
}, 120_000);

test('a timeline from the instant of an event has it, and one until that instant does not', () => {
  const whole = eventsOf({ ...YEAR, days: 60 });
  for (const { row, atSecond } of whole.filter((_, index) => index % 7 === 0)) {
    const kinds = row.kind;
    const at = eventsOf({ ...YEAR, kinds, from: row.at, days: 1 });
    expect(at.filter((event) => event.atSecond === atSecond).map((event) => event.row)).toContainEqual(row);
    const dayBefore = new Date((atSecond - 86_400) * 1000).toISOString();
    const until = eventsOf({ ...YEAR, kinds, from: dayBefore, days: 1 });
    expect(until.filter((event) => event.atSecond >= atSecond)).toEqual([]);
  }
}, 60_000);

test('a full answer is cut between two seconds, and the next one goes on without a gap', () => {
  const whole = eventsOf({ ...YEAR, days: 20 }).map(({ row }) => row);
  const pages: typeof whole = [];
  for (let from: string = YEAR.from; pages.length < whole.length;) {
    const { events, next, metadata } = answered(upcoming, { ...YEAR, days: 20, from, limit: 10 }, sky);
    expect(events.length).toBeLessThanOrEqual(11);
    expect(metadata.truncated).toBe('the answer is full');
    pages.push(...events);
    from = next ?? '';
  }
  expect(pages.slice(0, whole.length)).toEqual(whole);
});

test('without a birth the sky alone is listed, with the place its days too', () => {
  const groupsOf = (request: Partial<Request>) =>
    new Set(eventsOf({ from: '2026-01-01T00:00:00Z', days: 90, ...request }).map(({ row }) => row.group));
  expect([...groupsOf({})]).toEqual(['sky']);
  expect([...groupsOf({ place: DELHI })].toSorted()).toEqual(['place', 'sky']);
  expect([...groupsOf({ birth: EXAMPLE_BIRTH })].toSorted()).toEqual(['birth', 'sky']);
});

test('a kind without its birth, place or purpose is refused, with the remedy', () => {
  const asked = { from: '2026-01-01', kinds: 'dasha_change,observance,muhurta' };
  expect(problemsOf(asked)).toEqual([
    'kinds dasha_change, muhurta need a birth: send birth',
    'kinds observance need a place: send place',
    'purpose is required with the kind muhurta: send one of those of muhurta/find',
  ]);
  expect(problemsOf({ ...asked, birth: EXAMPLE_BIRTH, purpose: 'marriage' })).toEqual([]);
  expect(problemsOf({ from: 'tomorrow' })).toEqual(['must be a date such as 2026-11-21']);
  expect(problemsOf({ from: '2026-01-01T00:00:00' })).toEqual([
    'must be an instant with its offset such as 2026-11-21T12:00:00+05:30',
  ]);
});

test('the last day of the computed years is listed, and a longer timeline is refused', () => {
  const last = { ...YEAR, from: '2398-12-01', days: 31 };
  expect(problemsOf(last)).toEqual([]);
  const { events, next } = answered(upcoming, last, sky);
  expect(events.at(-1)?.at.slice(0, 10)).toBe('2398-12-31');
  expect(next).toBeNull();
  expect(problemsOf({ ...last, days: 32 })).toEqual(['days must end by 2398-12-31, the last day that is computed']);
});

test('the last month is listed for a birth on any day around the turn of a year, as the same month before it', () => {
  const kinds = 'solar_return,profection_year';
  const days = [[12, 5], [12, 17], [12, 31], [1, 1], [1, 3], [1, 20], [2, 10]] as const; // prettier-ignore
  for (const year of [601, 1990, 2390])
    for (const [month, date] of days)
      for (const western_zodiac of ['tropical', 'sidereal'] as const) {
        const birth = { ...EXAMPLE_BIRTH, year, month, date };
        const titlesFrom = (from: string) =>
          eventsOf({ birth, from, days: 31, kinds, settings: { western_zodiac } }).map(({ row }) => row.kind);
        expect([birth, titlesFrom('2398-12-01')]).toEqual([birth, titlesFrom('2397-12-01')]);
      }
});

test('the first days of the computed years are listed', () => {
  const birth = { ...EXAMPLE_BIRTH, year: 601, month: 1, date: 1, hours: 0 };
  const found = eventsOf({ ...YEAR, birth, from: '0601-01-01', days: 40 });
  expect(new Set(found.map(({ row }) => row.group)).size).toBe(3);
});

test('events of a birth begin after it, so a timeline before a birth in the future has none', () => {
  const birth = { ...EXAMPLE_BIRTH, year: 2030 };
  const isOfBirth = ({ row }: ReturnType<typeof eventsOf>[number]): boolean => row.group === 'birth';
  expect(eventsOf({ ...YEAR, birth }).filter(isOfBirth)).toEqual([]);
  const bornSecond = Date.parse('2030-06-21T09:00:00Z') / 1000;
  const around = eventsOf({ ...YEAR, birth, from: '2030-06-01' }).filter(isOfBirth);
  expect(around.length).toBeGreaterThan(50);
  expect(Math.min(...around.map(({ atSecond }) => atSecond))).toBeGreaterThan(bornSecond);
  expect(around.filter(({ row }) => row.kind === 'solar_return')).toEqual([]);
});

test('at the pole days begin at 6:00 by the clock, and Rahu Kaal and muhurtas are missing', () => {
  const place = { latitude: 90, longitude: 0, timezone: 0 };
  const found = eventsOf({ ...YEAR, place, from: '2026-06-01', days: 30 });
  const kindsIn = new Set(found.map(({ row }) => row.kind));
  expect([kindsIn.has('rahu_kaal'), kindsIn.has('muhurta')]).toEqual([false, false]);
  const days = found.filter(({ row }) => row.kind === 'daily_panchang').map(({ row }) => [row.at.slice(11), row.basis]);
  expect(days).toEqual(Array.from({ length: 30 }, () => ['06:00:00+00:00', 'civil']));
});

test('kinds that were added later are no usual ones, so that a request without kinds has the answer that it had', () => {
  const later = [
    'station_on_natal_point', 'progressed_aspect', 'progressed_ingress', 'progressed_phase', 'primary_direction', 'solar_arc',
  ]; // prettier-ignore
  const usual = new Set(eventsOf({ ...YEAR, kinds: undefined }).map(({ row }) => row.kind as string)); // Safe: a kind is text.
  expect(later.filter((kind) => usual.has(kind))).toEqual([]);
  const named = new Set(eventsOf(YEAR).map(({ row }) => row.kind as string)); // Safe: as above.
  expect(named.has('progressed_aspect')).toBe(true);
});

test('days of a place before 1800 have the note on the calendar, events of the sky alone do not', () => {
  const noteOf = (request: Request) => answered(upcoming, request, sky).metadata.calendar_note;
  expect(noteOf({ from: '1799-12-01', place: DELHI, days: 5 })).toMatch(/^Before 1800/);
  expect([noteOf({ from: '1799-12-01', days: 5 }), noteOf({ from: '1800-01-01', place: DELHI, days: 5 })]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a custom ayanamsa moves the sidereal events, for callers without HTTP too', () => {
  const asked = { from: '2026-01-01', days: 60, kinds: 'ingress' } as const;
  const settings = { ayanamsa: 'custom', ayanamsa_deg: 20 } as const;
  const rows = eventsOf({ ...asked, settings }).map(({ row }) => row);
  expect(rows).toEqual(answered(upcoming, { ...asked, settings }, sky).events);
  expect(rows[0]?.at).not.toBe(eventsOf(asked)[0]?.row.at);
});

test('every kind has a summary, a weight and a price, and two events of one second have two keys', () => {
  const kinds = Object.values(TIMELINE_KINDS);
  expect(kinds.filter(({ summary, weight }) => summary === '' || weight < 1 || weight > 10)).toEqual([]);
  const keys = eventsOf(YEAR).map(({ row, atSecond }) => `${row.key} ${atSecond}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a name that a list has twice counts once toward the rate limit', () => {
  const weightFor = (lists: Partial<Request>) =>
    upcoming.weighedBy?.count(UpcomingRequest.parse({ ...YEAR, ...lists }));
  const once = { bodies: 'sun,moon,mars', points: 'sun,moon', aspects: 'trine,square,opposition,conjunction,sextile' };
  const twice = Object.fromEntries(Object.entries(once).map(([list, names]) => [list, `${names}, ${names}, ${names}`]));
  const bodies = 'sun,mars,jupiter,saturn,uranus,neptune,pluto';
  expect(weightFor({ ...twice, transit_bodies: `${bodies},${bodies},${bodies}` })).toBe(
    weightFor({ ...once, transit_bodies: bodies }),
  );
});
