/** Marks of an axis: round numbers from 0 to at least the largest value, four to six of them. */
export function axisOf(largest: number): number[] {
  const step = roundUp(Math.max(largest, 4) / 4);
  const marks = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: Math.max(marks, 4) + 1 }, (_, index) => index * step);
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten, and to a whole number, because half a call does not exist. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = [1, 2, 2.5, 5, 10].find(
    (candidate) => candidate * power >= value && Number.isInteger(candidate * power),
  );
  return (factor ?? 10) * power;
}
