import type { PictureStyle } from '@graha/catalog/pictures/style';
import { html, type Write } from '../core/node.ts';
import { pictureOf, widePicture } from '../core/parts.ts';
import { FRAME } from '../core/theme.ts';
import { connectHost, type HostContext } from './host.ts';
import { NotShown, type Shown, shownOf, type ToolResult } from './shown.ts';

/** The version of the package. The build sets it. */
declare const VERSION: string;

/** Draws the answer of a tool in the window of an assistant: one page for every operation that has a picture. */

const NAMES: Readonly<Record<PictureStyle, string>> = {
  'north-indian': 'North Indian',
  'south-indian': 'South Indian',
  'east-indian': 'East Indian',
  wheel: 'Wheel',
};

/** Our variables with those of a host that set them. */
const FROM_HOST = [
  ['--graha-ink', '--color-text-primary'],
  ['--graha-paper', '--color-background-primary'],
  ['--graha-font', '--font-sans'],
] as const;

const CSS = `
:host{padding:.75rem}
svg{max-width:34rem;margin-inline:auto}
.wide>svg{min-width:52rem;max-width:none}
fieldset{border:0;margin:0 0 .5rem;padding:0;display:flex;flex-wrap:wrap;gap:.25rem .875rem}
legend{float:left;margin-inline-end:.125rem;color:var(--text-2);padding:0}
label{display:inline-flex;align-items:center;gap:.375rem;min-height:1.75rem;cursor:pointer}
label input{min-height:0;accent-color:var(--brass)}`;

const place = document.body.appendChild(html('main'));
const root = place.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(FRAME + CSS);
root.adoptedStyleSheets = [sheet];
const said = (words: string, isError = false): Node =>
  html('p', { class: isError ? 'error' : 'status', role: isError ? 'alert' : 'status' }, words);

function show(nodes: readonly Node[]): void {
  root.replaceChildren(...nodes);
}

/** Names in a picture are in the language of its answer already. */
const asDrawn: Write = (text) => text;

function showPicture(shown: Shown): void {
  const drawn = html('div');
  const draw = (style: PictureStyle): void => {
    const picture = shown.draw(style);
    drawn.replaceChildren(
      picture === null ? said('This answer has nothing to draw.')
      : shown.isWide ? widePicture(picture, shown.title, asDrawn)
      : pictureOf(picture, asDrawn),
    );
  }; // prettier-ignore
  draw(shown.style);
  show([html('h2', { class: 'heading' }, shown.title), ...stylesOf(shown, draw), drawn]);
}

/** The choice of a style, if there is one. */
function stylesOf({ styles, style: first }: Shown, draw: (style: PictureStyle) => void): Node[] {
  if (styles.length < 2) return [];
  const choices = styles.map((style) => {
    const input = html('input', { type: 'radio', name: 'style', value: style });
    input.checked = style === first;
    input.addEventListener('change', () => draw(style));
    return html('label', {}, input, NAMES[style]);
  });
  return [html('fieldset', {}, html('legend', {}, 'Style'), ...choices)];
}

function onResult(result: ToolResult): void {
  try {
    showPicture(shownOf(result));
  } catch (error) {
    if (!(error instanceof NotShown)) throw error;
    show([said(error.message, result.isError === true)]);
  }
}

function onContext({ theme, styles }: HostContext): void {
  if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme;
  for (const [own, theirs] of FROM_HOST) {
    const value = styles?.variables?.[theirs];
    if (typeof value === 'string') place.style.setProperty(own, value);
  }
  size.observe(place);
}

/** Observes after the handshake, because a host expects no message before it. */
const size = new ResizeObserver(() => sendSize(place.getBoundingClientRect()));

show([said('Waiting for the answer…')]);
const sendSize = connectHost(
  { name: 'graha-picture', version: VERSION },
  { context: onContext, result: onResult, cancelled: () => show([said('The call was cancelled.')]) },
);
