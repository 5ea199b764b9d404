import { type OpenApiOptions, openApiDocument } from '@graha/catalog/openapi';
import { documentedErrors } from './error-examples.ts';
import { SYSTEM_PATHS, SYSTEM_TAGS } from './system-paths.ts';

/** The catalogue's document, with this server's errors and its own routes. */
export const apiDocument = (options: Pick<OpenApiOptions, 'serverUrl' | 'sky' | 'sourceUrl' | 'contact'>): object =>
  openApiDocument({ ...options, errors: documentedErrors(), paths: SYSTEM_PATHS, tags: SYSTEM_TAGS });
