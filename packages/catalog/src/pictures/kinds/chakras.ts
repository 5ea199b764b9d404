import { KOTA_DIRECTIONS, KOTA_RINGS } from '@graha/astro-engine/vocabulary/kota';
import type { ChakraBody, ChakraSquare, ChakraSquares } from '@graha/drawing/chakra-square';
import type { FortChart } from '@graha/drawing/chakra-fort';
import type { AnswerOf } from '../answers.ts';

type Squares = AnswerOf<'transit', 'sarvatobhadra'>;
type Square = Squares['squares'][number];
type Fort = AnswerOf<'transit', 'kota'>;
type Planets = readonly { name: string; is_malefic: boolean }[];

const bodiesOf = (names: readonly string[], planets: Planets): ChakraBody[] =>
  names.map((name) => ({ name, isMalefic: planets.find((one) => one.name === name)?.is_malefic ?? false }));

const KINDS = { nakshatra: 'edge', vowel: 'letter', consonant: 'letter', sign: 'inside', tithi_group: 'inside' } as const satisfies Record<Square['kind'], ChakraSquare['kind']>; // prettier-ignore

const WEEKDAY_LETTERS = 3;

function linesOf({ nakshatra, sign, devanagari, letter, tithi_group: group, weekdays }: Square): string[] {
  if (nakshatra !== null) return nakshatra.split(' ');
  if (letter !== null) return [`${devanagari} ${letter}`];
  if (sign !== null) return [sign];
  return [group ?? '', weekdays.map((name) => name.slice(0, WEEKDAY_LETTERS)).join(' ')];
}

/** Ends of the three lines of each planet, by the square that each reaches last. */
function vedhaLines({ planets }: Squares): ChakraSquares['lines'] {
  return planets.flatMap(({ row, column, front, left, right, is_malefic: isMalefic }) =>
    [front, left, right].flatMap((cells) => {
      const last = cells.at(-1);
      return last === undefined ? [] : [{ from: [row - 1, column - 1] as const, to: [last.row - 1, last.column - 1] as const, isMalefic }]; // prettier-ignore
    }),
  );
}

/** Sarvatobhadra chakra: the squares with planets, lines of vedha, and marks on the points of the birth. */
export const sarvatobhadraView = (answer: Squares): ChakraSquares => ({
  squares: answer.squares.map((square) => ({
    row: square.row - 1,
    column: square.column - 1,
    lines: linesOf(square),
    kind: KINDS[square.kind],
    bodies: bodiesOf(square.planets, answer.planets),
    isMarked: answer.birth_points.some(({ row, column }) => row === square.row && column === square.column),
  })),
  lines: vedhaLines(answer),
});

const RING_NAMES = ['Bahya', 'Prakara', 'Madhya', 'Stambha'];

/** Kota chakra: the stars in the rings of the fort, with planets. */
export const kotaView = ({ stars, planets }: Fort): FortChart => ({
  rings: RING_NAMES,
  stars: stars.map(({ nakshatra, ring, direction, count_from_birth: count, planets: names }) => ({
    name: nakshatra,
    ring: KOTA_RINGS.indexOf(ring),
    direction: KOTA_DIRECTIONS.indexOf(direction),
    bodies: bodiesOf(names, planets),
    isMarked: count === 1,
  })),
});
