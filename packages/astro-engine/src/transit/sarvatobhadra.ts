import type { TithiGroup } from '../panchang/names.ts';
import { rowAt } from '../vocabulary/cycle.ts';
import type { Graha } from '../vocabulary/grahas.ts';
import { STARS_WITH_ABHIJIT } from './stars-with-abhijit.ts';

/** Content of a square. Indices are 0-based; stars of 28, see `starName`. */
export type Square =
  | { kind: 'nakshatra'; starIndex: number }
  | { kind: 'vowel' | 'consonant'; iast: string }
  | { kind: 'sign'; signIndex: number }
  | { kind: 'tithi_group'; group: TithiGroup; weekdayIndexes: readonly number[] };

/** Row 0 is the eastern edge, above; column 0 the northern one, at the left. */
export type Cell = { row: number; column: number };

export const GRID_SIZE = 9;
const LAST = GRID_SIZE - 1;
const SIDES = 4;

/** Vowels of the corners: each ring from the north-east clockwise, the outer ring first. */
const VOWELS = ['a', 'ā', 'i', 'ī', 'u', 'ū', 'ṛ', 'ṝ', 'ḷ', 'ḹ', 'e', 'ai', 'o', 'au', 'aṃ', 'aḥ'] as const;
/** Consonants of the second ring, from the east: five on each side. */
const CONSONANTS = ['a', 'va', 'ka', 'ha', 'ḍa', 'ma', 'ṭa', 'pa', 'ra', 'ta', 'na', 'ya', 'bha', 'ja', 'kha', 'ga', 'sa', 'da', 'ca', 'la'] as const; // prettier-ignore
const KRITTIKA_INDEX = 2;
const TAURUS_INDEX = 1;

/** Groups of tithis and weekdays from the east; Purna is in the middle. */
const GROUPS: readonly (readonly [TithiGroup, readonly number[]])[] = [['Nanda', [0, 2]], ['Bhadra', [1, 3]], ['Jaya', [4]], ['Rikta', [5]]]; // prettier-ignore
const MIDDLE: Square = { kind: 'tithi_group', group: 'Purna', weekdayIndexes: [6] };

/** Returns the cell of a place in a ring. @param place 0 at the north-east corner, then clockwise */
function ringCell(ring: number, place: number): Cell {
  const side = LAST - 2 * ring;
  const [edge, along] = [Math.floor(place / side), place % side];
  const near = ring;
  const far = LAST - ring;
  switch (edge) {
    case 0:
      return { row: near, column: near + along };
    case 1:
      return { row: near + along, column: far };
    case 2:
      return { row: far, column: far - along };
    default:
      return { row: far - along, column: near };
  }
}

/** Content of a square of a ring beside its corners. @param index from the east, clockwise */
const CONTENTS: readonly ((index: number) => Square)[] = [
  (index) => ({ kind: 'nakshatra', starIndex: (KRITTIKA_INDEX + index) % STARS_WITH_ABHIJIT }),
  (index) => ({ kind: 'consonant', iast: rowAt(CONSONANTS, index) }),
  (index) => ({ kind: 'sign', signIndex: (TAURUS_INDEX + index) % 12 }),
  (index) => {
    const [group, weekdayIndexes] = rowAt(GROUPS, index);
    return { kind: 'tithi_group', group, weekdayIndexes };
  },
];

function makeGrid(): Square[][] {
  const grid: Square[][] = Array.from({ length: GRID_SIZE }, () => Array.from({ length: GRID_SIZE }, () => MIDDLE));
  for (const [ring, contentOf] of CONTENTS.entries()) {
    const side = LAST - 2 * ring;
    for (let place = 0; place < side * SIDES; place += 1) {
      const { row, column } = ringCell(ring, place);
      const edge = Math.floor(place / side);
      const isCorner = place % side === 0;
      const square: Square = isCorner ? { kind: 'vowel', iast: rowAt(VOWELS, ring * SIDES + edge) } : contentOf(place - edge - 1); // prettier-ignore
      grid[row]?.splice(column, 1, square);
    }
  }
  return grid;
}

/**
 * The 81 squares: 28 stars, 20 consonants, 16 vowels, 12 signs, five groups of tithis with their weekdays.
 * @source Horaratna, as V. Subrahmanya Sastri cites it on Phaladeepika ch. 26; P.V.R. Narasimha Rao, Vedic Astrology
 */
export const SARVATOBHADRA: readonly (readonly Square[])[] = makeGrid();

/** Returns the square of a star. @param starIndex of 28 */
export function cellOfStar(starIndex: number): Cell {
  const index = (starIndex - KRITTIKA_INDEX + STARS_WITH_ABHIJIT) % STARS_WITH_ABHIJIT;
  return ringCell(0, index + Math.floor(index / (GRID_SIZE - 2)) + 1);
}

/** Lines of vedha from a star: across, and the two slanting ones. For one who looks inwards, the stars go to the left. */
export const VEDHA_LINES = ['front', 'left', 'right'] as const;
export type VedhaLine = (typeof VEDHA_LINES)[number];

/** Steps of the lines from each edge: east, south, west, north. */
const STEPS: readonly Readonly<Record<VedhaLine, readonly [row: number, column: number]>>[] = [
  { front: [1, 0], left: [1, 1], right: [1, -1] },
  { front: [0, -1], left: [1, -1], right: [-1, -1] },
  { front: [-1, 0], left: [-1, -1], right: [-1, 1] },
  { front: [0, 1], left: [-1, 1], right: [1, 1] },
];

const isInGrid = ({ row, column }: Cell): boolean => row >= 0 && row <= LAST && column >= 0 && column <= LAST;

/**
 * Returns the squares that a graha in a star pierces along a line, from the star to the edge.
 * @param starIndex of 28
 * @source P.V.R. Narasimha Rao, Vedic Astrology: an Integrated Approach, on Sarvatobhadra chakra, with his example
 */
export function vedhaCells(starIndex: number, line: VedhaLine): Cell[] {
  const start = cellOfStar(starIndex);
  const edge = start.row === 0 ? 0 : start.column === LAST ? 1 : start.row === LAST ? 2 : 3;
  const [rowStep, columnStep] = rowAt(STEPS, edge)[line];
  const cells: Cell[] = [];
  for (let step = 1; step <= LAST; step += 1) {
    const cell = { row: start.row + step * rowStep, column: start.column + step * columnStep };
    if (!isInGrid(cell)) break;
    cells.push(cell);
  }
  return cells;
}

/** Mean motion of the five planets, degrees a day; that of Mercury and Venus is the Sun's. @source Surya Siddhanta 1.29–33 */
const MEAN_DEG_PER_DAY: Partial<Record<Graha, number>> = {
  mars: 0.524,
  mercury: 0.9856,
  jupiter: 0.0831,
  venus: 0.9856,
  saturn: 0.0334,
};

/**
 * Returns the lines that a graha pierces by its motion: a retrograde planet the right one, one faster than its mean
 * motion the left one, else the one in front; Sun, Moon and nodes, whose motion never changes its kind, all three.
 * @source Narapati Jayacharya, as cited by modern books
 */
export function linesByMotion(graha: Graha, speedDegPerDay: number): readonly VedhaLine[] {
  const mean = MEAN_DEG_PER_DAY[graha];
  if (mean === undefined) return VEDHA_LINES;
  if (speedDegPerDay < 0) return ['right'];
  return speedDegPerDay > mean ? ['left'] : ['front'];
}
