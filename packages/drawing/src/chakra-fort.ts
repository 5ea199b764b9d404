import { BODY_PITCH, bodyRow, type ChakraBody, rowsOf } from './chakra-square.ts';
import { el, type SvgElement } from './element.ts';
import { picture, SANS, type PictureText } from './picture.ts';
import { fittingWords } from './text-width.ts';

export type FortStar = {
  name: string;
  /** 0 outside, 3 in the middle. */
  ring: number;
  /** 0 at the top left, then clockwise by an eighth. */
  direction: number;
  bodies: readonly ChakraBody[];
  /** True for the birth star. */
  isMarked: boolean;
};

/** A fort of four rings; `rings` are their names from outside. */
export type FortChart = { stars: readonly FortStar[]; rings: readonly string[] };

const HALF = 340;
const EDGE = 2;
/** Half sides of the squares, and distances of the stars from the middle, as shares of the half side. */
const SQUARES = [1, 0.78, 0.56, 0.34] as const;
const PLACES = [0.89, 0.67, 0.45, 0.2] as const;
const GROUNDS = ['var(--surface)', 'var(--sunken)', 'var(--seg-a)', 'var(--seg-b)'] as const;
const NAME = { size: 10.5, room: 74, pitch: 12 } as const;
const STEPS = [[-1, -1], [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]] as const; // prettier-ignore
const MIDDLE = HALF + EDGE;

/** Draws a fort: the ways in along its diagonals, the ways out along its axes. */
export function chakraFort(chart: FortChart, text: PictureText): SvgElement {
  const size = 2 * MIDDLE;
  return picture({ ...text, description: describe(chart) }, [0, 0, size, size], [
    ...SQUARES.map((share, ring) => square(share, GROUNDS[ring] ?? 'none')),
    ...STEPS.map(([x, y]) => way(x, y)),
    ...chart.rings.flatMap(caption),
    ...chart.stars.flatMap(drawStar),
  ]); // prettier-ignore
}

const square = (share: number, fill: string): SvgElement =>
  el('rect', {
    x: MIDDLE - share * HALF,
    y: MIDDLE - share * HALF,
    width: 2 * share * HALF,
    height: 2 * share * HALF,
    fill,
    stroke: 'var(--pic-line)',
    'stroke-width': 1,
  });

const way = (x: number, y: number): SvgElement =>
  el('line', {
    x1: MIDDLE,
    y1: MIDDLE,
    x2: MIDDLE + x * HALF,
    y2: MIDDLE + y * HALF,
    stroke: 'var(--line-strong)',
    'stroke-width': 0.8,
  });

/** The name of a ring, halfway between the axis and the corner below. */
function caption(name: string, ring: number): SvgElement[] {
  const share = PLACES[ring] ?? 0;
  const at = { x: MIDDLE + (share / 2) * HALF, y: MIDDLE + share * HALF + 4 };
  return ring === PLACES.length - 1
    ? []
    : [el('text', { ...at, 'font-size': 10.5, 'text-anchor': 'middle', fill: 'var(--text-3)', 'font-family': SANS }, name)]; // prettier-ignore
}

/** Two words under each other, because a ring is narrow. */
const linesOf = (name: string): string[] => name.split(' ');

function drawStar({ name, ring, direction, bodies, isMarked }: FortStar): SvgElement[] {
  const [stepX, stepY] = STEPS[direction] ?? [0, 0];
  const share = PLACES[ring] ?? 0;
  const [x, y] = [MIDDLE + stepX * share * HALF, MIDDLE + stepY * share * HALF];
  const lines = linesOf(name);
  const rows = rowsOf(bodies);
  const heightPx = lines.length * NAME.pitch + rows.length * BODY_PITCH;
  const top = y - heightPx / 2;
  const ground = { x: x - NAME.room / 2, y: top - 1, width: NAME.room, height: heightPx + 4, rx: 3 };
  return [
    el('rect', { ...ground, fill: isMarked ? 'var(--brass-soft)' : (GROUNDS[ring] ?? 'none'), ...(isMarked ? { stroke: 'var(--brass-mark)' } : {}) }), // prettier-ignore
    ...lines.map(
      (line, index) =>
      el('text', { x, y: top + (index + 0.8) * NAME.pitch, 'font-size': NAME.size, 'text-anchor': 'middle', fill: isMarked ? 'var(--brass)' : 'var(--text)', 'font-family': SANS }, fittingWords([line], NAME.room - 2, NAME.size)), // prettier-ignore
    ),
    ...rows.map((row, index) => bodyRow(row, x, top + lines.length * NAME.pitch + (index + 0.8) * BODY_PITCH)),
  ];
}

function describe({ stars, rings }: FortChart): string {
  const birth = stars.find(({ isMarked }) => isMarked);
  const spoken = stars
    .filter(({ bodies }) => bodies.length > 0)
    .map(({ name, ring, bodies }) => `${rings[ring]}, ${name}: ${bodies.map((body) => body.name).join(', ')}.`);
  return [`The birth star is ${birth?.name ?? 'unknown'}.`, ...spoken].join(' ');
}
