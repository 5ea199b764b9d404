import { catalog } from '@graha/catalog/families/catalog';
import type { Report } from '@graha/catalog/families/reports/model';
import { withLocalNames } from '@graha/catalog/families/reports/local-names';
import type { LanguageCode } from '@graha/catalog/languages/codes';
import { listOperations, type ListedOperation } from '@graha/catalog/list/list-operations';
import { answerOf } from '@graha/catalog/operation/answer';
import { drawPicture } from '@graha/catalog/pictures/picture';
import { PICTURE_STYLES } from '@graha/catalog/pictures/style';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { DEFAULT_COLOURS, type ReportBrand } from '@graha/domain/team/report-brand';
import type { RenderedPaper } from '@graha/paper/render-paper';
import type { Brand, Orientation, PageSize, Paper, Part, Section } from '@graha/paper/model/paper';
import { ApiError } from '../errors/errors.ts';
import { LogoError } from './clean-svg.ts';
import { readLogo } from './logo.ts';
import { relabelled } from './relabel.ts';

/** The members of a request for a report that only its PDF uses, as the schema has read them. */
type Form = {
  page_size: PageSize;
  /** Only of kinds that have a choice. */
  orientation?: Orientation;
  brand?: ReportBrand;
};

type WireSection = Report['sections'][number];
type WirePart = WireSection['parts'][number];

/**
 * Prints a report as PDF.
 * @param report the answer of an operation with `paper`
 * @param input of that operation, parsed
 * @throws ApiError 422 for a logo that cannot be printed, and for letters that are in no font
 */
export async function reportPdf(report: Report, input: unknown, sky: Ephemeris): Promise<Buffer> {
  return (await printedOf(report, input, sky)).bytes;
}

/** The same, with the places of the texts on each page. */
export async function printedOf(report: Report, input: unknown, sky: Ephemeris): Promise<RenderedPaper> {
  // Safe: the schema of every operation with `paper` has these members.
  const { page_size: pageSize, orientation = 'portrait', brand = {} } = input as Form;
  const { MissingLettersError, renderPaper } = await import('@graha/paper/render-paper');
  const paper: Paper = {
    language: report.language,
    title: report.title,
    subject: report.subject,
    sections: report.sections.map((section) => sectionOf(section, report.language, sky)),
    brand: await brandOf(brand),
    pageSize,
    orientation,
    producer: `Graha, ${report.metadata.engine}`,
  };
  try {
    return await renderPaper(paper);
  } catch (error) {
    if (!(error instanceof MissingLettersError)) throw error;
    throw lettersProblem(error.letters, brand);
  }
}

const BRAND_TEXTS = ['name', 'footer', 'contact'] as const;

/** Names the text of the brand that has one of the letters, else the report as a whole. */
function lettersProblem(letters: readonly string[], brand: ReportBrand): ApiError {
  const shown = letters.slice(0, 5).map((letter) => `${letter} (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`).join(', '); // prettier-ignore
  const from = BRAND_TEXTS.find((name) => letters.some((letter) => brand[name]?.normalize('NFC').includes(letter)));
  if (from === undefined) return problem(['body'], `the report cannot print ${shown}: ${SCRIPTS}`);
  return problem(['body', 'brand', from], `brand.${from} cannot print ${shown}: ${SCRIPTS}`);
}

const SCRIPTS = 'names and brand may have letters of Latin, Cyrillic and the Indian scripts';

const problem = (loc: string[], msg: string): ApiError =>
  new ApiError('validation_error', { detail: [{ loc, msg, type: 'value_error' }] });

async function brandOf({ name = '', logo, primary_colour, accent_colour, footer = '', contact = '' }: ReportBrand): Promise<Brand> {
  const colours = { primary: primary_colour ?? DEFAULT_COLOURS.primary_colour, accent: accent_colour ?? DEFAULT_COLOURS.accent_colour };
  try {
    return { name, footer, contact, colours, logo: logo === undefined ? null : await readLogo(logo) };
  } catch (error) {
    if (error instanceof LogoError) throw problem(['body', 'brand', 'logo'], `brand.logo ${error.message}`);
    throw error;
  }
} // prettier-ignore

const sectionOf = ({ title, starts_page, parts }: WireSection, language: LanguageCode, sky: Ephemeris): Section => ({
  title,
  startsPage: starts_page,
  parts: parts.flatMap((part) => partOf(part, language, sky)),
});

/** A picture whose answer has nothing to draw is left out. */
function partOf({ kind, title, text, pairs, columns, rows, picture }: WirePart, language: LanguageCode, sky: Ephemeris): Part[] {
  if (kind === 'text' && text !== null) return [{ kind, title, text }];
  if (kind === 'pairs' && pairs !== null) return [{ kind, title, pairs }];
  if (kind === 'table' && columns !== null && rows !== null) return [{ kind, title, columns, rows }];
  if (kind !== 'picture' || picture === null) throw new Error(`a part of the kind ${kind} has no content`);
  const operation = operationOf(picture.operation);
  const input = operation.input.parse(picture.request);
  const answer: unknown = withLocalNames(JSON.parse(JSON.stringify(answerOf(operation, input, sky))), language);
  const style = picture.style ?? PICTURE_STYLES[0];
  const svg = drawPicture(operation.aliasOf ?? operation.id, { answer, input: picture.request }, { style, theme: 'light', sizePx: null, isOnPaper: true });
  return svg === null ? [] : [{ kind, title, svg: relabelled(svg, language), width: picture.width }];
} // prettier-ignore

let operations: ReadonlyMap<string, ListedOperation> | null = null;

function operationOf(id: string): ListedOperation {
  operations ??= new Map(listOperations(catalog).map((operation) => [operation.id, operation]));
  const found = operations.get(id);
  if (found === undefined) throw new Error(`there is no operation ${id}`);
  return found;
}
