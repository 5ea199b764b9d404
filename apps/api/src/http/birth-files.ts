import type { ImportReport } from '@graha/domain/management/birth-members';
import { type BirthCursor, listBirths } from '@graha/store/births/births';
import { IMPORT_PART_MAX, importBirths } from '@graha/store/births/import-births';
import type { CommandContext } from '@graha/store/postgres/context';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { IMPORT_BYTES_MAX, linesOf, type ReadLine, readLine } from '../births/import-lines.ts';
import { refuseEncodings } from '../call/read-body.ts';
import { LINES_TYPE } from '../call/representation.ts';
import { apiErrorOf } from '../management/refused.ts';
import type { PlaceLookup } from '../places/with-places.ts';
import { BIRTHS_EXPORT_PATH, BIRTHS_IMPORT_PATH } from './birth-file-paths.ts';
import { beginBirths, type BirthRouteDeps } from './begin-births.ts';

const PROBLEMS_MAX = 100;
const PAGE = 1_000;
type Report = z.input<typeof ImportReport>;

/** Stores the births of a file, part by part. A part that is stored stays stored if a later one fails. */
async function importFile(ctx: CommandContext, places: PlaceLookup, body: Buffer): Promise<Report> {
  const importId = randomUUID();
  const report = { import_id: importId, lines: 0, stored: 0, replaced: 0, refused: 0 };
  const problems: Report['problems'] = [];
  const refuse = (line: number, msg: string): void => {
    report.refused += 1;
    if (problems.length < PROBLEMS_MAX) problems.push({ line, msg });
  };
  const lines = linesOf(body);
  for (let from = 0; from < lines.length; from += IMPORT_PART_MAX) {
    const read: ReadLine[] = [];
    for (const line of lines.slice(from, from + IMPORT_PART_MAX)) read.push(await readLine(places, line));
    const fit = read.flatMap((one) => ('birth' in one ? [one] : []));
    for (const one of read) if ('msg' in one) refuse(one.line, one.msg);
    const part = await importBirths(ctx, { importId, births: fit.map(({ birth }) => birth) });
    for (const index of part.beyondLimit) refuse(fit[index]?.line ?? 0, BEYOND);
    report.lines += read.length;
    report.stored += part.stored;
    report.replaced += part.replaced;
  }
  return { ...report, problems: problems.toSorted((a, b) => a.line - b.line) };
}

const BEYOND = 'the workspace stores as many births as its plan allows';

/** Each stored birth as a line of an import. */
async function* exportLines(ctx: CommandContext): AsyncGenerator<string> {
  let after: BirthCursor | null = null;
  for (;;) {
    const page = await listBirths(ctx, { limit: PAGE, after });
    yield page.map(({ birthId, content }) => `${JSON.stringify({ birth_id: birthId, ...content })}\n`).join('');
    const last = page.at(-1);
    if (page.length < PAGE || !last) return;
    after = last;
  }
}

/** Mounts the import and the export of births. */
export function mountBirthFiles(app: FastifyInstance, deps: BirthRouteDeps): void {
  app.register((files, _options, done) => {
    files.removeContentTypeParser('application/json');
    // Lines are read here alone: other paths refuse the type.
    files.addContentTypeParser(LINES_TYPE, { parseAs: 'buffer', bodyLimit: IMPORT_BYTES_MAX }, (_, body, parsed) =>
      parsed(null, body),
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
        const report = await importFile(ctx, deps, body).catch((error: unknown) => {
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
      return reply
        .headers({ 'cache-control': 'private, no-store', 'x-request-id': request.id, ...request.call.rate })
        .header('content-type', `${LINES_TYPE}; charset=utf-8`)
        .send(Readable.from(exportLines(ctx)));
    },
  });
}
