const SWEEP_MS = 50;

type Closable = { close(done: () => void): unknown; closeIdleConnections(): void };

/**
 * Stops a server after the requests in progress. Their connections are closed as soon as they are idle, because Node closes
 * only those that are idle at once, and would wait for the others as long as a client keeps them.
 */
export async function closeServer(server: Closable): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  try {
    await new Promise<void>((resolve) => server.close(resolve));
  } finally {
    clearInterval(sweep);
  }
}
