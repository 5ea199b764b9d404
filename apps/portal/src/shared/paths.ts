/** Returns the playground page of an operation: `/playground/kundali/basic`. Inputs may follow after `#`, see `share-link.ts`. */
export const playgroundPath = (operation: string): string => `${PLAYGROUND_PATH}/${operation}`;

/** Without a session it redirects to the open playground. */
export const PLAYGROUND_PATH = '/playground';

/** The open playground for visitors: `/try/kundali/basic`. */
export const OPEN_PLAYGROUND_PATH = '/try';

export const openPlaygroundPath = (operation: string): string => `${OPEN_PLAYGROUND_PATH}/${operation}`;

/** Returns the path to which a visitor is redirected from the workspace's playground; null if the page is only for members. */
export const openPathOf = (path: string): string | null =>
  path === PLAYGROUND_PATH || path.startsWith(`${PLAYGROUND_PATH}/`)
    ? OPEN_PLAYGROUND_PATH + path.slice(PLAYGROUND_PATH.length)
    : null;

/** The first operation for a new user. */
export const FIRST_OPERATION = 'kundali/basic';

/** Query parameter with the id of a logged request to repeat. */
export const REPLAY_OF = 'replay';

/** Opens the operation with empty fields, because the request log stores no inputs. */
export const replayPath = (operation: string, requestId: string): string =>
  `${playgroundPath(operation)}?${REPLAY_OF}=${encodeURIComponent(requestId)}`;

/** Returns the page of one request. The id is encoded, because callers may choose it. */
export const requestPath = (requestId: string): string => `/requests/${encodeURIComponent(requestId)}`;

/** Returns the path with a filter as its query. */
export function addressOf(path: string, filter: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}
