import { type Clock, isoAt, jdUtOfSecond } from '@graha/astro-engine/core/moment';
import type { BirthSpan, Held } from '@graha/astro-engine/uncertain/held';
import { z } from 'zod';
import { rounded } from '../../wire/present-placement.ts';

const Edge = z.string().meta({ format: 'date-time' });

const BETWEEN = {
  from: Edge.describe('First possible instant of birth, by the clock of the place.'),
  to: Edge.describe('End of these instants; at it the next value holds.'),
};

/** The possible instants of one birth. */
export const Span = z
  .strictObject({ ...BETWEEN, hours: z.number().describe('Length of the span in hours.') })
  .meta({ id: 'BirthSpan', description: 'The possible instants of a birth.' });

/** Describes one fact of an uncertain birth: its value if it holds over the whole span, else all of its values. */
export const heldOf = <Value extends z.ZodType>(value: Value, description: string) =>
  z
    .strictObject({
      certain: z.boolean().describe('Whether one value holds for every possible instant of birth.'),
      value: value.nullable().describe('The value, if it is certain; else null.'),
      values: z
        .array(
          z.strictObject({
            value: value.describe('A possible value.'),
            ...BETWEEN,
            share: z.number().min(0).max(1).describe('Share of the whole span in which it holds.'),
          }),
        )
        .nullable()
        .describe(
          'Every value with the instants of birth for which it holds, in order of time; null if it is certain.',
        ),
    })
    .describe(description);

type Between = { from: string; to: string };

export const presentBetween = ({ fromSecond, untilSecond }: BirthSpan, clock: Clock): Between => ({
  from: isoAt(jdUtOfSecond(fromSecond), clock),
  to: isoAt(jdUtOfSecond(untilSecond), clock),
});

export const presentSpan = (span: BirthSpan, clock: Clock): z.input<typeof Span> => ({
  ...presentBetween(span, clock),
  hours: rounded((span.untilSecond - span.fromSecond) / 3600),
});

export type HeldWire<Value> = {
  certain: boolean;
  value: Value | null;
  values: (Between & { value: Value; share: number })[] | null;
};

/** Presents a fact. @param present converts a value of the engine */
export function presentHeld<T, Value>(held: Held<T>, clock: Clock, present: (value: T) => Value): HeldWire<Value> {
  const [first] = held;
  if (first !== undefined && held.length === 1) return { certain: true, value: present(first.value), values: null };
  return {
    certain: false,
    value: null,
    values: held.map((part) => ({
      value: present(part.value),
      ...presentBetween(part, clock),
      share: rounded(part.share),
    })),
  };
}
