const ROUNDS_MAX = 60;

/**
 * Finds the change of sign of a value between two samples, one of which has it below zero, by regula falsi, which
 * cannot leave the interval, with weights for an end that stays.
 * @param lastStepDays a shorter step, after one that was not shorter, is the last
 * @returns the last sample that was taken
 * @source Anderson and Björck, BIT 13 (1973)
 * @accuracy better than the last step, which comes from a shrinking interval
 */
export function rootBetween<Sample extends { jdUt: number }>(
  at: (jdUt: number) => Sample,
  valueOf: (sample: Sample) => number,
  one: Sample,
  other: Sample,
  lastStepDays: number,
): Sample {
  let [left, right] = [one, other];
  let [leftValue, rightValue] = [valueOf(left), valueOf(right)];
  const isLeftBelow = leftValue < 0;
  let last: 'left' | 'right' | null = null;
  let hasMoved = false; // The first steps can be short too, if the value is near zero long before its root.
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const middle = at((left.jdUt * rightValue - right.jdUt * leftValue) / (rightValue - leftValue));
    const value = valueOf(middle);
    const side = value < 0 === isLeftBelow ? 'left' : 'right';
    const stepDays = Math.abs(middle.jdUt - (side === 'left' ? left : right).jdUt);
    // If an end is the root itself, each round returns to it, and the interval from the other end would never shrink.
    if (value === 0 || (stepDays < lastStepDays && hasMoved)) return middle;
    hasMoved ||= stepDays >= lastStepDays;
    if (side === 'left') {
      if (last === 'left') rightValue *= weightOf(value, leftValue);
      [left, leftValue] = [middle, value];
    } else {
      if (last === 'right') leftValue *= weightOf(value, rightValue);
      [right, rightValue] = [middle, value];
    }
    last = side;
  }
  return left;
}

/** Returns the weight of an end that stayed twice, from the reduction of the value at the other end. */
function weightOf(value: number, before: number): number {
  const weight = 1 - value / before;
  return weight > 0 ? weight : 0.5;
}
