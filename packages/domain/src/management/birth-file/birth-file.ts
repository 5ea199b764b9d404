import { birthCsvHead, birthCsvLine } from './birth-csv.ts';
import type { BirthFormat } from './file-records.ts';

type StoredBirth = {
  birthId: string;
  content: {
    reference: string | null;
    label: string | null;
    tags: readonly string[];
    birth: Readonly<Record<string, unknown>>;
  };
};

export const BIRTH_FILE_TYPES = { ndjson: 'application/x-ndjson', csv: 'text/csv' } as const satisfies Record<
  BirthFormat,
  string
>;

/** Writes stored births as the lines of a file that an import takes. */
export async function* birthFile(
  format: BirthFormat,
  pages: AsyncIterable<readonly StoredBirth[]>,
): AsyncGenerator<string> {
  if (format === 'csv') yield birthCsvHead();
  for await (const page of pages) {
    const lines = page.map(({ birthId, content }) => ({ birth_id: birthId, ...content }));
    yield lines.map((line) => (format === 'csv' ? birthCsvLine(line) : `${JSON.stringify(line)}\n`)).join('');
  }
}
