import type { z } from 'zod';
import { ImportLine } from '../birth-members.ts';
import { type BirthHeader, birthRow } from './birth-csv.ts';
import { type FileRecord, RECORD_LENGTH_MAX } from './file-records.ts';

type Written = Record<string, unknown>;
/** `loc`: the path of the member, below `body`. */
export type BirthProblem = { readonly loc: readonly (string | number)[]; readonly msg: string };

/** Functions of the catalogue, which no package of tenants may import. */
export type BirthReaders = {
  /** Reads the members of a request, or returns their problems. */
  readMembers<Schema extends z.ZodType>(
    schema: Schema,
    sent: unknown,
  ): { ok: true; data: z.output<Schema> } | { ok: false; problems: readonly BirthProblem[] };
  /** Reads a birth as operations do, and writes out its place. */
  readBirth(birth: Written): Promise<{ birth: Written } | { problems: readonly BirthProblem[] }>;
};

export type BirthOfFile = { reference: string; label: string | null; tags: string[]; birth: Written };

/** A record as it will be stored, or the reason why it is refused. */
export type ReadRecord = { line: number } & ({ birth: BirthOfFile } | { msg: string });

/**
 * Reads one record of a file.
 * @param header the columns of a CSV file; null for NDJSON
 */
export async function readRecord(
  { readMembers, readBirth }: BirthReaders,
  header: BirthHeader | null,
  { line, text }: FileRecord,
): Promise<ReadRecord> {
  if (text.length > RECORD_LENGTH_MAX) return { line, msg: `the line is longer than ${RECORD_LENGTH_MAX} characters` };
  const sent = header === null ? parsed(text) : birthRow(header, text);
  if (typeof sent === 'string') return { line, msg: sent };
  const read = readMembers(ImportLine, sent);
  if (!read.ok) return { line, msg: said(read.problems) };
  const { reference, label, tags } = read.data;
  const checked = await readBirth(Object(sent).birth);
  return 'problems' in checked
    ? { line, msg: said(checked.problems) }
    : { line, birth: { reference, label, tags, birth: checked.birth } };
}

/** A JSON text is no birth, so a string always is the reason of a refusal. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? NOT_AN_OBJECT : value;
  } catch {
    return NOT_AN_OBJECT;
  }
}

const NOT_AN_OBJECT = 'the line must be a JSON object';
const said = (problems: readonly BirthProblem[]): string => problems.map(({ msg }) => msg).join('; ');
