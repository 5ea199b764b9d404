import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { clockReading } from './timezone.ts';
import { ZONES_WITH_HISTORY } from './zone-history.ts';
import fixture from './zone-history.fixture.json' with { type: 'json' };
import { zoneOffsetSeconds } from './zone-offset.ts';

type Listed = { epochSeconds: number; offsetSeconds: number };

/**
 * The listing of `zdump` for each zone of the table: the last second before each change, and the first one after it.
 */
const LISTED = Object.entries(fixture.zones).flatMap(([names, text]) => {
  const numbers = text
    .split(' ')
    .filter((part) => part !== '')
    .map(Number);
  const listed: Listed[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    listed.push({ epochSeconds: numbers[at] ?? Number.NaN, offsetSeconds: numbers[at + 1] ?? Number.NaN });
  }
  return names.split(' ').map((zone) => ({ zone, listed }));
});

const civilOf = (localSeconds: number) => {
  const at = new Date(localSeconds * 1000);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hours: at.getUTCHours(),
    minutes: at.getUTCMinutes(),
    seconds: at.getUTCSeconds(),
  };
};

const readingAt = (zone: string, localSeconds: number) => clockReading(zone, civilOf(localSeconds));
const local = (iso: string): number => Date.parse(`${iso}Z`) / 1000;

test.each([
  ['Europe/Oslo', '1961-07-01T12:00:00', '+02:00'],
  ['Atlantic/Reykjavik', '1960-07-01T12:00:00', '+00:00'],
  ['Atlantic/Reykjavik', '1960-01-01T12:00:00', '-01:00'],
  ['Europe/Amsterdam', '1935-07-01T12:00:00', '+01:19:32'],
  ['Europe/Amsterdam', '1935-01-01T12:00:00', '+00:19:32'],
  ['Europe/Stockholm', '1945-07-01T12:00:00', '+01:00'],
  ['Europe/Copenhagen', '1945-07-01T12:00:00', '+02:00'],
  ['europe/oslo', '1961-07-01T12:00:00', '+02:00'],
])('the clocks of %s at %s were at %s', (zone, at, text) => {
  expect(readingAt(zone, local(at))).toMatchObject({ kind: 'once', offset: { text } });
});

describe('every zone whose history is longer than that of Node', () => {
  test('is in the table, at more than a hundred names', () => {
    expect(LISTED.map(({ zone }) => zone).toSorted()).toEqual([...ZONES_WITH_HISTORY].toSorted());
    expect(LISTED.length).toBeGreaterThan(100);
  });

  test('has the offset that zdump lists in the last second before each change and in its first', () => {
    for (const { zone, listed } of LISTED) {
      for (const { epochSeconds, offsetSeconds } of listed) {
        expect([zone, epochSeconds, zoneOffsetSeconds(zone, epochSeconds)]).toEqual([
          zone,
          epochSeconds,
          offsetSeconds,
        ]);
      }
    }
  });

  test('has readings that never occurred or occurred twice at each change, to the second', () => {
    for (const { zone, listed } of LISTED) {
      for (let at = 0; at + 1 < listed.length; at += 2) {
        const [last, first] = [listed[at], listed[at + 1]];
        if (last === undefined || first === undefined || last.offsetSeconds === first.offsetSeconds) continue;
        const walls = [first.epochSeconds + last.offsetSeconds, first.epochSeconds + first.offsetSeconds];
        const [from, until] = [Math.min(...walls), Math.max(...walls)];
        const kind = first.offsetSeconds > last.offsetSeconds ? 'never' : 'twice';
        const change = { kind, before: { seconds: last.offsetSeconds }, after: { seconds: first.offsetSeconds } };
        expect({ zone, ...readingAt(zone, from) }).toMatchObject({ zone, ...change });
        expect({ zone, ...readingAt(zone, until - 1) }).toMatchObject({ zone, ...change });
        expect({ zone, ...readingAt(zone, from - 1) }).toMatchObject({ kind: 'once', offset: change.before });
        expect({ zone, ...readingAt(zone, until) }).toMatchObject({ kind: 'once', offset: change.after });
      }
    }
  });

  test('goes over into the data of Node without a step at the first second of 1970', () => {
    for (const zone of ZONES_WITH_HISTORY) {
      expect([zone, zoneOffsetSeconds(zone, -1)]).toEqual([zone, zoneOffsetSeconds(zone, 0)]);
    }
  });
});

const WEEK_SECONDS = 7 * 86_400;

test('a zone outside the table reads as Temporal reads it, before and after 1970', () => {
  for (const zone of ['America/New_York', 'Asia/Kolkata', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Apia']) {
    for (let at = local('1890-01-01T01:30:00'); at < local('2037-01-01T00:00:00'); at += WEEK_SECONDS + 3_600) {
      const { hours, minutes, seconds, ...date } = civilOf(at);
      const clock = Temporal.PlainDateTime.from({ ...date, hour: hours, minute: minutes, second: seconds });
      const [earlier, later] = (['earlier', 'later'] as const).map(
        (disambiguation) => clock.toZonedDateTime(zone, { disambiguation }).offsetNanoseconds / 1e9,
      );
      const reading = readingAt(zone, at);
      const found = reading?.kind === 'once' ? [reading.offset, reading.offset] : [reading?.before, reading?.after];
      expect([zone, at, ...found.map((offset) => offset?.seconds)]).toEqual([zone, at, earlier, later]);
    }
  }
});
