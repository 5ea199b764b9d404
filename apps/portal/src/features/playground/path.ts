/** Where an operation is tried: `/playground/kundali/basic`. Its inputs may follow after `#`, see `share-link.ts`. */
export const playgroundPath = (operation: string): string => `${PLAYGROUND_PATH}/${operation}`;

export const PLAYGROUND_PATH = '/playground';

/** What a newcomer tries first. */
export const FIRST_OPERATION = 'kundali/basic';

/** Query parameter with the id of a logged request that is to be made again. */
export const REPLAY_OF = 'replay';

/** A row of the request log keeps no inputs: it opens the operation, with empty fields. */
export const replayPath = (operation: string, requestId: string): string =>
  `${playgroundPath(operation)}?${REPLAY_OF}=${encodeURIComponent(requestId)}`;
