import { fileURLToPath } from 'node:url';

/** The root of the repository, without a slash at its end. */
export const PROJECT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
