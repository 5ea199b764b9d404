import { el, linePath, pointList, type SvgElement } from './element.ts';
import { NORTH_HOUSES, NORTH_SQUARE } from './north-geometry.ts';
import { picture, SANS, type PictureText } from './picture.ts';
import { fittingWords, textWidth } from './text-width.ts';

/** A combination of bodies in houses. */
export type HouseCard = {
  name: string;
  /** A line below the name: the strength and the frequency. */
  note: string;
  /** Houses that are lit, with the bodies that are there. */
  lit: readonly { house: number; bodies: readonly string[] }[];
};

const WIDTH = 400;
const HEIGHT = 148;
const INSET = 14;
const SQUARE = HEIGHT - 2 * INSET;
const TEXT_LEFT = INSET + SQUARE + 18;
const ROOM = WIDTH - TEXT_LEFT - INSET;
const BODY = { sizePx: 14, pitch: 19, top: 74, lines: 4 } as const;

/** Draws a small chart in which the houses of the combination are lit, and the names of its bodies. */
export function houseCard(card: HouseCard, text: PictureText): SvgElement {
  return picture({ ...text, description: describe(card) }, [0, 0, WIDTH, HEIGHT], drawCard(card, [0, 0]));
}

const GAP = 16;
const COLUMNS = 2;

/** Draws several cards in two columns. */
export function houseCards(cards: readonly HouseCard[], text: PictureText): SvgElement {
  const rows = Math.ceil(cards.length / COLUMNS);
  const size = [COLUMNS * (WIDTH + GAP) - GAP, rows * (HEIGHT + GAP) - GAP] as const;
  const drawn = cards.flatMap((card, index) =>
    drawCard(card, [(index % COLUMNS) * (WIDTH + GAP), Math.floor(index / COLUMNS) * (HEIGHT + GAP)]),
  );
  return picture({ ...text, description: cards.map(describe).join(' ') }, [0, 0, ...size], drawn);
}

type Corner = readonly [left: number, top: number];

const drawCard = (card: HouseCard, [left, top]: Corner): SvgElement[] => [
  el('rect', { x: left + 0.5, y: top + 0.5, width: WIDTH - 1, height: HEIGHT - 1, rx: 8, fill: 'var(--surface)', stroke: 'var(--line)' }),
  ...smallChart(card, [left + INSET, top + INSET]),
  words(card.name, [left + TEXT_LEFT, top + 34], 18, { fill: 'var(--text)', 'font-weight': 500 }),
  words(card.note, [left + TEXT_LEFT, top + 54], 13.5, {}),
  ...linesOf(card).map((line, index) =>
    words(line, [left + TEXT_LEFT, top + BODY.top + 6 + index * BODY.pitch], BODY.sizePx, { fill: 'var(--text)' }),
  ),
]; // prettier-ignore

function words(content: string, [x, y]: Corner, sizePx: number, look: Readonly<Record<string, string | number>>): SvgElement {
  const text = fittingWords([content], ROOM, sizePx);
  return el('text', { x, y, 'font-size': sizePx, 'font-family': SANS, fill: 'var(--text-2)', ...look }, text);
} // prettier-ignore

/** The lines of the North Indian chart in small, with the number of each lit house. */
function smallChart({ lit }: HouseCard, [left, top]: Corner): SvgElement[] {
  const scale = SQUARE / NORTH_SQUARE;
  const at = ([x, y]: readonly [number, number]): [number, number] => [left + x * scale, top + y * scale];
  const houses = new Set(lit.map(({ house }) => house));
  const polygons = NORTH_HOUSES.map(({ polygon }, index) => {
    const isLit = houses.has(index + 1);
    const points = pointList(polygon.map(at));
    return el('polygon', { points, fill: isLit ? 'var(--brass-mark)' : 'var(--sunken)', ...(isLit ? { 'data-lit': index + 1 } : {}) });
  });
  const [corner, far] = [at([0, 0]), at([NORTH_SQUARE, NORTH_SQUARE])];
  const middle = NORTH_SQUARE / 2;
  const inner = ([[middle, 0], [NORTH_SQUARE, middle], [middle, NORTH_SQUARE], [0, middle], [middle, 0]] as const).map(at);
  return [
    ...polygons,
    el('path', { d: `${linePath(corner, far)}${linePath(at([NORTH_SQUARE, 0]), at([0, NORTH_SQUARE]))}${linePath(...inner)}`, fill: 'none', stroke: 'var(--pic-line)' }),
    el('rect', { x: corner[0], y: corner[1], width: SQUARE, height: SQUARE, fill: 'none', stroke: 'var(--pic-line)' }),
  ];
} // prettier-ignore

/** `House 8: Mercury, Venus`, broken at the names; the last line ends in an ellipsis if there are more. */
function linesOf({ lit }: HouseCard): string[] {
  const lines = lit.map(({ house, bodies }) => `House ${house}: ${bodies.join(', ')}`);
  if (lines.length <= BODY.lines) return lines;
  const joined: string[] = [];
  for (const { house, bodies } of lit) {
    const piece = `${bodies.join(', ')} in ${house}`;
    const longer = [joined.at(-1), piece].filter(Boolean).join('; ');
    if (joined.length > 0 && textWidth(longer, BODY.sizePx, 'sans') <= ROOM) joined[joined.length - 1] = longer;
    else joined.push(piece);
  }
  return joined.length <= BODY.lines
    ? joined
    : [...joined.slice(0, BODY.lines - 1), joined.slice(BODY.lines - 1).join('; ')];
}

const describe = ({ name, note, lit }: HouseCard): string => {
  const houses = lit.map(({ house, bodies }) => `${bodies.join(' and ')} in house ${house}`);
  return `${[name, note].filter(Boolean).join(', ')}${houses.length === 0 ? '' : `: ${houses.join('; ')}`}.`;
};
