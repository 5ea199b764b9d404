import { describe, expect, test } from 'vitest';
import { ABHIJIT, NAKSHATRAS } from '../vocabulary/nakshatras.ts';
import { POINTS } from '../vocabulary/grahas.ts';
import { SIGNS, signAt } from '../vocabulary/signs.ts';
import fixture from './chakras.fixture.json' with { type: 'json' };
import { KOTA_RINGS } from '../vocabulary/kota.ts';
import { isGoingIn, kotaGuardOf, kotaStarsOf } from './kota.ts';
import {
  cellOfStar,
  GRID_SIZE,
  linesByMotion,
  SARVATOBHADRA,
  type Square,
  VEDHA_LINES,
  vedhaCells,
} from './sarvatobhadra.ts';
import { starIndexOf, starName, STARS_WITH_ABHIJIT } from './stars-with-abhijit.ts';

const STARS = Array.from({ length: STARS_WITH_ABHIJIT }, (_, index) => index);

describe('stars with Abhijit', () => {
  test('are the 27 but for Abhijit, which has its own span', () => {
    for (const [index, { name }] of NAKSHATRAS.entries()) {
      const middleDeg = ((index + 0.4) * 360) / 27;
      expect(starName(starIndexOf(middleDeg))).toBe(name);
    }
    for (const deg of [ABHIJIT.fromDeg, ABHIJIT.toDeg - 1e-9, ABHIJIT.fromDeg - 360])
      expect(starName(starIndexOf(deg))).toBe('Abhijit');
    expect(starName(starIndexOf(ABHIJIT.fromDeg - 1e-9))).toBe('Uttara Ashadha');
    expect(starName(starIndexOf(ABHIJIT.toDeg))).toBe('Shravana');
  });
});

describe('Sarvatobhadra', () => {
  const { example, program, horaratna } = fixture.sarvatobhadra;
  const textOf = (square: Square | undefined): string => {
    switch (square?.kind) {
      case 'nakshatra':
        return starName(square.starIndex);
      case 'sign':
        return signAt(square.signIndex).name;
      case 'tithi_group':
        return square.group;
      default:
        return square?.iast ?? '';
    }
  };
  const ORDER = [...NAKSHATRAS.map(({ name }) => name), 'Abhijit'];

  test('has the squares of a program, turned by a quarter: its north is above, ours is at the left', () => {
    for (const [row, cells] of program.entries()) {
      for (const [column, cell] of cells.entries()) {
        const isEdge = row === 0 || column === 0 || row === GRID_SIZE - 1 || column === GRID_SIZE - 1;
        const expected = typeof cell === 'string' ? cell : isEdge ? ORDER[cell - 1] : SIGNS[cell - 1]?.name;
        expect(textOf(SARVATOBHADRA[GRID_SIZE - 1 - column]?.[row])).toBe(expected);
      }
    }
  });

  test('is what Horaratna says of vowels, consonants and weekdays', () => {
    const rings = [0, 1, 2, 3].flatMap((ring) => {
      const far = GRID_SIZE - 1 - ring;
      return [
        [ring, ring],
        [ring, far],
        [far, far],
        [far, ring],
      ] as const;
    });
    expect(rings.map(([row, column]) => textOf(SARVATOBHADRA[row]?.[column]))).toEqual(horaratna.vowels);
    const { east, south, west, north } = horaratna.consonants;
    expect(SARVATOBHADRA[1]?.slice(2, 7).map(textOf).join(' ')).toBe(east);
    expect(SARVATOBHADRA[7]?.slice(2, 7).map(textOf).toReversed().join(' ')).toBe(west);
    const inColumn = (column: number) => SARVATOBHADRA.slice(2, 7).map((squares) => textOf(squares[column]));
    expect(inColumn(7).join(' ')).toBe(south);
    expect(inColumn(1).toReversed().join(' ')).toBe(north);
    const groups = SARVATOBHADRA.flat().flatMap((square) => (square.kind === 'tithi_group' ? [square] : []));
    for (const { group, weekdayIndexes } of groups) expect(weekdayIndexes).toEqual(horaratna.weekdays[group]);
  });

  test('is pierced as the book says of Saturn in Punarvasu', () => {
    const star = STARS.find((index) => starName(index) === example.star) ?? -1;
    expect(vedhaCells(star, 'front').map(({ row, column }) => textOf(SARVATOBHADRA[row]?.[column]))).toEqual(
      example.front,
    );
  });

  test('has a line from each star that ends at an edge, left to the following stars and right to those before', () => {
    for (const index of STARS) {
      const start = cellOfStar(index);
      expect(textOf(SARVATOBHADRA[start.row]?.[start.column])).toBe(starName(index));
      for (const line of VEDHA_LINES) {
        const last = vedhaCells(index, line).at(-1);
        expect([last?.row, last?.column].some((at) => at === 0 || at === GRID_SIZE - 1)).toBe(true);
      }
      const countTo = (line: 'left' | 'right') => {
        const { row = -1, column = -1 } = vedhaCells(index, line).at(-1) ?? {};
        const square = SARVATOBHADRA[row]?.[column];
        return square?.kind === 'nakshatra' ? [(square.starIndex - index + 28) % 28] : [];
      };
      expect(countTo('left').every((count) => count < 14)).toBe(true);
      expect(countTo('right').every((count) => count > 14)).toBe(true);
    }
  });

  test('a vedha is mutual: what a star pierces on the other edge pierces it', () => {
    for (const index of STARS) {
      for (const line of VEDHA_LINES) {
        const { row = -1, column = -1 } = vedhaCells(index, line).at(-1) ?? {};
        const other = SARVATOBHADRA[row]?.[column];
        if (other?.kind !== 'nakshatra') continue;
        const back = VEDHA_LINES.flatMap((own) => vedhaCells(other.starIndex, own).slice(-1));
        expect(back).toContainEqual(cellOfStar(index));
      }
    }
  });

  test('counts one line by motion for the five planets, and three for the others', () => {
    expect(linesByMotion('mars', -0.1)).toEqual(['right']);
    expect(linesByMotion('mars', 0.7)).toEqual(['left']);
    expect(linesByMotion('mars', 0.4)).toEqual(['front']);
    for (const graha of ['sun', 'moon', 'rahu', 'ketu'] as const)
      expect(linesByMotion(graha, -0.05)).toEqual([...VEDHA_LINES]);
  });
});

describe('Kota', () => {
  const { rings, printed, program, letters } = fixture.kota;

  test('has its stars in the rings by the count from the birth star', () => {
    for (const birth of STARS) {
      const stars = kotaStarsOf(birth);
      for (const [ring, counts] of rings.entries())
        expect(
          stars.filter((star) => star.ring === KOTA_RINGS[ring]).map(({ countFromBirth }) => countFromBirth),
        ).toEqual(counts);
      expect(stars[0]?.starIndex).toBe(birth);
      expect(new Set(stars.map(({ starIndex }) => starIndex)).size).toBe(28);
      expect(new Set(stars.map(({ ring, direction }) => `${ring} ${direction}`)).size).toBe(28);
    }
  });

  test('a way in is a diagonal, and a retrograde planet goes it outwards', () => {
    const [first, , , pillar, fifth] = kotaStarsOf(0);
    expect([first?.direction, fifth?.direction]).toEqual(['north_east', 'east']);
    expect(first && [isGoingIn(first, false), isGoingIn(first, true)]).toEqual([true, false]);
    expect(fifth && [isGoingIn(fifth, false), isGoingIn(fifth, true)]).toEqual([false, true]);
    expect(pillar && isGoingIn(pillar, false)).toBeNull();
  });

  const guardsOf = (index: number): string[] =>
    [1, 2, 3, 4].map((pada) => POINTS[kotaGuardOf(index, pada).guard].abbreviation);

  test('has the guards of the printed table', () => {
    for (const [index, row] of printed.entries()) expect(guardsOf(index).join(' ')).toBe(row);
  });

  test('has the guards of a program, but for the nine padas that say so', () => {
    const LORDS = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra'];
    let disputed = 0;
    for (const [index, row] of program.entries()) {
      for (const [pada, digit] of [...String(row)].entries()) {
        const { isDisputed } = kotaGuardOf(index, pada + 1);
        disputed += isDisputed ? 1 : 0;
        expect(guardsOf(index)[pada] === LORDS[Number(digit)]).toBe(!isDisputed);
      }
    }
    expect(disputed).toBe(9);
  });

  test('has the lords of the classes of the letters', () => {
    const CLASSES: readonly (readonly [RegExp, string])[] = [
      [/^[aāiīuūeo]/u, 'Su'],
      [/^[kgṅ]/u, 'Ma'],
      [/^[cjñ]/u, 'Ve'],
      [/^[ṭḍṇ]/u, 'Me'],
      [/^[tdn]/u, 'Ju'],
      [/^[pbm]/u, 'Sa'],
      [/^[yrlv]/u, 'Mo'],
      [/^[śṣsh]/u, 'Ra'],
    ];
    const lordOf = (letter: string): string => CLASSES.find(([first]) => first.test(letter))?.[1] ?? '';
    for (const [index, row] of letters.entries()) expect(guardsOf(index)).toEqual(row.split(' ').map(lordOf));
  });
});
