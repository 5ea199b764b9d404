import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { readInput } from '../../../request/issues.ts';
import { FORECAST_KIND_IDS } from './kinds.ts';
import { subscribedEvents } from './subscribed.ts';
import { SUBSCRIBED_OPTIONS, SubscribedOptions } from './subscribed-options.ts';
import { casesOf, rowsOf } from './testing.ts';
import { UpcomingRequest } from './request.ts';

const sky = await createEphemeris();
const WINDOW = { from: new Date('2026-11-29T00:00:00Z'), to: new Date('2027-11-29T00:00:00Z') };
const asked = (kinds: readonly string[], options: object) =>
  subscribedEvents({ sky }, { birth: EXAMPLE_BIRTH, place: null, kinds, options, ...WINDOW });

test('the events of a subscription are those of the timeline with its conventions', () => {
  const kinds = ['dasha_change', 'transit_to_natal', 'transit_to_house'];
  const options = {
    dasha_systems: 'yogini,dwadashottari',
    dasha_levels: 3,
    aspects: 'conjunction,trine',
    transit_bodies: 'saturn',
    settings: { ayanamsa: 'raman', western_zodiac: 'sidereal' },
  } as const;
  const timeline = rowsOf(sky, {
    ...options,
    birth: EXAMPLE_BIRTH,
    kinds: kinds.join(','),
    from: '2026-11-29T00:00:00Z',
    days: 365,
  });
  const found = asked(kinds, options);
  expect(found.map(({ row }) => row)).toEqual(timeline);
  expect(found.length).toBeGreaterThan(10);
  expect(asked(kinds, {}).map(({ at }) => at)).not.toEqual(found.map(({ at }) => at));
});

test('directions and progressions of a subscription are those of timelines of each year, in its conventions', () => {
  const kinds = FORECAST_KIND_IDS;
  const options = { angle_method: 'naibod', direction_key: 'ptolemy', solar_arc_method: 'naibod', orb: 2 } as const;
  for (const { birth, from } of casesOf(20, 121)) {
    const start = new Date(`${from}T00:00:00Z`);
    const years = [0, 1, 2].flatMap((index) =>
      rowsOf(sky, {
        ...options,
        birth,
        kinds: kinds.join(','),
        from: new Date(start.getTime() + index * 366 * 86_400_000).toISOString(),
        days: 366,
      }),
    );
    const to = new Date(start.getTime() + 3 * 366 * 86_400_000);
    const found = subscribedEvents({ sky }, { birth, place: null, kinds, options, from: start, to });
    expect(found.map(({ row }) => row)).toEqual(years);
    const alone = kinds.flatMap((kind) =>
      subscribedEvents({ sky }, { birth, place: null, kinds: [kind], options, from: start, to }),
    );
    expect(alone.map(({ row }) => `${row.at} ${row.key}`).toSorted()).toEqual(
      found.map(({ row }) => `${row.at} ${row.key}`).toSorted(),
    );
  }
});

test('events have the words of the language of the conventions, and equal identities in every language', () => {
  const options = { settings: { language: 'hi' } };
  const [english, hindi] = [asked(['ingress'], {}), asked(['ingress'], options)];
  expect(hindi.map(({ at, subject }) => [at, subject])).toEqual(english.map(({ at, subject }) => [at, subject]));
  expect(hindi[0]?.row.words).toMatchObject({ SignName: expect.anything(), PointName: expect.anything() });
  expect(english[0]?.row).not.toHaveProperty('words');
});

test('a convention is a member of events/upcoming, and not what a subscription has of its own', () => {
  const own = ['birth', 'place', 'kinds', 'from', 'days', 'limit', 'purpose'];
  const { shape } = UpcomingRequest;
  expect([...SUBSCRIBED_OPTIONS, ...own].toSorted()).toEqual(Object.keys(shape).toSorted());
});

test('transits are limited by the product of bodies, points and aspects', () => {
  const bodies = 'sun,mercury,venus,mars,jupiter,saturn,uranus,neptune,pluto,rahu';
  const allowed = { transit_bodies: bodies, aspects: 'conjunction,square,opposition' };
  expect(readInput(SubscribedOptions, allowed, 'body')).toMatchObject({ ok: true });
  const over = { ...allowed, aspects: `${allowed.aspects},trine,sextile,quincunx,semisextile` };
  expect(readInput(SubscribedOptions, over, 'body')).toMatchObject({
    ok: false,
    problems: [{ loc: ['body', 'transit_bodies'], msg: expect.stringContaining('540 are the most') }],
  });
});
