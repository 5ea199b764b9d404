import { el, type SvgElement } from './element.ts';
import { MONO, picture, SANS, type PictureText } from './picture.ts';
import { abbreviationOf } from './placed-body.ts';
import { fittingWords, textWidth } from './text-width.ts';

/** A body in a square or star of a chakra. */
export type ChakraBody = {
  name: string;
  /** Letters of another language instead of `Ju`. */ label?: string;
  isMalefic: boolean;
};

export type ChakraSquare = {
  /** From 0 at the top left. */
  row: number;
  column: number;
  /** Words under each other; one that is too long is cut. */
  lines: readonly string[];
  kind: 'edge' | 'letter' | 'inside';
  bodies: readonly ChakraBody[];
  /** True for a point of the birth. */
  isMarked: boolean;
};

/** A line from one square to another, such as a vedha. */
export type ChakraLine = {
  from: readonly [row: number, column: number];
  to: readonly [row: number, column: number];
  isMalefic: boolean;
};

export type ChakraSquares = { squares: readonly ChakraSquare[]; lines: readonly ChakraLine[] };

const SIZE = 9;
const CELL = { width: 76, height: 68 } as const;
const EDGE = 2;
const LINE = { name: 10.5, letter: 15, pitch: 12.5 } as const;
const BODY = { size: 11, pitch: 12.5, perRow: 3 } as const;
const GROUNDS = { edge: 'var(--surface)', letter: 'var(--sunken)', inside: 'var(--seg-a)' } as const;

/** Draws a square of nine by nine with its bodies, and the lines from them under the words. */
export function chakraSquares(chart: ChakraSquares, text: PictureText): SvgElement {
  const size = [SIZE * CELL.width + 2 * EDGE, SIZE * CELL.height + 2 * EDGE] as const;
  return picture({ ...text, description: describe(chart) }, [0, 0, ...size], [
    ...chart.squares.map(ground),
    ...chart.lines.map(drawLine),
    ...chart.squares.map(frame),
    ...chart.squares.flatMap(words),
  ]); // prettier-ignore
}

const leftOf = (column: number): number => EDGE + column * CELL.width;
const topOf = (row: number): number => EDGE + row * CELL.height;
const boxOf = ({ row, column }: Pick<ChakraSquare, 'row' | 'column'>) => ({
  x: leftOf(column),
  y: topOf(row),
  width: CELL.width,
  height: CELL.height,
});

const groundOf = ({ isMarked, kind }: ChakraSquare): string => (isMarked ? 'var(--brass-soft)' : GROUNDS[kind]);

const ground = (square: ChakraSquare): SvgElement => el('rect', { ...boxOf(square), fill: groundOf(square) });

const frame = (square: ChakraSquare): SvgElement =>
  el('rect', { ...boxOf(square), fill: 'none', stroke: square.isMarked ? 'var(--brass-mark)' : 'var(--line-strong)', 'stroke-width': square.isMarked ? 1.6 : 0.8 }); // prettier-ignore

const drawLine = ({ from, to, isMalefic }: ChakraLine): SvgElement => {
  const [x1, y1] = [leftOf(from[1]) + CELL.width / 2, topOf(from[0]) + CELL.height / 2];
  const [x2, y2] = [leftOf(to[1]) + CELL.width / 2, topOf(to[0]) + CELL.height / 2];
  const stroke = isMalefic ? 'var(--asp-hard)' : 'var(--asp-soft)';
  return el('line', { x1, y1, x2, y2, stroke, 'stroke-width': 1.3, 'stroke-opacity': 0.4 });
};

function words(square: ChakraSquare): SvgElement[] {
  const { row, column, lines, kind, bodies } = square;
  const x = leftOf(column) + CELL.width / 2;
  const sizePx = kind === 'letter' ? LINE.letter : LINE.name;
  const rows = rowsOf(bodies);
  const heightPx = lines.length * LINE.pitch + rows.length * BODY.pitch;
  const top = topOf(row) + (CELL.height - heightPx) / 2;
  const fill = kind === 'edge' ? 'var(--text-2)' : 'var(--text)';
  const shown = lines.map((line) => fittingWords([line], CELL.width - 4, sizePx));
  const widthPx = Math.min(CELL.width - 2, Math.max(...shown.map((line) => textWidth(line, sizePx, 'sans'))) + 4);
  const behind = { x: x - widthPx / 2, y: top - 1, width: widthPx, height: heightPx + 3 };
  return [
    el('rect', { ...behind, fill: groundOf(square) }), // A line of vedha ends beside the words.
    ...shown.map((line, index) => {
      const y = top + (index + 0.8) * LINE.pitch + (kind === 'letter' ? 1.5 : 0);
      return el('text', { x, y, 'font-size': sizePx, 'text-anchor': 'middle', fill, 'font-family': SANS }, line);
    }),
    ...rows.map((own, index) => bodyRow(own, x, top + lines.length * LINE.pitch + (index + 0.8) * BODY.pitch)),
  ];
}

/** Bodies in rows of three. */
export function rowsOf(bodies: readonly ChakraBody[]): ChakraBody[][] {
  const rows: ChakraBody[][] = [];
  for (let at = 0; at < bodies.length; at += BODY.perRow) rows.push(bodies.slice(at, at + BODY.perRow));
  return rows;
}

export const BODY_PITCH = BODY.pitch;

/** Draws bodies beside each other: malefics in the colour of hard aspects, benefics in that of soft ones. */
export const bodyRow = (bodies: readonly ChakraBody[], x: number, y: number): SvgElement =>
  el(
    'text',
    { x, y, 'font-size': BODY.size, 'text-anchor': 'middle', 'font-weight': 600, 'font-family': MONO },
    ...bodies.map(({ name, label, isMalefic }, index) =>
      el(
        'tspan',
        { fill: isMalefic ? 'var(--asp-hard)' : 'var(--asp-soft)', 'data-body': name, ...(index === 0 ? {} : { dx: 4 }) },
        label ?? abbreviationOf(name),
      ),
    ),
  ); // prettier-ignore

function describe({ squares }: ChakraSquares): string {
  const placed = squares.filter(({ bodies }) => bodies.length > 0);
  const marked = squares.filter(({ isMarked }) => isMarked).map(({ lines }) => lines.join(' '));
  const spoken = placed.map(({ lines, bodies }) => `${lines.join(' ')}: ${bodies.map(({ name }) => name).join(', ')}.`);
  return [`Points of the birth: ${marked.join(', ')}.`, ...spoken].join(' ');
}
