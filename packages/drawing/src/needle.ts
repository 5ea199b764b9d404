import { el, type SvgElement } from './element.ts';
import type { TextBox } from './text-boxes.ts';

/** Free space on both sides of the line, so that it never touches a word. */
const MARGIN = 3;

/**
 * Draws the needle at the current value, as on every instrument of the portal: a line of brass with a head. It is
 * interrupted at words.
 */
export const drawNeedle = (x: number, top: number, bottom: number, words: readonly TextBox[] = []): SvgElement =>
  el(
    'g',
    { fill: 'var(--brass-mark)', 'data-now': '' },
    ...piecesOf(top, bottom, words.filter(({ left, right }) => left - MARGIN < x && x < right + MARGIN)).map(([from, to]) =>
      el('rect', { x: x - 1, y: from, width: 2, height: to - from }),
    ),
    el('path', { d: `M${(x - 4.5).toFixed(1)} ${top - 2}h9l-4.5 7z` }),
  ); // prettier-ignore

function piecesOf(top: number, bottom: number, words: readonly TextBox[]): [from: number, to: number][] {
  const pieces: [number, number][] = [];
  let from = top;
  for (const word of words.toSorted((a, b) => a.top - b.top)) {
    if (word.top - MARGIN > from) pieces.push([from, Math.min(bottom, word.top - MARGIN)]);
    from = Math.max(from, word.bottom + MARGIN);
  }
  if (from < bottom) pieces.push([from, bottom]);
  return pieces.filter(([start, end]) => end > start);
}
