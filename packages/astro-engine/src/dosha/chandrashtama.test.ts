import { expect, test } from 'vitest';
import { boundarySecondOf, jdUtOfSecond } from '../core/moment.ts';
import { type Ephemeris, EphemerisRangeError } from '../core/ephemeris.ts';
import { moonPassagesOf } from '../sky/moon-passages.ts';
import { uniformSky } from '../testing.ts';
import { affectedSignOf, chandrashtamasBetween, eighthSignFrom, moonTransitAt } from './chandrashtama.ts';

const printedSecond = (jdUt: number): number => jdUtOfSecond(boundarySecondOf(jdUt));

const moon = moonPassagesOf(uniformSky, 'lahiri'); // 13° a day from 0° at JD 0.
const natal = { signIndex: 0, nakshatraIndex: 0 };

test('the eighth from Aries is Scorpio, and Scorpio afflicts Aries', () => {
  expect(eighthSignFrom(0)).toBe(7);
  for (let sign = 0; sign < 12; sign += 1) expect(affectedSignOf(eighthSignFrom(sign))).toBe(sign);
});

test('the Moon passes the eighth sign once a month, in two and a third days of the uniform sky', () => {
  const { transits, leftEphemeris } = chandrashtamasBetween(moon, natal, 0, 60, 17);
  expect(leftEphemeris).toBe(false);
  expect(transits.map(({ signIndex }) => signIndex)).toEqual([7, 7]);
  expect(transits[0]?.startJdUt).toBeCloseTo(printedSecond(210 / 13), 6);
  expect(transits[0]?.endJdUt).toBeCloseTo(printedSecond(240 / 13), 6);
  expect(transits[1]?.startJdUt).toBeCloseTo(printedSecond(570 / 13), 6);
});

test('one that runs at the start of the window is given whole', () => {
  const { transits } = chandrashtamasBetween(moon, natal, 17, 18, 17);
  expect(transits).toHaveLength(1);
  expect(transits[0]?.startJdUt).toBeCloseTo(printedSecond(210 / 13), 6);
});

test('its stars fill the transit, and the seventeenth from the birth star is the peak', () => {
  const { stars, startJdUt, endJdUt } = moonTransitAt(moon, natal, 17, 17);
  expect(stars.map(({ index, isPeak }) => [index, isPeak])).toEqual([
    [15, false],
    [16, true],
    [17, false],
  ]); // Vishakha, Anuradha, Jyeshtha.
  expect([stars[0]?.startJdUt, stars[2]?.endJdUt]).toEqual([startJdUt, endJdUt]);
  stars.slice(1).forEach((star, place) => expect(star.startJdUt).toBe(stars[place]?.endJdUt));
});

test('the school of the sixteenth star finds the peak one star earlier', () => {
  expect(moonTransitAt(moon, natal, 17, 16).stars.map(({ isPeak }) => isPeak)).toEqual([true, false, false]);
});

test('a border that sign and star share makes no empty star', () => {
  const { stars } = moonTransitAt(moon, natal, 125 / 13, 17); // Leo begins with Magha.
  expect(stars.map(({ index }) => index)).toEqual([9, 10, 11]);
});

test('a window that leaves the ephemeris ends there and says so', () => {
  const short: Ephemeris = {
    ...uniformSky,
    longitudeDeg: (body, jdUt) => {
      if (jdUt > 30) throw new EphemerisRangeError('beyond');
      return uniformSky.longitudeDeg(body, jdUt);
    },
  };
  const { transits, leftEphemeris } = chandrashtamasBetween(moonPassagesOf(short, 'lahiri'), natal, 0, 60, 17);
  expect([transits.length, leftEphemeris]).toEqual([1, true]);
});
