import { type Limb, limbsBetween } from '@graha/astro-engine/panchang/limbs';
import { karanaAt, nityaYogaAt, tithiAt } from '@graha/astro-engine/panchang/names';
import type { Span } from '@graha/astro-engine/core/search';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { type AlmanacDay, presentWindow, WINDOW } from '../../panchang/almanac.ts';
import { presentStar } from '../present.ts';
import { NakshatraTiming } from '../schemas.ts';

/** Limbs of the panchang in the form of the reference reports: `id` from 0, with start and end. */

const MOVABLE_KARANA_COUNT = 7;
const FIRST_FIXED_KARANA = 57;

/**
 * The movable karanas repeat from the second half tithi on; Kimstughna comes before them, three fixed ones come after
 * them.
 */
function karanaIdOf(index: number): number {
  if (index === 0) return MOVABLE_KARANA_COUNT;
  return index < FIRST_FIXED_KARANA ? (index - 1) % MOVABLE_KARANA_COUNT : index - FIRST_FIXED_KARANA + 8;
}

type Schema = z.ZodObject<z.ZodRawShape & typeof WINDOW>;
type Row<S extends Schema> = { schema: S; present(partIndex: number): Omit<z.input<S>, 'start' | 'end'> };

/** Infers the types of a row from its schema. */
const row = <S extends Schema>(of: Row<S>): Row<S> => of;

/** The limbs that these reports name, in the order of their answers. */
const TIMINGS = {
  nakshatra: row({ schema: NakshatraTiming, present: presentStar }),
  tithi: row({
    schema: z
      .strictObject({
        id: z.int().min(0).max(29).describe('Index: 0 to 14 in the waxing half, 15 to 29 in the waning half.'),
        index: z.int().min(0).max(14).describe('Index within its half of the month, 0 is the first.'),
        name: term('TithiName', z.string()).describe('Name of the tithi (lunar day), Sanskrit in Latin letters.'),
        paksha: term('PakshaName', z.enum(['Shukla Paksha', 'Krishna Paksha'])).describe(
          'Waxing or waning half of the lunar month.',
        ),
        ...WINDOW,
      })
      .meta({ id: 'TithiTiming', description: 'A lunar day with its start and end.' }),
    present: (partIndex) => {
      const { name, paksha, dayOfPaksha } = tithiAt(partIndex);
      return { id: partIndex, index: dayOfPaksha - 1, name, paksha: `${paksha} Paksha` as const };
    },
  }),
  karana: row({
    schema: z
      .strictObject({
        index: z.int().min(0).max(59).describe('Index of the half tithi in the lunar month, 0 is the first.'),
        id: z.int().min(0).max(10).describe('Id, one of eleven: 0 Bava … 6 Vishti, 7 Kimstughna … 10 Naga.'),
        name: term('KaranaName', z.string()).describe('Name of the karana (half tithi), Sanskrit in Latin letters.'),
        ...WINDOW,
      })
      .meta({ id: 'KaranaTiming', description: 'A half tithi with its start and end.' }),
    present: (partIndex) => ({ index: partIndex, id: karanaIdOf(partIndex), name: karanaAt(partIndex).name }),
  }),
  yoga: row({
    schema: z
      .strictObject({
        id: z.int().min(0).max(26).describe('Index of the yoga, 0 is Vishkambha.'),
        name: term('NityaYogaName', z.string()).describe('Name of the nitya yoga, Sanskrit in Latin letters.'),
        ...WINDOW,
      })
      .meta({ id: 'YogaTiming', description: 'A nitya yoga with its start and end.' }),
    present: (partIndex) => ({ id: partIndex, name: nityaYogaAt(partIndex).name }),
  }),
} as const satisfies Partial<Record<Limb, unknown>>;

type TimedLimb = keyof typeof TIMINGS;
type Schemas = { readonly [L in TimedLimb]: (typeof TIMINGS)[L]['schema'] };
type Timing<L extends TimedLimb> = z.input<Schemas[L]>;

// Safe: the keys of the table itself.
const TIMED_LIMBS = Object.keys(TIMINGS) as TimedLimb[];
const byTimedLimb = (valueOf: (limb: TimedLimb) => unknown): object =>
  Object.fromEntries(TIMED_LIMBS.map((limb) => [limb, valueOf(limb)]));

// Safe: the schema of each row.
export const TIMING_SCHEMAS = byTimedLimb((limb) => TIMINGS[limb].schema) as Schemas;
// Safe: a list of the schema of each row.
export const TIMING_LIST_SCHEMAS = byTimedLimb((limb) =>
  z.array(TIMINGS[limb].schema).describe(`Each ${limb} of the day from sunrise to sunrise, in order of time.`),
) as {
  readonly [L in TimedLimb]: z.ZodArray<Schemas[L]>;
};

const ONE_SECOND_DAYS = 1 / 86_400;

export type LimbOfDay<L extends TimedLimb> = {
  /** Every one that touches the day. The first may begin before the day, the last may end after it. */
  list: Timing<L>[];
  /** The one at the instant of the request, which may be before the day's sunrise. */
  atInstant: Timing<L>;
};

/** Finds a limb over the day and at the instant in one search, so that shared boundaries are the same second. */
export function limbOfDay<L extends TimedLimb>(limb: L, { angles, day, moment }: AlmanacDay): LimbOfDay<L> {
  const { startJdUt, endJdUt } = day;
  const spans = limbsBetween(
    angles,
    limb,
    Math.min(startJdUt, moment.jdUt),
    Math.max(endJdUt, moment.jdUt + ONE_SECOND_DAYS),
  );
  const held = spans.find((span) => moment.jdUt < span.endJdUt) ?? spans.at(-1);
  if (held === undefined) throw new RangeError(`no ${limb} at the instant`);
  const timingOf = (span: Span): object => ({ ...TIMINGS[limb].present(span.index), ...presentWindow(span, moment) });
  const list = spans.filter((span) => span.endJdUt > startJdUt && span.startJdUt < endJdUt).map(timingOf);
  // Safe: the members of the limb's own row.
  return { list, atInstant: timingOf(held) } as LimbOfDay<L>;
}

type TimingsOfDay = { lists: { [L in TimedLimb]: Timing<L>[] }; atInstant: { [L in TimedLimb]: Timing<L> } };

/** Every limb of these reports over the day and at the instant. */
export function timingsOfDay(almanacDay: AlmanacDay): TimingsOfDay {
  const limbs = TIMED_LIMBS.map((limb) => ({ limb, ...limbOfDay(limb, almanacDay) }));
  // Safe: one entry for each row.
  return {
    lists: Object.fromEntries(limbs.map(({ limb, list }) => [limb, list])),
    atInstant: Object.fromEntries(limbs.map(({ limb, atInstant }) => [limb, atInstant])),
  } as TimingsOfDay;
}
