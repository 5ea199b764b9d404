import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyBody, Ephemeris } from '../core/ephemeris.ts';
import { uniformSky, uniformSkyWith } from '../testing.ts';
import { GRAHA_IDS, POINT_IDS } from '../vocabulary/grahas.ts';
import { houseNumberOf, housesAt, wholeSignCuspsDeg } from './houses.ts';
import { VEDIC_SKY, WESTERN_SKY, isRetrograde, placementsAt, spotOf } from './placements.ts';

const greenwich = { latitudeDeg: 51.5, longitudeDeg: 0, altitudeM: 0 };

describe('placements', () => {
  test('at JD 10 of the uniform sky the Moon stands at 130°, in Leo and Magha', () => {
    const { placements } = placementsAt(uniformSky, GRAHA_IDS, 10, VEDIC_SKY);
    expect(placements.moon).toMatchObject({
      longitudeDeg: 130,
      signIndex: 4,
      degreeInSign: 10,
      nakshatraIndex: 9,
      padaNumber: 4,
    });
    expect(placements.sun).toMatchObject({ longitudeDeg: 10, signIndex: 0, isRetrograde: false, speedDegPerDay: 1 });
  });

  test('Ketu is opposite Rahu, with his speed and the other latitude', () => {
    const { rahu, ketu } = placementsAt(uniformSky, GRAHA_IDS, 16, VEDIC_SKY).placements;
    expect(rahu).toMatchObject({ longitudeDeg: 359, latitudeDeg: 0.5, speedDegPerDay: -0.0625, isRetrograde: true });
    expect(ketu).toMatchObject({ longitudeDeg: 179, latitudeDeg: -0.5, speedDegPerDay: -0.0625, isRetrograde: true });
  });

  test('where Rahu stands at 180° Ketu stands at 0°, not at 360°', () => {
    const { rahu, ketu } = placementsAt(uniformSky, GRAHA_IDS, 2880, VEDIC_SKY).placements;
    expect(rahu.longitudeDeg).toBe(180);
    expect(ketu).toMatchObject({ longitudeDeg: 0, signIndex: 0, nakshatraIndex: 0, padaNumber: 1 });
  });

  test('the ayanamsa is subtracted from longitudes and its rate from speeds, in the sidereal zodiac alone', () => {
    const sky = uniformSkyWith({ ayanamsaDeg: 24, rateDegPerDay: 0.5 });
    const sidereal = placementsAt(sky, GRAHA_IDS, 10, VEDIC_SKY);
    const tropical = placementsAt(sky, GRAHA_IDS, 10, WESTERN_SKY);
    expect(sidereal.ayanamsaDeg).toBe(24);
    expect(sidereal.placements.sun).toMatchObject({ longitudeDeg: 346, signIndex: 11, speedDegPerDay: 0.5 });
    expect(tropical.ayanamsaDeg).toBe(0);
    expect(tropical.placements.sun).toMatchObject({ longitudeDeg: 10, signIndex: 0, speedDegPerDay: 1 });
  });

  test('each body is computed once, and only those that were asked for', () => {
    const asked: AnyBody[] = [];
    const sky: Ephemeris = {
      ...uniformSky,
      position: (body, jdUt, from) => {
        asked.push(body);
        return uniformSky.position(body, jdUt, from);
      },
    };
    placementsAt(sky, ['rahu', 'ketu', 'moon', 'lilith'], 1, VEDIC_SKY);
    expect(asked).toEqual(['meanNode', 'moon', 'meanApogee']);
    asked.length = 0;
    placementsAt(sky, ['ketu'], 1, { ...VEDIC_SKY, nodeMode: 'true' });
    expect(asked).toEqual(['trueNode']);
  });

  test('the observer is handed on', () => {
    const observers: unknown[] = [];
    const sky: Ephemeris = {
      ...uniformSky,
      position: (body, jdUt, from) => {
        observers.push(from);
        return uniformSky.position(body, jdUt, from);
      },
    };
    placementsAt(sky, ['moon'], 1, { ...VEDIC_SKY, observer: greenwich });
    expect(observers).toEqual([greenwich]);
  });

  test('every longitude lands in one sign, one nakshatra and one pada, with its degree below 30', () => {
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (longitudeDeg) => {
        const spot = spotOf(longitudeDeg);
        expect(spot.longitudeDeg).toBeLessThan(360);
        expect(spot.degreeInSign).toBeLessThan(30);
        expect(spot.signIndex * 30 + spot.degreeInSign).toBeCloseTo(spot.longitudeDeg, 9);
        const quarters = spot.nakshatraIndex * 4 + spot.padaNumber - 1;
        expect(Math.floor((spot.longitudeDeg * 108) / 360)).toBe(quarters);
      }),
    );
    expect(spotOf(-1e-18).longitudeDeg).toBe(0);
    expect(spotOf(29.999999999999996)).toMatchObject({ signIndex: 0 });
  });
});

describe('retrogression', () => {
  test('Sun and Moon never, mean nodes always, true nodes and planets by the sign of the speed', () => {
    expect([isRetrograde('moon', -1, 'mean'), isRetrograde('rahu', 0.01, 'mean')]).toEqual([false, true]);
    expect([isRetrograde('ketu', 0.01, 'true'), isRetrograde('rahu', -0.01, 'true')]).toEqual([false, true]);
    expect([isRetrograde('mercury', -1e-9, 'mean'), isRetrograde('mercury', 0, 'mean')]).toEqual([true, false]);
  });
});

describe('houses', () => {
  test('sidereal whole signs begin at the sign of the sidereal ascendant', () => {
    const sky = uniformSkyWith({ ayanamsaDeg: 24 });
    const frame = housesAt(sky, 'whole_sign', 0.125, greenwich, 24); // The ascendant is 45° − 24°.
    expect(frame.ascendantDeg).toBe(21);
    expect(frame.cuspsDeg).toEqual(wholeSignCuspsDeg(0));
  });

  test('all other cusps move by the ayanamsa with the angles', () => {
    const frame = housesAt(uniformSky, 'placidus', 0.125, greenwich, 24);
    expect(frame).toMatchObject({ ascendantDeg: 21, midheavenDeg: 291, system: 'placidus' });
    expect(frame.cuspsDeg[0]).toBe(21);
    expect(frame.cuspsDeg[11]).toBe(351);
  });

  test('beyond the polar circle the frame says what was asked and what was computed', () => {
    const frame = housesAt(uniformSky, 'placidus', 0.125, { ...greenwich, latitudeDeg: 69.65 }, 0);
    expect(frame).toMatchObject({ requestedSystem: 'placidus', system: 'porphyry' });
  });

  test('a body on a cusp is in the house that begins; just before it, in the house that ends', () => {
    const cuspsDeg = Array.from({ length: 12 }, (_, index) => (350 + index * 30) % 360);
    expect([350, 349.999, 0, 19.999, 20].map((deg) => houseNumberOf(deg, cuspsDeg))).toEqual([1, 12, 1, 1, 2]);
  });

  test('every longitude stands in exactly the house between whose cusps it lies', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
        fc.array(fc.double({ min: 1, max: 10, noNaN: true }), { minLength: 12, maxLength: 12 }),
        fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true }),
        (longitudeDeg, widths, firstDeg) => {
          const total = widths.reduce((sum, width) => sum + width, 0);
          let sum = 0;
          const starts = widths.map((width) => {
            const start = sum;
            sum += (width / total) * 360;
            return start;
          });
          const houseNumber = houseNumberOf(
            longitudeDeg,
            starts.map((start) => (start + firstDeg) % 360),
          );
          const travelled = (longitudeDeg - firstDeg + 360) % 360;
          const expected = starts.findLastIndex((start) => start <= travelled) + 1;
          fc.pre(starts.every((start) => Math.abs(start - travelled) > 1e-9));
          expect(houseNumber).toBe(expected);
        },
      ),
    );
  });
});

test('every point a chart may place is known to the port', () => {
  expect(Object.keys(placementsAt(uniformSky, POINT_IDS, 1, VEDIC_SKY).placements)).toEqual([...POINT_IDS]);
});
