import { z } from 'zod';
import { LANGUAGE_CODES } from '../../languages/codes.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { CHART_STYLES } from './request.ts';

/** The kinds of reports, by the last part of their address. */
const REPORT_KINDS = [
  'kundli',
  'matching',
  'western-natal',
  'varshaphal',
  'numerology',
  'panchang-month',
  'muhurta',
] as const;
type ReportKind = (typeof REPORT_KINDS)[number];

const PART_KINDS = ['text', 'pairs', 'table', 'picture'] as const;

const ReportRequest = z
  .record(z.string(), z.unknown())
  .describe('The request of the operation, whose answer has the values.');

const ReportPicture = z
  .strictObject({
    operation: z.string().describe('Id of the operation whose answer is drawn.'),
    request: ReportRequest,
    style: z.enum(CHART_STYLES).nullable().describe('Style of the drawing; null if the picture has one style.'),
    width: z.enum(['whole', 'half']).describe('Share of the width that the picture takes.'),
  })
  .meta({ id: 'ReportPicture', description: 'A picture of a report: ask its operation for `image/svg+xml`.' });

const ReportPart = z
  .strictObject({
    kind: z.enum(PART_KINDS).describe('The member that holds the content.'),
    title: z.string().describe('Title of the part; empty if it has none.'),
    text: z.string().nullable().describe('Text, with a line for each paragraph.'),
    pairs: z
      .array(
        z.strictObject({
          label: z.string().describe('Label of the value.'),
          value: z.string().describe('The value, as printed.'),
        }),
      )
      .nullable()
      .describe('Labelled values.'),
    columns: z
      .array(
        z.strictObject({
          label: z.string().describe('Head of the column.'),
          align: z.enum(['start', 'end']).describe('Side at which the cells are aligned.'),
        }),
      )
      .nullable()
      .describe('Columns of a table.'),
    rows: z.array(z.array(z.string())).nullable().describe('Rows of a table, with a cell for each column.'),
    picture: ReportPicture.nullable().describe('A picture.'),
  })
  .meta({ id: 'ReportPart', description: 'A part of a section: a text, labelled values, a table or a picture.' });
export type ReportPart = z.input<typeof ReportPart>;

const ReportSection = z
  .strictObject({
    title: z.string().describe('Title of the section.'),
    starts_page: z.boolean().describe('Whether the section begins on a page of its own.'),
    parts: z.array(ReportPart).describe('Parts, in reading order.'),
  })
  .meta({ id: 'ReportSection', description: 'A section of a report.' });
export type ReportSection = z.input<typeof ReportSection>;

const MEMBERS = {
  title: z.string().describe('Title of the report, in its language.'),
  subject: z.string().describe('The person or place of the report; empty if none was given.'),
  language: z.enum(LANGUAGE_CODES).describe('Language of titles, labels and names.'),
  sections: z.array(ReportSection).describe('Sections, in reading order.'),
  operations: z
    .array(z.strictObject({ operation: z.string().describe('Id of the operation.'), request: ReportRequest }))
    .describe('Operations whose answers the report is made of, with their requests.'),
  metadata: Metadata,
};

/** The answer of a kind of report: the content of the PDF, as data. */
export const reportOf = <Kind extends ReportKind>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind).describe('Kind of the report.'), ...MEMBERS });

/** A report of any kind. */
export const Report = z.strictObject({ kind: z.enum(REPORT_KINDS), ...MEMBERS });
export type Report = z.input<typeof Report>;
