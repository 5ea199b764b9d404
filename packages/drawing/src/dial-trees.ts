import { DIAL_WIDTH, type DialMidpoint, type DialTree } from './dial-geometry.ts';
import { el, type SvgElement } from './element.ts';
import { MONO } from './picture.ts';
import { drawPointMark } from './point-mark.ts';
import { textWidth } from './text-width.ts';

const ROW = 27;
const EDGE = 14;
const MARK = { sizePx: 17.5, width: 21 } as const;
const ORB_PX = 12;
const SLASH = 8;
const FIRST_LEFT = EDGE + MARK.width + 22;
const GAP = 11;

export const treesHeight = (count: number): number => (count === 0 ? 0 : count * ROW + 10);

/** Draws a line for each point: its midpoints as `Sun = Moon/Mars 17′`, the nearest first, as many as there is room for. */
export const drawDialTrees = (trees: readonly DialTree[], top: number, pointed: string): SvgElement[] =>
  trees.flatMap((tree, index) => drawTree(tree, top + (index + 0.5) * ROW, tree.name === pointed));

/** Orbs in minutes, rounded down, as degrees are. */
const orbText = (orbDeg: number): string => `${Math.floor(orbDeg * 60 + 1e-6)}′`;

const pairWidth = ({ orbDeg }: DialMidpoint): number =>
  2 * MARK.width + SLASH + 4 + textWidth(orbText(orbDeg), ORB_PX, 'mono') + GAP;

/** Returns the number of pairs that fit beside the number of those left out. */
function fittingCount(midpoints: readonly DialMidpoint[]): number {
  const more = textWidth(`+${midpoints.length}`, ORB_PX, 'mono');
  let right = FIRST_LEFT;
  for (const [index, midpoint] of midpoints.entries()) {
    right += pairWidth(midpoint);
    const isLast = index === midpoints.length - 1;
    if (right - GAP + (isLast ? 0 : GAP + more) > DIAL_WIDTH - EDGE) return index;
  }
  return midpoints.length;
}

function drawTree({ name, midpoints }: DialTree, y: number, isPointed: boolean): SvgElement[] {
  const colour = isPointed ? 'var(--brass)' : 'var(--text)';
  const count = fittingCount(midpoints);
  const shown: SvgElement[] = [];
  let x = FIRST_LEFT;
  for (const midpoint of midpoints.slice(0, count)) {
    shown.push(...drawPair(midpoint, x, y));
    x += pairWidth(midpoint);
  }
  const more = midpoints.length - count;
  return [
    drawPointMark(name, { x: EDGE + MARK.width / 2, y, sizePx: MARK.sizePx, colour }),
    words('=', EDGE + MARK.width + 11, y, 'middle', colour),
    ...shown,
    ...(more === 0 ? [] : [words(`+${more}`, x, y, 'start', 'var(--text-3)')]),
  ];
}

const drawPair = ({ pointA, pointB, orbDeg }: DialMidpoint, left: number, y: number): SvgElement[] => [
  drawPointMark(pointA, { x: left + MARK.width / 2, y, sizePx: MARK.sizePx, colour: 'var(--text)' }),
  words('/', left + MARK.width + SLASH / 2, y, 'middle', 'var(--text-3)'),
  drawPointMark(pointB, { x: left + 1.5 * MARK.width + SLASH, y, sizePx: MARK.sizePx, colour: 'var(--text)' }),
  words(orbText(orbDeg), left + 2 * MARK.width + SLASH + 4, y, 'start', 'var(--text-2)'),
];

const words = (text: string, x: number, y: number, anchor: string, fill: string): SvgElement =>
  el('text', { x, y: y + ORB_PX * 0.35, 'font-size': ORB_PX, 'text-anchor': anchor, fill, 'font-family': MONO }, text);
