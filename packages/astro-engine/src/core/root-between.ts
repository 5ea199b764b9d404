const ROUNDS_MAX = 60;

/**
 * Where a value changes its sign between two samples, one of which has it below zero: regula falsi, which cannot leave the interval,
 * with weights for an end that stays.
 * @param lastStepDays a step that is shorter, after one that was not, is the last
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
  let hasMoved = false; // The first steps are short, too, where the value is as good as zero long before its root.
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const middle = at((left.jdUt * rightValue - right.jdUt * leftValue) / (rightValue - leftValue));
    const value = valueOf(middle);
    const side = value < 0 === isLeftBelow ? 'left' : 'right';
    const stepDays = Math.abs(middle.jdUt - (side === 'left' ? left : right).jdUt);
    // An end that is the root itself would be met in each round, and the way to the other end would never shrink.
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

/** What an end that stayed twice counts, by how much nearer to zero the other one came. */
function weightOf(value: number, before: number): number {
  const weight = 1 - value / before;
  return weight > 0 ? weight : 0.5;
}
