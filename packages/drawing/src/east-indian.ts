import { describeHouses } from './describe.ts';
import { placeInEast, placeSignName } from './east-flow.ts';
import { EAST_LINES, EAST_SIGNS, EAST_VIEW, type EastGeometry } from './east-geometry.ts';
import { el, pointList, type SvgElement } from './element.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';
import { signNameOf, type SquareChart } from './placed-body.ts';
import { fitting, textWidth } from './text-width.ts';
import { CROWDED_COUNT, drawToken, tokenSize, tokensOfSign } from './tokens.ts';

export type EastIndianOptions = PictureText & {
  /** Lines in the middle: the varga, date and time, place. */
  centre: readonly [heading: string, ...lines: string[]];
  selectedSign?: number | undefined;
};

/**
 * Draws an East Indian chart. Signs are fixed and run counter-clockwise from Aries at the top; so do the houses, from
 * the rising sign.
 */
export function eastIndian(chart: SquareChart, options: EastIndianOptions): SvgElement {
  return picture({ ...options, description: describeHouses(chart) }, EAST_VIEW, [
    ...EAST_SIGNS.map((geometry, index) => drawSign(chart, index + 1, geometry, options.selectedSign)),
    el(
      'g',
      { fill: 'none', stroke: 'var(--pic-line)', 'stroke-width': 1.25, 'stroke-linejoin': 'round' },
      el('rect', { x: 0, y: 0, width: 400, height: 400, 'stroke-width': 1.75 }),
      el('path', { d: EAST_LINES }),
    ),
    ...centreLines(options.centre),
  ]);
}

function drawSign(
  chart: SquareChart,
  signNumber: number,
  geometry: EastGeometry,
  selectedSign: number | undefined,
): SvgElement {
  const tokens = tokensOfSign(chart, signNumber);
  const places = placeInEast(tokens.length, geometry);
  const rising = chart.lagna.signNumber === signNumber;
  const fill = signNumber === selectedSign ? 'var(--accent-soft)' : rising ? 'var(--brass-soft)' : 'none';
  const { x, y, anchor } = placeSignName(geometry);
  return el(
    'g',
    { 'data-sign': signNumber },
    el('polygon', { points: pointList(geometry.polygon), fill }),
    el(
      'text',
      { x, y: y + 3.5, 'font-size': 11, 'text-anchor': anchor, fill: 'var(--text-3)', 'font-family': SANS },
      signNameOf(signNumber).slice(0, 3),
    ),
    ...tokens.flatMap((token, index) => {
      const place = places[index];
      return place ? [drawToken(token, place, tokenSize(tokens.length), tokens.length < CROWDED_COUNT)] : [];
    }),
  );
}

const CENTRE_WIDTH = 112;

function centreLines([heading, ...lines]: readonly [string, ...string[]]): SvgElement[] {
  const written = (words: string, y: number, look: Record<string, string | number>) =>
    el('text', { x: 200, y, 'text-anchor': 'middle', ...look }, words);
  const small = lines.flatMap((line) => linesWithin(line));
  const top = 200 - small.length * 7.5;
  return [
    written(fitting(heading, CENTRE_WIDTH, headingPx(heading), heading.length), top, {
      'font-size': headingPx(heading),
      fill: 'var(--text)',
      'font-weight': 500,
      'font-family': SANS,
    }),
    ...small.map((line, index) =>
      written(line, top + 19 + index * 14, { 'font-size': 10.5, fill: 'var(--text-3)', 'font-family': MONO }),
    ),
  ];
}

/** Largest size at which the heading fits. */
const headingPx = (heading: string): number =>
  [16, 14, 12, 10.5].find((sizePx) => textWidth(heading, sizePx, 'sans') <= CENTRE_WIDTH) ?? 9;

/** Breaks a line that is too long at its blanks. */
function linesWithin(line: string): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && textWidth(longer, 10.5, 'mono') <= CENTRE_WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
