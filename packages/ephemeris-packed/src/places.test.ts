import { BODIES, type FixedAyanamsa, HOUSE_SYSTEMS, NAMED_AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import { createSwissEphemeris, NODE_SPEED_STEP_DAYS } from '@graha/ephemeris-swiss/swiss-ephemeris';
import { describe, expect, test, vi } from 'vitest';
import { ALL_YEARS, yearsOf } from './coverage.ts';
import { packedOver } from './packed-over.ts';
import { arcSeconds, daysFromMoonBorder, instants, seeded } from './testing.ts';

const native = await createSwissEphemeris();
const packed = packedOver(native);

/**
 * Mars and Venus have separate files: at their borders the library itself jumps by up to 0.0025″, and the packed values
 * by half.
 */
const HAS_LEAPS = new Set(['mars', 'venus']);

/**
 * Across a border of its file of the Moon the library computes the true node from two segments at once: for the seconds
 * of that step its own value is up to 0.3″ off. Its speed is taken over an hour, so it has the leap for so long.
 */
const NODE_STEP_DAYS = 0.0002;
const jdEt = (jdUt: number): number => jdUt + 64 / 86_400;
const isLeap = (body: string, jdUt: number): boolean =>
  body === 'trueNode' && daysFromMoonBorder(jdEt(jdUt)) < NODE_STEP_DAYS + 150 / 86_400;

describe('packed against native at 20,000 instants of the packed years', () => {
  test.each(BODIES)('%s: 0.001″ in longitude and latitude, 1e-8 in distance, 0.01″ a day in speed', (body) => {
    let [longitude, latitude, distance, speed, alone, compared, leaps] = [0, 0, 0, 0, 0, 0, 0];
    for (const jdUt of instants(20_000, 20_261_123, 0, yearsOf(body))) {
      if (isLeap(body, jdUt)) continue;
      const [expected, found] = [native.position(body, jdUt, 'geocentre'), packed.position(body, jdUt, 'geocentre')];
      const eastward = arcSeconds(expected.longitudeDeg, found.longitudeDeg);
      const northward = arcSeconds(expected.latitudeDeg, found.latitudeDeg);
      const most = Math.max(eastward, northward);
      if (HAS_LEAPS.has(body) && most > 0.001 && most < 0.0015) leaps += 1;
      else [longitude, latitude] = [Math.max(longitude, eastward), Math.max(latitude, northward)];
      distance = Math.max(distance, Math.abs(expected.distanceAu / found.distanceAu - 1));
      if (body !== 'trueNode' || daysFromMoonBorder(jdEt(jdUt)) > NODE_SPEED_STEP_DAYS + NODE_STEP_DAYS + 150 / 86_400)
        speed = Math.max(speed, Math.abs(expected.speedDegPerDay - found.speedDegPerDay) * 3600);
      alone = Math.max(alone, arcSeconds(packed.longitudeDeg(body, jdUt), found.longitudeDeg));
      compared += 1;
    }
    expect(longitude).toBeLessThan(0.001);
    expect(latitude).toBeLessThan(0.001);
    expect(distance).toBeLessThan(1e-8);
    expect(speed).toBeLessThan(0.01);
    expect(leaps).toBeLessThan(3);
    expect(alone).toBe(0);
    expect(compared).toBeGreaterThan(19_990 - (body === 'trueNode' ? 40 : 0));
  });
});

/** Longitudes at which conventions place the star that they follow. */
const STAR_DEG: Partial<Record<FixedAyanamsa, number>> = {
  true_pushya: 106,
  true_citra: 180,
  sheoran: 103.492_642_216_25,
  true_revati: 359.833_333,
};

/** Instants at which the Sun passes a star, and the hours around them. */
const besideSun = (convention: FixedAyanamsa): number[] => {
  const star = STAR_DEG[convention] ?? Number.NaN;
  const awayDeg = (jdUt: number): number => {
    const deg = packed.longitudeDeg('sun', jdUt) - packed.ayanamsaDeg(convention, jdUt) - star;
    return deg - 360 * Math.round(deg / 360);
  };
  return instants(40, 5, 400, ALL_YEARS).flatMap((jdUt) => {
    let met = jdUt;
    for (let step = 0; step < 6; step += 1) met -= awayDeg(met);
    return [-0.75, -0.6, -0.32, -0.28, -0.05, 0, 0.2, 0.31, 0.5, 0.7].map((days) => met + days);
  });
};

/**
 * Ayanamsas of a fixed equinox, for which the library turns the mean node into the ecliptic of that epoch: far from it the
 * rate that follows is not that of its own ayanamsa.
 */
const OF_FIXED_EQUINOX: readonly FixedAyanamsa[] = ['j2000', 'j1900', 'b1950', 'skydram'];
const WORST_RATE_DEG_PER_DAY: Partial<Record<FixedAyanamsa, number>> = {
  ...Object.fromEntries(OF_FIXED_EQUINOX.map((convention) => [convention, 3e-7])),
  true_revati: 5e-7, // The Sun passes within 0.2° of the star, and for a day the cubic follows the deflection less well.
};

describe('packed against native at instants of 600 to 2399', () => {
  const asked = instants(1000, 7, 0, ALL_YEARS);

  test.each(NAMED_AYANAMSAS)('ayanamsa %s: 1e-8°, and its rate 6e-8° a day', (convention) => {
    const differences = [...asked, ...(convention in STAR_DEG ? besideSun(convention) : [])].map((jdUt) => [
      arcSeconds(native.ayanamsaDeg(convention, jdUt), packed.ayanamsaDeg(convention, jdUt)) / 3600,
      Math.abs(native.ayanamsaRateDegPerDay(convention, jdUt) - packed.ayanamsaRateDegPerDay(convention, jdUt)),
    ]);
    expect(Math.max(...differences.map(([value = Number.NaN]) => value))).toBeLessThan(1e-8);
    expect(Math.max(...differences.map(([, rate = Number.NaN]) => rate))).toBeLessThan(
      WORST_RATE_DEG_PER_DAY[convention] ?? 6e-8,
    );
  });

  const UNPACKED = [
    'galactic_center_0_sag',
    'true_revati',
    'galactic_center_gil_brand',
    'galactic_equator_iau1958',
    'galactic_equator',
    'galactic_equator_mid_mula',
    'true_mula',
    'dhruva_mula',
    'cochrane',
  ] as const satisfies readonly FixedAyanamsa[];

  test('only ayanamsas that follow a star or the Galaxy are not packed, and cost four calls of the library a day', () => {
    const fresh = packedOver(native);
    const asksLibrary = vi.spyOn(native, 'ayanamsaDeg');
    const counts = NAMED_AYANAMSAS.map((convention) => {
      asksLibrary.mockClear();
      for (let hour = 0; hour < 24; hour += 1) fresh.ayanamsaDeg(convention, 2_451_545 + hour / 24);
      return [convention, asksLibrary.mock.calls.length] as const;
    });
    asksLibrary.mockRestore();
    expect(counts.filter(([, calls]) => calls > 0)).toEqual(UNPACKED.map((convention) => [convention, 4]));
  });

  test.each(UNPACKED)('ayanamsa %s is within 1e-8° on every day of a year, beside the Sun too', (convention) => {
    const worst = [1_940_600, 2_200_000, 2_378_900, 2_451_545, 2_590_000].map((start) => {
      const year = Array.from({ length: 1_000 }, (_, index) => start + index * 0.37);
      return Math.max(
        ...year.map((jdUt) => arcSeconds(native.ayanamsaDeg(convention, jdUt), packed.ayanamsaDeg(convention, jdUt))),
      );
    });
    expect(Math.max(...worst) / 3600).toBeLessThan(1e-8);
  });

  /** The one library computes cusps for both, from the two: a printed instant is known to 2e-7° of the turning sky. */
  test('obliquity and the turn of the sky, from which cusps are computed: 1e-8°', () => {
    const differences = asked.flatMap((jdUt) => {
      const at = { latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 };
      const [expected, found] = [native.houses('equal', jdUt, at), packed.houses('equal', jdUt, at)];
      return [
        arcSeconds(native.obliquityDeg(jdUt), packed.obliquityDeg(jdUt)) / 3600,
        arcSeconds(expected.armcDeg, found.armcDeg) / 3600,
      ];
    });
    expect(Math.max(...differences)).toBeLessThan(1e-8);
  });

  test.each(HOUSE_SYSTEMS)('houses %s: the same system, and cusps to 1e-8°', (system) => {
    const next = seeded(11);
    for (const jdUt of asked) {
      const at = { latitudeDeg: next() * 180 - 90, longitudeDeg: next() * 360 - 180, altitudeM: 0 };
      const [expected, found] = [native.houses(system, jdUt, at), packed.houses(system, jdUt, at)];
      expect(found.system).toBe(expected.system);
      const angles = [found.ascendantDeg, found.midheavenDeg, ...found.cuspsDeg];
      const published = [expected.ascendantDeg, expected.midheavenDeg, ...expected.cuspsDeg];
      for (const [index, deg] of angles.entries()) {
        expect(arcSeconds(deg, published[index] ?? Number.NaN)).toBeLessThan(1e-8 * 3600);
      }
      // The vertex is the ascendant of the colatitude, so it is fast near the equator.
      expect(arcSeconds(found.vertexDeg, expected.vertexDeg)).toBeLessThan(0.0002);
    }
  });
});

test.each(HOUSE_SYSTEMS)('houses %s beside the equator and the polar circles: cusps to 1e-8°', (system) => {
  for (const latitudeDeg of [0, 0.01, 1, 49.99, 50, 54.9, 60, 66, 66.4, 66.5, 66.56, 66.57, 66.6, 67, 89.99, 90]) {
    for (const jdUt of instants(40, 12, 400, ALL_YEARS)) {
      for (const sign of [1, -1]) {
        const at = { latitudeDeg: sign * latitudeDeg, longitudeDeg: 23, altitudeM: 0 };
        const [expected, found] = [native.houses(system, jdUt, at), packed.houses(system, jdUt, at)];
        expect([at.latitudeDeg, jdUt, found.system]).toEqual([at.latitudeDeg, jdUt, expected.system]);
        const differences = found.cuspsDeg.map((deg, at) => arcSeconds(deg, expected.cuspsDeg[at] ?? Number.NaN));
        expect([at.latitudeDeg, jdUt, Math.max(...differences) < 1e-8 * 3600]).toEqual([at.latitudeDeg, jdUt, true]);
      }
    }
  }
});

describe('beside and behind the Sun', () => {
  test.each(['mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'] as const)(
    '%s: his light bends what is seen within a degree of him, through the disc too, and both agree to 0.001″',
    (body) => {
      const near: number[] = [];
      for (const day of instants(1, 3).flatMap((jdUt) =>
        Array.from({ length: 30_000 }, (_, k) => (jdUt % 1) + 2_430_000 + k),
      )) {
        if (arcSeconds(packed.longitudeDeg(body, day), packed.longitudeDeg('sun', day)) < 3600) near.push(day);
      }
      const asked = near.flatMap((day) => Array.from({ length: 16 }, (_, k) => day + k / 16));
      const worst = asked.reduce((most, jdUt) => {
        const [expected, found] = [native.position(body, jdUt, 'geocentre'), packed.position(body, jdUt, 'geocentre')];
        const east = arcSeconds(expected.longitudeDeg, found.longitudeDeg);
        return Math.max(most, east, arcSeconds(expected.latitudeDeg, found.latitudeDeg));
      }, 0);
      expect(asked.length).toBeGreaterThan(500);
      expect(worst).toBeLessThan(0.001);
    },
  );
});
