import { Text } from '@graha/domain/core/typed-text';
import { z } from 'zod';

const whole = (min: number, max: number) => z.int().min(min).max(max);

/** A clock time and its zone. `timezone` is the typed text: hours or a name. */
export const ClockQuestion = z.strictObject({
  timezone: Text.min(1).max(64),
  year: whole(1, 9999),
  month: whole(1, 12),
  date: whole(1, 31),
  hours: whole(0, 23),
  minutes: whole(0, 59),
  seconds: whole(0, 59),
});
export type ClockQuestion = z.output<typeof ClockQuestion>;

/** The offset at that time, and the resulting instant. */
export type ZonedInstant = { offset: string; utc: string };

export type ZoneAnswer =
  | ({ kind: 'once' } & ZonedInstant)
  | { kind: 'twice' | 'never'; before: ZonedInstant; after: ZonedInstant }
  /** There is no zone of that name, or no such offset. */
  | { kind: 'unknown' }
  /** The calendar has no such day, for example 31 February. */
  | { kind: 'no-date' };

/** A place on Earth with at least 500 people. */
export type Place = {
  name: string;
  /** State or province, if known. */
  region: string;
  country: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  zone: string;
};

/** The functions of the catalogue and the list of places that procedures need without importing either. */
export type Sky = {
  /** Ids of all operations, aliases included. */
  operationIds: readonly string[];
  /** Returns `/api/v1/kundali/basic` for `kundali/basic`; null if the catalogue has no such operation. */
  pathOf(operationId: string): string | null;
  zoneAnswer(question: ClockQuestion): ZoneAnswer;
  /** Returns places, the largest first. */
  searchPlaces(text: string, limit: number): Promise<Place[]>;
};
