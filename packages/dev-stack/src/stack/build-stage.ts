/** Stages of the output of Turborepo and Next in plain words, the latest stage last. */
const STAGES: readonly (readonly [sign: RegExp, say: (match: RegExpExecArray) => string])[] = [
  [/@graha\/portal:generate/, () => 'computing the example answers'],
  [/Creating an optimized production build/, () => 'compiling its pages'],
  [/Collecting page data/, () => 'collecting its pages'],
  [/Generating static pages[^(]*\((\d+)\/(\d+)\)/, ([, made, all]) => `making static pages, ${made} of ${all}`],
  [/Finalizing page optimization/, () => 'finishing'],
];

/** The stage of the portal's build that a piece of output announces; null if it announces none. */
export function stageIn(output: string): string | null {
  const lines = output.split('\n').toReversed();
  for (const line of lines) {
    for (const [sign, say] of STAGES.toReversed()) {
      const match = sign.exec(line);
      if (match) return say(match);
    }
  }
  return null;
}
