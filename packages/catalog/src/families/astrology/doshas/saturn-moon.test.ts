import { AYANAMSAS, type Ephemeris, EphemerisRangeError } from '@graha/astro-engine/core/ephemeris';
import { BORDER_RANGE_DAYS, CHORD_ERROR_DEG } from '@graha/astro-engine/sky/sign-transits';
import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import { uniformSky } from '@graha/astro-engine/testing';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../../request/birth.ts';
import { readInput } from '../../../request/issues.ts';
import { jdUtOfTarget } from '../../../request/target.ts';
import { chandrashtama } from './chandrashtama.ts';
import { sadeSati } from './sade-sati.ts';

const sky = await createEphemeris();
const sadeSatiOf = (request: z.input<typeof sadeSati.input>) => sadeSati.compute(sadeSati.input.parse(request), sky);
const chandrashtamaOf = (request: z.input<typeof chandrashtama.input>) =>
  chandrashtama.compute(chandrashtama.input.parse(request), sky);
const messagesOf = (entry: { input: z.ZodType }, request: object): string[] => {
  const read = readInput(entry.input, request, 'body');
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};

/** Moon in Aquarius. */
const birth = {
  ...EXAMPLE_BIRTH,
  year: 1994,
  month: 2,
  date: 12,
  hours: 9,
  minutes: 0,
  latitude: 19.0821978,
  longitude: 72.7411014,
};

describe('sade sati', () => {
  test('has Saturn’s three entries of 2022 and 2023 as rows of their own, to the second', () => {
    const { transits } = sadeSatiOf({ ...birth, target_date: '2022-06-01' });
    const rows = transits.filter(({ start }) => start !== null && start >= '2022-01' && start < '2024');
    expect(
      rows.map(({ saturn_sign, phase, start, is_retrograde }) => [saturn_sign, phase, start, is_retrograde]),
    ).toEqual([
      ['Kumbha', 'Peak', '2022-04-29T07:53:42+05:30', false],
      ['Makara', 'Rising', '2022-07-12T14:48:01+05:30', true],
      ['Kumbha', 'Peak', '2023-01-17T18:04:14+05:30', false],
    ]);
  });

  test.each([
    ['2022-04-29', 'Rising'], // At 00:00, before Saturn enters the sign.
    ['2022-04-30', 'Peak'],
    ['2022-07-13', 'Rising'],
    ['2023-01-18', 'Peak'],
    ['2025-03-30', 'Setting'],
  ])('on %s is in phase %s', (target_date, phase) => {
    expect(sadeSatiOf({ ...birth, target_date })).toMatchObject({
      is_in_sade_sati: true,
      transit_phase: phase,
      panoti: null,
    });
  });

  test('is not the panoti of the fourth or eighth sign', () => {
    const answer = sadeSatiOf({ ...birth, target_date: '2031-01-01' });
    expect(answer).toMatchObject({ is_in_sade_sati: false, transit_phase: null, panoti: 'Ardhashtama Shani' });
    expect(answer.current_transit).toMatchObject({ saturn_sign: 'Vrishabha', house: 4 });
    expect(answer.metadata.as_of).toBe('2031-01-01T00:00:00+05:30');
  });

  test('begins with the transit at birth and goes on to the age of a hundred', () => {
    const { transits, metadata } = sadeSatiOf({ ...birth, target_date: '2020-01-01' });
    expect(transits[0]).toMatchObject({ start: '1993-11-10T05:06:51+05:30', phase: 'Peak' });
    expect(transits.at(-1)?.end?.slice(0, 4)).toMatch(/^209/);
    expect(metadata.truncated).toBeNull();
    transits.slice(1).forEach(({ start }, place) => expect(String(start) >= String(transits[place]?.end)).toBe(true));
  });

  test('ends with the ephemeris, and says so', () => {
    const { transits, current_transit, metadata } = sadeSatiOf({ ...birth, year: 2398, target_date: '2398-12-31' });
    expect(metadata.truncated).toBe('the ephemeris ends with 2399');
    expect([current_transit.end, ...transits.map(({ end }) => end)].at(-1)).toBeNull();
    expect(current_transit.description).toMatch(/until after 2399\.$/);
  });

  test('begins open where the transit at birth began before the ephemeris', () => {
    const firstJdUt = jdUtOfTarget('1994-02-01T00:00:00Z');
    const late: Ephemeris = {
      ...uniformSky,
      longitudeDeg: (body, jdUt) => {
        if (jdUt < firstJdUt) throw new EphemerisRangeError('before');
        return uniformSky.longitudeDeg(body, jdUt);
      },
    };
    const input = sadeSati.input.parse({ ...birth, target_date: '1994-02-13' });
    const { metadata, current_transit } = sadeSati.compute(input, late);
    expect(current_transit).toMatchObject({ start: null, is_retrograde: null });
    expect(current_transit.description).toContain('from before 600 until');
    expect(metadata.truncated).toBe('the ephemeris begins with 600');
  });

  test('takes a day within the ephemeris alone, and no day that does not exist', () => {
    expect(messagesOf(sadeSati, { ...birth, target_date: '2500-01-01' })).toEqual([
      'target_date must be from 0601-01-01 to 2398-12-31',
    ]);
    expect(messagesOf(sadeSati, { ...birth, target_date: '2023-02-30' })).toEqual([
      'target_date must be a date such as 2026-11-21',
    ]);
  });

  test('without a target is a mistake of the caller of the engine', () => {
    expect(() => sadeSatiOf(birth)).toThrow('target_date was left out and nobody filled it in');
  });
});

test.each(AYANAMSAS.filter((name) => name !== 'custom'))('%s stays near the chords of the walk of Saturn', (name) => {
  const stepsDays = [-200, 91, 375, 557, 750, 1_030, 1_333, 1_700]; // A step may begin before a range and end after it.
  for (let index = 1_295; index < 1_730; index += 19) {
    const fromJdUt = index * BORDER_RANGE_DAYS;
    const [fromDeg, untilDeg] = [fromJdUt, fromJdUt + BORDER_RANGE_DAYS].map((jdUt) => sky.ayanamsaDeg(name, jdUt));
    const grownDeg = shortestArcDeg(fromDeg ?? Number.NaN, untilDeg ?? Number.NaN);
    for (const days of stepsDays) {
      const steadyDeg = (fromDeg ?? Number.NaN) + (grownDeg * days) / BORDER_RANGE_DAYS;
      const errorDeg = shortestArcDeg(sky.ayanamsaDeg(name, fromJdUt + days), steadyDeg);
      expect(Math.abs(errorDeg)).toBeLessThan(CHORD_ERROR_DEG * 0.7);
    }
  }
});

describe('chandrashtama', () => {
  const target = '2026-11-21T06:30:00Z';

  test('comes about thirteen times a year, with the Moon in the eighth sign from that of birth', () => {
    const { chandrashtama_timing: timing, moon_sign } = chandrashtamaOf({ ...birth, target });
    expect(moon_sign.name).toBe('Kumbha');
    expect([13, 14]).toContain(timing.length);
    expect(new Set(timing.map(({ rasi }) => rasi.name))).toEqual(new Set(['Kanya']));
  });

  test('transits are listed star by star without a gap, and one star is the worst', () => {
    const { chandrashtama_timing } = chandrashtamaOf({ ...birth, target, days: 60 });
    for (const { start, end, nakshatra } of chandrashtama_timing) {
      expect([nakshatra[0]?.start, nakshatra.at(-1)?.end]).toEqual([start, end]);
      nakshatra.slice(1).forEach((star, place) => expect(star.start).toBe(nakshatra[place]?.end));
      expect(nakshatra.filter(({ is_peak }) => is_peak)).toHaveLength(1);
    }
  });

  test('the worst star is the seventeenth from that of birth, or the sixteenth where asked', () => {
    const peaks = (peak_star: 16 | 17): (string | undefined)[] =>
      chandrashtamaOf({ ...EXAMPLE_BIRTH, target, days: 20, settings: { peak_star } }).chandrashtama_timing.map(
        ({ nakshatra }) => nakshatra.find(({ is_peak }) => is_peak)?.name,
      );
    expect(peaks(17)).toEqual(['Vishakha']); // Counted from Revati.
    expect(peaks(16)).toEqual(['Swati']);
  });

  test('names the birth sign and the stars that suffer at the target', () => {
    const answer = chandrashtamaOf({ ...birth, target });
    expect(answer.current_transit.rasi.name).toBe('Meena');
    expect(answer.current_nakshatra).toMatchObject({ name: 'Revati', start: '2026-11-21T06:50:54+05:30' });
    expect(answer.chandrashtama.rasi.name).toBe('Simha');
    expect(answer.chandrashtama.nakshatra.map(({ name }) => name)).toEqual([
      'Magha',
      'Purva Phalguni',
      'Uttara Phalguni',
    ]);
    expect(answer.is_in_chandrashtama).toBe(false);
    const [first] = answer.chandrashtama_timing;
    const within = new Date(Date.parse(first?.start ?? '') + 3_600_000).toISOString();
    const suffering = chandrashtamaOf({ ...birth, target: within, days: 1 });
    expect(suffering.is_in_chandrashtama).toBe(true);
    expect(suffering.chandrashtama_timing[0]).toEqual(first);
  });

  test('gives the target in the time of the request, whatever offset it came with', () => {
    const { metadata } = chandrashtamaOf({ ...birth, target });
    expect(metadata.as_of).toBe('2026-11-21T12:00:00+05:30');
    expect(chandrashtamaOf({ ...birth, target: '2026-11-21T12:00:00+05:30' })).toEqual(
      chandrashtamaOf({ ...birth, target }),
    );
  });

  test('ends with the ephemeris, and says so', () => {
    const { metadata } = chandrashtamaOf({ ...birth, target: '2398-12-31T12:00:00Z', days: 366 });
    expect(metadata.truncated).toBe('the ephemeris ends with 2399');
  });

  test('takes an instant with its offset alone', () => {
    expect(messagesOf(chandrashtama, { ...birth, target: '2026-11-21T12:00:00' })).toEqual([
      'target must be an instant with its offset such as 2026-11-21T12:00:00+05:30',
    ]);
    expect(messagesOf(chandrashtama, { ...birth, target: '0600-01-01T00:00:00Z' })).toEqual([
      'target must be from 0601-01-01 to 2398-12-31',
    ]);
  });
});
