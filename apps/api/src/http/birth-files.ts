import { BIRTH_FILE_TYPES, birthFile } from '@graha/domain/management/birth-file/birth-file';
import { BIRTH_FORMATS, type BirthFormat } from '@graha/domain/management/birth-file/file-records';
import { allBirths } from '@graha/store/births/export-births';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { IMPORT_BYTES_MAX, importFile } from '../births/import-file.ts';
import { refuseEncodings } from '../call/read-body.ts';
import { apiErrorOf } from '../management/refused.ts';
import { BIRTHS_EXPORT_PATH, BIRTHS_IMPORT_PATH } from './birth-file-paths.ts';
import { beginBirths, type BirthRouteDeps } from './begin-births.ts';

const isCsv = (contentType: string | undefined): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === BIRTH_FILE_TYPES.csv;

/** Lines of JSON, unless CSV is asked for. */
const formatFor = (accept = ''): BirthFormat =>
  accept.toLowerCase().includes(BIRTH_FILE_TYPES.csv) ? 'csv' : 'ndjson';

/** Mounts the import and the export of births. */
export function mountBirthFiles(app: FastifyInstance, deps: BirthRouteDeps): void {
  app.register((files, _options, done) => {
    files.removeContentTypeParser('application/json');
    // Files are read here alone: other paths refuse their types.
    for (const format of BIRTH_FORMATS)
      files.addContentTypeParser(
        BIRTH_FILE_TYPES[format],
        { parseAs: 'buffer', bodyLimit: IMPORT_BYTES_MAX },
        (_, body, parsed) => parsed(null, body),
      );
    files.route({
      method: 'POST',
      url: BIRTHS_IMPORT_PATH,
      bodyLimit: IMPORT_BYTES_MAX,
      config: { operation: 'births/import' },
      handler: async (request, reply) => {
        const ctx = await beginBirths(request, deps);
        refuseEncodings(request.headers['content-type'], request.headers['content-encoding']);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const format = isCsv(request.headers['content-type']) ? 'csv' : 'ndjson';
        const report = await importFile(ctx, deps, { format, body }).catch((error: unknown) => {
          throw apiErrorOf(error);
        });
        return reply
          .headers({ 'cache-control': 'private, no-store', 'x-request-id': request.id, ...request.call.rate })
          .header('content-type', 'application/json; charset=utf-8')
          .send(JSON.stringify(report));
      },
    });
    done();
  });
  app.route({
    method: 'GET',
    url: BIRTHS_EXPORT_PATH,
    config: { operation: 'births/export' },
    handler: async (request, reply) => {
      const ctx = await beginBirths(request, deps);
      const format = formatFor(request.headers.accept);
      return reply
        .headers({ 'cache-control': 'private, no-store', 'x-request-id': request.id, ...request.call.rate })
        .header('content-type', `${BIRTH_FILE_TYPES[format]}; charset=utf-8`)
        .send(Readable.from(birthFile(format, allBirths(ctx))));
    },
  });
}
