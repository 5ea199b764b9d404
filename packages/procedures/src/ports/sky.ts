import { Text } from '@graha/domain/core/typed-text';
import type { BirthProblem, BirthReaders } from '@graha/domain/management/birth-file/read-record';
import { z } from 'zod';

const whole = (min: number, max: number) => z.int().min(min).max(max);

/**
 * A clock time and its zone. `timezone` is the typed text: hours or a name. With the place, the reading is that of the
 * place's clock, which `clock` of the operation's settings may choose.
 */
export const ClockQuestion = z.strictObject({
  timezone: Text.min(1).max(64),
  year: whole(1, 9999),
  month: whole(1, 12),
  date: whole(1, 31),
  hours: whole(0, 23),
  minutes: whole(0, 59),
  seconds: whole(0, 59),
  place: z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).optional(),
  clock: Text.min(1).max(20).optional(),
});
export type ClockQuestion = z.output<typeof ClockQuestion>;

/** The offset at that time, the resulting instant, and the reason why another program may read another one. */
export type ZonedInstant = { offset: string; utc: string; note?: string };

export type ZoneAnswer =
  | ({ kind: 'once' } & ZonedInstant)
  | { kind: 'twice' | 'never'; before: ZonedInstant; after: ZonedInstant }
  /** There is no zone of that name, no such offset, or no such clock. */
  | { kind: 'unknown' }
  /** The calendar has no such day, for example 31 February. */
  | { kind: 'no-date' };

/** A place whose clocks are asked for. `timezone` is an IANA name. */
export const ClocksQuestion = z.strictObject({
  timezone: Text.min(1).max(64),
  longitude: z.number().min(-180).max(180),
});
export type ClocksQuestion = z.output<typeof ClocksQuestion>;

/** Years with the same clocks; ISO days, `until` is the first day after them. */
export type ClockEra = {
  from: string;
  until: string;
  /** Offsets from UTC, the least first; two or more if there was summer time or a change. */
  offsets: string[];
  /** True if each place kept the mean time of its own meridian. */
  isOwn: boolean;
};

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

/** A version of the formulas that is served. Dates are ISO days. */
export type ServedVersion = {
  date: string;
  /** The first day on which it may be refused; null: it is the current one. */
  until: string | null;
  summary: string;
};

/** The functions of the catalogue and the list of places that procedures need without importing either. */
export type Sky = BirthReaders & {
  /** Ids of all operations, aliases included. */
  operationIds: readonly string[];
  /** Returns `/api/v1/kundali/basic` for `kundali/basic`; null if the catalogue has no such operation. */
  pathOf(operationId: string): string | null;
  zoneAnswer(question: ClockQuestion): ZoneAnswer;
  /** Returns the clocks of a place from the first year of births until the end of a year; none for an unknown zone. */
  clockEras(question: ClocksQuestion, lastYear: number): ClockEra[];
  /** The kinds of events that a subscription may name, by the input on which they depend. */
  eventKinds: Readonly<Record<'birth' | 'place' | 'sky', readonly string[]>>;
  /** Returns the problems of the options of a subscription; `loc` begins with `options`. */
  optionProblems(options: unknown): readonly BirthProblem[];
  /** The versions of the formulas that are served, oldest first. */
  formulaVersions: readonly ServedVersion[];
  /** Returns places, the largest first. */
  searchPlaces(text: string, limit: number): Promise<Place[]>;
};
