import { altitudeDeg, equatorialOf, RADIANS_PER_DEG } from '@graha/astro-engine/core/angle';
import {
  CONTACTS,
  type Contact,
  type Eclipse,
  type EclipseKind,
  type GeoPlace,
  type LocalEclipse,
  MOON_RULE,
} from '@graha/astro-engine/core/ephemeris';
import { visibleSpanOf } from '@graha/astro-engine/events/eclipses';
import { localEclipse } from '@graha/astro-engine/events/local-eclipse';
import { createLocalEclipseOracle } from '@graha/ephemeris-swiss/local-eclipse-oracle';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedOver } from './packed-over.ts';

const native = await createSwissEphemeris();
const packed = packedOver(native);
const oracle = await createLocalEclipseOracle();
const [FIRST_JD_UT, LAST_JD_UT] = [2_378_600, 2_593_500];
const SECONDS = 86_400;
/** The library's observer is on the mean equator, so the Moon is shifted by up to 0.17″. */
const TOUCHING_ARC_SECONDS = 0.25;
const AU_KM = 149_597_870.7;

const places = (latitude: fc.Arbitrary<number>): fc.Arbitrary<GeoPlace> =>
  fc.record({
    latitudeDeg: latitude,
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    altitudeM: fc.constant(0),
  });
const TEMPERATE = places(fc.double({ min: -60, max: 60, noNaN: true }));
const POLAR = places(
  fc.oneof(
    fc.constantFrom(90, -90, 89.9, 78.2, -66.6),
    fc.double({ min: 60, max: 90, noNaN: true }),
    fc.double({ min: -90, max: -60, noNaN: true }),
  ),
);

/** Checks each eclipse after an instant at some places. */
function ofEach(kind: EclipseKind, place: fc.Arbitrary<GeoPlace>, check: (eclipse: Eclipse, place: GeoPlace) => void) {
  const after = fc.double({ min: FIRST_JD_UT, max: LAST_JD_UT, noNaN: true });
  fc.assert(
    fc.property(after, fc.array(place, { minLength: 6, maxLength: 6 }), (afterJdUt, several) => {
      const eclipse = native.nextEclipse(kind, afterJdUt);
      if (eclipse === null) throw new Error(`no eclipse after JD ${afterJdUt}`);
      for (const one of several) check(eclipse, one);
    }),
    { numRuns: 50, seed: 20_261_126, endOnFailure: true },
  );
}

const secondsApart = (one: number | null | undefined, other: number | null | undefined): number =>
  one === other ? 0 : Math.abs((one ?? Infinity) - (other ?? Infinity)) * SECONDS;

/**
 * Distance of the edges of the discs by the library's own positions, arc seconds; for contacts of the ring or totality
 * of the inner edges.
 */
function gapOf(contact: Contact, jdUt: number, place: GeoPlace): number {
  const [sun, moon] = [native.position('sun', jdUt, place), native.position('moon', jdUt, place)];
  const half = (deg: number): number => Math.sin((deg * RADIANS_PER_DEG) / 2) ** 2;
  const cosines = Math.cos(sun.latitudeDeg * RADIANS_PER_DEG) * Math.cos(moon.latitudeDeg * RADIANS_PER_DEG);
  const square = half(sun.latitudeDeg - moon.latitudeDeg) + cosines * half(sun.longitudeDeg - moon.longitudeDeg);
  const sunRadius = Math.asin(696_000 / AU_KM / sun.distanceAu);
  const moonRadius = Math.asin(1_738.15 / AU_KM / moon.distanceAu);
  const touching =
    contact === 'c1' || contact === 'c4' ? sunRadius + moonRadius : Math.abs(sunRadius - moonRadius * 0.999_16);
  return ((2 * Math.asin(Math.sqrt(square)) - touching) / RADIANS_PER_DEG) * 3_600;
}

/** Height from the library's own position of the eclipsed body. */
function heightDegOf(kind: EclipseKind, jdUt: number, place: GeoPlace): number {
  const { longitudeDeg, latitudeDeg } = native.position(kind === 'solar' ? 'sun' : 'moon', jdUt, place);
  const { rightAscensionDeg, declinationDeg } = equatorialOf(longitudeDeg, latitudeDeg, native.obliquityDeg(jdUt));
  return altitudeDeg(
    declinationDeg,
    native.houses('equal', jdUt, place).armcDeg - rightAscensionDeg,
    place.latitudeDeg,
  );
}

function sameGreatest(own: LocalEclipse, found: LocalEclipse): void {
  expect(own.type).toBe(found.type);
  expect(secondsApart(own.maximumJdUt, found.maximumJdUt)).toBeLessThan(3);
  expect(Math.abs(own.magnitude - found.magnitude)).toBeLessThan(own.kind === 'solar' ? 0.000_2 : 0.000_8);
  expect(Math.abs((own.obscuration ?? 0) - (found.obscuration ?? 0))).toBeLessThan(0.000_3);
}

test.each<EclipseKind>(['solar', 'lunar'])(
  '%s: below 60° of latitude a place sees what the library’s own search finds, when it finds it',
  (kind) => {
    let compared = 0;
    ofEach(kind, TEMPERATE, (eclipse, place) => {
      const [own, found] = [localEclipse(packed, eclipse, place, 'almanac'), oracle(eclipse, place)];
      // The library counts rise and set by the lower limb, and the visible maximum of a solar eclipse by the centre of
      // the Sun.
      const isAtHorizon = [own, found].some((seen) => seen !== null && (seen.riseJdUt ?? seen.setJdUt) !== null);
      if (isAtHorizon) return;
      expect(own === null).toBe(found === null);
      if (own === null || found === null) return;
      for (const contact of CONTACTS.lunar) expect(own.contacts[contact]).toBe(found.contacts[contact]);
      compared += 1;
      sameGreatest(own, found);
    });
    expect(compared).toBeGreaterThan(20);
  },
);

test.each([
  ['temperate', TEMPERATE],
  ['polar', POLAR],
] as const)('solar: at each contact the discs touch, %s', (_, place) => {
  let contacts = 0;
  ofEach('solar', place, (eclipse, one) => {
    const own = localEclipse(packed, eclipse, one, 'almanac');
    for (const contact of CONTACTS.solar) {
      const jdUt = own?.contacts[contact];
      if (jdUt === null || jdUt === undefined) continue;
      contacts += 1;
      expect(Math.abs(gapOf(contact, jdUt, one))).toBeLessThan(TOUCHING_ARC_SECONDS);
    }
  });
  expect(contacts).toBeGreaterThan(20);
});

/** Between the whole Moon above the horizon and her last limb. */
const HIDDEN_DEG = -0.9;
const WHOLE_DEG = -0.2;

test('lunar: also where the Moon sets and rises within an eclipse, contacts are seen while she is up, and no others', () => {
  let seen = 0;
  ofEach('lunar', POLAR, (eclipse, place) => {
    const own = localEclipse(packed, eclipse, place, 'almanac');
    const { penumbral, partial, central } = eclipse;
    const all = {
      p1: penumbral.beginJdUt,
      u1: partial?.beginJdUt,
      u2: central?.beginJdUt,
      u3: central?.endJdUt,
      u4: partial?.endJdUt,
      p4: penumbral.endJdUt,
    };
    for (const contact of CONTACTS.lunar) {
      const jdUt = all[contact];
      const heightDeg = jdUt === undefined ? -90 : heightDegOf('lunar', jdUt, place);
      const isSeen = own !== null && own.contacts[contact] !== null;
      if (isSeen) seen += 1;
      expect({ contact, isSeen, heightDeg }).toSatisfy(() => (isSeen ? heightDeg > HIDDEN_DEG : heightDeg < WHOLE_DEG));
    }
    const greatestDeg = own === null ? 0 : heightDegOf('lunar', own.maximumJdUt, place);
    expect(greatestDeg).toBeGreaterThan(HIDDEN_DEG);
  });
  expect(seen).toBeGreaterThan(100);
});

test.each([
  ['solar', 'almanac'],
  ['solar', 'standard_air'],
  ['solar', 'geometric'],
  ['lunar', 'almanac'],
] as const)('%s: an eclipsed body rises and sets as on any other day, by the rule %s', (kind, rule) => {
  let edges = 0;
  ofEach(kind, TEMPERATE, (eclipse, place) => {
    const own = localEclipse(packed, eclipse, place, rule);
    const [body, itsRule] = kind === 'solar' ? (['sun', rule] as const) : (['moon', MOON_RULE] as const);
    for (const [edge, jdUt] of [
      ['rise', own?.riseJdUt],
      ['set', own?.setJdUt],
    ] as const) {
      if (jdUt === null || jdUt === undefined) continue;
      edges += 1;
      expect(secondsApart(packed.nextCrossing(body, edge, itsRule, jdUt - 0.3, place), jdUt)).toBeLessThan(0.01);
    }
  });
  expect(edges).toBeGreaterThan(4);
});

/** The discs touch as the Sun rises, and as he sets: the library finds an eclipse of no type there. */
const TOUCHING = [
  { maximumJdUt: 2_427_305.742_207_8, latitudeDeg: 62.652_494_519_787_155, longitudeDeg: -3.448_884_851_973_929_2 },
  { maximumJdUt: 2_580_864.830_943_29, latitudeDeg: -1.300_933_713_233_533_2, longitudeDeg: 126.308_948_409_887_48 },
];

test.each(TOUCHING)(
  'where the discs touch as the Sun rises or sets, no more than a trace is seen',
  ({ maximumJdUt, ...at }) => {
    const eclipse = native.nextEclipse('solar', maximumJdUt - 1);
    if (eclipse === null) throw new Error('There is one.');
    const { magnitude = 0, obscuration = 0 } = localEclipse(packed, eclipse, { ...at, altitudeM: 0 }, 'almanac') ?? {};
    expect(magnitude).toBeGreaterThanOrEqual(0);
    expect(magnitude).toBeLessThan(0.01);
    expect(obscuration).toBeLessThan(0.001);
  },
);

test('what is seen has an order, and its greatest lies within it', () => {
  for (const [kind, place] of [
    ['solar', TEMPERATE],
    ['solar', POLAR],
    ['lunar', POLAR],
  ] as const)
    ofEach(kind, place, (eclipse, one) => {
      const own = localEclipse(packed, eclipse, one, 'almanac');
      if (own === null) return;
      const seen = CONTACTS[kind].flatMap((contact) => own.contacts[contact] ?? []);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      const { fromJdUt, untilJdUt } = visibleSpanOf(own);
      expect(own.maximumJdUt).toBeGreaterThanOrEqual(fromJdUt);
      expect(own.maximumJdUt).toBeLessThanOrEqual(untilJdUt);
      expect(own.magnitude).toBeGreaterThanOrEqual(0);
      expect(own.obscuration ?? 0).toBeGreaterThanOrEqual(0);
      expect(own.obscuration ?? 0).toBeLessThanOrEqual(1);
    });
});

test('no more than the whole of the Sun is covered', () => {
  const eclipse = native.nextEclipse('solar', 2_461_600.5);
  if (eclipse === null) throw new Error('There is one.');
  const luxor = { latitudeDeg: 25.687_2, longitudeDeg: 32.639_6, altitudeM: 0 };
  const seen = localEclipse(packed, eclipse, luxor, 'almanac');
  expect(seen).toMatchObject({ type: 'total', obscuration: 1 });
  expect(seen?.magnitude).toBeGreaterThan(1);
});
