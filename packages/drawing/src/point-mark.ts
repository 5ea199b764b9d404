import { CHART_POINTS } from '@graha/astro-engine/vocabulary/chart-points';
import { el, type SvgElement } from './element.ts';
import { drawGlyph, type GlyphPlace, glyphOf } from './glyphs.ts';
import { MONO } from './picture.ts';
import { abbreviationOf } from './placed-body.ts';

/** Letters of the angles, as Western charts have them. */
const ANGLES: Readonly<Record<string, string>> = {
  Ascendant: 'AC',
  Midheaven: 'MC',
  Descendant: 'DC',
  'Imum Coeli': 'IC',
  Vertex: 'Vx',
  Antivertex: 'Av',
  'East Point': 'EP',
};

const LETTERS: Readonly<Record<string, string>> = {
  ...ANGLES,
  ...Object.fromEntries(Object.values(CHART_POINTS).map(({ name, abbreviation }) => [name, abbreviation])),
};

const LETTERS_SHARE = 0.66;

/** Returns the letters of a point without a glyph; no two points of a Western chart have the same. */
export const lettersOf = (name: string): string => LETTERS[name] ?? abbreviationOf(name);

/** Draws the glyph of a point, or its letters, centred on the place. `sizePx` is the height of the glyph. */
export function drawPointMark(name: string, { x, y, sizePx, colour }: GlyphPlace): SvgElement {
  const glyph = glyphOf(name);
  if (glyph !== null) return drawGlyph(glyph, { x, y, sizePx, colour });
  const lettersPx = sizePx * LETTERS_SHARE;
  const at = { x, y: y + lettersPx * 0.35, 'font-size': lettersPx, 'text-anchor': 'middle' };
  return el('text', { ...at, fill: colour, 'font-weight': 500, 'font-family': MONO }, lettersOf(name));
}
