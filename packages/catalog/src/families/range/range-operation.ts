import { type CivilDate, isoAt, isoDate, jdUtOf } from '@graha/astro-engine/core/moment';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { z } from 'zod';
import { reportClockOfDays, reportImpossibleBirth } from '../../request/birth.ts';
import { inGregorian } from '../../request/calendar/given-date.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { members } from '../../wire/fields.ts';
import { type AnyOperation, operation } from '../../operation/operation.ts';
import { schemaNameOf } from '../../operation/operation-id.ts';
import { CLOCK_CHOICES, placeClock } from '../../request/clock/place-clock.ts';
import { offsetOf, Timezone } from '../../request/zones/timezone.ts';
import { CLOCK, daysOf, RANGE, rangePrice, reportImpossibleRange, STEPS_MAX } from './range-days.ts';
import { printedDate } from '../../wire/printed-date.ts';

/** An operation on one birth or moment, which a range repeats day by day. */
export type Origin = AnyOperation & { input: z.ZodObject; example: object };
type Members = Readonly<Record<string, unknown>>;

/** Rules that make the request of a range from that of its origin, and the requests of its days from that of the range. */
export type Kind = {
  /** Members filled in for each day. */
  filled: readonly string[];
  own: z.ZodRawShape;
  report: (request: unknown, context: z.RefinementCtx<unknown>) => void;
  requestOn: (shared: Members, day: CivilDate) => Members;
  /** The time of each day, as text for the docs. */
  when: string;
};

const WHAT =
  'For each day from `from` to `to`, or each `step_days` apart: up to 366 steps in one request, for the price of one call ' +
  'per 10 steps, rounded up. A date that the clocks of the place skipped has no step. `Accept: application/x-ndjson` returns one line for each step.';

/** The origin reads a day, or a moment of it. */
export const OF_DAYS: Kind = {
  filled: ['year', 'month', 'date', 'fold', 'calendar', 'country'],
  own: CLOCK,
  report: reportClockOfDays,
  requestOn: (shared, { year, month, day }) => ({ ...shared, year, month, date: day, fold: 0 }),
  when: 'The clock time of every day is that of `hours`, `minutes` and `seconds`, noon if omitted.',
};

const Zoned = z.object({ timezone: Timezone });
const Placed = Zoned.extend({ longitude: z.number(), settings: z.object({ clock: z.enum(CLOCK_CHOICES) }) });
const NOON = { hours: 12, minutes: 0, seconds: 0 };

function noonOn(day: CivilDate, shared: Members): string {
  const { timezone, longitude, settings } = Placed.parse(shared);
  const noon = { ...day, ...NOON };
  const offset = offsetOf(timezone, noon, 0, longitude, settings.clock);
  if ('problem' in offset) throw new RangeError(offset.problem);
  return isoAt(jdUtOf(noon, offset.offsetSeconds), placeClock({ timezone, longitude }, settings.clock));
}

/** The origin reads a birth, and the sky at its `target`: noon of each day. */
export const OF_TARGETS: Kind = {
  filled: ['target'],
  own: {},
  report: reportImpossibleBirth,
  requestOn: (shared, day) => ({ ...shared, target: noonOn(day, shared) }),
  when: 'The target of every step is noon by the clocks of the birthplace.',
};

/** The metadata that all days share. Members that differ by day are in the metadata of each answer. */
function common(metadata: Metadata): Metadata {
  const { ayanamsa_value: _value, as_of: _target, birth: _birth, ...rest } = metadata;
  return rest;
}

type Steps = Pick<AnyOperation, 'summary' | 'cpuMaxMs' | 'rateWeight' | 'scope'> & {
  /** Address of the origin. */
  id: string;
  origin: Origin;
  kind: Kind;
};

/** Cached, so that operations that share a request schema also share the range schema. */
const requests = new WeakMap<z.ZodObject, ReturnType<typeof newRequest>>();

function requestOf(origin: Origin, kind: Kind) {
  const request = requests.get(origin.input) ?? newRequest(origin, kind);
  requests.set(origin.input, request);
  return request;
}

function newRequest({ input }: Origin, { filled, own, report }: Kind) {
  const kept = Object.fromEntries(
    Object.entries(input.shape).filter(([name]) => !filled.includes(name) && !(name in own)),
  );
  const request = members({ ...RANGE, ...own, ...kept }, 'member of this request')
    .superRefine(
      (sent, context) => {
        reportImpossibleRange(sent, context);
        report(sent, context);
      },
      { when: () => true },
    )
    .overwrite(inGregorian);
  const name = input.meta()?.id;
  return name === undefined ? request : request.meta({ id: name.replace(/(?=Request$)/, 'Range') });
}

/** Makes one operation that repeats another for many days. */
export function rangeOf({ id, origin, kind, ...words }: Steps) {
  const input = requestOf(origin, kind);
  const output =
    origin.output.meta()?.id === undefined ? origin.output.meta({ id: `${schemaNameOf(id)}Answer` }) : origin.output;
  const example = Object.fromEntries(Object.entries(origin.example).filter(([name]) => name in input.shape));
  return operation({
    ...words,
    description: `${WHAT} Each answer is that of \`${id}\`. ${kind.when}`,
    input,
    output: z.strictObject({
      results: z
        .array(
          z.strictObject({
            date: printedDate().describe('The day of this step.'),
            answer: output.describe('The answer of this step.'),
          }),
        )
        .min(1)
        .max(STEPS_MAX)
        .describe(`One for each step, in order; each answer is that of \`${id}\`.`),
      metadata: Metadata,
    }),
    credits: origin.credits,
    pricedBy: rangePrice,
    lines: 'results',
    example: { ...example, from: '2026-11-01', to: '2026-11-10' },
    compute: (request, sky) => resultsOf(origin, kind.requestOn, request, sky),
  });
}

/** Requests English answers, because the words of another language are given once, in the metadata of the range. */
const inEnglish = (request: Members): Members => ({
  ...request,
  settings: { ...Object(request['settings']), language: 'en' },
});

function resultsOf(
  origin: Origin,
  requestOn: Kind['requestOn'],
  request: Members & z.output<z.ZodObject<typeof RANGE>>,
  sky: Ephemeris,
) {
  const { from, to, step_days, ...asked } = request;
  const shared = inEnglish(asked);
  const results = daysOf({ from, to, step_days }, Zoned.parse(shared).timezone).map((day) => ({
    date: isoDate(day),
    // Safe: members of the origin's request, each parsed by its own schema or filled in from a valid date.
    answer: origin.compute(requestOn(shared, day) as never, sky) as { metadata: Metadata },
  }));
  const [first] = results;
  if (first === undefined) throw new RangeError('a range has one step at least');
  return { results, metadata: common(first.answer.metadata) };
}
