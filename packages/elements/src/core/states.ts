import { html } from './node.ts';
import type { Speech } from './speech.ts';

/** The text while there is neither data nor a call. */
export const NO_DATA = 'There is no data yet.';
export const LOADING = 'Loading…';

/** States and errors are English in every language, and are marked so for voices and for pages from right to left. */
const IN_ENGLISH = { lang: 'en', dir: 'ltr' } as const;

/**
 * Until there is an answer, the children of the element are shown, as the server rendered them, and a line with the
 * state, unless there are children and no call.
 */
export function waitingNodes(host: Element, words: string): Node[] {
  const hasChildren = [...host.childNodes].some(
    (child) => child.nodeName !== 'SCRIPT' && (child.textContent ?? '').trim() !== '',
  );
  const status = html('p', { class: 'status', part: 'status', role: 'status', ...IN_ENGLISH }, words);
  return hasChildren && words === NO_DATA ? [html('slot')] : [html('slot'), status];
}

/** The drawn answer under its heading. */
export const drawnNodes = (
  heading: string | undefined,
  drawn: readonly Node[],
  { code, direction }: Speech,
): Node[] => [
  html(
    'figure',
    { part: 'figure', 'data-drawn': '', lang: code, dir: direction },
    ...(heading ? [html('figcaption', { class: 'heading', part: 'heading' }, heading)] : []),
    ...drawn,
  ),
];

/** The failure, below the children of the element, with a button if the same call may succeed. */
export function failedNodes(message: string, again: (() => void) | null): Node[] {
  const button = html('button', { type: 'button', part: 'retry' }, 'Try again');
  if (again !== null) button.addEventListener('click', again);
  const shown = again === null ? [message] : [message, button];
  return [html('slot'), html('div', { class: 'error', part: 'error', role: 'alert', ...IN_ENGLISH }, ...shown)];
}
