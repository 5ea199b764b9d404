import { panchangDayAt } from '@graha/astro-engine/panchang/day';
import { tithiAt, type TithiGroup } from '@graha/astro-engine/panchang/names';
import { arcDeg } from '@graha/astro-engine/core/angle';
import {
  type Cell,
  cellOfStar,
  GRID_SIZE,
  linesByMotion,
  SARVATOBHADRA,
  type Square,
  VEDHA_LINES,
  vedhaCells,
  type VedhaLine,
} from '@graha/astro-engine/transit/sarvatobhadra';
import { starName } from '@graha/astro-engine/transit/stars-with-abhijit';
import { toDevanagari } from '@graha/astro-engine/vocabulary/devanagari';
import { GRAHA_IDS, type Graha } from '@graha/astro-engine/vocabulary/grahas';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { weekdayAt } from '@graha/astro-engine/vocabulary/weekdays';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { operation } from '../../operation/operation.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import type { Setting } from '../../request/settings.ts';
import { Target } from '../../request/target.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { GrahaName, SignName } from '../../wire/placement.ts';
import { nameOf } from '../../wire/present-placement.ts';
import { IN_STAR, openChakra, StarName } from './chakra.ts';

const GROUPS = ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'] as const satisfies readonly TithiGroup[];
const TITHI_DEG = 12;

const Place = z.int().min(1).max(GRID_SIZE);
const ROW = Place.describe('Row from the east, above, to the west.');
const COLUMN = Place.describe('Column from the north, at the left, to the south.');
const CellWire = z.strictObject({ row: ROW, column: COLUMN }).meta({ id: 'ChakraCell', description: 'A square of the chakra.' }); // prettier-ignore

const SquareWire = z
  .strictObject({
    row: ROW,
    column: COLUMN,
    kind: z.enum(['nakshatra', 'vowel', 'consonant', 'sign', 'tithi_group']).describe('What the square holds.'),
    nakshatra: StarName.nullable().describe('Star of a square of the outer ring; else null.'),
    sign: SignName.nullable().describe('Sign of a square of the third ring; else null.'),
    letter: z.string().nullable().describe('Vowel or consonant in Latin letters (IAST); else null.'),
    devanagari: z.string().nullable().describe('The same letter in Devanagari; else null.'),
    tithi_group: term('TithiGroup', z.enum(GROUPS)).nullable().describe('Group of tithis of a square in the middle; else null.'), // prettier-ignore
    weekdays: z.array(term('WeekdayName', z.string())).describe('Weekdays of a square in the middle; else empty.'),
    planets: z.array(GrahaName).describe('Planets in the star of the square at the target.'),
    vedha_by: z.array(GrahaName).describe('Planets of which a line goes through the square.'),
  })
  .meta({ id: 'ChakraSquare', description: 'A square of Sarvatobhadra chakra with the planets in it and over it.' });

const PlanetWire = z
  .strictObject({
    ...IN_STAR,
    row: ROW,
    column: COLUMN,
    front: z.array(CellWire).describe('Squares of the line across the chakra, from the planet on.'),
    left: z.array(CellWire).describe('Squares of the slanting line towards the following stars.'),
    right: z.array(CellWire).describe('Squares of the slanting line towards the preceding stars.'),
    lines_by_motion: z
      .array(z.enum(VEDHA_LINES))
      .describe('Lines that count by the rule of motion: right if retrograde, left if faster than the mean, else front; all three for Sun, Moon and nodes.'), // prettier-ignore
  })
  .meta({ id: 'ChakraPlanet', description: 'A planet in Sarvatobhadra chakra with its lines of vedha.' });

const HitWire = z
  .strictObject({
    name: GrahaName.describe('Planet of the line.'),
    line: z.enum(VEDHA_LINES).describe('Its line through the square.'),
    by_motion: z.boolean().describe('Whether this line counts by the rule of motion.'),
    is_malefic: z.boolean().describe('Whether the planet is a malefic at the target.'),
  })
  .meta({ id: 'ChakraHit', description: 'A line of vedha through a point of the birth.' });

const BIRTH_POINTS = ['nakshatra', 'sign', 'tithi_group', 'weekday'] as const;
const BirthPointWire = z
  .strictObject({
    point: z.enum(BIRTH_POINTS).describe('Star or sign of the Moon at birth, group of the tithi, or weekday.'),
    name: z.string().describe('Name of the point in English.'),
    row: ROW,
    column: COLUMN,
    occupied_by: z.array(GrahaName).describe('Planets in the square; only stars have planets.'),
    vedha: z.array(HitWire).describe('Lines of vedha through the square.'),
  })
  .meta({ id: 'ChakraBirthPoint', description: 'A point of the birth in Sarvatobhadra chakra.' });

const side_vedha = {
  values: ['all', 'without_tithis'],
  title: 'Slanting lines',
  description:
    'Squares of the slanting lines: all on them, or, as Horaratna says, stars, letters and signs alone, without the tithis and weekdays in the middle.',
} as const satisfies Setting;

const squareAt = ({ row, column }: Cell): Square => {
  const square = SARVATOBHADRA[row]?.[column];
  if (square === undefined) throw new RangeError(`no square ${row} ${column}`);
  return square;
};

const presentCell = ({ row, column }: Cell) => ({ row: row + 1, column: column + 1 });
const isSame = (one: Cell, other: Cell): boolean => one.row === other.row && one.column === other.column;

const letterOf = (square: Square): string | null =>
  square.kind === 'vowel' || square.kind === 'consonant' ? square.iast : null;

type Lines = Readonly<Record<VedhaLine, readonly Cell[]>>;

function linesOf(starIndex: number, sides: (typeof side_vedha.values)[number]): Lines {
  const slanting = (line: VedhaLine): Cell[] =>
    vedhaCells(starIndex, line).filter((cell) => sides === 'all' || squareAt(cell).kind !== 'tithi_group');
  return { front: vedhaCells(starIndex, 'front'), left: slanting('left'), right: slanting('right') };
}

function cellWith(holds: (square: Square) => boolean): Cell {
  for (const [row, squares] of SARVATOBHADRA.entries()) {
    const column = squares.findIndex(holds);
    if (column >= 0) return { row, column };
  }
  throw new RangeError('no such square');
}

export const sarvatobhadra = operation({
  summary: 'Sarvatobhadra chakra: transits over 81 squares of stars, letters, signs, tithis and weekdays.',
  description:
    'The chakra that is good on all sides: a square of nine by nine with the 28 stars on its edge and, inside, the vowels, consonants, ' +
    'signs, and tithis with their weekdays. A planet in a star pierces (vedha) what is on three lines from it: across, and slanting to ' +
    'both sides. The planets are those of `target` (now if omitted); the birth gives the points on which the lines are read: the star and ' +
    'sign of its Moon, its tithi and its weekday. Malefics that pierce them trouble what they stand for, benefics support it. East is above, ' +
    'as in printed books; all books agree on the squares, but some count all three lines and others one by the motion of the planet.',
  input: birthRequest(['ayanamsa', 'node_mode', 'sunrise'], { settings: { side_vedha }, members: { target: Target } }),
  output: z.strictObject({
    birth_points: z.array(BirthPointWire).describe('Star, sign, group of the tithi and weekday of the birth.'),
    planets: z.array(PlanetWire).describe('Sun to Saturn, Rahu, Ketu at the target.'),
    squares: z.array(SquareWire).describe('The 81 squares, row by row from the north-east.'),
    confidence: Confidence.describe('Confidence in the squares and the three lines.'),
    motion_confidence: Confidence.describe('Confidence in `lines_by_motion`.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: { ...EXAMPLE_BIRTH, target: '2026-11-21T12:00:00+05:30' },
  dependsOnNow: 'target',
  compute: ({ target, ...birth }, sky) => {
    const { chart, moment, moon, birthStarIndex, placements, isMalefic, present, starIndexOfGraha, metadata } = openChakra(birth, target, sky); // prettier-ignore
    const lines = GRAHA_IDS.map((graha) => ({
      graha,
      lines: linesOf(starIndexOfGraha(graha), birth.settings.side_vedha),
    }));
    const hitsOf = (cell: Cell) =>
      lines.flatMap(({ graha, lines: own }) =>
        VEDHA_LINES.filter((line) => own[line].some((one) => isSame(one, cell))).map((line) => ({ graha, line })),
      );
    const occupantsOf = (cell: Cell): Graha[] => GRAHA_IDS.filter((graha) => isSame(cellOfStar(starIndexOfGraha(graha)), cell)); // prettier-ignore
    const point = (id: (typeof BIRTH_POINTS)[number], name: string, cell: Cell) => ({
      point: id,
      name,
      ...presentCell(cell),
      occupied_by: occupantsOf(cell).map(nameOf),
      vedha: hitsOf(cell).map(({ graha, line }) => ({
        name: nameOf(graha),
        line,
        by_motion: linesByMotion(graha, placements[graha].speedDegPerDay).includes(line),
        is_malefic: isMalefic(graha),
      })),
    });
    const elongationDeg = arcDeg(chart.placements.sun.longitudeDeg, moon.longitudeDeg);
    const { group } = tithiAt(Math.floor(elongationDeg / TITHI_DEG));
    const { weekdayIndex } = panchangDayAt({ sky, place: moment.place, clock: moment.clock, rule: birth.settings.sunrise }, moment.jdUt); // prettier-ignore
    const groupCell = (holds: (square: Extract<Square, { kind: 'tithi_group' }>) => boolean): Cell =>
      cellWith((square) => square.kind === 'tithi_group' && holds(square));
    const signCell = cellWith((square) => square.kind === 'sign' && square.signIndex === moon.signIndex);
    return {
      birth_points: [
        point('nakshatra', starName(birthStarIndex), cellOfStar(birthStarIndex)),
        point('sign', signAt(moon.signIndex).name, signCell),
        point(
          'tithi_group',
          group,
          groupCell((square) => square.group === group),
        ),
        point('weekday', weekdayAt(weekdayIndex).name, groupCell((square) => square.weekdayIndexes.includes(weekdayIndex))), // prettier-ignore
      ],
      planets: lines.map(({ graha, lines: own }) => ({
        ...present(graha),
        ...presentCell(cellOfStar(starIndexOfGraha(graha))),
        front: own.front.map(presentCell),
        left: own.left.map(presentCell),
        right: own.right.map(presentCell),
        lines_by_motion: [...linesByMotion(graha, placements[graha].speedDegPerDay)],
      })),
      squares: SARVATOBHADRA.flatMap((squares, row) =>
        squares.map((square, column) => {
          const letter = letterOf(square);
          return {
            ...presentCell({ row, column }),
            kind: square.kind,
            nakshatra: square.kind === 'nakshatra' ? starName(square.starIndex) : null,
            sign: square.kind === 'sign' ? signAt(square.signIndex).name : null,
            letter,
            devanagari: letter === null ? null : toDevanagari(letter),
            tithi_group: square.kind === 'tithi_group' ? square.group : null,
            weekdays: square.kind === 'tithi_group' ? square.weekdayIndexes.map((index) => weekdayAt(index).name) : [],
            planets: occupantsOf({ row, column }).map(nameOf),
            vedha_by: [...new Set(hitsOf({ row, column }).map(({ graha }) => nameOf(graha)))],
          };
        }),
      ),
      confidence: 'settled' as const,
      motion_confidence: 'disputed' as const,
      metadata: { ...metadata, system: 'sarvatobhadra' },
    };
  },
});
