export const KEYS_PATH = '/keys';

/** Name of the query parameter that opens the dialog with the page. */
export const CREATING = 'create';

export const CREATE_KEY_PATH = `${KEYS_PATH}?${CREATING}`;
