/** Contenders take turns within one run, so that a noisy machine affects all of them alike. */
export type Contender = {
  name: string;
  /** Repeats in each round; the common number if omitted. */ repeats?: number;
} & (
  | { run: () => void }
  /** A separate program that measures itself, in microseconds. */
  | { measureUs: () => number }
);

const ROUNDS = 9;
const WARM_UP_ROUNDS = 2;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function microsecondsOf(contender: Contender, repeats: number): number {
  if ('measureUs' in contender) return contender.measureUs();
  const start = process.hrtime.bigint();
  for (let repeat = 0; repeat < repeats; repeat += 1) contender.run();
  return Number(process.hrtime.bigint() - start) / 1000 / repeats;
}

/** Microseconds of one call of each contender: the median of several rounds in which all take turns. */
export function sideBySide(contenders: readonly Contender[], repeats: number): Map<string, number> {
  const times = new Map(contenders.map(({ name }): [string, number[]] => [name, []]));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const contender of contenders) {
      const us = microsecondsOf(contender, contender.repeats ?? repeats);
      if (round >= 0) times.get(contender.name)?.push(us);
    }
  }
  return new Map([...times].map(([name, values]) => [name, median(values)]));
}

/** Random numbers from a fixed seed, so that every run has the same instants and places. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
