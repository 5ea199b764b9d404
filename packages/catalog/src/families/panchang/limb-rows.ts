import { sunCrossingsBetween } from '@graha/astro-engine/panchang/crossings';
import type { Limb } from '@graha/astro-engine/panchang/limbs';
import { karanaAt, nityaYogaAt, tithiAt } from '@graha/astro-engine/panchang/names';
import type { Span } from '@graha/astro-engine/core/search';
import { nakshatraAt } from '@graha/astro-engine/vocabulary/nakshatras';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { GrahaName, NakshatraName } from '../../wire/placement.ts';
import { nameOf } from '../../wire/present-placement.ts';
import { Quality } from '../../wire/quality.ts';
import { type AlmanacDay, presentWindow, WINDOW } from './almanac.ts';

type Schema = z.ZodObject<z.ZodRawShape & typeof WINDOW>;

/** A limb of the almanac in answers: its schema, its members and the texts of its own operation. */
export type LimbRow<S extends Schema, Own extends z.ZodRawShape> = {
  schema: S;
  present(span: Span): Omit<z.input<S>, 'start' | 'end'>;
  /** One sentence about the operation, with full stop. */
  summary: string;
  /** The explanation of the operation for a developer who is new to astrology. */
  description: string;
  /** Members that the operation adds to the limb at the instant. */
  own: { members: Own; present(span: Span, almanacDay: AlmanacDay): z.input<z.ZodObject<Own>> } | null;
};

/** Infers the types of a row from its schemas. */
const limbRow = <S extends Schema, Own extends z.ZodRawShape = Record<never, never>>(
  row: LimbRow<S, Own>,
): LimbRow<S, Own> => row;

export const LIMB_ROWS = {
  tithi: limbRow({
    schema: z
      .strictObject({
        number: z.int().min(1).max(30).describe('1 to 15 of the waxing half, 16 to 30 of the waning.'),
        name: term('TithiName', z.string()).describe('Name of the tithi (lunar day), Sanskrit in Latin letters.'),
        paksha: term('PakshaName', z.enum(['Shukla', 'Krishna'])).describe('Waxing or waning half of the lunar month.'),
        day_of_paksha: z.int().min(1).max(15).describe('Day of its half of the month, 1 to 15.'),
        group: term('TithiGroup', z.enum(['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'])).describe(
          'One of five groups, to which the tithis belong in turn.',
        ),
        ...WINDOW,
      })
      .meta({ id: 'Tithi', description: 'A lunar day: the Moon gains 12° on the Sun.' }),
    present: ({ index }) => {
      const { name, paksha, dayOfPaksha, group } = tithiAt(index);
      return { number: index + 1, name, paksha, day_of_paksha: dayOfPaksha, group };
    },
    summary: 'The lunar day at a moment, with its start, end and the next one.',
    description:
      'A tithi lasts while the Moon gains 12° on the Sun: thirty to the month, fifteen waxing (Shukla) and fifteen waning ' +
      '(Krishna), each 19 to 27 hours long. `is_kshaya`: no sunrise falls into it, so the calendar skips it; ' +
      '`is_vriddhi`: two sunrises do.',
    own: {
      members: {
        is_kshaya: z.boolean().describe('Whether no sunrise falls into it, so the calendar skips it.'),
        is_vriddhi: z.boolean().describe('Whether two sunrises fall into it, so the calendar repeats it.'),
      },
      present: ({ startJdUt, endJdUt }, { almanac, day }) => {
        const isCounted = day.basis === 'sunrise';
        const sunriseCount = isCounted ? sunCrossingsBetween(almanac, 'rise', startJdUt, endJdUt).length : 1;
        return { is_kshaya: sunriseCount === 0, is_vriddhi: sunriseCount > 1 };
      },
    },
  }),

  nakshatra: limbRow({
    schema: z
      .strictObject({
        number: z.int().min(1).max(27).describe('Number, starting with 1.'),
        name: NakshatraName.describe('Name of the nakshatra (lunar mansion), Sanskrit in Latin letters.'),
        lord: GrahaName.describe('Planet that rules the nakshatra.'),
        deity: term('DeityName', z.string()).describe('Deity that presides over it.'),
        ...WINDOW,
      })
      .meta({ id: 'NakshatraSpan', description: 'The star (lunar mansion) that the Moon is in.' }),
    present: ({ index }) => {
      const { name, lord, deity } = nakshatraAt(index);
      return { number: index + 1, name, lord: nameOf(lord), deity };
    },
    summary: 'The star of the Moon at a moment, with its start, end and the next one.',
    description:
      'The zodiac is divided into 27 nakshatras of 13°20′; the Moon passes through one in about a day. The sidereal ' +
      'longitude decides, so the ayanamsa matters: a difference of one arc minute moves the end by two minutes.',
    own: null,
  }),

  yoga: limbRow({
    schema: z
      .strictObject({
        number: z.int().min(1).max(27).describe('Number, starting with 1.'),
        name: term('NityaYogaName', z.string()).describe('Name of the nitya yoga, Sanskrit in Latin letters.'),
        quality: Quality,
        avoid: z
          .string()
          .nullable()
          .describe('Part of a bad yoga to avoid; null if the whole of it is to be avoided, and for good yogas.'),
        ...WINDOW,
      })
      .meta({ id: 'NityaYoga', description: 'One of 27 parts of the sum of the Sun’s and the Moon’s longitude.' }),
    present: ({ index }) => {
      const { name, quality, avoid } = nityaYogaAt(index);
      return { number: index + 1, name, quality, avoid };
    },
    summary: 'The nitya yoga at a moment, with its start, end and the next one.',
    description:
      'The sidereal longitudes of Sun and Moon are added and the circle divided into 27: each part is a yoga of about a ' +
      'day. Nine of them are inauspicious, some only in their first hours, which `avoid` names.',
    own: null,
  }),

  karana: limbRow({
    schema: z
      .strictObject({
        number: z.int().min(1).max(60).describe('Half tithi of the lunar month, 1 begins at the new moon.'),
        name: term('KaranaName', z.string()).describe('Name of the karana (half tithi), Sanskrit in Latin letters.'),
        kind: z
          .enum(['movable', 'fixed'])
          .describe('movable for the seven karanas that recur through the month, fixed for the four that come once.'),
        quality: Quality,
        ...WINDOW,
      })
      .meta({ id: 'Karana', description: 'Half a tithi.' }),
    present: ({ index }) => ({ number: index + 1, ...karanaAt(index) }),
    summary: 'The half lunar day at a moment, with its start, end and the next one.',
    description:
      'A karana lasts while the Moon gains 6° on the Sun. Seven movable karanas repeat eight times a month; four fixed ' +
      'ones are around the new moon. Vishti (Bhadra) is avoided for beginnings.',
    own: null,
  }),
} as const satisfies Record<Limb, AnyLimbRow>;

type Rows = typeof LIMB_ROWS;
type OwnMembers<Row> = Row extends LimbRow<Schema, infer Own> ? z.input<z.ZodObject<Own>> : never;

export type LimbSchemas = { readonly [L in Limb]: Rows[L]['schema'] };
export type WireLimb<L extends Limb> = z.input<Rows[L]['schema']>;
/** The answer of a limb's operation about the limb at the instant. */
export type WireLimbNow<L extends Limb> = WireLimb<L> & OwnMembers<Rows[L]>;

/** A row without the types that only its own operation needs. */
export type AnyLimbRow = Omit<LimbRow<Schema, z.ZodRawShape>, 'present' | 'own'> & {
  present(span: Span): object;
  own: { members: z.ZodRawShape; present(span: Span, almanacDay: AlmanacDay): object } | null;
};

/** A limb with the printed start and end of its span. */
export const presentLimb = (limb: Limb, span: Span, moment: AlmanacDay['moment']): object =>
  Object.assign(LIMB_ROWS[limb].present(span), presentWindow(span, moment));
