import { readInput } from '@graha/catalog/request/issues';
import { type BirthHeader, birthHeader } from '@graha/domain/management/birth-file/birth-csv';
import { type BirthFormat, type FileRecord, recordsOf } from '@graha/domain/management/birth-file/file-records';
import { type BirthReaders, readRecord, type ReadRecord } from '@graha/domain/management/birth-file/read-record';
import type { ImportReport } from '@graha/domain/management/birth-members';
import { IMPORT_PART_MAX } from '@graha/store/births/import-births';
import { importRecords } from '@graha/store/births/import-records';
import type { CommandContext } from '@graha/store/postgres/context';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { ApiError } from '../errors/errors.ts';
import type { PlaceLookup } from '../places/with-places.ts';
import { readBirth } from './read-birth.ts';

export const IMPORT_BYTES_MAX = 4 * 1024 * 1024;
export const IMPORT_LINES_MAX = 10_000;

const PROBLEMS_MAX = 100;
type Report = z.input<typeof ImportReport>;
type ReadFile = { header: BirthHeader | null; records: FileRecord[] };

/** @throws ApiError for too many lines, and for a CSV file without a header row */
function fileOf(format: BirthFormat, body: Buffer): ReadFile {
  const all = recordsOf(format, body.toString('utf8'));
  const [first, ...others] = all;
  const header = format === 'csv' && first ? birthHeader(first.text) : null;
  if (header !== null && 'problem' in header)
    throw new ApiError('validation_error', {
      detail: [{ loc: ['body', first?.line ?? 1], msg: header.problem, type: 'value_error' }],
    });
  const records = header === null ? all : others;
  if (records.length <= IMPORT_LINES_MAX) return { header, records };
  const detail = `An import has at most ${IMPORT_LINES_MAX} lines. Split the file: a repeated line stores nobody twice.`;
  throw new ApiError('payload_too_large', { detail });
}

/** Stores the births of a file, part by part. A part that is stored stays stored if a later one fails. */
export async function importFile(
  ctx: CommandContext,
  places: PlaceLookup,
  { format, body }: { format: BirthFormat; body: Buffer },
): Promise<Report> {
  const { header, records } = fileOf(format, body);
  const readers: BirthReaders = {
    readMembers: (schema, sent) => readInput(schema, sent, 'body'),
    readBirth: (birth) => readBirth(places, birth),
  };
  const report: Report = { import_id: randomUUID(), lines: 0, stored: 0, replaced: 0, refused: 0, problems: [] };
  for (let from = 0; from < records.length; from += IMPORT_PART_MAX) {
    const read: ReadRecord[] = [];
    for (const record of records.slice(from, from + IMPORT_PART_MAX))
      read.push(await readRecord(readers, header, record));
    const part = await importRecords(ctx, { importId: report.import_id, records: read });
    report.lines += part.lines;
    report.stored += part.stored;
    report.replaced += part.replaced;
    report.refused += part.problems.length;
    report.problems.push(...part.problems.slice(0, PROBLEMS_MAX - report.problems.length));
  }
  return report;
}
