/**
 * Moves labels apart until each has enough space, and no further: every pair that is too near shares the correction
 * equally. On a wheel the first and last label are neighbours.
 * @param walls `insideWalls` on a strip, whose ends no label crosses
 */
export function spread(longitudesDeg: readonly number[], gapMinDeg: number, walls?: typeof insideWalls): number[] {
  const order = longitudesDeg.map((_, index) => index).toSorted((a, b) => at(longitudesDeg, a) - at(longitudesDeg, b));
  const placed = order.map((index) => at(longitudesDeg, index));
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const pushed = pushApart(placed, gapMinDeg, walls === undefined);
    const turnedBack = walls?.(placed, gapMinDeg / 2) ?? 0;
    if (Math.max(pushed, turnedBack) < STILL_DEG) break;
  }
  const result: number[] = [];
  order.forEach((index, position) => (result[index] = at(placed, position)));
  return result;
}

const ROUNDS_MAX = 400;
const STILL_DEG = 0.001;

const at = (values: readonly number[], index: number): number => values[index] ?? 0;

/** One round over all neighbours. @returns the largest push, degrees */
function pushApart(placed: number[], gapMinDeg: number, isCyclic: boolean): number {
  let moved = 0;
  const pairs = isCyclic && placed.length > 1 ? placed.length : placed.length - 1;
  for (let index = 0; index < pairs; index += 1) {
    const next = (index + 1) % placed.length;
    const turn = next === 0 ? 360 : 0;
    const lack = gapMinDeg - (at(placed, next) + turn - at(placed, index));
    if (lack <= 0) continue;
    placed[index] = at(placed, index) - lack / 2;
    placed[next] = at(placed, next) + lack / 2;
    moved = Math.max(moved, lack);
  }
  return moved;
}

/** Moves labels back from the ends of a strip. @returns the largest move, degrees */
export function insideWalls(placed: number[], marginDeg: number): number {
  let moved = 0;
  placed.forEach((longitudeDeg, index) => {
    const inside = Math.min(360 - marginDeg, Math.max(marginDeg, longitudeDeg));
    moved = Math.max(moved, Math.abs(inside - longitudeDeg));
    placed[index] = inside;
  });
  return moved;
}
