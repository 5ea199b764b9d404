import { type Limb, limbsBetween } from '@graha/astro-engine/panchang/limbs';
import { karanaAt, nityaYogaAt, tithiAt } from '@graha/astro-engine/panchang/names';
import type { Span } from '@graha/astro-engine/search';
import { z } from 'zod';
import { type Page, presentWindow, wholeDayOf, WINDOW } from '../panchang/almanac.ts';
import { presentStar } from './present.ts';
import { NakshatraTiming } from './schemas.ts';

/** Limbs of the panchang as this family tells them: `id` from 0, with start and end. */

const Tithi = z
  .strictObject({
    id: z.int().min(0).max(29).describe('0 to 14 of the waxing half, 15 to 29 of the waning.'),
    index: z.int().min(0).max(14).describe('Within its half of the month.'),
    name: z.string(),
    paksha: z.enum(['Shukla Paksha', 'Krishna Paksha']).describe('Waxing or waning half of the lunar month.'),
    ...WINDOW,
  })
  .meta({ id: 'TithiTiming', description: 'A lunar day and how long it lasts.' });

const Karana = z
  .strictObject({
    index: z.int().min(0).max(59).describe('Half tithi of the lunar month.'),
    id: z.int().min(0).max(10).describe('Which of the eleven: 0 Bava … 6 Vishti, 7 Kimstughna … 10 Naga.'),
    name: z.string(),
    ...WINDOW,
  })
  .meta({ id: 'KaranaTiming', description: 'Half a tithi and how long it lasts.' });

const Yoga = z
  .strictObject({ id: z.int().min(0).max(26).describe('0 is Vishkambha.'), name: z.string(), ...WINDOW })
  .meta({ id: 'YogaTiming', description: 'A nitya yoga and how long it lasts.' });

export const TIMING_SCHEMAS = {
  nakshatra: NakshatraTiming,
  tithi: Tithi,
  karana: Karana,
  yoga: Yoga,
} as const satisfies Record<Limb, z.ZodType>;

type Timing<L extends Limb> = z.input<(typeof TIMING_SCHEMAS)[L]>;

const MOVABLE_KARANA_COUNT = 7;
const FIRST_FIXED_KARANA = 57;

/** Movable ones go round from the second half tithi on; Kimstughna stands before them, three fixed ones after them. */
function karanaIdOf(index: number): number {
  if (index === 0) return MOVABLE_KARANA_COUNT;
  return index < FIRST_FIXED_KARANA ? (index - 1) % MOVABLE_KARANA_COUNT : index - FIRST_FIXED_KARANA + 8;
}

type Present = { [L in Limb]: (span: Span, page: Pick<Page, 'moment'>) => Timing<L> };

const PRESENT: Present = {
  nakshatra: (span, { moment }) => ({ ...presentStar(span.index), ...presentWindow(span, moment) }),
  tithi: (span, { moment }) => {
    const { name, paksha, dayOfPaksha } = tithiAt(span.index);
    return { id: span.index, index: dayOfPaksha - 1, name, paksha: `${paksha} Paksha`, ...presentWindow(span, moment) };
  },
  karana: (span, { moment }) => {
    const { name } = karanaAt(span.index);
    return { index: span.index, id: karanaIdOf(span.index), name, ...presentWindow(span, moment) };
  },
  yoga: (span, { moment }) => ({
    id: span.index,
    name: nityaYogaAt(span.index).name,
    ...presentWindow(span, moment),
  }),
};

export type LimbOfDay<L extends Limb> = {
  /** Every one that touches the day; the first may have begun before it, the last may end after. */
  list: Timing<L>[];
  /** The one at the instant of the request, which may lie before the day's sunrise. */
  atInstant: Timing<L>;
};

/** One limb over the day and at the instant: searched as one run, so that shared boundaries are the same second. */
export function limbOfDay<L extends Limb>(limb: L, page: Page): LimbOfDay<L> {
  const { angles, day, moment } = page;
  const { startJdUt, endJdUt } = wholeDayOf(day, moment);
  const spans = limbsBetween(angles, limb, Math.min(startJdUt, moment.jdUt), Math.max(endJdUt, moment.jdUt));
  const now = spans.find((span) => moment.jdUt < span.endJdUt) ?? spans.at(-1);
  if (now === undefined) throw new RangeError(`no ${limb} at the instant`);
  const list = spans.filter((span) => span.endJdUt > startJdUt && span.startJdUt < endJdUt);
  return { list: list.map((span) => PRESENT[limb](span, page)), atInstant: PRESENT[limb](now, page) };
}
