import { type OpenApiOptions, openApiDocument } from '@graha/catalog/project/openapi/openapi';
import { AYANAMSA_PATHS } from './ayanamsas.ts';
import { BATCH_PATH_ITEM } from './batch-path.ts';
import { CHANGES_PATH, CHANGES_PATH_ITEM } from './changes-path.ts';
import { BATCH_PATH } from './batch-request.ts';
import { BIRTH_FILE_PATHS } from './birth-file-paths.ts';
import { documentedErrors } from './error-examples.ts';
import { FEED_PATHS } from './feed-path.ts';
import { BIRTH_PATHS, MANAGEMENT_PATHS, MANAGEMENT_TAGS, SUBSCRIPTION_PATHS } from './management-paths.ts';
import { PLACE_PATHS } from './place-paths.ts';
import { CALENDAR_PATHS } from './calendar-path.ts';
import { RECEIPT_PATHS } from './receipt-path.ts';
import { VOCABULARY_PATHS } from './vocabulary.ts';
import { SYSTEM_PATHS, SYSTEM_TAGS } from './system-paths.ts';

/** The catalogue's document, with this server's errors and additional routes. */
export const apiDocument = (
  options: Pick<OpenApiOptions, 'serverUrl' | 'portalUrl' | 'sky' | 'sourceUrl' | 'contact'>,
): object =>
  openApiDocument({
    ...options,
    errors: documentedErrors(),
    paths: {
      [BATCH_PATH]: BATCH_PATH_ITEM,
      [CHANGES_PATH]: CHANGES_PATH_ITEM,
      ...FEED_PATHS,
      ...PLACE_PATHS,
      ...VOCABULARY_PATHS,
      ...CALENDAR_PATHS,
      ...AYANAMSA_PATHS,
      ...MANAGEMENT_PATHS,
      ...BIRTH_PATHS,
      ...BIRTH_FILE_PATHS,
      ...SUBSCRIPTION_PATHS,
      ...RECEIPT_PATHS,
      ...SYSTEM_PATHS,
    },
    tags: [...MANAGEMENT_TAGS, ...SYSTEM_TAGS],
  });
