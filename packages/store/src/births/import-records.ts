import type { ReadRecord } from '@graha/domain/management/birth-file/read-record';
import type { CommandContext } from '../postgres/context.ts';
import { IMPORT_PART_MAX, importBirths } from './import-births.ts';

export type RefusedLine = { line: number; msg: string };
/** Numbers of one part of a file. `problems` are in the order of the lines. */
export type RecordsReport = { lines: number; stored: number; replaced: number; problems: RefusedLine[] };

const BEYOND = 'the workspace stores as many births as its plan allows';

/**
 * Stores the births of records, at most `IMPORT_PART_MAX` of them, in one transaction, and names each record that is refused.
 * @param input `importId`: the same for all parts of a file
 */
export async function importRecords(
  ctx: CommandContext,
  { importId, records }: { importId: string; records: readonly ReadRecord[] },
): Promise<RecordsReport> {
  if (records.length > IMPORT_PART_MAX) throw new RangeError(`A part has at most ${IMPORT_PART_MAX} records.`);
  const fit = records.flatMap((one) => ('birth' in one ? [one] : []));
  const unread = records.flatMap((one) => ('msg' in one ? [one] : []));
  const births = fit.map(({ birth }) => birth);
  const { stored, replaced, beyondLimit } = await importBirths(ctx, { importId, births });
  const beyond = beyondLimit.map((index) => ({ line: fit[index]?.line ?? 0, msg: BEYOND }));
  const problems = [...unread, ...beyond].toSorted((a, b) => a.line - b.line);
  return { lines: records.length, stored, replaced, problems };
}
