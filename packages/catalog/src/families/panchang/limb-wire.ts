import type { Almanac } from '@graha/astro-engine/panchang/day';
import type { Limb } from '@graha/astro-engine/panchang/limbs';
import { karanaAt, nityaYogaAt, tithiAt } from '@graha/astro-engine/panchang/names';
import type { Span } from '@graha/astro-engine/search';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { z } from 'zod';
import { GrahaName, NakshatraName } from '../../placement.ts';
import { nameOf } from '../../present-placement.ts';
import { presentWindow, WINDOW } from './almanac.ts';

/** Wire schemas of the limbs, and how each is told. */

const Tithi = z
  .strictObject({
    number: z.int().min(1).max(30).describe('1 to 15 of the waxing half, 16 to 30 of the waning.'),
    name: z.string(),
    paksha: z.enum(['Shukla', 'Krishna']).describe('Waxing or waning half of the lunar month.'),
    day_of_paksha: z.int().min(1).max(15),
    group: z.enum(['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna']),
    ...WINDOW,
  })
  .meta({ id: 'Tithi', description: 'A lunar day: the Moon gains 12° on the Sun.' });

const Nakshatra = z
  .strictObject({
    number: z.int().min(1).max(27),
    name: NakshatraName,
    lord: GrahaName,
    deity: z.string(),
    ...WINDOW,
  })
  .meta({ id: 'NakshatraSpan', description: 'The star (lunar mansion) that the Moon is in.' });

const Yoga = z
  .strictObject({
    number: z.int().min(1).max(27),
    name: z.string(),
    is_auspicious: z.boolean(),
    avoid: z.string().optional().describe('Which part is to be avoided, where it is not the whole.'),
    ...WINDOW,
  })
  .meta({ id: 'NityaYoga', description: 'One of 27 parts of the sum of the Sun’s and the Moon’s longitude.' });

const Karana = z
  .strictObject({
    number: z.int().min(1).max(60).describe('Half tithi of the lunar month, 1 begins at the new moon.'),
    name: z.string(),
    kind: z.enum(['movable', 'fixed']),
    nature: z.enum(['auspicious', 'inauspicious', 'mixed']),
    ...WINDOW,
  })
  .meta({ id: 'Karana', description: 'Half a tithi.' });

export const LIMB_SCHEMAS = {
  tithi: Tithi,
  nakshatra: Nakshatra,
  yoga: Yoga,
  karana: Karana,
} as const satisfies Record<Limb, z.ZodType>;
export type WireLimb<L extends Limb> = z.input<(typeof LIMB_SCHEMAS)[L]>;

type Clock = Pick<Almanac, 'offsetSeconds'>;
type Present = { [L in Limb]: (span: Span, clock: Clock) => WireLimb<L> };

export const PRESENT_LIMB: Present = {
  tithi: (span, clock) => {
    const { name, paksha, dayOfPaksha, group } = tithiAt(span.index);
    return { number: span.index + 1, name, paksha, day_of_paksha: dayOfPaksha, group, ...presentWindow(span, clock) };
  },
  nakshatra: (span, clock) => {
    const { name, lord, deity } = nakshatraAt(span.index);
    return { number: span.index + 1, name, lord: nameOf(lord), deity, ...presentWindow(span, clock) };
  },
  yoga: (span, clock) => {
    const { name, isAuspicious, avoid } = nityaYogaAt(span.index);
    const part = avoid === undefined ? {} : { avoid };
    return { number: span.index + 1, name, is_auspicious: isAuspicious, ...part, ...presentWindow(span, clock) };
  },
  karana: (span, clock) => ({ number: span.index + 1, ...karanaAt(span.index), ...presentWindow(span, clock) }),
};

/** How many sunrises a tithi holds: none makes it kshaya (skipped by the calendar), two vriddhi (counted twice). */
export function sunriseCount({ sky, rule, place }: Almanac, { startJdUt, endJdUt }: Span): number {
  let count = 0;
  // A sunrise at the very start belongs to the tithi: it is looked for from just before.
  for (let jdUt = sky.nextCrossing('sun', 'rise', rule, startJdUt - 1e-6, place); jdUt !== null && jdUt < endJdUt;) {
    count += 1;
    jdUt = sky.nextCrossing('sun', 'rise', rule, jdUt, place);
  }
  return count;
}
