import type {
  ClockEra,
  ClockQuestion,
  ClocksQuestion,
  Sky,
  ZoneAnswer,
  ZonedInstant,
} from '@graha/procedures/ports/sky';
import { clockReading, type ClockOffset, OFFSET_HOURS_MAX } from '@graha/catalog/request/zones/timezone';
import { readBirthToStore } from '@graha/catalog/request/births/birth-to-store';
import { SUBSCRIBED_KINDS } from '@graha/catalog/families/events/upcoming/subscribed';
import { optionProblems } from '@graha/catalog/families/events/upcoming/subscribed-options';
import { readInput } from '@graha/catalog/request/issues';
import { OPERATIONS, operationOf } from '../shared/operations.ts';
import { clockUsed } from '@graha/catalog/request/clock/birth-clock';
import { clockErasOf } from '@graha/catalog/request/clock/clock-eras';
import { CLOCK_CHOICES } from '@graha/catalog/request/clock/place-clock';
import { VERSIONS } from '@graha/formulas/versions';
import { places } from '@graha/places/places';

export const sky: Sky = {
  operationIds: OPERATIONS.map(({ id }) => id),
  readMembers: (schema, sent) => readInput(schema, sent, 'body'),
  readBirth: (birth) => readBirthToStore(async (id) => (await places()).find(id), birth),
  eventKinds: SUBSCRIBED_KINDS,
  optionProblems,
  pathOf: (operationId) => operationOf(operationId)?.path ?? null,
  formulaVersions: VERSIONS.map(({ date, until, summary }) => ({ date, until, summary })),
  zoneAnswer,
  clockEras,
  searchPlaces: async (text, limit) =>
    (await places()).search(text, limit).map(({ name, region, country, latitude, longitude, zone }) => ({
      name,
      region,
      country,
      latitude,
      longitude,
      zone,
    })),
};

export function zoneAnswer({ timezone, date: day, place, clock = 'auto', ...rest }: ClockQuestion): ZoneAnswer {
  const hours = timezone.trim() === '' ? Number.NaN : Number(timezone);
  if (Math.abs(hours) > OFFSET_HOURS_MAX) return { kind: 'unknown' };
  const choice = CLOCK_CHOICES.find((name) => name === clock);
  if (choice === undefined) return { kind: 'unknown' };
  const civil = { ...rest, day };
  const wallMs = Date.UTC(rest.year, rest.month - 1, day, rest.hours, rest.minutes, rest.seconds);
  if (new Date(wallMs).getUTCDate() !== day) return { kind: 'no-date' };
  const zone = Number.isNaN(hours) ? timezone : hours;
  const reading = clockReading(zone, civil, place?.longitude, choice);
  if (reading === null) return { kind: 'unknown' };
  const at = ({ seconds, text }: ClockOffset): ZonedInstant => {
    const instantMs = wallMs - seconds * 1000;
    const instant = { epochSeconds: instantMs / 1000, offsetSeconds: seconds, kind: 'once' } as const;
    const note = place === undefined ? null : clockUsed({ timezone: zone, ...place }, choice, instant).note;
    const utc = `${new Date(instantMs).toISOString().slice(0, 19)}Z`;
    return { offset: text, utc, ...(note === null ? {} : { note: note.text }) };
  };
  if (reading.kind === 'once') return { kind: 'once', ...at(reading.offset) };
  return { kind: reading.kind, before: at(reading.before), after: at(reading.after) };
}

export function clockEras(question: ClocksQuestion, lastYear: number): ClockEra[] {
  const anyDay = { year: 2000, month: 1, day: 1, hours: 12, minutes: 0, seconds: 0 };
  return clockReading(question.timezone, anyDay) === null ? [] : clockErasOf(question, lastYear);
}
