/** The playground page of an operation: `/playground/kundali/basic`. Its inputs may follow after `#`, see `share-link.ts`. */
export const playgroundPath = (operation: string): string => `${PLAYGROUND_PATH}/${operation}`;

/** Without a session it leads to the open playground. */
export const PLAYGROUND_PATH = '/playground';

/** The same page for visitors: `/try/kundali/basic`. */
export const OPEN_PLAYGROUND_PATH = '/try';

export const openPlaygroundPath = (operation: string): string => `${OPEN_PLAYGROUND_PATH}/${operation}`;

/** Where a visitor who asks for a page of the workspace's playground goes; null: the page is for members alone. */
export const openPathOf = (path: string): string | null =>
  path === PLAYGROUND_PATH || path.startsWith(`${PLAYGROUND_PATH}/`)
    ? OPEN_PLAYGROUND_PATH + path.slice(PLAYGROUND_PATH.length)
    : null;

/** The first operation for a new user. */
export const FIRST_OPERATION = 'kundali/basic';

/** Query parameter with the id of a logged request to repeat. */
export const REPLAY_OF = 'replay';

/** A row of the request log keeps no inputs: it opens the operation, with empty fields. */
export const replayPath = (operation: string, requestId: string): string =>
  `${playgroundPath(operation)}?${REPLAY_OF}=${encodeURIComponent(requestId)}`;

/** The page of one request. Ids of requests are what a caller may have chosen. */
export const requestPath = (requestId: string): string => `/requests/${encodeURIComponent(requestId)}`;

/** The page's path with a filter as its query. */
export function addressOf(path: string, filter: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}
