import type { ServerResponse } from 'node:http';

/** Below the cost of a part that arrives later: React shows such a part 300 ms after the first paint at the earliest. */
export const HOLD_MS = 250;

/**
 * Sends a page in one piece if its parts are ready within `HOLD_MS`, so that a reader sees no skeletons first. Later parts are
 * streamed as Next renders them.
 */
export function holdPage(response: ServerResponse): void {
  // Safe: the arguments are passed on unchanged, so the overloads do not matter.
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
