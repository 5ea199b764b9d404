import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBirth } from '../../testing/any-birth.ts';
import { answered } from '../../accuracy/answered.ts';
import { jaimini } from '../jaimini/jaimini.ts';
import { dasha } from './operations.ts';

const sky = await createEphemeris();
const YEAR_LENGTHS = [365.25, 360, 'true_sidereal_sun'] as const;

type Period = { start_at: string; end_at: string; antardashas?: readonly Period[] | null };

/** Each begins with the printed end of the one before; the parts fill their period. */
function expectToFollow(periods: readonly Period[]): void {
  expect(periods.slice(1).map(({ start_at }) => start_at)).toEqual(periods.slice(0, -1).map(({ end_at }) => end_at));
  for (const { start_at, end_at, antardashas } of periods) {
    expect(Date.parse(end_at)).toBeGreaterThan(Date.parse(start_at));
    if (antardashas == null) continue;
    expect([antardashas[0]?.start_at, antardashas.at(-1)?.end_at]).toEqual([start_at, end_at]);
    expectToFollow(antardashas);
  }
}

test('600 births of all years and latitudes have periods that follow each other to the age of 120', () => {
  fc.assert(
    fc.property(
      anyBirth,
      fc.constantFrom('cycle', 'first_sign'),
      fc.constantFrom(...YEAR_LENGTHS),
      (born, balance, year_length) => {
        const { mahadashas, cycle_years, deha, jeeva, cycle, wheel, balance_at_birth } = answered(dasha.kalachakra, { ...born, depth: 2, settings: { balance, year_length } }, sky); // prettier-ignore
        expectToFollow(mahadashas);
        expect([83, 85, 86, 100]).toContain(cycle_years);
        const ends = [cycle[0], cycle.at(-1)];
        expect([deha.sign, jeeva.sign]).toEqual(wheel === 'savya' ? ends : ends.toReversed());
        expect(mahadashas[0]?.sign).toBe(balance_at_birth.sign);
        expect(mahadashas[1]?.from_age).toBeCloseTo(balance_at_birth.years_remaining, 6);
      },
    ),
    { numRuns: 600 },
  );
}, 60_000);

test('the balance of the first sign leaves as much of it as the Moon leaves of her pada', () => {
  const asked = {
    year: 1990,
    month: 1,
    date: 2,
    hours: 12,
    minutes: 0,
    latitude: 28.6,
    longitude: 77.2,
    timezone: 5.5,
  };
  const { mahadashas, birth_nakshatra, balance_at_birth, cycle } = answered(dasha.kalachakra, { ...asked, settings: { balance: 'first_sign' } }, sky); // prettier-ignore
  const crossed = (birth_nakshatra.moon_longitude * 108) / 360;
  const left = 1 - (crossed - Math.floor(crossed));
  expect(balance_at_birth.sign).toBe(cycle[0]);
  expect(balance_at_birth.years_remaining).toBeCloseTo(left * (mahadashas[0]?.years ?? 0), 4);
});

test('600 births of all years and latitudes have Shoola, Niryana Shoola and Tribhagi periods that follow each other', () => {
  fc.assert(
    fc.property(
      anyBirth,
      fc.constantFrom('one_third', 'two_thirds'),
      fc.constantFrom(...YEAR_LENGTHS),
      (born, share, year_length) => {
        const asked = { ...born, depth: 2, settings: { year_length } };
        for (const entry of [jaimini['shoola-dasha'], jaimini['niryana-shoola-dasha']] as const)
          expectToFollow(answered(entry, asked, sky).mahadashas);
        const { mahadashas } = answered(dasha.tribhagi, { ...asked, settings: { year_length, share } }, sky);
        expectToFollow(mahadashas);
        expect(mahadashas).toHaveLength(share === 'one_third' ? 27 : 18);
      },
    ),
    { numRuns: 600 },
  );
}, 60_000);

test('Saturn has nineteen thirds of a year in Tribhagi, or twice as much', () => {
  const born = { year: 1990, month: 1, date: 2, hours: 12, minutes: 0, latitude: 28.6, longitude: 77.2, timezone: 5.5 };
  for (const [share, years] of [
    ['one_third', 19 / 3],
    ['two_thirds', 38 / 3],
  ] as const) {
    const { mahadashas } = answered(dasha.tribhagi, { ...born, settings: { share, year_length: 360 } }, sky);
    const saturn = mahadashas.find(({ lord }) => lord === 'Saturn');
    const days = (Date.parse(saturn?.end_at ?? '') - Date.parse(saturn?.start_at ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(years * 360, 4);
  }
});
