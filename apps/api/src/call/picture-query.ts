import type { ValidationProblem } from '@graha/catalog/request/issues';
import {
  PICTURE_SIZE_PX,
  PICTURE_TEXTS,
  PICTURE_THEMES,
  type PictureForm,
  type PictureText,
} from '@graha/catalog/pictures/picture';
import type { PictureChoices } from '@graha/catalog/pictures/style';
import { ApiError } from '../errors/errors.ts';

/** Query parameters that choose the form of a picture, as received. */
export type PictureQuery = Readonly<Partial<Record<(typeof PICTURE_PARAMETERS)[number], string>>>;

export const PICTURE_PARAMETERS = ['style', 'size', 'theme', 'text'] as const;

/** The form of a picture, and the way its texts are written; null for the default of its language. */
export type AskedForm = PictureForm & { text: PictureText | null };

export function pictureQueryOf(url: string): PictureQuery {
  const mark = url.indexOf('?');
  if (mark < 0) return {};
  const query = new URLSearchParams(url.slice(mark + 1));
  return Object.fromEntries(
    PICTURE_PARAMETERS.flatMap((name) => {
      const values = query.getAll(name);
      return values.length === 0 ? [] : [[name, values.join(',')]];
    }),
  );
}

/**
 * Reads the form of a picture from the query.
 * @throws ApiError 422 with the allowed values
 */
export function formOf(query: PictureQuery, { styles }: PictureChoices): Partial<AskedForm> {
  const problems: ValidationProblem[] = [];
  const choose = <Name extends string>(name: 'style' | 'theme' | 'text', names: readonly Name[]): Name | undefined => {
    const asked = query[name];
    const found = names.find((known) => known === asked);
    if (asked !== undefined && found === undefined) problems.push(problem(name, allowed(names)));
    return found;
  };
  const style = choose('style', styles);
  const theme = choose('theme', PICTURE_THEMES);
  const text = choose('text', PICTURE_TEXTS);
  const sizePx = sizeOf(query.size);
  if (sizePx === null) {
    problems.push(problem('size', `must be a whole number of pixels from ${PICTURE_SIZE_PX.min} to ${PICTURE_SIZE_PX.max}`));
  }
  if (problems.length > 0) throw new ApiError('validation_error', { detail: problems });
  return { ...(style && { style }), ...(theme && { theme }), ...(text && { text }), ...(sizePx && { sizePx }) };
} // prettier-ignore

const allowed = (names: readonly string[]): string =>
  names.length === 0 ? 'must be left out: this picture comes in one style' : `must be one of ${names.join(', ')}`;

const problem = (name: string, msg: string): ValidationProblem => ({ loc: ['query', name], msg, type: 'value_error' });

/** Returns undefined if no size was given, and null if the text is not a valid size. */
function sizeOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  const sizePx = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return sizePx >= PICTURE_SIZE_PX.min && sizePx <= PICTURE_SIZE_PX.max ? sizePx : null;
}
