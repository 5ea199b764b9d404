export type Progress = {
  /** Runs a step, reports when it takes long, and prints its duration at the end. */
  step: <Result>(
    name: string,
    work: () => Promise<Result>,
    say: (result: Result) => string,
    /** Text of the current stage, for the reminders of a long step. */
    stageNow?: () => string,
  ) => Promise<Result>;
  say: (text: string) => void;
};

const LONG_MS = 15_000;

function seconds(sinceMs: number): string {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}

export function consoleProgress(write: (line: string) => void = console.log): Progress {
  const line = (name: string, text: string, time: string) => write(`  ${name.padEnd(9)} ${text.padEnd(62)} ${time}`);
  return {
    say: write,
    step: async (name, work, say, stageNow = () => '') => {
      const begun = Date.now();
      const reminder = setInterval(() => line(name, `${stageNow()} …`.trim(), seconds(begun)), LONG_MS);
      try {
        const result = await work();
        line(name, say(result), seconds(begun));
        return result;
      } finally {
        clearInterval(reminder);
      }
    },
  };
}

export const silentProgress: Progress = { say: () => {}, step: (_name, work) => work() };
