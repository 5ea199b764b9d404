import { outputSchema } from '@graha/catalog/project/schema/tidy-schema';
import { ImportReport } from '@graha/domain/management/birth-members';
import { BIRTH_COLUMNS } from '@graha/domain/management/birth-file/birth-csv';
import { BIRTH_FILE_TYPES } from '@graha/domain/management/birth-file/birth-file';
import { IMPORT_LINES_MAX } from '../births/import-file.ts';
import { BIRTHS_PATH } from '../births/with-births.ts';

export const BIRTHS_IMPORT_PATH = `${BIRTHS_PATH}/import`;
export const BIRTHS_EXPORT_PATH = `${BIRTHS_PATH}/export`;

const FILES = {
  [BIRTH_FILE_TYPES.ndjson]: { schema: { type: 'string', description: 'One JSON object a line.' } },
  [BIRTH_FILE_TYPES.csv]: {
    schema: {
      type: 'string',
      description: `The columns ${BIRTH_COLUMNS.join(', ')}, named by the first line, in any order. Tags are separated by semicolons.`,
    },
  },
};

const refused = (statuses: readonly number[]): object =>
  Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]));

/** Import and export of births in OpenAPI. */
export const BIRTH_FILE_PATHS: Record<string, object> = {
  [BIRTHS_IMPORT_PATH]: {
    post: {
      operationId: 'birthsImport',
      summary: 'Stores the births of a file.',
      description:
        `Up to ${IMPORT_LINES_MAX} lines, each as \`POST ${BIRTHS_PATH}\` takes it, with a reference. A line with a known ` +
        'reference replaces that birth, so a repeated file stores nobody twice. Refused lines do not stop the others. ' +
        'Needs the scope `births`.',
      tags: ['account'],
      'x-credits': 0,
      requestBody: { required: true, content: FILES },
      responses: {
        200: {
          description: 'The numbers of stored, replaced and refused lines.',
          content: { 'application/json': { schema: outputSchema(ImportReport) } },
        },
        ...refused([401, 403, 413, 415, 422, 429, 503]),
      },
    },
  },
  [BIRTHS_EXPORT_PATH]: {
    get: {
      operationId: 'birthsExport',
      summary: 'Every stored birth, one a line.',
      description: 'Newest first, as the import takes them; as CSV with `Accept: text/csv`. Needs the scope `births`.',
      tags: ['account'],
      'x-credits': 0,
      responses: {
        200: { description: 'The births.', content: FILES },
        ...refused([401, 403, 429, 503]),
      },
    },
  },
};
