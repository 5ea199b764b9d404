import { expect, test } from 'vitest';
import type { Ephemeris } from '../core/ephemeris.ts';
import { jdUtOfSecond, secondOf } from '../core/moment.ts';
import { uniformSky } from '../testing.ts';
import { crossingsIn, partsDeg, turnsIn } from './crossings.ts';
import { EVENT_KINDS } from './event-kinds.ts';
import { type EventSearch, eventPage, type FoundEvent } from './search.ts';
import { SearchedSky } from './searched-sky.ts';
import { type EventKind, instantOf } from './sky-event.ts';

const RADIANS_PER_DAY = (2 * Math.PI) / 300;
/** Mars moves 0.1° a day with a wave added: he turns back while the wave is faster than that. */
const loopingSky = (centreDeg: number, waveDeg: number): Ephemeris => ({
  ...uniformSky,
  position: (body, jdUt, from) =>
    body === 'mars'
      ? {
          ...uniformSky.position(body, jdUt, from),
          longitudeDeg: centreDeg + 0.1 * (jdUt - 1000) + waveDeg * Math.sin(RADIANS_PER_DAY * (jdUt - 1000)),
          speedDegPerDay: 0.1 + waveDeg * RADIANS_PER_DAY * Math.cos(RADIANS_PER_DAY * (jdUt - 1000)),
        }
      : uniformSky.position(body, jdUt, from),
});

const TROPICAL = { zodiac: { kind: 'tropical' }, nodeMode: 'mean' } as const;
const signalOf = (sky: Ephemeris) => new SearchedSky(sky, TROPICAL).longitude('mars');
const LOOP = { fromJdUt: 1000, untilJdUt: 1300 };

test('a loop has two turns, and each of its three passes over an angle is a crossing of its own', () => {
  const mars = signalOf(loopingSky(100, 20));
  expect(turnsIn(mars, LOOP).map(({ isForward }) => isForward)).toEqual([false, true]);
  const passes = crossingsIn(mars, [115], LOOP);
  expect(passes.map(({ isForward }) => isForward)).toEqual([true, false, true]);
  for (const { jdUt } of passes) expect(Math.abs(mars.at(jdUt).deg - 115)).toBeLessThan(1e-6);
});

test('a loop that turns short of an angle, or at it, does not pass it; one that turns just beyond passes it twice', () => {
  const mars = signalOf(loopingSky(100, 20));
  const [top] = turnsIn(mars, LOOP);
  const degOfTop = top?.deg ?? Number.NaN;
  const until = { fromJdUt: 1000, untilJdUt: 1150 };
  expect(crossingsIn(mars, [degOfTop], until)).toEqual([]);
  expect(crossingsIn(mars, [degOfTop + 1e-7], until)).toEqual([]);
  expect(crossingsIn(mars, [degOfTop - 1e-5], until).map(({ isForward }) => isForward)).toEqual([true, false]);
});

test('what is met exactly at a sample of the grid is met once', () => {
  const sun = new SearchedSky(uniformSky, TROPICAL).longitude('sun');
  expect(crossingsIn(sun, [0], { fromJdUt: 700, untilJdUt: 730 }).map(({ jdUt }) => jdUt)).toEqual([720]);
});

const NOON = secondOf(2_451_545);
const searchOf = (change: Partial<EventSearch>): EventSearch => ({
  ...TROPICAL,
  kinds: EVENT_KINDS,
  points: ['sun', 'moon', 'mars', 'rahu'],
  others: [],
  aspects: { square: 90 },
  fromSecond: NOON,
  untilSecond: NOON + 160 * 86_400,
  limit: 10_000,
  ...change,
});

function pagesOf(search: EventSearch): FoundEvent[][] {
  const pages: FoundEvent[][] = [];
  for (let fromSecond: number | null = search.fromSecond; fromSecond !== null;) {
    const page = eventPage(uniformSky, { ...search, fromSecond });
    pages.push(page.events);
    fromSecond = page.nextSecond;
  }
  return pages;
}

test.each([5, 40])('pages of %i events hold what one page holds, each once and in order', (limit) => {
  const whole = eventPage(uniformSky, searchOf({})).events;
  expect(whole.length).toBeGreaterThan(100);
  expect(pagesOf(searchOf({ limit })).flat()).toEqual(whole);
});

test('an event at the first second of a range is in it, at the last one it belongs to the next range', () => {
  const [first] = eventPage(uniformSky, searchOf({})).events;
  const second = first?.second ?? Number.NaN;
  const at = (fromSecond: number, untilSecond: number) =>
    eventPage(uniformSky, searchOf({ fromSecond, untilSecond })).events.map((event) => event.second);
  expect(at(second, second + 1)).toContain(second);
  expect(at(second - 1, second)).not.toContain(second);
});

test('a range without length has no events and no next page', () =>
  expect(eventPage(uniformSky, searchOf({ untilSecond: NOON }))).toEqual({ events: [], nextSecond: null, why: null }));

test('a page that costs too much ends before its range, and the next ones go on', () => {
  const search = searchOf({ untilSecond: NOON + 36_525 * 86_400 });
  const page = eventPage(uniformSky, { ...search, limit: 1_000_000 });
  expect(page.why).toBe('computing');
  expect(page.nextSecond).toBeGreaterThan(NOON);
  expect(page.nextSecond).toBeLessThan(search.untilSecond);
});

test('a position costs six times as much outside the years 1900 to 2100, and a kept one nothing', () => {
  const costAt = (...jdUts: number[]) => {
    const sky = new SearchedSky(uniformSky, TROPICAL);
    for (const jdUt of jdUts) sky.longitude('mars').at(jdUt);
    return sky.cost;
  };
  expect([2_415_020.9, 2_415_021, 2_488_068.9, 2_488_069].map((jdUt) => costAt(jdUt))).toEqual([6, 1, 1, 6]);
  expect(costAt(2_451_545, 2_451_545)).toBe(1);
});

test('a kind of event is one row: half signs are found as signs are', () => {
  const half_sign: EventKind = {
    summary: 'a body enters half a sign',
    eventsIn: (sky, window, { points }) =>
      points.flatMap((point) =>
        crossingsIn(sky.longitude(point), partsDeg(24), window).map(({ jdUt, targetDeg }) =>
          instantOf(jdUt, point, String(targetDeg / 15)),
        ),
      ),
  };
  const found = eventPage(uniformSky, searchOf({ kinds: { half_sign } })).events;
  const signs = eventPage(uniformSky, searchOf({ kinds: { sign_ingress: EVENT_KINDS.sign_ingress } })).events;
  const inSigns = found.filter(({ detail }) => Number(detail) % 2 === 0).map(({ second }) => second);
  expect(inSigns).toEqual(signs.map(({ second }) => second));
  expect(found.length).toBeGreaterThan(signs.length);
});

test('Sun at 1° and Moon at 13° a day meet every 30 days', () => {
  const search = searchOf({ kinds: { lunar_phase: EVENT_KINDS.lunar_phase } });
  const news = eventPage(uniformSky, search).events.filter(({ detail }) => detail === 'new_moon');
  const days = news.slice(1).map(({ second }, index) => (second - (news[index]?.second ?? 0)) / 86_400);
  expect(days.length).toBeGreaterThan(3);
  expect(new Set(days)).toEqual(new Set([30]));
  expect((jdUtOfSecond(news[0]?.second ?? 0) % 30) * 86_400).toBeLessThan(1.5); // Rounded up.
});

test.each([
  ['forward', 1],
  ['backward', -1],
])('a signal that accelerates by its bound and turns %s within a step is met at all that it reaches', (_way, sign) => {
  // From JD 1000 to 1002 it moves half a degree to 100° and back: its acceleration is 1° a day squared.
  const at = (jdUt: number) => ({ deg: 100 - (sign * (jdUt - 1001) ** 2) / 2, degPerDay: -sign * (jdUt - 1001) });
  const found = crossingsIn({ stepDays: 2, degPerDaySquared: 1, at }, [100 - sign * 0.005], {
    fromJdUt: 1000,
    untilJdUt: 1002,
  });
  expect(found.map(({ isForward }) => isForward)).toEqual([sign > 0, sign < 0]);
  expect(found.map(({ jdUt }) => Number(jdUt.toFixed(6)))).toEqual([1000.9, 1001.1]);
});
