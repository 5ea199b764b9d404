export const KEYS_PATH = '/keys';

/** Name of the query parameter that opens the dialog with the page. */
export const CREATING = 'create';

export const CREATE_KEY_PATH = `${KEYS_PATH}?${CREATING}`;

export const keyPath = (keyId: string): string => `${KEYS_PATH}/${keyId}`;

/** All that the log still has of a key's requests. */
export const requestsPath = (keyId: string): string => `/requests?period=30d&key=${keyId}`;
