import type { ClockQuestion, Sky, ZoneAnswer, ZonedInstant } from '@graha/procedures/ports/sky';
import { clockReading, type ClockOffset } from '@graha/catalog/request/zones/timezone';
import { OPERATIONS, operationOf } from '../shared/operations.ts';
import { places } from '@graha/places/places';

export const sky: Sky = {
  operationIds: OPERATIONS.map(({ id }) => id),
  pathOf: (operationId) => operationOf(operationId)?.path ?? null,
  zoneAnswer,
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

/** The largest offset of a clock from UTC. */
const HOURS_MAX = 14;

export function zoneAnswer({ timezone, date: day, ...rest }: ClockQuestion): ZoneAnswer {
  const hours = timezone.trim() === '' ? Number.NaN : Number(timezone);
  if (Math.abs(hours) > HOURS_MAX) return { kind: 'unknown' };
  const civil = { ...rest, day };
  const wallMs = Date.UTC(rest.year, rest.month - 1, day, rest.hours, rest.minutes, rest.seconds);
  if (new Date(wallMs).getUTCDate() !== day) return { kind: 'no-date' };
  const at = ({ seconds, text }: ClockOffset): ZonedInstant => ({
    offset: text,
    utc: `${new Date(wallMs - seconds * 1000).toISOString().slice(0, 19)}Z`,
  });
  const reading = clockReading(Number.isNaN(hours) ? timezone : hours, civil);
  if (reading === null) return { kind: 'unknown' };
  if (reading.kind === 'once') return { kind: 'once', ...at(reading.offset) };
  return { kind: reading.kind, before: at(reading.before), after: at(reading.after) };
}
