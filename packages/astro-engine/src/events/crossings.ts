import { arcDeg, shortestArcDeg } from '../core/angle.ts';
import { boundarySecondOf } from '../core/moment.ts';
import { rootBetween } from '../core/root-between.ts';
import type { MotionBounds } from './motion.ts';

/** An angle and its speed; the angle may or may not be reduced to one turn. */
export type Motion = { deg: number; degPerDay: number };

/** An angle of the sky over time. It may turn back, and changes by less than half a turn within a step. */
export type Signal = MotionBounds & { at(jdUt: number): Motion };

/** A crossing of an angle. `isForward` is the direction of motion at a crossing, or after a turn. */
export type Crossing = { jdUt: number; isForward: boolean; targetDeg: number };
export type Turn = { jdUt: number; isForward: boolean; deg: number };

/** Half-open, Julian Days in UT. */
export type Window = { fromJdUt: number; untilJdUt: number };

/** Finer than the printed second, coarser than the last bit of a Julian Day (40 µs). */
const TOLERANCE_DAYS = 0.01 / 86_400;
/** If the angle goes back by less between two turns, both turns are ignored. */
const ARC_SECOND_DEG = 1 / 3_600;
const ROUNDS_MAX = 80;

/** Returns the printed whole second of a crossing: the first second at which it has certainly happened. */
export const crossedSecondOf = (jdUt: number): number => boundarySecondOf(jdUt + TOLERANCE_DAYS);

/** Bound on the bending of light behind the Sun, which `degPerDaySquared` does not include. */
export const BENT_DEG = 0.01;

type Sample = Motion & { jdUt: number };
/** A span of monotonic motion. The degrees of its ends are unwound: their difference is the arc travelled. */
type Arc = { from: Sample; until: Sample; isForward: boolean; beginsWithTurn: boolean };

const speedOf = ({ degPerDay }: Motion): number => degPerDay;
const isForwardAt = ({ degPerDay }: Motion): boolean => degPerDay >= 0;

const sampleAt = (signal: Signal, jdUt: number): Sample => {
  const { deg, degPerDay } = signal.at(jdUt);
  return { jdUt, deg, degPerDay };
};

/** Returns the sample with its angle unwound to follow an earlier sample. */
function unwoundAfter(earlier: Sample, later: Sample): Sample {
  const expectedDeg = earlier.deg + ((earlier.degPerDay + later.degPerDay) / 2) * (later.jdUt - earlier.jdUt);
  return { ...later, deg: expectedDeg + shortestArcDeg(expectedDeg, later.deg) };
}

/** Returns the sample between two samples at which the speed changes its sign. */
function turnBetween(signal: Signal, from: Sample, until: Sample): Sample {
  const turn = rootBetween((jdUt) => sampleAt(signal, jdUt), speedOf, from, until, TOLERANCE_DAYS);
  return { ...unwoundAfter(from, turn), degPerDay: 0 };
}

/** Yields the arcs between two samples: one, or more if the signal turns or might turn. */
function* arcsBetween(signal: Signal, from: Sample, until: Sample): Generator<Arc> {
  const days = until.jdUt - from.jdUt;
  if (isForwardAt(from) !== isForwardAt(until)) {
    const turn = turnBetween(signal, from, until);
    yield { from, until: turn, isForward: isForwardAt(from), beginsWithTurn: false };
    const end = unwoundAfter(turn, until);
    yield { from: turn, until: end, isForward: isForwardAt(until), beginsWithTurn: true };
    return;
  }
  const backDays = days - (Math.abs(from.degPerDay) + Math.abs(until.degPerDay)) / signal.degPerDaySquared;
  const mayTurnTwice = backDays > 0 && (signal.degPerDaySquared * backDays ** 2) / 4 > ARC_SECOND_DEG;
  if (mayTurnTwice) {
    const middle = unwoundAfter(from, sampleAt(signal, from.jdUt + days / 2));
    yield* arcsBetween(signal, from, middle);
    yield* arcsBetween(signal, middle, unwoundAfter(middle, until));
    return;
  }
  yield { from, until, isForward: isForwardAt(from), beginsWithTurn: false };
}

/** The span between two neighbours on the grid. Its arcs are computed on first use. */
type Cell = { from: Sample; until: Sample; arcs: readonly Arc[] | null };

/** The last window walked for each signal, because several kinds of events ask for the same one in turn. */
const walked = new WeakMap<Signal, Window & { cells: readonly Cell[] }>();

/** Returns every cell that touches a window. Samples are on one fixed grid of time, so every window finds the same instants. */
function cellsIn(signal: Signal, window: Window): readonly Cell[] {
  const last = walked.get(signal);
  if (last?.fromJdUt === window.fromJdUt && last.untilJdUt === window.untilJdUt) return last.cells;
  const { stepDays } = signal;
  const cells: Cell[] = [];
  let index = Math.floor(window.fromJdUt / stepDays);
  for (let from = sampleAt(signal, index * stepDays); from.jdUt < window.untilJdUt;) {
    index += 1;
    const until = unwoundAfter(from, sampleAt(signal, index * stepDays));
    cells.push({ from, until, arcs: null });
    from = until;
  }
  walked.set(signal, { ...window, cells });
  return cells;
}

function arcsOf(signal: Signal, cell: Cell): readonly Arc[] {
  cell.arcs ??= [...arcsBetween(signal, cell.from, cell.until)];
  return cell.arcs;
}

/** Bounds the angles of a signal within a cell, including any turn: its acceleration has the bound of the signal. */
function reachOf({ degPerDaySquared }: Signal, { from, until }: Cell): { lowDeg: number; highDeg: number } {
  const strayDeg = (degPerDaySquared * (until.jdUt - from.jdUt) ** 2) / 8 + BENT_DEG;
  return { lowDeg: Math.min(from.deg, until.deg) - strayDeg, highDeg: Math.max(from.deg, until.deg) + strayDeg };
}

/**
 * Returns the instant at which an arc reaches an angle within it, by Newton's method, with bisection if a step leaves
 * the bracket.
 */
function instantAt(signal: Signal, { from, until, isForward }: Arc, targetDeg: number): number {
  let [low, high] = [from, until];
  let jdUt = low.jdUt + ((high.jdUt - low.jdUt) * (targetDeg - low.deg)) / (high.deg - low.deg);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const along = (jdUt - low.jdUt) / (high.jdUt - low.jdUt);
    const expectedDeg = low.deg + (high.deg - low.deg) * along;
    const found = sampleAt(signal, jdUt);
    const here = { ...found, deg: expectedDeg + shortestArcDeg(expectedDeg, found.deg) };
    if (here.deg < targetDeg === isForward) low = here;
    else high = here;
    let next = jdUt + (targetDeg - here.deg) / here.degPerDay;
    if (Math.abs(next - jdUt) < TOLERANCE_DAYS) return next;
    if (!(next > low.jdUt && next < high.jdUt)) next = (low.jdUt + high.jdUt) / 2;
    if (high.jdUt - low.jdUt < TOLERANCE_DAYS) return next;
    jdUt = next;
  }
  return jdUt;
}

const isIn = ({ fromJdUt, untilJdUt }: Window, jdUt: number): boolean => jdUt >= fromJdUt && jdUt < untilJdUt;

/**
 * Returns each crossing of given angles by a signal within a window, in order for each arc of its motion. A retrograde
 * loop that meets an angle three times gives three; a turn at exactly the angle without passing it gives none.
 * @param targetsDeg angles within a turn
 * @accuracy 0.01 s while the signal moves; near a turn, the ephemeris' own error divided by the speed
 */
export function crossingsIn(signal: Signal, targetsDeg: readonly number[], window: Window): Crossing[] {
  const found: Crossing[] = [];
  for (const cell of cellsIn(signal, window)) {
    const { lowDeg, highDeg } = reachOf(signal, cell);
    for (const targetDeg of targetsDeg) {
      if (lowDeg + arcDeg(lowDeg, targetDeg) <= highDeg) found.push(...crossingsOf(signal, cell, targetDeg));
    }
  }
  return found.filter(({ jdUt }) => isIn(window, jdUt)).toSorted((one, other) => one.jdUt - other.jdUt);
}

function crossingsOf(signal: Signal, cell: Cell, targetDeg: number): Crossing[] {
  const found: Crossing[] = [];
  for (const arc of arcsOf(signal, cell)) {
    const [lowDeg, highDeg] = arc.isForward ? [arc.from.deg, arc.until.deg] : [arc.until.deg, arc.from.deg];
    for (let deg = lowDeg + arcDeg(lowDeg, targetDeg); deg <= highDeg; deg += 360) {
      // Half-open in time, so a crossing at a sample is counted once; neither of its arcs counts a turn.
      if (deg === arc.until.deg || (arc.beginsWithTurn && deg === arc.from.deg)) continue;
      found.push({ jdUt: instantAt(signal, arc, deg), isForward: arc.isForward, targetDeg });
    }
  }
  return found;
}

/**
 * Returns each turn of a signal within a window.
 * @accuracy that of the ephemeris' speeds: seconds for Mercury, a minute for Pluto
 */
export function turnsIn(signal: Signal, window: Window): Turn[] {
  return cellsIn(signal, window)
    .flatMap((cell) => arcsOf(signal, cell))
    .filter(({ beginsWithTurn, from }) => beginsWithTurn && isIn(window, from.jdUt))
    .map(({ from, isForward }) => ({ jdUt: from.jdUt, isForward, deg: from.deg }));
}

/** Returns the boundaries of `count` equal parts of the turn. */
export const partsDeg = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (index * 360) / count);
