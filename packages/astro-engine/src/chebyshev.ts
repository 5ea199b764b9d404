/** A smooth function of time, sampled once over an interval and then as good as free. */
export type Fitted = { fromJdUt: number; untilJdUt: number; valueAt(jdUt: number): number };

/**
 * Fits a smooth function by Chebyshev polynomials through so many samples: quicker than asking the ephemeris wherever an
 * interval is searched more than a few times.
 *
 * @param valuesAt values of several functions at one instant, so that the ephemeris computes them together; angles
 * unwrapped by the caller
 * @param sampleCount degree plus one
 * @returns one fit for each function
 * @source Chebyshev–Gauss nodes and Clenshaw's recurrence, Numerical Recipes ch. 5.8
 * @accuracy the first coefficient left out: for the Moon's longitude over four days and 12 samples below 0.000 01″
 */
export function fitted(
  valuesAt: (jdUt: number, sampleIndex: number) => readonly number[],
  fromJdUt: number,
  untilJdUt: number,
  sampleCount: number,
): Fitted[] {
  const middle = (fromJdUt + untilJdUt) / 2;
  const half = (untilJdUt - fromJdUt) / 2;
  const angles = Array.from({ length: sampleCount }, (_, k) => (Math.PI * (sampleCount - 1 - k + 0.5)) / sampleCount);
  const samples = angles.map((angle, index) => valuesAt(middle + half * Math.cos(angle), index)); // In the order of time.
  const functionCount = samples[0]?.length ?? 0;
  return Array.from({ length: functionCount }, (_, which) => {
    const coefficients = angles.map((_, n) => {
      const sum = angles.reduce(
        (total, angle, k) => total + (samples[k]?.[which] ?? Number.NaN) * Math.cos(n * angle),
        0,
      );
      return ((n === 0 ? 1 : 2) * sum) / sampleCount;
    });
    return { fromJdUt, untilJdUt, valueAt: (jdUt) => clenshaw(coefficients, (jdUt - middle) / half) };
  });
}

function clenshaw(coefficients: readonly number[], x: number): number {
  let next = 0;
  let afterNext = 0;
  for (let n = coefficients.length - 1; n > 0; n -= 1) {
    const current = 2 * x * next - afterNext + (coefficients[n] ?? 0);
    afterNext = next;
    next = current;
  }
  return x * next - afterNext + (coefficients[0] ?? 0);
}
