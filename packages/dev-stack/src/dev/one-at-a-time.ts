/**
 * Runs work for every request, but never twice at once. Requests during a run are answered by one more run, which sees
 * all of them.
 * @returns requests a run; settles when a run that began after the request has ended
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    try {
      await work();
    } finally {
      running = null;
    }
  };
  const begin = (): Promise<void> => (running = run());
  return () => {
    if (running === null) return begin();
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };
}
