import { describe, expect, test } from 'vitest';
import type { Eclipse, Ephemeris } from '../core/ephemeris.ts';
import { uniformSky } from '../testing.ts';
import { eclipsesBetween } from './eclipses.ts';
import { eclipseView } from './eclipse-view.ts';
import { localEclipse } from './local-eclipse.ts';

/**
 * A sky without obliquity, with the Sun at 0° and the Moon passing him, or the point opposite, at 12° a day. The North
 * Pole is on the axis, so nothing turns for it: it sees the Moon lower than her geocentric place by the height of the
 * Pole above the centre.
 */
const [KM_PER_AU, EARTH_KM, SUN_KM, MOON_KM] = [149_597_870.7, 6_378.136_6, 696_000, 1_738.15];
const POLE = { latitudeDeg: 90, longitudeDeg: 0, altitudeM: 0 };
const POLE_RADII = 1 - 1 / 298.256_42;
const RADIANS = Math.PI / 180;
const T = 2_451_545;
const SUN_RADIUS_DEG = Math.asin(SUN_KM / KM_PER_AU) / RADIANS;

type Crossings = { rise?: number | null; set?: number | null };
/** @param northDeg of the Moon’s centre from the Sun’s, seen from the Pole at T @param moonRadiusDeg seen from the Pole */
function skyAt(northDeg: number, moonRadiusDeg: number, { rise = null, set = null }: Crossings = {}): Ephemeris {
  const seenRadii = MOON_KM / EARTH_KM / Math.sin(moonRadiusDeg * RADIANS);
  const sunSeenDeg = -Math.atan((POLE_RADII * EARTH_KM) / KM_PER_AU) / RADIANS;
  const heightDeg = (northDeg + sunSeenDeg) * RADIANS;
  const [across, up] = [seenRadii * Math.cos(heightDeg), seenRadii * Math.sin(heightDeg) + POLE_RADII];
  return {
    ...uniformSky,
    obliquityDeg: () => 0,
    nextCrossing: (_, edge) => (edge === 'rise' ? rise : set),
    position: (body, jdUt) =>
      body === 'moon'
        ? { longitudeDeg: (jdUt - T) * 12, latitudeDeg: Math.atan2(up, across) / RADIANS, distanceAu: (Math.hypot(across, up) * EARTH_KM) / KM_PER_AU, speedDegPerDay: 12 }
        : { longitudeDeg: 0, latitudeDeg: 0, distanceAu: 1, speedDegPerDay: 0 },
  }; // prettier-ignore
}
const SOLAR: Eclipse = {
  kind: 'solar', type: 'partial', maximumJdUt: T + 0.01, penumbral: { beginJdUt: T - 0.1, endJdUt: T + 0.1 }, partial: null, central: null,
  magnitude: 1, penumbralMagnitude: null, sarosNumber: 1, sarosMember: 1, greatestAt: null,
}; // prettier-ignore
const R = SUN_RADIUS_DEG;
/** Days from T until the centres are `apartDeg` apart. */
const daysTo = (apartDeg: number, northDeg: number): number => Math.sqrt(apartDeg ** 2 - northDeg ** 2) / 12;

test('seen from the ground a body overhead is nearer by a radius of the Earth, and one beside it farther away from it', () => {
  const sky: Ephemeris = {
    ...uniformSky,
    obliquityDeg: () => 0,
    position: (body) => ({ longitudeDeg: body === 'moon' ? 90.5 : 90, latitudeDeg: 0, distanceAu: body === 'moon' ? (60 * EARTH_KM) / KM_PER_AU : 1, speedDegPerDay: 0 }),
  }; // prettier-ignore
  // At JD .0 on the meridian of Greenwich 0° rises and 270° culminates; half a day later 90° does.
  const view = eclipseView(sky, T + 0.5, { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 })(T + 0.5);
  expect(view.heightDeg.sun).toBeCloseTo(90, 9);
  const [across, up] = [60 * Math.sin(0.5 * RADIANS), 60 * Math.cos(0.5 * RADIANS) - 1];
  expect(view.apartDeg).toBeCloseTo(Math.atan2(across, up) / RADIANS, 9);
  expect(view.moonRadiusDeg).toBeCloseTo(Math.asin(MOON_KM / EARTH_KM / Math.hypot(across, up)) / RADIANS, 9);
  expect(view.sunRadiusDeg).toBeCloseTo(Math.asin(SUN_KM / (KM_PER_AU - EARTH_KM)) / RADIANS, 9);
  // A quarter of a sidereal day later both are setting.
  const later = eclipseView(sky, T + 0.5, { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 })(
    T + 0.5 + 90 / 360.985_647_366,
  );
  expect(later.heightDeg.sun).toBeCloseTo(-Math.atan(EARTH_KM / KM_PER_AU) / RADIANS, 6);
});

describe('an eclipse of the Sun', () => {
  test('is partial where equal discs are a radius apart: half of the diameter, 39.1 % of the disc', () => {
    const seen = localEclipse(skyAt(R, R), SOLAR, POLE, 'almanac');
    expect(seen).toMatchObject({ kind: 'solar', type: 'partial', riseJdUt: null, setJdUt: null });
    expect(seen?.maximumJdUt).toBeCloseTo(T, 5);
    expect(seen?.magnitude).toBeCloseTo(0.5, 4);
    expect(seen?.obscuration).toBeCloseTo((2 * Math.PI) / 3 / Math.PI - Math.sqrt(3) / 2 / Math.PI, 4);
    expect(seen?.contacts.c1).toBeCloseTo(T - daysTo(2 * R, R), 5);
    expect(seen?.contacts.c4).toBeCloseTo(T + daysTo(2 * R, R), 5);
    expect([seen?.contacts.c2, seen?.contacts.c3]).toEqual([null, null]);
  });

  test('covers the share that a lens of two unequal discs has', () => {
    const [moonDeg, apartDeg] = [0.95 * R, 0.8 * R];
    const one = Math.acos((apartDeg ** 2 + R ** 2 - moonDeg ** 2) / (2 * apartDeg * R));
    const other = Math.acos((apartDeg ** 2 + moonDeg ** 2 - R ** 2) / (2 * apartDeg * moonDeg));
    const segments = R ** 2 * (one - Math.sin(one) * Math.cos(one)) + moonDeg ** 2 * (other - Math.sin(other) * Math.cos(other)); // prettier-ignore
    expect(localEclipse(skyAt(apartDeg, moonDeg), SOLAR, POLE, 'almanac')?.obscuration).toBeCloseTo(
      segments / (Math.PI * R ** 2),
      4,
    );
  });

  test('is total where the Moon is larger, annular where she is smaller, with the inner contacts by the valleys of her limb', () => {
    const total = localEclipse(skyAt(0, 1.05 * R), SOLAR, POLE, 'almanac');
    expect(total).toMatchObject({ type: 'total', obscuration: 1 });
    expect(total?.magnitude).toBeCloseTo(2.05 / 2, 4);
    expect(total?.contacts.c1).toBeCloseTo(T - daysTo(2.05 * R, 0), 5);
    expect(total?.contacts.c2).toBeCloseTo(T - daysTo((1.05 * 0.999_16 - 1) * R, 0), 5);
    expect(total?.contacts.c3).toBeCloseTo(T + daysTo((1.05 * 0.999_16 - 1) * R, 0), 5);
    const ring = localEclipse(skyAt(0.01 * R, 0.9 * R), SOLAR, POLE, 'almanac');
    expect(ring).toMatchObject({ type: 'annular' });
    expect(ring?.obscuration).toBeCloseTo(0.81, 4);
    expect(ring?.contacts.c2).toBeCloseTo(T - daysTo((1 - 0.9 * 0.999_16) * R, 0.01 * R), 5);
  });

  test('is none where the discs do not touch', () => {
    expect(localEclipse(skyAt(1.99 * R, R), SOLAR, POLE, 'almanac')).not.toBeNull();
    expect(localEclipse(skyAt(2.01 * R, R), SOLAR, POLE, 'almanac')).toBeNull();
  });

  test('is seen from the rise on, or until the set: what is greatest of it then is its maximum', () => {
    const [before, after] = [T - 0.01, T + 0.01];
    const risen = localEclipse(skyAt(R, R, { rise: after, set: T + 0.4 }), SOLAR, POLE, 'almanac');
    expect(risen).toMatchObject({ maximumJdUt: after, riseJdUt: after, setJdUt: null });
    expect(risen?.contacts).toMatchObject({ c1: null, c4: expect.closeTo(T + daysTo(2 * R, R), 5) });
    expect(risen?.magnitude).toBeCloseTo((2 * R - Math.hypot(0.12, R)) / (2 * R), 4);
    const set = localEclipse(skyAt(R, R, { rise: T + 0.4, set: before }), SOLAR, POLE, 'almanac');
    expect(set).toMatchObject({ maximumJdUt: before, riseJdUt: null, setJdUt: before });
    expect(set?.contacts).toMatchObject({ c1: expect.closeTo(T - daysTo(2 * R, R), 5), c4: null });
    // It sets before the maximum and rises after it, nearer to it.
    expect(localEclipse(skyAt(R, R, { rise: after, set: T - 0.02 }), SOLAR, POLE, 'almanac')).toMatchObject({
      maximumJdUt: after,
    });
    expect(localEclipse(skyAt(R, R, { rise: T + 0.02, set: before }), SOLAR, POLE, 'almanac')).toMatchObject({
      maximumJdUt: before,
    });
  });

  test('below the horizon is none', () => {
    expect(localEclipse(skyAt(R, R, { rise: T + 0.3, set: T + 0.4 }), SOLAR, POLE, 'almanac')).toBeNull();
  });
});

describe('an eclipse of the Moon', () => {
  const LUNAR: Eclipse = {
    ...SOLAR, kind: 'lunar', type: 'total', maximumJdUt: T, magnitude: 1.2, penumbralMagnitude: 2.2,
    penumbral: { beginJdUt: T - 0.12, endJdUt: T + 0.12 }, partial: { beginJdUt: T - 0.08, endJdUt: T + 0.08 }, central: { beginJdUt: T - 0.03, endJdUt: T + 0.03 },
  }; // prettier-ignore
  /** The Moon in the sky of the ecliptic, 0.2° north of the middle of the shadow at T. */
  const skyOf = ({ rise = null, set = null }: Crossings): Ephemeris => ({
    ...uniformSky,
    obliquityDeg: () => 0,
    nextCrossing: (_, edge) => (edge === 'rise' ? rise : set),
    position: (body, jdUt) =>
      body === 'moon'
        ? { longitudeDeg: 180 + (jdUt - T) * 12, latitudeDeg: 0.2, distanceAu: 0.0026, speedDegPerDay: 12 }
        : { longitudeDeg: 0, latitudeDeg: 0, distanceAu: 1, speedDegPerDay: 0 },
  });
  const far = { rise: T - 1, set: T + 0.5 };
  const seen = (crossings: Crossings, eclipse = LUNAR) => localEclipse(skyOf(crossings), eclipse, POLE, 'almanac');

  test('has the contacts of the whole Earth while she is up', () => {
    expect(seen(far)).toMatchObject({
      type: 'total', maximumJdUt: T, magnitude: 1.2, obscuration: null,
      contacts: { p1: T - 0.12, u1: T - 0.08, u2: T - 0.03, u3: T + 0.03, u4: T + 0.08, p4: T + 0.12, c1: null },
    }); // prettier-ignore
    expect(seen({ ...far, rise: T - 0.05, set: T + 0.1 })?.contacts).toMatchObject({ p1: null, u1: null, u2: T - 0.03, u4: T + 0.08, p4: null }); // prettier-ignore
  });

  test('is what she shows at her rise or set, where the maximum is below the horizon', () => {
    const radiusDeg = Math.asin(MOON_KM / KM_PER_AU / 0.0026) / RADIANS;
    const magnitudeAt = (days: number) => 1.2 - (Math.hypot(12 * days, 0.2) - 0.2) / (2 * radiusDeg);
    const after = (days: number) => seen({ rise: T + days, set: T + 0.5 });
    expect(after(0.02)).toMatchObject({ type: 'total', maximumJdUt: T + 0.02, riseJdUt: T + 0.02 });
    expect(after(0.02)?.magnitude).toBeCloseTo(magnitudeAt(0.02), 4);
    expect(after(0.05)).toMatchObject({ type: 'partial' });
    expect(after(0.05)?.magnitude).toBeCloseTo(magnitudeAt(0.05), 4);
    expect(after(0.1)).toMatchObject({ type: 'penumbral', magnitude: 0 });
    expect(seen({ rise: T + 0.4, set: T - 0.05 })).toMatchObject({ type: 'partial', maximumJdUt: T - 0.05 });
  });

  test('of the penumbra alone has no other contacts, and keeps its magnitude', () => {
    const shallow = { ...LUNAR, type: 'penumbral' as const, magnitude: -0.1, partial: null, central: null };
    expect(seen({ rise: T + 0.02, set: T + 0.5 }, shallow)).toMatchObject({
      type: 'penumbral', magnitude: -0.1, contacts: { p1: null, u1: null, u4: null, p4: T + 0.12 },
    }); // prettier-ignore
  });

  test('is none for a place where she is below the horizon throughout', () => {
    expect(seen({ rise: T + 0.3, set: T + 0.8 })).toBeNull();
  });
});

test('eclipses of a window come in order of time, each kind from lunation to lunation, the end of the window left out', () => {
  const at = (kind: Eclipse['kind'], maximumJdUt: number): Eclipse => ({ ...SOLAR, kind, maximumJdUt });
  const all = [at('solar', T), at('solar', T + 29), at('lunar', T + 15), at('lunar', T + 44), at('lunar', T + 60)];
  const sky: Ephemeris = {
    ...skyAt(3 * R, R),
    nextEclipse: (kind, afterJdUt) => all.find((one) => one.kind === kind && one.maximumJdUt > afterJdUt) ?? null,
  };
  const found = eclipsesBetween(sky, ['lunar', 'solar'], { fromJdUt: T - 1, untilJdUt: T + 60 }, POLE, 'almanac');
  expect(found.map(({ eclipse }) => eclipse.maximumJdUt - T)).toEqual([0, 15, 29, 44]);
  expect(found[0]?.local).toBeNull();
});
