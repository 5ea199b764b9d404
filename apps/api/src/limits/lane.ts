/** Runs a limited number of jobs at a time; a limited number of others wait in order. */
export function createLane(atOnceMax: number, waitingMax: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    /** @throws Error the error of `full` if the queue is full */
    async run<Result>(work: () => Result | Promise<Result>, full: () => Error): Promise<Result> {
      if (running < atOnceMax) running += 1;
      else if (waiting.length >= waitingMax) throw full();
      else await new Promise<void>((enter) => void waiting.push(enter));
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
