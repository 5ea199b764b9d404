import { z } from 'zod';
import { Text } from '../core/typed-text.ts';
import { BRAND_LENGTHS, type BrandMember } from './report-brand.ts';

/** A logo of 200 kB in Base64, with the head of its data URL. */
const LOGO_LENGTH_MAX = 273_100;
const LOGO = /^data:image\/(?:png|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;
// oxlint-disable-next-line no-control-regex -- A line has no control characters, which PDF cannot print.
const ONE_LINE = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/;
const COLOUR = /^#[0-9a-fA-F]{6}$/;

const line = (max: number) =>
  Text.max(max, { error: `must be at most ${max} characters` })
    .regex(ONE_LINE, { error: 'must be one line without control characters' })
    .optional();
const colour = z.string().max(7).regex(COLOUR, { error: 'must be a colour such as #152341' }).optional();

/** The brand of reports, with the limits of `brand` in a request for a report. */
export const BrandSchema = z.strictObject({
  name: line(BRAND_LENGTHS.name).describe('Printed at the head of the first page and above the others.'),
  logo: z
    .string()
    .max(LOGO_LENGTH_MAX, { error: 'must be a logo of at most 200 kB' })
    .regex(LOGO, { error: 'must be a data URL in Base64, data:image/png;base64,… or data:image/svg+xml;base64,…' })
    .optional()
    .meta({
      description:
        'A PNG or SVG of at most 200 kB, as a data URL in Base64. An SVG may have shapes and gradients, but no scripts, styles, texts or references to other files.',
      examples: ['data:image/png;base64,iVBORw0KGgo='],
    }),
  primary_colour: colour.meta({ description: 'Colour of headings, such as #152341.', examples: ['#152341'] }),
  accent_colour: colour.meta({
    description: 'Colour of the mark below the title, such as #8e5a14.',
    examples: ['#8e5a14'],
  }),
  footer: line(BRAND_LENGTHS.footer).describe('Printed at the foot of each page.'),
  contact: line(BRAND_LENGTHS.contact).describe(
    'A web or mail address, printed after the footer as a link, or a telephone number.',
  ),
} satisfies Record<BrandMember, z.ZodType>);
