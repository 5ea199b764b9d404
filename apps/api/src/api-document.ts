import { type OpenApiOptions, openApiDocument } from '@graha/catalog/openapi';
import { ERRORS } from './errors.ts';
import { SYSTEM_PATHS } from './system-paths.ts';

/** The catalogue's document, with this server's errors and its own routes. */
export const apiDocument = (options: Pick<OpenApiOptions, 'serverUrl' | 'sky' | 'sourceUrl'>): object =>
  openApiDocument({ ...options, errors: ERRORS, paths: SYSTEM_PATHS });
