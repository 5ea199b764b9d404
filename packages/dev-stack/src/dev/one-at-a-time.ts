/**
 * Runs a piece of work for every request, never two at once: requests that come while it runs are answered by one more run, which
 * sees all of them.
 *
 * @returns asks for a run; settles when a run has ended that began after the request
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
