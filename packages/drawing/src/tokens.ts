import { el, type SvgElement, type SvgNode } from './element.ts';
import { MONO } from './picture.ts';
import { graphemesOf } from './text-width.ts';
import { abbreviationOf, showsRetrograde, wholeDegree, type PlacedBody, type SquareChart } from './placed-body.ts';

/** An entry of a house: a body, or the Lagna, as `Ju 24°`. */
export type Token = { label: string; degree: number | null; retrograde: boolean; brass: boolean; name: string };

const tokenOf = (body: PlacedBody): Token => ({
  label: body.label ?? abbreviationOf(body.name),
  degree: body.degree,
  retrograde: showsRetrograde(body),
  brass: false,
  name: body.name,
});

/** Returns all tokens of a sign, by degree. */
export function tokensOfSign(chart: SquareChart, signNumber: number): Token[] {
  const tokens = chart.bodies.filter((body) => body.signNumber === signNumber).map(tokenOf);
  const { label = 'As' } = chart.lagna;
  if (chart.lagna.signNumber === signNumber && label !== '') {
    tokens.push({ label, degree: chart.lagna.degree, retrograde: false, brass: true, name: 'Lagna' });
  }
  return tokens.toSorted((a, b) => (a.degree ?? 0) - (b.degree ?? 0));
}

/** From this count on, degrees would not be readable, so they go to the table. */
export const CROWDED_COUNT = 8;

export const tokenSize = (count: number): number => (count <= 3 ? 14 : count <= 5 ? 12.5 : 11);

/** Distance from one row to the next. */
export const tokenPitch = (sizePx: number): number => sizePx + 4.5;

export type TokenPlace = { x: number; y: number; anchor: 'start' | 'middle' | 'end' };

/** Draws a token. `y` is the middle of the line; the baseline is lower by a share of the size. */
export function drawToken(token: Token, { x, y, anchor }: TokenPlace, sizePx: number, withDegree: boolean): SvgElement {
  const quiet = token.brass ? 'var(--brass)' : 'var(--text-2)';
  const parts: SvgNode[] =
    withDegree && token.degree !== null
      ? [...spaced(token.label), el('tspan', { fill: quiet, 'font-weight': 400 }, `${wholeDegree(token.degree)}°`)]
      : [token.label];
  if (token.retrograde) parts.push(raisedR(sizePx));
  return el(
    'text',
    {
      x,
      y: y + sizePx * 0.35,
      'font-size': sizePx,
      'text-anchor': anchor,
      fill: token.brass ? 'var(--brass)' : 'var(--text)',
      'font-weight': 500,
      'font-family': MONO,
      'data-body': token.name,
    },
    ...parts,
  );
}

/** Adds the gap to the last letter, because a `dx` would leave a hole that cannot be clicked. */
function spaced(label: string): SvgNode[] {
  const letters = graphemesOf(label);
  return [letters.slice(0, -1).join(''), el('tspan', { 'letter-spacing': 3 }, letters.at(-1) ?? '')];
}

const raisedR = (sizePx: number): SvgElement =>
  el('tspan', { 'font-size': sizePx * 0.78, dy: sizePx * -0.28, dx: 1.5, fill: 'var(--text-2)' }, 'R');
