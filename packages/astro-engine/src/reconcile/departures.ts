import { AXES, type Axis, bitsOf, type Convention } from './convention.ts';
import type { Slip } from './frame.ts';
import type { Program } from './programs.ts';
import type { Shown } from './shown/shown.ts';

/** One point on which the other program differs: a slip in the birth, another choice, or a program's own defaults. */
export type Departure =
  | { kind: 'slip'; key: string; bits: number }
  | { kind: 'convention'; axis: Axis; value: Convention[Axis]; bits: number }
  | { kind: 'program'; program: Program; axes: readonly Axis[]; bits: number };

const isNode = (point: string): boolean => point === 'rahu' || point === 'ketu';
const FROM_ZODIAC = new Set<Shown['kind']>(['longitude', 'nakshatra', 'pada', 'dasha', 'house']);
const FROM_OBSERVER = new Set<Shown['kind']>(['longitude', 'nakshatra', 'pada', 'dasha']);

const BEARS: Readonly<Record<Axis, (shown: Shown) => boolean>> = {
  zodiac: ({ kind }) => FROM_ZODIAC.has(kind) || kind === 'ayanamsa',
  equinox: ({ kind }) => FROM_ZODIAC.has(kind),
  observer: (shown) => FROM_OBSERVER.has(shown.kind) && !(shown.kind === 'longitude' && shown.point === 'lagna'),
  node: (shown) =>
    (shown.kind === 'longitude' && isNode(shown.point)) || (shown.kind === 'house' && isNode(shown.graha)),
  sunrise: ({ kind }) => kind === 'sunrise' || kind === 'tithi',
  yearLengthDays: ({ kind }) => kind === 'dasha',
  houses: ({ kind }) => kind === 'house',
  star: ({ kind }) => kind === 'nakshatra' || kind === 'pada',
  tithiAt: ({ kind }) => kind === 'tithi',
};

/** Returns the conventions on which one of the shown values depends. */
export const axesThatBear = (shown: readonly Shown[]): readonly Axis[] =>
  AXES.filter((axis) => shown.some((value) => BEARS[axis](value)));

const UNNAMED_PROGRAM_BITS = 4;

/** Conventions to compare with: the caller's own, and the defaults of programs. */
export type Bases = {
  axes: readonly Axis[];
  own: Convention;
  programs: readonly Program[];
  /** The program that the values come from, if the caller knows it: its defaults are no departure of their own. */
  named: Program | null;
};

function fromBase({ axes }: Bases, base: Convention, convention: Convention): Departure[] {
  return axes
    .filter((axis) => convention[axis] !== base[axis])
    .map((axis) => ({ kind: 'convention', axis, value: convention[axis], bits: bitsOf(axis, convention[axis]) }));
}

const sum = (departures: readonly Departure[]): number => departures.reduce((total, { bits }) => total + bits, 0);

/** A program with its conventions, and the axes on which they differ from the caller's own. */
type Prepared = { program: Program; axes: readonly Axis[]; defaults: Convention; bits: number };

const preparedOf = new WeakMap<Bases, readonly Prepared[]>();

/** Returns the programs that explain more than a single choice does; kept, because a search asks thousands of times. */
function programsIn(bases: Bases): readonly Prepared[] {
  const kept = preparedOf.get(bases);
  if (kept !== undefined) return kept;
  const prepared = bases.programs.flatMap((program): Prepared[] => {
    const axes = axesOf(bases, program);
    const isNamed = program === bases.named;
    if (axes.length < (isNamed ? 1 : 2)) return []; // A single choice is named as that choice.
    return [
      { program, axes, defaults: { ...bases.own, ...program.defaults }, bits: isNamed ? 0 : UNNAMED_PROGRAM_BITS },
    ];
  });
  preparedOf.set(bases, prepared);
  return prepared;
}

/** Returns the axes on which the defaults of a program differ from the caller's own. */
export const axesOf = ({ axes, own }: Bases, { defaults }: Program): readonly Axis[] =>
  axes.filter((axis) => defaults[axis] !== undefined && defaults[axis] !== own[axis]);

/**
 * Returns the fewest departures that lead to a convention, then the likeliest: single choices from the caller's own, or
 * the defaults of one program and single choices from them.
 */
export function departuresTo(bases: Bases, convention: Convention): Departure[] {
  let best = fromBase(bases, bases.own, convention);
  for (const { program, axes, defaults, bits } of programsIn(bases)) {
    const rest = fromBase(bases, defaults, convention);
    if (rest.length + (bits > 0 ? 1 : 0) > countOf(best)) continue;
    const whole: Departure[] = [{ kind: 'program', program, axes, bits }, ...rest];
    const [count, bestCount] = [countOf(whole), countOf(best)];
    if (count < bestCount || (count === bestCount && sum(whole) < sum(best))) best = whole;
  }
  return best;
}

/** Returns the number of departures. The defaults of a named program count as none. */
export const countOf = (departures: readonly Departure[]): number =>
  departures.filter(({ kind, bits }) => kind !== 'program' || bits > 0).length;

/** Returns how unlikely departures are together, in bits. */
export const bitsOfAll = sum;

/** Converts slips to departures. */
export const slipsOf = (slips: readonly Slip[]): Departure[] =>
  slips.map(({ key, bits }) => ({ kind: 'slip', key, bits }));
