import { printedAngle } from '@graha/astro-engine/reconcile/shown/angle';
import { grahaNamed, nakshatraNamed, tithisNamed } from '@graha/astro-engine/reconcile/shown/names';
import { printedNumber, stepOf } from '@graha/astro-engine/reconcile/shown/printed';
import type { Shown } from '@graha/astro-engine/reconcile/shown/shown';
import { printedClock, printedDays } from '@graha/astro-engine/reconcile/shown/time';
import { GRAHA_IDS } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { members, wholeNumber } from '../../wire/fields.ts';
import { nameOf } from '../../wire/present-placement.ts';

/** The values of the other program, as it shows them. */

const TEXT_MAX = 60;

const TEXT = z.union([z.string().max(TEXT_MAX), z.number()]);

/** A text or number that a parser understands. @param form ends the sentence `moon must be …` */
const read = (parse: (text: string) => unknown, form: string, title: string, description: string) =>
  TEXT.refine((given) => parse(String(given)) !== null, { error: `must be ${form}` })
    .optional()
    .meta({ title, description });

const LONGITUDE_FORM = `a longitude such as 23°17' Aquarius, 23Aq17, 323.28 or Virgo, in at most ${TEXT_MAX} characters`;

const longitude = (title: string, what: string) =>
  read(printedAngle, LONGITUDE_FORM, title, `${what}, with the digits that it shows: they are the tolerance.`);

const AYANAMSA_DIGITS = /^\d{1,3}(?:\.\d+)?$/;
/** Programs differ in the last digits of an ayanamsa of one name. */
const AYANAMSA_SLACK_DEG = 3 / 3600;

function printedAyanamsa(text: string) {
  if (!AYANAMSA_DIGITS.test(text.trim())) {
    const angle = printedAngle(text);
    return angle === null || angle.isSignOnly ? null : angle;
  }
  return Number(text) < 360 ? printedNumber(Number(text), stepOf(text.trim()), AYANAMSA_SLACK_DEG) : null;
}

const DashaShown = members(
  {
    lord: z
      .string()
      .max(TEXT_MAX)
      .refine((name) => grahaNamed(name) !== null, { error: 'must be a planet such as Moon or Chandra' })
      .meta({ title: 'Lord', description: 'Planet that rules the great period.' }),
    from: z
      .string()
      .max(TEXT_MAX)
      .refine((text) => printedDays(text) !== null, {
        error: 'must be a day, a month or a year such as 2019-02-24, 24 Feb 2019, 2019-02 or 2019',
      })
      .meta({ title: 'From', description: 'Day, month or year on which it begins.' }),
  },
  'member of a dasha',
);

const HOUSES = members(
  Object.fromEntries(
    GRAHA_IDS.map((graha) => [
      graha,
      wholeNumber(1, 12)
        .optional()
        .meta({ title: nameOf(graha), description: `House of ${nameOf(graha)}.` }),
    ]),
  ),
  'planet with a house',
);

const LONGITUDES = {
  lagna: longitude('Lagna', 'Ascendant'),
  sun: longitude('Sun', 'Longitude of the Sun'),
  moon: longitude('Moon', 'Longitude of the Moon'),
  mars: longitude('Mars', 'Longitude of Mars'),
  mercury: longitude('Mercury', 'Longitude of Mercury'),
  jupiter: longitude('Jupiter', 'Longitude of Jupiter'),
  venus: longitude('Venus', 'Longitude of Venus'),
  saturn: longitude('Saturn', 'Longitude of Saturn'),
  rahu: longitude('Rahu', 'Longitude of Rahu'),
  ketu: longitude('Ketu', 'Longitude of Ketu'),
};
// Safe: the keys of the record itself.
const POINTS = Object.keys(LONGITUDES) as (keyof typeof LONGITUDES)[];

const SHOWN = {
  ...LONGITUDES,
  nakshatra: read(
    nakshatraNamed,
    'a nakshatra such as Rohini, or its number 1 to 27',
    'Nakshatra',
    'Nakshatra of the Moon, by name or number.',
  ),
  pada: wholeNumber(1, 4).optional().meta({ title: 'Pada', description: 'Quarter of that nakshatra.' }),
  dasha: DashaShown.optional().meta({ title: 'Dasha', description: 'A great period of Vimshottari with its start.' }),
  tithi: read(
    tithisNamed,
    'a tithi such as Shukla Navami, Purnima, or its number 1 to 30',
    'Tithi',
    'Lunar day, by name or number.',
  ),
  sunrise: read(
    printedClock,
    'a time of day such as 05:58, 05:58:12 or 5:58 AM',
    'Sunrise',
    'Sunrise on the day of birth.',
  ),
  ayanamsa: read(
    printedAyanamsa,
    `degrees such as 23.85 or 23°51'10"`,
    'Ayanamsa',
    'Value of the ayanamsa in degrees, with or without nutation.',
  ),
  houses: HOUSES.optional().meta({ title: 'Houses', description: 'House of a planet, 1 to 12, by its name.' }),
};

const hasValue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(hasValue) : value !== undefined;

const NOTHING_SHOWN = `shown must have at least one value that the other program shows: ${Object.keys(SHOWN).join(', ')}`;

export const ShownMembers = members(SHOWN, 'value that can be reconciled')
  .superRefine(
    (shown, context) => {
      if (typeof shown === 'object' && shown !== null && !hasValue(shown))
        context.addIssue({ code: 'custom', path: [], message: NOTHING_SHOWN, input: shown });
    },
    { when: () => true },
  )
  .meta({
    id: 'ShownValues',
    title: 'Values of the other program',
    description:
      'Values of the other program, typed as it prints them: at least one. The digits typed are the tolerance.',
  });
export type ShownWire = z.output<typeof ShownMembers>;

/** A value that the schema has checked, so that its parser understands it. */
function understood<T>(value: T | null): T {
  if (value === null) throw new RangeError('the schema let an unreadable value pass');
  return value;
}

/** Returns the values in the terms of the engine. @param shown parsed by the schema */
export function shownOf(shown: ShownWire): Shown[] {
  const { nakshatra, pada, dasha, tithi, sunrise, ayanamsa, houses } = shown;
  const found: Shown[] = [];
  for (const point of POINTS) {
    const text = shown[point];
    if (text === undefined) continue;
    found.push({ key: point, kind: 'longitude', point, angle: understood(printedAngle(String(text))) });
  }
  if (nakshatra !== undefined)
    found.push({ key: 'nakshatra', kind: 'nakshatra', nakshatraIndex: understood(nakshatraNamed(String(nakshatra))) });
  if (pada !== undefined) found.push({ key: 'pada', kind: 'pada', padaNumber: pada });
  if (dasha !== undefined)
    found.push({
      key: 'dasha',
      kind: 'dasha',
      lord: understood(grahaNamed(dasha.lord)),
      from: understood(printedDays(dasha.from)),
    });
  if (tithi !== undefined)
    found.push({ key: 'tithi', kind: 'tithi', tithiIndexes: understood(tithisNamed(String(tithi))) });
  if (sunrise !== undefined)
    found.push({ key: 'sunrise', kind: 'sunrise', clock: understood(printedClock(String(sunrise))) });
  if (ayanamsa !== undefined)
    found.push({ key: 'ayanamsa', kind: 'ayanamsa', deg: understood(printedAyanamsa(String(ayanamsa))) });
  for (const graha of GRAHA_IDS) {
    const houseNumber = houses?.[graha];
    if (houseNumber !== undefined) found.push({ key: `houses.${graha}`, kind: 'house', graha, houseNumber });
  }
  return found;
}

/** Returns the text of each value as it was sent, by its name. */
export const sentTextOf =
  (shown: ShownWire): ((name: string) => string) =>
  (name) => {
    const value: unknown = name.split('.').reduce((at: unknown, step) => Reflect.get(Object(at), step), shown);
    if (name !== 'dasha') return String(value);
    return shown.dasha === undefined ? '' : `${shown.dasha.lord} from ${shown.dasha.from}`;
  };
