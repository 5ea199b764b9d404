import { type BirthHeader, birthHeader } from '@graha/domain/management/birth-file/birth-csv';
import { type BirthFormat, type FileRecord, recordSplitter } from '@graha/domain/management/birth-file/file-records';
import { IMPORT_PART_BYTES_MAX, IMPORT_RECORDS_MAX } from '@graha/procedures/births/limits';

/** Records for one call, and the share of the file up to their end: 0 to 1. */
export type ImportPart = { header: BirthHeader | null; records: FileRecord[]; share: number };

/** Thrown for a file without births; the message is the reason, for the person. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

const NDJSON_NAME = /\.(?:nd)?jsonl?$/i;

/** Returns the format by the name of a file, else by its first character. */
const formatOf = (name: string, text: string): BirthFormat =>
  NDJSON_NAME.test(name) || (!/\.[ct]sv$/i.test(name) && text.trimStart().startsWith('{')) ? 'ndjson' : 'csv';

const bytes = new TextEncoder();
/** Bytes of a record in a call. */
const bytesOf = (record: FileRecord): number => bytes.encode(JSON.stringify(record)).length + 1;

/**
 * Reads a file piece by piece and yields its records in parts that fit a call.
 * @throws UnreadableFile if a CSV file names no columns, or the text is not UTF-8
 */
export async function* importParts(file: Pick<File, 'name' | 'size' | 'stream'>): AsyncGenerator<ImportPart> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let splitter: ReturnType<typeof recordSplitter> | null = null;
  let header: BirthHeader | null = null;
  let isCsv = false;
  let readBytes = 0;
  let part: FileRecord[] = [];
  let partBytes = 0;
  const taken = (): ImportPart => {
    const share = file.size === 0 ? 1 : Math.min(1, readBytes / file.size);
    const full = { header, records: part, share };
    part = [];
    partBytes = 0;
    return full;
  };

  function* parted(records: readonly FileRecord[]): Generator<ImportPart> {
    for (const record of records) {
      if (isCsv && header === null) {
        const read = birthHeader(record.text);
        if ('problem' in read) throw new UnreadableFile(read.problem);
        header = read;
        continue;
      }
      const size = bytesOf(record);
      if (part.length === IMPORT_RECORDS_MAX || partBytes + size > IMPORT_PART_BYTES_MAX) yield taken();
      part.push(record);
      partBytes += size;
    }
  }

  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    const text = decoded(decoder, value);
    if (splitter === null) {
      isCsv = formatOf(file.name, text) === 'csv';
      splitter = recordSplitter(isCsv ? 'csv' : 'ndjson');
    }
    yield* parted(splitter.add(text));
    readBytes += value?.length ?? 0;
    if (done) break;
  }
  yield* parted(splitter.end());
  if (part.length > 0) yield taken();
}

function decoded(decoder: TextDecoder, value: Uint8Array | undefined): string {
  try {
    return decoder.decode(value, { stream: value !== undefined });
  } catch {
    throw new UnreadableFile('The file is not text in UTF-8. Save it again as UTF-8; Excel calls it “CSV UTF-8”.');
  }
}
