import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { findMuhurtas } from '@graha/astro-engine/muhurta/find';
import { muhurtaSkyOf } from '@graha/astro-engine/muhurta/muhurta-day';
import { PURPOSES } from '@graha/astro-engine/muhurta/purposes';
import { bhadrasBetween } from '@graha/astro-engine/panchang/bhadra';
import { type Almanac, panchangDaysFrom } from '@graha/astro-engine/panchang/day';
import type { Interval } from '@graha/astro-engine/panchang/interval';
import { lightAnglesOf } from '@graha/astro-engine/panchang/limbs';
import { MEETING_YOGAS, meetingYogaWindows } from '@graha/astro-engine/panchang/meeting-yogas';
import { SPECIAL_YOGAS, specialYogaWindows } from '@graha/astro-engine/panchang/special-yogas';
import { rowAt } from '@graha/astro-engine/vocabulary/cycle';
import { z } from 'zod';
import fixture from './fixtures/muhurta.fixture.json' with { type: 'json' };
import { type AccuracyRow, Mismatches, Worst } from '../rows.ts';

const Rows = z.object({
  /** Purpose, day, start, end. */
  windows: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  /** Kind, start, end. */
  yogas: z.array(z.tuple([z.string(), z.string(), z.string()])),
});

const INDIA_SECONDS = 19_800;
const EPOCH_JD_UT = 2_440_587.5;
const MINUTES_PER_DAY = 1440;
/** The source's Sun is 29″ too low in longitude, which moves its boundaries, and its sunrise is in full minutes. */
const SAME_WINDOW_MINUTES = 6;
const YEAR_DAYS = 365;

const jdUtAt = (local: string): number => Date.parse(`${local}:00+05:30`) / 86_400_000 + EPOCH_JD_UT;
const almanacAt = (sky: Ephemeris, latitudeDeg: number, longitudeDeg: number): Almanac => ({
  sky,
  place: { latitudeDeg, longitudeDeg, altitudeM: 0 },
  clock: INDIA_SECONDS,
  rule: 'almanac',
});

const minutesApart = (one: Interval, other: Interval): number =>
  Math.max(Math.abs(one.startJdUt - other.startJdUt), Math.abs(one.endJdUt - other.endJdUt)) * MINUTES_PER_DAY;

/** The windows of a year that the strict search finds for a purpose at New Delhi. */
function strictWindows(sky: Ephemeris, purposeId: string): readonly Interval[] {
  const purpose = PURPOSES.find(({ id }) => id === purposeId);
  if (purpose === undefined) throw new RangeError(`no purpose ${purposeId}`);
  const from = { year: 2025, month: 1, day: 1 };
  const angles = lightAnglesOf(sky, 'lahiri');
  const muhurtaSky = muhurtaSkyOf(almanacAt(sky, 28.6139, 77.209), 'lahiri', angles);
  const question = {
    purpose,
    persons: [],
    mode: 'strict',
    withLagna: false,
    bans: purpose.bans,
    astaPaddingDays: 0,
  } as const;
  return findMuhurtas(muhurtaSky, question, { from, dayCount: YEAR_DAYS, minMinutes: 1 }).windows;
}

function windowRow(sky: Ephemeris, purposeId: string, name: string): AccuracyRow {
  const found = strictWindows(sky, purposeId);
  const counted = new Mismatches();
  for (const [purpose, , start, end] of Rows.parse(fixture).windows) {
    if (purpose !== purposeId) continue;
    const published = { startJdUt: jdUtAt(start), endJdUt: jdUtAt(end) };
    counted.equal(
      found.some((window) => minutesApart(window, published) <= SAME_WINDOW_MINUTES),
      true,
    );
  }
  return counted.row(
    `muhurtas: ${name}`,
    'DrikPanchang 2025, New Delhi',
    'Both ends within 6 minutes. Its lists of stars were read off these windows, so only the ends are a test',
  );
}

/** Bhadra and the yogas of weekday, tithi and star over a year at Mumbai. */
function yogaWindows(sky: Ephemeris): ReadonlyMap<string, readonly Interval[]> {
  const almanac = almanacAt(sky, 19.076, 72.8777);
  const start = jdUtAt('2026-01-01T00:00');
  const angles = lightAnglesOf(sky, 'lahiri');
  const days = panchangDaysFrom(almanac, { year: 2025, month: 12, day: 31 }, YEAR_DAYS + 1);
  const meetings = days.flatMap((day) => meetingYogaWindows(angles, day.weekdayIndex, day));
  const specials = days.flatMap((day) => specialYogaWindows(angles, day.weekdayIndex, day));
  const meetingsOf = (id: string) => meetings.filter(({ yoga }) => yoga.id === id);
  const specialsOf = (name: string) => specials.filter(({ index }) => rowAt(SPECIAL_YOGAS, index).name === name);
  return new Map<string, readonly Interval[]>([
    ['bhadra', bhadrasBetween(angles, start, start + YEAR_DAYS)],
    ...MEETING_YOGAS.map(({ id }) => [id.replace('pushkara', 'pushkar'), meetingsOf(id)] as const),
    ['ravi_pushya', specialsOf('Ravi Pushya')],
    ['guru_pushya', specialsOf('Guru Pushya')],
  ]);
}

function yogaRows(sky: Ephemeris): AccuracyRow[] {
  const found = yogaWindows(sky);
  const [bhadra, yogas] = [new Worst(), new Worst()];
  for (const [kind, start, end] of Rows.parse(fixture).yogas) {
    const published = { startJdUt: jdUtAt(start), endJdUt: jdUtAt(end) };
    const distances = (found.get(kind) ?? []).map((window) => minutesApart(window, published));
    (kind === 'bhadra' ? bhadra : yogas).add(Math.min(...distances));
  }
  const source = 'a printed list of 2026, Mumbai';
  return [
    bhadra.row({ family: 'spans of Bhadra', source, unit: 'min', tolerance: 2 }),
    yogas.row({ family: 'Dwi- and Tripushkara, Ravi and Guru Pushya', source, unit: 'min', tolerance: 2 }),
  ];
}

/** Windows of muhurtas and the yogas of a day against printed ones. */
export const muhurtaAccuracy = (sky: Ephemeris): AccuracyRow[] => [
  windowRow(sky, 'griha_pravesh', 'griha pravesh'),
  windowRow(sky, 'vehicle', 'vehicle'),
  windowRow(sky, 'marriage', 'marriage'),
  ...yogaRows(sky),
];
