import { z } from 'zod';
import type { Birth, BirthDetails } from '../../request/birth.ts';
import { members } from '../../wire/fields.ts';

export const CHART_STYLES = ['north-indian', 'south-indian', 'east-indian', 'wheel'] as const;
export const PAGE_SIZES = ['a4', 'letter'] as const;

const NAME_LENGTH_MAX = 120;
const FOOTER_LENGTH_MAX = 160;
/** A logo of 200 kB in Base64, with the head of its data URL. */
const LOGO_LENGTH_MAX = 273_100;
const LOGO = /^data:image\/(?:png|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;
const COLOUR = /^#[0-9a-fA-F]{6}$/;

/** Largest body of a request for a report: a logo and the members around it. */
export const REPORT_BODY_BYTES_MAX = 288 * 1024;

const lineOf = (max: number) =>
  z
    .string()
    .max(max, { error: `must be at most ${max} characters` })
    // oxlint-disable-next-line no-control-regex -- A line has no control characters, which PDF cannot print.
    .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/, { error: 'must be one line without control characters' })
    .optional();

const Colour = z.string().regex(COLOUR, { error: 'must be a colour such as #152341' }).optional();

const Brand = members(
  {
    name: lineOf(80).meta({ title: 'Brand name', description: 'Printed at the head of the first page and above the others.' }),
    logo: z
      .string()
      .max(LOGO_LENGTH_MAX, { error: 'must be a logo of at most 200 kB' })
      .regex(LOGO, { error: 'must be a data URL in Base64, data:image/png;base64,… or data:image/svg+xml;base64,…' })
      .optional()
      .meta({
        title: 'Logo',
        description: 'A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.',
      }),
    primary_colour: Colour.meta({ title: 'Main colour', description: 'Colour of headings, such as #152341.' }),
    accent_colour: Colour.meta({ title: 'Second colour', description: 'Colour of the mark below the title, such as #8e5a14.' }),
    footer: lineOf(FOOTER_LENGTH_MAX).meta({ title: 'Footer', description: 'Printed at the foot of each page.' }),
    contact: lineOf(100).meta({ title: 'Contact', description: 'A web or mail address, printed after the footer as a link, or a telephone number.' }),
  },
  'member of a brand',
)
  .optional()
  .meta({ id: 'ReportBrand', title: 'Brand', description: 'Name, logo, colours and footer of the seller, used only in a PDF. If omitted, the brand of the workspace is printed; an empty one prints none.' }); // prettier-ignore

/** Members of the form of a report, in every request for one. */
export const REPORT_MEMBERS = {
  page_size: z
    .enum(PAGE_SIZES, { error: `must be one of ${PAGE_SIZES.join(', ')}` })
    .default('a4')
    .meta({ title: 'Page size', description: 'Size of the pages of a PDF.' }),
  brand: Brand,
};

export const ChartStyle = z
  .enum(CHART_STYLES, { error: `must be one of ${CHART_STYLES.join(', ')}` })
  .default('north-indian')
  .meta({ title: 'Chart style', description: 'Style of the charts.' });

export const personName = (whose: string) =>
  lineOf(NAME_LENGTH_MAX).meta({ title: `Name of ${whose}`, description: `Name of ${whose}, printed in the report.` });

export const placeNamed = (title: string, description: string) => lineOf(NAME_LENGTH_MAX).meta({ title, description });

export const placeName = (whose: string) =>
  placeNamed(`Birthplace of ${whose}`, `Name of the birthplace of ${whose}, printed in the report.`);

const SENT = [
  'year',
  'month',
  'date',
  'hours',
  'minutes',
  'seconds',
  'latitude',
  'longitude',
  'timezone',
  'fold',
] as const;

/** A parsed birth as a request of another operation: Gregorian, with its place and zone. */
export const sentBirth = (birth: Birth): z.input<typeof BirthDetails> =>
  // Safe: the members that every birth requires are among those copied.
  Object.fromEntries(SENT.flatMap((name) => (birth[name] === undefined ? [] : [[name, birth[name]]]))) as z.input<typeof BirthDetails>; // prettier-ignore
