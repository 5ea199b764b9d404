import { isoAt } from '@graha/astro-engine/core/moment';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../operation/answer.ts';
import { catalog } from '../../families/catalog.ts';
import { readInput } from '../issues.ts';
import { listOperations } from '../../list/list-operations.ts';
import { rangeOfDay } from '../../testing/range-of-day.ts';
import { jdUtOfTarget, Target } from '../target.ts';
import { clockOf } from './timezone.ts';
import { ZONES_WITH_HISTORY } from './zone-history.ts';

const sky = await createEphemeris();
const EPOCH_JD_UT = 2_440_587.5;

/** Zones with many changes of clocks, whose histories Node's data has in full: dashas begin before 1970. */
const ZONES = [
  'America/New_York', 'Europe/London', 'Australia/Sydney', 'Australia/Lord_Howe', 'America/Santiago', 'Africa/Cairo',
  'Asia/Tokyo', 'Asia/Kolkata', 'Pacific/Apia', 'America/St_Johns',
]; // prettier-ignore

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d)$/;

type Printed = { path: string; iso: string };

/** Every instant of an answer that is printed in local time. */
function printed(value: unknown, path = ''): Printed[] {
  if (typeof value === 'string') return INSTANT.test(value) && !/utc/.test(path) ? [{ path, iso: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => printed(part, `${path}.${name}`));
}

/** The offset in full minutes, as printed. */
function offsetThen(zone: string, iso: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(Date.parse(iso));
  const minutes = Math.round(instant.toZonedDateTimeISO(zone).offsetNanoseconds / 6e10);
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
}

const example = (entry: { example: unknown }): object => Object(entry.example);
const zoned = listOperations(catalog).filter((entry) => {
  const own = example(entry);
  return 'timezone' in own && ('year' in own || 'from' in own);
});

const answered = (entry: (typeof zoned)[number], change: object): unknown => {
  const own = example(entry);
  const isRange = 'from' in own && 'year' in change;
  // A calendar of a month takes no date and no time.
  const taken = 'hours' in own ? change : Object.fromEntries(Object.entries(change).filter(([name]) => name in own));
  const read = readInput(entry.input, isRange ? rangeOfDay(own, change) : { ...own, ...taken }, 'body');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return answerOf(entry, read.data, sky);
};

test('the zones of these tests have no table of their own', () => {
  expect(ZONES.filter((zone) => ZONES_WITH_HISTORY.includes(zone))).toEqual([]);
});

describe('with a zone by name every printed instant has the offset that the zone has then', () => {
  test.each(zoned.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
    const birth = fc.record({
      timezone: fc.constantFrom(...ZONES),
      year: fc.integer({ min: 1975, max: 2025 }),
      month: fc.constantFrom(1, 3, 4, 7, 10, 11),
      date: fc.integer({ min: 1, max: 28 }),
      latitude: fc.constantFrom(-33.9, 12.97, 40.7),
      fold: fc.constantFrom(0, 1),
    });
    fc.assert(
      fc.property(birth, (change) => {
        for (const { path, iso } of printed(answered(entry, change))) {
          expect(`${path} ${INSTANT.exec(iso)?.[1] ?? ''}`).toBe(`${path} ${offsetThen(change.timezone, iso)}`);
        }
      }),
      { numRuns: 8 },
    );
  });

  test('which is not that of the birth: New York, thirteen boundaries of three levels of dasha', () => {
    const birth = {
      timezone: 'America/New_York',
      year: 1990,
      month: 7,
      date: 4,
      latitude: 40.7,
      longitude: -74,
      depth: 3,
    };
    const dasha = zoned.find(({ id }) => id === 'dasha/vimshottari');
    if (dasha === undefined) throw new Error('no dasha');
    const offsets = printed(answered(dasha, birth)).map(({ iso }) => INSTANT.exec(iso)?.[1]);
    expect(new Set(offsets)).toEqual(new Set(['-04:00', '-05:00']));
  });

  test('with hours of offset all have that offset', () => {
    for (const entry of zoned) {
      const offsets = printed(answered(entry, { timezone: -4 })).map(({ iso }) => INSTANT.exec(iso)?.[1]);
      expect([entry.id, offsets.filter((offset) => offset !== '-04:00')]).toEqual([entry.id, []]);
    }
  });
});

test('what is printed in the local mean time of any zone is accepted as a target and names the same second', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  expect(zones.length).toBeGreaterThan(400);
  for (const zone of [...zones, 4.8556, -0.0042, 5.3528]) {
    for (const epochSeconds of [Date.UTC(1801, 5, 21, 23, 59, 59) / 1000, Date.UTC(1880, 0, 1) / 1000]) {
      const iso = isoAt(EPOCH_JD_UT + epochSeconds / 86_400, clockOf(zone));
      expect([zone, iso, Target.safeParse(iso).success]).toEqual([zone, iso, true]);
      expect([zone, Math.round((jdUtOfTarget(iso) - EPOCH_JD_UT) * 86_400)]).toEqual([zone, epochSeconds]);
    }
  }
});
