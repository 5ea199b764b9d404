import { describeHouses } from './describe.ts';
import { el, type Point, type SvgElement } from './element.ts';
import { MONO, picture, SANS, type PictureText, type Rectangle } from './picture.ts';
import { signNameOf, type SquareChart } from './placed-body.ts';
import { placeInColumn } from './token-flow.ts';
import { textWidth } from './text-width.ts';
import { CROWDED_COUNT, drawToken, tokenPitch, tokenSize, tokensOfSign, type TokenPlace } from './tokens.ts';

export const SOUTH_VIEW: Rectangle = [-6, -6, 412, 412];
export const SOUTH_CELL = 100;

/** Upper left corner of each sign's cell, from Aries. Signs are fixed, clockwise. */
export const SOUTH_ORIGINS: readonly Point[] = [
  [100, 0], [200, 0], [300, 0], [300, 100], [300, 200], [300, 300],
  [200, 300], [100, 300], [0, 300], [0, 200], [0, 100], [0, 0],
]; // prettier-ignore

const ONE_COLUMN_MAX = 5;
const COLUMN_STEP = 44;

export type SouthIndianOptions = PictureText & {
  /** Lines in the middle: the varga, date and time, place. */
  centre: readonly [heading: string, ...lines: string[]];
  selectedSign?: number | undefined;
};

export function southIndian(chart: SquareChart, options: SouthIndianOptions): SvgElement {
  return picture({ ...options, description: describeHouses(chart) }, SOUTH_VIEW, [
    ...SOUTH_ORIGINS.map((origin, index) => drawSign(chart, index + 1, origin, options.selectedSign)),
    frame(),
    ...centreLines(options.centre),
  ]);
}

function frame(): SvgElement {
  return el(
    'g',
    { fill: 'none', stroke: 'var(--pic-line)', 'stroke-width': 1.25 },
    el('rect', { x: 0, y: 0, width: 400, height: 400, 'stroke-width': 1.75 }),
    el('path', { d: 'M100 0V400M300 0V400M0 100H400M0 300H400M200 0V100M200 300V400M0 200H100M300 200H400' }),
  );
}

function drawSign(chart: SquareChart, signNumber: number, [x, y]: Point, selectedSign: number | undefined): SvgElement {
  const rising = chart.lagna.signNumber === signNumber;
  const tokens = tokensOfSign(chart, signNumber);
  const places = placeInCell(tokens.length, [x, y]);
  const fill = signNumber === selectedSign ? 'var(--accent-soft)' : rising ? 'var(--brass-soft)' : 'none';
  return el(
    'g',
    { 'data-sign': signNumber },
    el('rect', { x, y, width: SOUTH_CELL, height: SOUTH_CELL, fill }),
    ...(rising ? [risingMark([x, y])] : []),
    el(
      'text',
      { x: x + 92, y: y + 14, 'font-size': 11, 'text-anchor': 'end', fill: 'var(--text-3)', 'font-family': SANS },
      signNameOf(signNumber).slice(0, 3),
    ),
    ...tokens.flatMap((token, index) => {
      const place = places[index];
      return place ? [drawToken(token, place, tokenSize(tokens.length), tokens.length < CROWDED_COUNT)] : [];
    }),
  );
}

function placeInCell(count: number, [x, y]: Point): TokenPlace[] {
  const pitch = tokenPitch(tokenSize(count));
  const left = count > ONE_COLUMN_MAX ? Math.ceil(count / 2) : count;
  return [
    ...placeInColumn(left, [x + 12, y + 58], pitch, 'start'),
    ...placeInColumn(count - left, [x + 12 + COLUMN_STEP, y + 58], pitch, 'start'),
  ];
}

const risingMark = ([x, y]: Point): SvgElement =>
  el('path', {
    d: `M${x} ${y + 26}L${x + 26} ${y}M${x} ${y + 32}L${x + 32} ${y}`,
    stroke: 'var(--brass-mark)',
    'stroke-width': 1.25,
  });

const CENTRE_WIDTH = 192;

/** Largest size at which the heading fits. */
const headingPx = (heading: string): number =>
  [17, 15, 13].find((sizePx) => textWidth(heading, sizePx, 'sans') <= CENTRE_WIDTH) ?? 11.5;

function centreLines([heading, ...lines]: readonly [string, ...string[]]): SvgElement[] {
  return [
    el(
      'text',
      {
        x: 200,
        y: 194,
        'font-size': headingPx(heading),
        'text-anchor': 'middle',
        fill: 'var(--text)',
        'font-weight': 500,
        'font-family': SANS,
      },
      heading,
    ),
    ...lines.map((line, index) =>
      el(
        'text',
        {
          x: 200,
          y: 215 + index * 17,
          'font-size': 11.5,
          'text-anchor': 'middle',
          fill: 'var(--text-3)',
          'font-family': MONO,
        },
        line,
      ),
    ),
  ];
}
