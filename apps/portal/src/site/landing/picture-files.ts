import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { drawPicture, PICTURE_THEMES, type PictureTheme } from '@graha/catalog/pictures/picture';
import { EXAMPLE_ANSWERS } from '../../generated/example-answers.ts';
import { OWN_OPERATIONS } from '../../shared/operations.ts';

/** A drawn answer as a file of its own, so that a page has its address and not its thousands of elements. */
export type PictureFile = { svg: string; widthPx: number; heightPx: number };

export const THEMES = PICTURE_THEMES;

/** Drawn in the place of the first one of their family, which looks like the birth chart. */
const RATHER: ReadonlySet<string> = new Set(['divisional/d9']);

const DRAWABLE = OWN_OPERATIONS.filter(({ picture }) => picture !== undefined);

/** The operation of each family whose answer is drawn on its card: usually the first one that has a picture. */
export const DRAWN_OPERATIONS: ReadonlyMap<string, ListedOperation> = new Map(
  [...DRAWABLE.toReversed(), ...DRAWABLE.filter(({ id }) => RATHER.has(id))].map((one) => [one.family, one]),
);

const drawn = new Map<string, PictureFile | null>();

/** Returns the picture of the example of an operation, or null if it is not among the drawn ones. */
export function pictureFile(id: string, theme: PictureTheme): PictureFile | null {
  const known = drawn.get(`${theme} ${id}`);
  if (known !== undefined) return known;
  const operation = [...DRAWN_OPERATIONS.values()].find((one) => one.id === id);
  const file = operation === undefined ? null : fileOf(operation, theme);
  if (operation !== undefined) drawn.set(`${theme} ${id}`, file);
  return file;
}

function fileOf(
  { id, operationId, input, example, picture }: ListedOperation,
  theme: PictureTheme,
): PictureFile | null {
  const answer = EXAMPLE_ANSWERS[operationId];
  const style = picture?.style ?? 'north-indian'; // The one style of the other pictures; they do not read it.
  const svg = drawPicture(id, { answer, input: input.parse(example) }, { style, theme, sizePx: null });
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg ?? '') ?? [];
  return svg === null ? null : { svg, widthPx: Math.round(Number(width)), heightPx: Math.round(Number(height)) };
}

export const picturePath = (id: string, theme: PictureTheme): string => `/pictures/${theme}/${id}.svg`;
