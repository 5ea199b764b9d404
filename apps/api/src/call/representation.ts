import {
  drawPicture,
  PICTURE_STYLES,
  PICTURE_THEMES,
  type PictureForm,
  type PictureStyle,
} from '@graha/catalog/picture';
import type { ListedOperation } from '@graha/catalog/list-operations';
import { preferenceOf } from './accept.ts';
import { ApiError } from '../errors/errors.ts';

/** The media type of an answer and the function that writes it. */
export type Representation = {
  contentType: string;
  /** Part of the hash of an idempotent call, because a replay repeats bytes; empty for JSON. */
  mark: string;
  write(answer: unknown, input: unknown): Buffer;
};

const JSON_TYPE = 'application/json';
const SVG_TYPE = 'image/svg+xml';

const LINES_TYPE = 'application/x-ndjson';

const asJson: Representation = {
  contentType: `${JSON_TYPE}; charset=utf-8`,
  mark: '',
  write: (answer) => Buffer.from(JSON.stringify(answer)),
};

/** One line for each row of a list of the answer, and one for what is beside it. */
const asLines = (list: string): Representation => ({
  contentType: `${LINES_TYPE}; charset=utf-8`,
  mark: '#lines',
  write(answer) {
    const { [list]: rows, ...rest } = Object(answer);
    return Buffer.from([...rows, rest].map((row) => `${JSON.stringify(row)}\n`).join(''));
  },
});

/** SVG where the client names it before JSON and the operation has a picture; lines where it has a list. @throws ApiError 406 */
export function representationOf(
  accept: string | undefined,
  { picture, lines }: Pick<ListedOperation, 'picture' | 'lines'>,
): Representation {
  const parameters = accept?.includes(SVG_TYPE) ? pictureParameters(accept) : null;
  if (parameters !== null && picture !== undefined) {
    const form = formOf(parameters, picture.style);
    return {
      contentType: `${SVG_TYPE}; charset=utf-8`,
      mark: `#${form.style}#${form.theme}`,
      write: (answer, input) => Buffer.from(drawPicture(picture, { answer, input }, form)),
    };
  }
  if (lines !== undefined && accept?.includes(LINES_TYPE)) return asLines(lines);
  if (preferenceOf(accept) !== null) return asJson;
  throw new ApiError('not_acceptable', {
    detail:
      picture === undefined
        ? `This operation has no picture. It answers ${JSON_TYPE}.`
        : `This operation answers ${JSON_TYPE} and ${SVG_TYPE} with style ${PICTURE_STYLES.join(', ')}.`,
  });
}

/** The parameters of the range `image/svg+xml`; null where it is refused, or JSON is named before it. */
function pictureParameters(accept: string): Map<string, string> | null {
  for (const range of accept.toLowerCase().split(',')) {
    const [type = '', ...rest] = range.split(';').map((part) => part.trim());
    const parameters = new Map(rest.map((part) => [part.replace(/=.*/s, ''), part.replace(/^[^=]*=?"?|"$/g, '')]));
    if (/^0(\.0*)?$/.test(parameters.get('q') ?? '')) continue;
    if (type === SVG_TYPE) return parameters;
    if (type === JSON_TYPE) return null;
  }
  return null;
}

const formOf = (parameters: Map<string, string>, style: PictureStyle): PictureForm => ({
  style: chosen('style', parameters.get('style'), PICTURE_STYLES) ?? style,
  theme: chosen('theme', parameters.get('theme'), PICTURE_THEMES) ?? 'light',
});

function chosen<Name extends string>(what: string, asked: string | undefined, names: readonly Name[]): Name | null {
  if (asked === undefined) return null;
  const name = names.find((known) => known === asked);
  if (name !== undefined) return name;
  throw new ApiError('not_acceptable', { detail: `${SVG_TYPE} comes with ${what} ${names.join(', ')}.` });
}
