import type { ServerResponse } from 'node:http';

/** Less than what a part costs that comes later: React shows such a part 300 ms after the first paint at the earliest. */
export const HOLD_MS = 250;

/**
 * Sends a page whose parts are soon ready as one piece, so that a reader does not see grey boxes first. What is not ready in time
 * follows in pieces, as Next made them.
 */
export function holdPage(response: ServerResponse): void {
  // Safe: what comes is handed on as it came, so the many forms of their inputs do not matter.
  const write = response.write.bind(response) as (...sent: unknown[]) => boolean;
  const end = response.end.bind(response) as (...sent: unknown[]) => ServerResponse;
  let held: unknown[][] | null = [];
  let timer: NodeJS.Timeout | undefined;
  const release = () => {
    const pieces = held ?? [];
    held = null;
    clearTimeout(timer);
    response.cork();
    for (const piece of pieces) write(...piece);
    response.uncork();
  };
  const isPage = () => String(response.getHeader('content-type') ?? '').startsWith('text/html');
  Object.assign(response, {
    write(...sent: unknown[]): boolean {
      if (held === null || !isPage()) return write(...sent);
      timer ??= setTimeout(release, HOLD_MS);
      held.push(sent);
      return true;
    },
    end(...sent: unknown[]): ServerResponse {
      release();
      return end(...sent);
    },
  });
  response.once('close', () => clearTimeout(timer));
}
