import { drawView } from '@graha/catalog/pictures/draw';
import { PICTURE_STYLES, type PictureStyle } from '@graha/catalog/pictures/style';
import { askedOf, whoseOf } from '@graha/catalog/pictures/view';
import { choicesOf, isAlongTime, viewOf } from '@graha/catalog/pictures/views/views';
import type { SvgElement } from '@graha/drawing/element';
import { wheelFormAt } from '@graha/drawing/wheel-geometry';

/** The result of a tool, as the server sent it. */
export type ToolResult = {
  content?: readonly { type: string; text?: string | undefined }[] | undefined;
  isError?: boolean | undefined;
  _meta?: Readonly<Record<string, unknown>> | undefined;
};

/** The member of `_meta` that the server adds to a result for this app. */
export const SHOWN = 'graha/picture';

export type Shown = {
  title: string;
  /** The styles in which the picture can be drawn; empty if there is one only. */
  styles: readonly PictureStyle[];
  style: PictureStyle;
  /** True if the picture needs the width of the page. */
  isWide: boolean;
  /** Draws in a style; null if this answer has nothing to draw. */
  draw(style: PictureStyle): SvgElement | null;
};

/** Why there is no picture, for a person. */
export class NotShown extends Error {}

/**
 * Reads the result of a tool.
 * @param result as the server sent it, with the operation, its input and the whole answer in `_meta`, because
 *   `structuredContent` is shortened for a model
 * @throws {NotShown} with the reason, if there is nothing to show
 */
export function shownOf({ content, isError, _meta }: ToolResult): Shown {
  if (isError === true) throw new NotShown(refusalText(content?.find(({ type }) => type === 'text')?.text ?? ''));
  const { operation, title, input, answer } = Object(_meta?.[SHOWN]);
  const choices = typeof operation === 'string' ? choicesOf(operation) : null;
  if (choices === null) throw new NotShown('This answer has no picture.');
  if (answer === undefined) throw new NotShown('This answer is too long to be shown here. Ask for fewer days.');
  const asked = askedOf(input, answer);
  return {
    title: String(title),
    styles: choices.styles,
    style: choices.style ?? PICTURE_STYLES[0],
    isWide: isAlongTime(operation),
    draw(style) {
      const view = viewOf(operation, answer, asked);
      if (view === null) return null;
      const { birthMs } = asked;
      const nowMs = view.kind === 'day' ? birthMs : null;
      const named = { id: 'picture', whose: whoseOf(input, answer) };
      return drawView(view, { ...named, style, form: wheelFormAt(Infinity), nowMs, birthMs });
    },
  };
}

/** The message of a refusal and the next step; the text itself if it is not one of ours. */
function refusalText(text: string): string {
  try {
    const { message, next } = Object(JSON.parse(text));
    const sentences = [message, next].filter((part) => typeof part === 'string');
    return sentences.map((part) => (part.endsWith('.') ? part : `${part}.`)).join(' ') || text;
  } catch {
    return text || 'The call failed.';
  }
}
