import { readInput, type ValidationProblem } from '@graha/catalog/request/issues';
import { ImportLine } from '@graha/domain/management/birth-members';
import type { ImportedBirth } from '@graha/store/births/import-births';
import { ApiError } from '../errors/errors.ts';
import type { PlaceLookup } from '../places/with-places.ts';
import { readBirth } from './read-birth.ts';

export const IMPORT_BYTES_MAX = 4 * 1024 * 1024;
export const IMPORT_LINES_MAX = 10_000;

type Line = { line: number; text: string };
export type ReadLine = { line: number } & ({ birth: ImportedBirth } | { msg: string });

/** The lines of a file, without empty ones, with their numbers from 1. @throws ApiError for too many lines */
export function linesOf(body: Buffer): Line[] {
  const lines = body
    .toString('utf8')
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => text !== '');
  if (lines.length <= IMPORT_LINES_MAX) return lines;
  const detail = `An import has at most ${IMPORT_LINES_MAX} lines. Split the file: a repeated line stores nobody twice.`;
  throw new ApiError('payload_too_large', { detail });
}

/** Reads one line, or the reason why it is refused. */
export async function readLine(places: PlaceLookup, { line, text }: Line): Promise<ReadLine> {
  const sent = parsed(text);
  if (sent === undefined) return { line, msg: 'the line must be a JSON object' };
  const read = readInput(ImportLine, sent, 'body');
  if (!read.ok) return { line, msg: said(read.problems) };
  const { reference, label, tags } = read.data;
  const checked = await readBirth(places, Object(sent).birth);
  return 'problems' in checked
    ? { line, msg: said(checked.problems) }
    : { line, birth: { reference, label, tags, birth: checked.birth } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const said = (problems: readonly ValidationProblem[]): string => problems.map(({ msg }) => msg).join('; ');
