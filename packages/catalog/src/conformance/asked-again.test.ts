import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { answered } from '../accuracy/answered.ts';
import { astrology } from '../families/astrology/astrology.ts';
import { dasha } from '../families/dasha/operations.ts';
import { dosha } from '../families/dosha/dosha.ts';
import { events } from '../families/events/events.ts';
import { kundali } from '../families/kundali.ts';
import { panchang } from '../families/panchang/panchang.ts';
import { planets } from '../families/planets/planets.ts';
import { western } from '../families/western/western.ts';

/** A request at a printed boundary gets the new value, in any operation that shows the fact. */

const sky = await createEphemeris();

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const PLACES = [
  DELHI,
  { latitude: 12.9716, longitude: 77.5946, timezone: 5.5 },
  { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
  { latitude: -33.87, longitude: 151.21, timezone: 'Australia/Sydney' },
  { latitude: 27.7, longitude: 85.32, timezone: 5.75 },
];

let seed = 20_261_127;
const random = (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const whole = (from: number, until: number): number => from + Math.floor(random() * (until - from));

/** The clock reading of a printed instant, in the members of a request. */
function readingOf(iso: string) {
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = iso
    .slice(0, 19)
    .split(/[-T:]/)
    .map(Number);
  return { year, month, date, hours, minutes, seconds, fold: 0 } as const;
}

const birthIn = (firstYear: number, lastYear: number, place: (typeof PLACES)[number]) => ({
  year: whole(firstYear, lastYear),
  month: whole(1, 13),
  date: whole(1, 28),
  hours: whole(3, 24),
  minutes: whole(0, 60),
  seconds: whole(0, 60),
  ...place,
});

/** Includes old local mean times, whose offsets have seconds. */
const SPANS = [
  [601, 1890],
  [1950, 2100],
  [2110, 2390],
] as const;

test('each of 180 printed ends of a nakshatra is the new star in every operation that names it', () => {
  const old: string[] = [];
  for (let round = 0; round < 180; round += 1) {
    const [first, last] = SPANS[round % SPANS.length] ?? SPANS[0];
    const place = PLACES[round % PLACES.length] ?? DELHI;
    const birth = birthIn(first, last, place);
    const { nakshatra, next } = answered(panchang.nakshatra, birth, sky);
    const again = { ...readingOf(nakshatra.end), ...place };
    const moonOf = (all: readonly { name: string; nakshatra?: string }[]) =>
      all.find(({ name }) => name === 'Moon')?.nakshatra;
    const stars = {
      'panchang/nakshatra': answered(panchang.nakshatra, again, sky).nakshatra.name,
      'panchang/full': answered(panchang.full, again, sky).nakshatra.name,
      'kundali/basic': moonOf(answered(kundali.basic, again, sky).planets),
      'planets/extended': moonOf(answered(planets.extended, again, sky).planets),
      'birth-details': answered(astrology['birth-details'], again, sky).nakshatra.name,
      'kundli/advanced': answered(astrology['kundli/advanced'], again, sky).nakshatra_details.nakshatra.name,
      'dasha/vimshottari': answered(dasha.vimshottari, again, sky).birth_nakshatra.name,
      'dosha/gandmool': answered(dosha.gandmool, again, sky).moon.nakshatra,
    };
    for (const [id, star] of Object.entries(stars))
      if (star !== next.name) old.push(`${id} at ${nakshatra.end}: ${star}, not ${next.name}`);
  }
  expect(old).toEqual([]);
}, 120_000);

type Named = { name: string };
type Birth = ReturnType<typeof birthIn> & { fold?: 0 };

const LIMBS = {
  tithi: (birth: Birth) => answered(panchang.tithi, birth, sky),
  yoga: (birth: Birth) => answered(panchang.yoga, birth, sky),
  karana: (birth: Birth) => answered(panchang.karana, birth, sky),
} as const;

test.each(Object.entries(LIMBS))(
  'each of 60 printed ends of a %s is the new one in the panchang of any family',
  (limb, ask) => {
    const limbOf = (answer: object): Named & { end: string } => Object(answer)[limb];
    const old: string[] = [];
    for (let round = 0; round < 60; round += 1) {
      const [first, last] = SPANS[round % SPANS.length] ?? SPANS[0];
      const place = PLACES[round % PLACES.length] ?? DELHI;
      const answer = ask(birthIn(first, last, place));
      const { end } = limbOf(answer);
      const again = { ...readingOf(end), ...place };
      const { at_instant: instant } = answered(astrology.panchang, again, sky);
      for (const found of [ask(again), answered(panchang.full, again, sky), instant]) {
        const { name } = limbOf(found);
        if (name !== answer.next.name) old.push(`${end}: ${name}, not ${answer.next.name}`);
      }
    }
    expect(old).toEqual([]);
  },
);

test('each of 500 and more events is the new value in the charts of its second, and prints the longitude of it', () => {
  const old: string[] = [];
  let count = 0;
  for (let round = 0; count < 500; round += 1) {
    const year = whole(1802, 2397);
    const [from, to] = [`${year}-02-01T00:00:00Z`, `${year}-05-01T00:00:00Z`];
    const isSidereal = round % 2 === 0;
    const kinds = isSidereal ? 'sign_ingress,nakshatra_ingress' : 'sign_ingress';
    const settings = { ayanamsa: isSidereal ? ('lahiri' as const) : ('none' as const) };
    for (const event of answered(events.search, { from, to, kinds, timezone: 0, settings }, sky).events) {
      count += 1;
      const again = { ...readingOf(event.at), latitude: 20, longitude: 78, timezone: 0 };
      const chart: readonly { name: string; sign: string; nakshatra?: string }[] = isSidereal
        ? answered(kundali.basic, again, sky).planets
        : answered(western.natal, again, sky).planets;
      const body = chart.find(({ name }) => name === event.body);
      const shown = event.kind === 'sign_ingress' ? body?.sign : body?.nakshatra;
      if (shown !== event.detail) old.push(`${event.body} at ${event.at}: ${shown}, not ${event.detail}`);
      const parts = event.kind === 'sign_ingress' ? 12 : 27;
      const index = Math.floor((event.longitude * parts) / 360);
      const isStill = event.is_retrograde
        ? (index + 1) * (360 / parts) - event.longitude
        : event.longitude - index * (360 / parts);
      if (isStill > 0.001)
        old.push(`${event.body} at ${event.at}: ${event.longitude} is not the degree of ${event.detail}`);
    }
  }
  expect(old).toEqual([]);
}, 120_000);

test('a boundary of local mean time is printed with the seconds of its offset, and asked again as a target', () => {
  const { nakshatra } = answered(panchang.nakshatra, { ...readingOf('1850-02-28T12:00:00'), ...DELHI }, sky);
  expect(nakshatra.end).toMatch(/\+05:08:50$/);
  const [early, late] = [nakshatra.start, nakshatra.end].map(
    (target) => answered(western.moon, { target, timezone: 0 }, sky).angle,
  );
  expect(late).toBeGreaterThan(early ?? 360);
});
