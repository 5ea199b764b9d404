import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { Report } from '@graha/catalog/families/reports/model';
import {
  drawPicture,
  PICTURE_TEXTS,
  PICTURE_THEMES,
  type PictureForm,
  PNG_SIZE_PX,
} from '@graha/catalog/pictures/picture';
import { type PictureChoices, PICTURE_STYLES } from '@graha/catalog/pictures/style';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { pngRateWeight } from '@graha/catalog/operation/rate-weight';
import { markdownOf } from '@graha/catalog/project/markdown/markdown';
import { comesBeforeJson, preferenceOf } from './accept.ts';
import { csvOf } from './csv.ts';
import { ApiError } from '../errors/errors.ts';
import { hasShapedText, outlineTexts } from '../outlines/outline-texts.ts';
import { type AskedForm, formOf, type PictureQuery } from './picture-query.ts';
import { reportPdf } from '../reports/report-pdf.ts';
import { toPng } from './png.ts';

/** The media type of an answer and the function that writes it. */
export type Representation = {
  contentType: string;
  /** Part of the hash of an idempotent call, because a replay repeats bytes. Empty for JSON. */
  mark: string;
  /** True for a picture, whose form the query parameters choose. */
  isPicture: boolean;
  /** True for a report to print, which has the brand of its workspace. */
  isPaper: boolean;
  /** True if it is written in a compute thread. */
  isLong: boolean;
  /** The minimum weight of the call in the rate limit. */
  rateWeightMin: number;
  /** The minimum weight of this request, if it may be more. @param input parsed by the operation's schema */
  rateWeightOf?(operation: Pick<ListedOperation, 'paperUnits'>, input: unknown): number;
  write(answer: unknown, input: unknown, sky: Ephemeris): Buffer | Promise<Buffer>;
};

const JSON_TYPE = 'application/json';
const SVG_TYPE = 'image/svg+xml';
export const PNG_TYPE = 'image/png';
export const LINES_TYPE = 'application/x-ndjson';
const CSV_TYPE = 'text/csv';
const MARKDOWN_TYPE = 'text/markdown';
const PDF_TYPE = 'application/pdf';

const AS_DATA = { isPicture: false, isPaper: false, isLong: false, rateWeightMin: 1 } as const;

const asJson: Representation = {
  ...AS_DATA,
  contentType: `${JSON_TYPE}; charset=utf-8`,
  mark: '',
  write: (answer) => Buffer.from(JSON.stringify(answer)),
};

/** NDJSON: one line per row of the list, then one line with the remaining members. */
const asLines = (list: string): Representation => ({
  ...AS_DATA,
  contentType: `${LINES_TYPE}; charset=utf-8`,
  mark: '#lines',
  write(answer) {
    const { [list]: rows, ...rest } = Object(answer);
    return Buffer.from([...rows, rest].map((row) => `${JSON.stringify(row)}\n`).join(''));
  },
});

/** `drawPicture` of the version of the formulas that answers. */
type Draw = typeof drawPicture;

const markOf = ({ style, theme, sizePx }: PictureForm): string => `#${style}#${theme}#${sizePx ?? ''}`;

/** @throws ApiError 406 if this answer has nothing to draw, such as a day without a sunrise */
function drawn(draw: Draw, operationId: string, shown: { answer: unknown; input: unknown }, form: PictureForm): string {
  const svg = draw(operationId, shown, form);
  if (svg !== null) return svg;
  throw new ApiError('not_acceptable', { detail: `This answer has nothing to draw. Ask for ${JSON_TYPE}.` });
}

const asSvg = (id: string, { text, ...form }: AskedForm, draw: Draw): Representation => ({
  isPicture: true,
  isPaper: false,
  isLong: false,
  rateWeightMin: 1,
  contentType: `${SVG_TYPE}; charset=utf-8`,
  mark: `${markOf(form)}${text === null ? '' : `#${text}`}`,
  write(answer, input) {
    const svg = drawn(draw, id, { answer, input }, form);
    if (text === 'live' || (text === null && !hasShapedText(svg))) return Buffer.from(svg);
    return outlineTexts(svg).then(Buffer.from);
  },
});

function asPng(id: string, form: AskedForm, draw: Draw): Representation {
  const sizePx = form.sizePx ?? PNG_SIZE_PX;
  return {
    isPicture: true,
    isPaper: false,
    isLong: true,
    rateWeightMin: pngRateWeight(sizePx),
    contentType: PNG_TYPE,
    mark: `#png${markOf(form)}`,
    write: async (answer, input) => toPng(drawn(draw, id, { answer, input }, { ...form, sizePx })),
  };
}

const PICTURES = { [SVG_TYPE]: asSvg, [PNG_TYPE]: asPng } as const;

/** The weight of a PDF in the rate limit, by its measured CPU time in ms. */
const PDF_RATE_WEIGHT = 150;

const asPdf: Representation = {
  isPicture: false,
  isPaper: true,
  isLong: true,
  rateWeightMin: PDF_RATE_WEIGHT,
  // Safe: the operation's own schema has parsed the input.
  rateWeightOf: ({ paperUnits }, input) => PDF_RATE_WEIGHT * (paperUnits?.(input as never) ?? 1),
  contentType: PDF_TYPE,
  mark: '#pdf',
  // Safe: only the operations with `paper` have this representation, and their answers are reports.
  write: (answer, input, sky) => reportPdf(answer as Report, input, sky),
};

/** CSV: only the rows of the list, under a head with their members. */
const asCsv = (list: string): Representation => ({
  ...AS_DATA,
  contentType: `${CSV_TYPE}; charset=utf-8; header=present`,
  mark: '#csv',
  write: (answer) => Buffer.from(csvOf(Object(answer)[list])),
});

type Described = Pick<ListedOperation, 'id' | 'aliasOf' | 'title' | 'summary' | 'input' | 'output'>;

/** Markdown: a short text for a language model. */
const asMarkdown = (operation: Described): Representation => ({
  ...AS_DATA,
  contentType: `${MARKDOWN_TYPE}; charset=utf-8`,
  mark: '#markdown',
  write: (answer, input) =>
    Buffer.from(markdownOf({ operation, answer, input }, { wholeIn: `\`Accept: ${JSON_TYPE}\`` })),
});

type Representable = Pick<ListedOperation, 'picture' | 'lines' | 'csv' | 'aliasOf' | 'paper'> & Partial<Described>;

/** True for an operation of the catalogue; a batch has no text of its own. */
const isDescribed = (one: Representable): one is Representable & Described => one.output !== undefined;

/**
 * Chooses the representation: a picture or Markdown if the client names its type before JSON and the operation has it,
 * PDF if it is a report, NDJSON or CSV if the operation has a list, else JSON.
 * @throws ApiError 406, or 422 if the query requests an unknown form
 */
export function representationOf(
  accept: string | undefined,
  operation: Representable,
  query: PictureQuery = {},
  draw: Draw = drawPicture,
): Representation {
  const { id, aliasOf, picture, lines, csv, paper } = operation;
  const asked = accept?.includes('image/') ? askedPicture(accept) : null;
  if (asked !== null && picture !== undefined && id !== undefined) {
    const form = { style: picture.style ?? PICTURE_STYLES[0], theme: PICTURE_THEMES[0], sizePx: null, text: null };
    const wanted = { ...form, ...acceptedForm(asked, picture), ...formOf(query, picture) };
    return PICTURES[asked.type](aliasOf ?? id, wanted, draw);
  }
  if (isDescribed(operation) && accept !== undefined && comesBeforeJson(accept, MARKDOWN_TYPE)) {
    return asMarkdown(operation);
  }
  if (paper && accept !== undefined && comesBeforeJson(accept, PDF_TYPE)) return asPdf;
  if (lines !== undefined && accept?.includes(LINES_TYPE)) return asLines(lines);
  if (lines !== undefined && csv && accept?.includes(CSV_TYPE)) return asCsv(lines);
  if (preferenceOf(accept) !== null) return asJson;
  const types = [JSON_TYPE, ...(isDescribed(operation) ? [MARKDOWN_TYPE] : []), ...(paper ? [PDF_TYPE] : [])];
  throw new ApiError('not_acceptable', {
    detail:
      picture === undefined
        ? `This operation has no picture. It answers ${types.join(', ')}.`
        : `This operation answers ${[...types, ...PICTURE_TYPES].join(', ')}${stylesText(picture)}.`,
  });
}

const stylesText = ({ styles }: PictureChoices): string =>
  styles.length === 0 ? '' : `, pictures with style ${styles.join(', ')}`;

type PictureType = keyof typeof PICTURES;
// Safe: the keys of a constant object without further properties.
const PICTURE_TYPES = Object.keys(PICTURES) as PictureType[];

type AskedPicture = { type: PictureType; parameters: Map<string, string> };

/** The first media range with a picture; null if it is refused, or JSON or Markdown comes before it. */
function askedPicture(accept: string): AskedPicture | null {
  for (const range of accept.toLowerCase().split(',')) {
    const [named = '', ...rest] = range.split(';').map((part) => part.trim());
    const parameters = new Map(rest.map((part) => [part.replace(/=.*/s, ''), part.replace(/^[^=]*=?"?|"$/g, '')]));
    if (/^0(\.0*)?$/.test(parameters.get('q') ?? '')) continue;
    const type = PICTURE_TYPES.find((one) => one === named);
    if (type !== undefined) return { type, parameters };
    if (named === JSON_TYPE || named === MARKDOWN_TYPE) return null;
  }
  return null;
}

/**
 * Reads parameters of the media type; query parameters take precedence over them.
 * @throws ApiError 406
 */
function acceptedForm({ type, parameters }: AskedPicture, { styles }: PictureChoices): Partial<AskedForm> {
  const style = chosen(type, 'style', parameters.get('style'), styles);
  const theme = chosen(type, 'theme', parameters.get('theme'), PICTURE_THEMES);
  const text = chosen(type, 'text', parameters.get('text'), PICTURE_TEXTS);
  return { ...(style && { style }), ...(theme && { theme }), ...(text && { text }) };
}

function chosen<Name extends string>(
  type: PictureType,
  what: string,
  asked: string | undefined,
  names: readonly Name[],
): Name | null {
  if (asked === undefined) return null;
  const name = names.find((known) => known === asked);
  if (name !== undefined) return name;
  const comes = names.length === 0 ? `without ${what} here` : `with ${what} ${names.join(', ')}`;
  throw new ApiError('not_acceptable', { detail: `${type} comes ${comes}.` });
}
