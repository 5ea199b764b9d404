import { Text } from '@graha/domain/core/typed-text';
import { z } from 'zod';

const whole = (min: number, max: number) => z.int().min(min).max(max);

/** The time on a clock and the zone of the clock. `timezone` is what was typed: hours or a name. */
export const ClockQuestion = z.strictObject({
  timezone: Text.min(1).max(64),
  year: whole(1801, 2398),
  month: whole(1, 12),
  date: whole(1, 31),
  hours: whole(0, 23),
  minutes: whole(0, 59),
  seconds: whole(0, 59),
});
export type ClockQuestion = z.output<typeof ClockQuestion>;

/** The offset at that time, and the instant that follows from it. */
export type ZonedInstant = { offset: string; utc: string };

export type ZoneAnswer =
  | ({ kind: 'once' } & ZonedInstant)
  | { kind: 'twice' | 'never'; before: ZonedInstant; after: ZonedInstant }
  /** No zone of that name, or no such offset. */
  | { kind: 'unknown' }
  /** The calendar has no such day, for example 31 February. */
  | { kind: 'no-date' };

/** Somewhere on Earth with 500 people or more. */
export type Place = {
  name: string;
  /** State or province, where it is known. */
  region: string;
  country: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  zone: string;
};

/** What procedures need of the catalogue and the list of places, which they do not import. */
export type Sky = {
  /** Ids of all operations, aliases included. */
  operationIds: readonly string[];
  /** `/api/v1/kundali/basic` of `kundali/basic`; null: the catalogue has no such operation. */
  pathOf(operationId: string): string | null;
  zoneAnswer(question: ClockQuestion): ZoneAnswer;
  /** The largest first. */
  searchPlaces(text: string, limit: number): Promise<Place[]>;
};
