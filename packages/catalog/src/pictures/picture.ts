import { PALETTES } from '@graha/drawing/palette';
import { toSvg } from '@graha/drawing/to-svg';
import { wheelFormAt } from '@graha/drawing/wheel-geometry';
import { languageIn } from '../languages/languages.ts';
import { isTranslated } from '../languages/note-words.ts';
import { wallMs } from './answers.ts';
import { drawView } from './draw.ts';
import type { PictureStyle } from './style.ts';
import { askedOf, type View, whoseOf } from './view.ts';
import { viewOf } from './views/views.ts';

export type PictureTheme = keyof typeof PALETTES;

// Safe: the keys of a constant object without further properties.
export const PICTURE_THEMES = Object.keys(PALETTES) as [PictureTheme, ...PictureTheme[]];

/** The forms of texts in an SVG: outlines need no font, live text can be selected. */
export const PICTURE_TEXTS = ['outlines', 'live'] as const;

export type PictureText = (typeof PICTURE_TEXTS)[number];

/** The longer side of a picture, in pixels. */
export const PICTURE_SIZE_PX = { min: 128, max: 2048 } as const;

/** Size of a PNG if none is requested: sharp on a page that shows it at half size. */
export const PNG_SIZE_PX = 1024;

/** `sizePx` null means the drawn size. */
export type PictureForm = {
  style: PictureStyle;
  theme: PictureTheme;
  sizePx: number | null;
  /** True for a picture on paper: a month there has no mark on the requested day. */
  isOnPaper?: boolean;
};

const ID = 'chart';

/**
 * Draws the picture as a standalone file: colours are inlined, nothing is loaded. Null if this answer has nothing to
 * draw.
 */
export function drawPicture(
  operationId: string,
  { answer, input }: { answer: unknown; input: unknown },
  { style, theme, sizePx, isOnPaper = false }: PictureForm,
): string | null {
  const asked = askedOf(input, answer);
  const language = languageOf(answer);
  const found = viewOf(operationId, answer, asked);
  if (found === null) return null;
  const view = isOnPaper ? withoutMark(found) : found;
  const picture = drawView(view, {
    id: ID,
    whose: whoseOf(input, answer),
    style,
    form: wheelFormAt(sizePx ?? Infinity),
    nowMs: view.kind === 'day' ? asked.birthMs : momentOf(answer),
    birthMs: asked.birthMs,
  });
  return (
    picture &&
    toSvg(picture, {
      palette: PALETTES[theme],
      ...(sizePx === null ? {} : { sizePx }),
      ...(language === null ? {} : { language }),
    })
  );
}

const withoutMark = (view: View): View =>
  view.kind === 'month'
    ? { ...view, chart: { ...view.chart, days: view.chart.days.map((day) => ({ ...day, isMarked: false })) } }
    : view;

/** The language of the names in an answer; null if they are English. */
function languageOf(answer: unknown): { code: string; script: string } | null {
  const { metadata } = Object(answer);
  const { names_language: code } = Object(metadata);
  return isTranslated(code) ? { code, script: languageIn(code).script } : null;
}

/** The moment of an answer in addition to the birth; null if there is none. */
function momentOf(answer: unknown): number | null {
  const { metadata } = Object(answer);
  const { as_of: asOf } = Object(metadata);
  return typeof asOf === 'string' ? wallMs(asOf) : null;
}
