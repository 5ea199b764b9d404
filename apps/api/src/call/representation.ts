import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { Report } from '@graha/catalog/families/reports/model';
import { drawPicture, PICTURE_THEMES, type PictureForm, PNG_SIZE_PX } from '@graha/catalog/pictures/picture';
import { type PictureChoices, PICTURE_STYLES } from '@graha/catalog/pictures/style';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { pngRateWeight } from '@graha/catalog/operation/rate-weight';
import { preferenceOf } from './accept.ts';
import { csvOf } from './csv.ts';
import { ApiError } from '../errors/errors.ts';
import { reportPdf } from '../reports/report-pdf.ts';
import { formOf, type PictureQuery } from './picture-query.ts';
import { toPng } from './png.ts';

/** The media type of an answer and the function that writes it. */
export type Representation = {
  contentType: string;
  /** Part of the hash of an idempotent call, because a replay repeats bytes. Empty for JSON. */
  mark: string;
  /** True for a picture, whose form the query parameters choose. */
  isPicture: boolean;
  /** True if it is written in a compute thread. */
  isLong: boolean;
  /** The minimum weight of the call in the rate limit. */
  rateWeightMin: number;
  write(answer: unknown, input: unknown, sky: Ephemeris): Buffer | Promise<Buffer>;
};

const JSON_TYPE = 'application/json';
const SVG_TYPE = 'image/svg+xml';
export const PNG_TYPE = 'image/png';
export const LINES_TYPE = 'application/x-ndjson';
const CSV_TYPE = 'text/csv';
const PDF_TYPE = 'application/pdf';

const AS_DATA = { isPicture: false, isLong: false, rateWeightMin: 1 } as const;

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

const markOf = ({ style, theme, sizePx }: PictureForm): string => `#${style}#${theme}#${sizePx ?? ''}`;

/** @throws ApiError 406 if this answer has nothing to draw, such as a day without a sunrise */
function drawn(operationId: string, answer: unknown, input: unknown, form: PictureForm): string {
  const svg = drawPicture(operationId, { answer, input }, form);
  if (svg !== null) return svg;
  throw new ApiError('not_acceptable', { detail: `This answer has nothing to draw. Ask for ${JSON_TYPE}.` });
}

const asSvg = (id: string, form: PictureForm): Representation => ({
  isPicture: true,
  isLong: false,
  rateWeightMin: 1,
  contentType: `${SVG_TYPE}; charset=utf-8`,
  mark: markOf(form),
  write: (answer, input) => Buffer.from(drawn(id, answer, input, form)),
});

function asPng(id: string, form: PictureForm): Representation {
  const sizePx = form.sizePx ?? PNG_SIZE_PX;
  return {
    isPicture: true,
    isLong: true,
    rateWeightMin: pngRateWeight(sizePx),
    contentType: PNG_TYPE,
    mark: `#png${markOf(form)}`,
    write: async (answer, input) => toPng(drawn(id, answer, input, { ...form, sizePx })),
  };
}

const PICTURES = { [SVG_TYPE]: asSvg, [PNG_TYPE]: asPng } as const;

/** The weight of a PDF in the rate limit, by its measured CPU time in ms. */
const PDF_RATE_WEIGHT = 150;

const asPdf: Representation = {
  isPicture: false,
  isLong: true,
  rateWeightMin: PDF_RATE_WEIGHT,
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

/**
 * Chooses the representation: a picture if the client names its type before JSON and the operation has one, NDJSON or
 * CSV if the operation has a list, else JSON.
 * @throws ApiError 406, or 422 if the query requests an unknown form
 */
export function representationOf(
  accept: string | undefined,
  {
    id,
    aliasOf,
    picture,
    lines,
    csv,
    paper,
  }: Pick<ListedOperation, 'picture' | 'lines' | 'csv' | 'aliasOf' | 'paper'> & { id?: string },
  query: PictureQuery = {},
): Representation {
  const asked = accept?.includes('image/') ? askedPicture(accept) : null;
  if (asked !== null && picture !== undefined && id !== undefined) {
    const form = { style: picture.style ?? PICTURE_STYLES[0], theme: PICTURE_THEMES[0], sizePx: null };
    return PICTURES[asked.type](aliasOf ?? id, { ...form, ...acceptedForm(asked, picture), ...formOf(query, picture) });
  }
  if (paper && accept !== undefined && comesFirst(PDF_TYPE, accept)) return asPdf;
  if (lines !== undefined && accept?.includes(LINES_TYPE)) return asLines(lines);
  if (lines !== undefined && csv && accept?.includes(CSV_TYPE)) return asCsv(lines);
  if (preferenceOf(accept) !== null) return asJson;
  throw new ApiError('not_acceptable', {
    detail:
      picture === undefined
        ? `This operation has no picture. It answers ${JSON_TYPE}${paper ? ` and ${PDF_TYPE}` : ''}.`
        : `This operation answers ${[JSON_TYPE, ...PICTURE_TYPES].join(', ')}${stylesText(picture)}.`,
  });
}

const stylesText = ({ styles }: PictureChoices): string =>
  styles.length === 0 ? '' : `, pictures with style ${styles.join(', ')}`;

/** True if a client accepts the type, and does not name JSON before it. */
function comesFirst(type: string, accept: string): boolean {
  for (const range of accept.toLowerCase().split(',')) {
    const [named = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) continue;
    if (named === type) return true;
    if (named === JSON_TYPE) return false;
  }
  return false;
}

type PictureType = keyof typeof PICTURES;
// Safe: the keys of a constant object without further properties.
const PICTURE_TYPES = Object.keys(PICTURES) as PictureType[];

type AskedPicture = { type: PictureType; parameters: Map<string, string> };

/** The first media range with a picture; null if it is refused, or JSON comes before it. */
function askedPicture(accept: string): AskedPicture | null {
  for (const range of accept.toLowerCase().split(',')) {
    const [named = '', ...rest] = range.split(';').map((part) => part.trim());
    const parameters = new Map(rest.map((part) => [part.replace(/=.*/s, ''), part.replace(/^[^=]*=?"?|"$/g, '')]));
    if (/^0(\.0*)?$/.test(parameters.get('q') ?? '')) continue;
    const type = PICTURE_TYPES.find((one) => one === named);
    if (type !== undefined) return { type, parameters };
    if (named === JSON_TYPE) return null;
  }
  return null;
}

/**
 * Reads parameters of the media type; query parameters take precedence over them.
 * @throws ApiError 406
 */
function acceptedForm({ type, parameters }: AskedPicture, { styles }: PictureChoices): Partial<PictureForm> {
  const style = chosen(type, 'style', parameters.get('style'), styles);
  const theme = chosen(type, 'theme', parameters.get('theme'), PICTURE_THEMES);
  return { ...(style && { style }), ...(theme && { theme }) };
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
