import { arcDeg } from '@graha/astro-engine/core/angle';
import { risingZodiacOf } from '@graha/astro-engine/sky/rising-signs';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { panchang } from '../panchang.ts';

const sky = await createEphemeris();
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const SVALBARD = { latitude: 78.22, longitude: 15.63, timezone: 1 };

const on = (iso: string, place: object = DELHI) => {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number);
  return { year, month, date, hours: 12, minutes: 0, ...place };
};
const muhurtasOn = (iso: string, place?: object) => answered(panchang.muhurtas, on(iso, place), sky);
const seconds = (iso: string): number => Date.parse(iso) / 1000;

test('Bhadra of Holika 2025 has the puccha and mukha of an independent program, to the second', () => {
  const [bhadra] = muhurtasOn('2025-03-13').bhadra;
  expect(bhadra?.tithi).toBe('Shukla Purnima');
  for (const [ours, theirs] of [
    [bhadra?.puccha.start, '2025-03-13T18:59:35+05:30'],
    [bhadra?.puccha.end, '2025-03-13T20:16:59+05:30'],
    [bhadra?.mukha.end, '2025-03-13T22:26:01+05:30'],
  ])
    expect(Math.abs(seconds(ours ?? '') - seconds(theirs ?? ''))).toBeLessThanOrEqual(2);
});

test('mukha and puccha of every Bhadra lie in it but for minutes, and its abodes tile it', () => {
  const bhadras = Array.from({ length: 60 }, (_, day) =>
    muhurtasOn(`2026-${1 + Math.floor(day / 28)}-${1 + (day % 28)}`),
  ).flatMap(({ bhadra }) => bhadra);
  expect(new Set(bhadras.map(({ tithi }) => tithi)).size).toBe(8);
  for (const { start, end, mukha, puccha, abodes } of bhadras) {
    // They are eighths of the tithi by time, while the karana is half of it by angle, so their ends may differ by
    // minutes.
    for (const part of [mukha, puccha]) {
      const inside = Math.min(seconds(part.end), seconds(end)) - Math.max(seconds(part.start), seconds(start));
      expect(inside / (seconds(part.end) - seconds(part.start))).toBeGreaterThan(0.7);
    }
    expect([abodes[0]?.start, abodes.at(-1)?.end]).toEqual([start, end]);
  }
});

test('thirty muhurtas tile day and night, and the named parts are some of them', () => {
  const {
    muhurtas,
    panchang_day: day,
    vijaya,
    nishita,
    dinamana_seconds,
    ratrimana_seconds,
  } = muhurtasOn('2026-11-24');
  expect(muhurtas).toHaveLength(30);
  expect([muhurtas[0]?.start, muhurtas[14]?.end, muhurtas[29]?.end]).toEqual([
    day.sunrise,
    day.sunset,
    day.next_sunrise,
  ]);
  expect(muhurtas.slice(1).map(({ start }) => start)).toEqual(muhurtas.slice(0, -1).map(({ end }) => end));
  expect(vijaya).toMatchObject({ start: muhurtas[10]?.start, end: muhurtas[10]?.end });
  expect(nishita).toMatchObject({ start: muhurtas[22]?.start, end: muhurtas[22]?.end });
  const { abhijit_muhurat } = answered(panchang['abhijit-muhurat'], on('2026-11-24'), sky);
  expect(muhurtas[7]).toMatchObject({ name: 'Vidhi', start: abhijit_muhurat?.start, end: abhijit_muhurat?.end });
  expect((dinamana_seconds ?? 0) + (ratrimana_seconds ?? 0)).toBe(
    seconds(day.next_sunrise ?? '') - seconds(day.sunrise ?? ''),
  );
});

describe('Panchaka Rahita', () => {
  test.each([
    ['2026-11-24', DELHI],
    ['0601-01-10', DELHI],
    ['1801-01-10', DELHI],
    ['2398-06-21', { latitude: 60, longitude: 25, timezone: 2 }],
    ['2026-06-21', { latitude: -54.8, longitude: -68.3, timezone: -3 }],
    ['2026-06-21', { latitude: -13.83, longitude: -171.77, timezone: 13 }],
  ])('tiles the day of %s at %j', (iso, place) => {
    const { panchaka_rahita: parts, panchang_day } = muhurtasOn(iso, place);
    expect([parts?.[0]?.start, parts?.at(-1)?.end]).toEqual([panchang_day.sunrise, panchang_day.next_sunrise]);
    expect(parts?.slice(1).map(({ start }) => start)).toEqual(parts?.slice(0, -1).map(({ end }) => end));
  });

  test.each([[28.6], [-54.8], [0], [66], [-66]])(
    'a sign rises when the ascendant enters it, at latitude %d',
    (latitudeDeg) => {
      const place = { latitudeDeg, longitudeDeg: 77.2, altitudeM: 0 };
      const spans = risingZodiacOf(sky, 'lahiri', place)?.spansBetween(12, 2_461_000.1, 2_461_001.1) ?? [];
      expect(spans.length).toBeGreaterThanOrEqual(12);
      for (const { index, startJdUt } of spans) {
        const ascendantDeg =
          sky.houses('whole_sign', startJdUt, place).ascendantDeg - sky.ayanamsaDeg('lahiri', startJdUt);
        const apartDeg = arcDeg(index * 30, ascendantDeg);
        expect(Math.min(apartDeg, 360 - apartDeg)).toBeLessThan(Math.abs(latitudeDeg) > 60 ? 0.1 : 0.03); // At 66° a sign may rise in a few minutes.
      }
    },
  );
});

test('where the Sun does not rise the parts of the day are missing and say why; doshas of the Moon go on', () => {
  const polar = muhurtasOn('2026-12-21', SVALBARD);
  expect(polar).toMatchObject({
    reason: 'no_sunrise',
    muhurtas: [],
    vijaya: null,
    godhuli: null,
    panchaka_rahita: null,
  });
  const year = Array.from({ length: 28 }, (_, day) => muhurtasOn(`2026-12-${day + 1}`, SVALBARD));
  expect(year.some(({ panchaka }) => panchaka.length > 0)).toBe(true);
  expect(year.some(({ ganda_moola }) => ganda_moola.length > 0)).toBe(true);
});

test('Panchaka is named by the weekday on which it began, on each of its days', () => {
  const days = Array.from({ length: 28 }, (_, day) => muhurtasOn(`2026-11-${day + 1}`)).filter(
    ({ panchaka }) => panchaka.length > 0,
  );
  expect(days.length).toBeGreaterThanOrEqual(5);
  for (const { panchaka } of days)
    for (const { kind, weekday, start } of panchaka) {
      const day = muhurtasOn(start.slice(0, 10));
      expect(day.panchang_day.weekday === weekday || seconds(start) < seconds(day.panchang_day.sunrise ?? '')).toBe(
        true,
      );
      expect(kind === null).toBe(['Wednesday', 'Thursday'].includes(weekday));
    }
});

test('yogas of a day lie within it, and a worst pada within its star', () => {
  for (let date = 1; date <= 28; date += 1) {
    const { yogas, ganda_moola, panchang_day } = muhurtasOn(`2026-08-${date}`);
    for (const { start, end } of yogas) {
      expect(seconds(start)).toBeGreaterThanOrEqual(seconds(panchang_day.sunrise ?? ''));
      expect(seconds(end)).toBeLessThanOrEqual(seconds(panchang_day.next_sunrise ?? ''));
    }
    for (const { start, end, worst_pada_window: pada } of ganda_moola) {
      expect(seconds(pada.start)).toBeGreaterThanOrEqual(seconds(start));
      expect(seconds(pada.end)).toBeLessThanOrEqual(seconds(end));
    }
  }
});
