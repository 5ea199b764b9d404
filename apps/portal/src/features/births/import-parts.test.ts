import { IMPORT_PART_BYTES_MAX, IMPORT_RECORDS_MAX } from '@graha/procedures/births/limits';
import { expect, test } from 'vitest';
import { type ImportPart, importParts } from './import-parts.ts';

async function partsOf(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<ImportPart[]> {
  const parts: ImportPart[] = [];
  for await (const part of importParts(new File([content], name))) parts.push(part);
  return parts;
}

const line = (index: number, label = 'x') => JSON.stringify({ reference: `r${index}`, label });

test('a file is sent in parts that fit a call, with every record once and its line', async () => {
  const lines = Array.from({ length: 2 * IMPORT_RECORDS_MAX + 5 }, (_, index) => line(index));
  const parts = await partsOf('births.ndjson', lines.join('\n'));
  expect(parts.map(({ records }) => records.length)).toEqual([IMPORT_RECORDS_MAX, IMPORT_RECORDS_MAX, 5]);
  expect(parts.flatMap(({ records }) => records)).toEqual(lines.map((text, index) => ({ line: index + 1, text })));
  expect(parts.at(-1)?.share).toBe(1);
});

test('long records make smaller parts, counted in bytes as they are sent', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => line(index, '"आ'.repeat(500)));
  const parts = await partsOf('births.jsonl', lines.join('\n'));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.flatMap(({ records }) => records)).toHaveLength(300);
  for (const { records } of parts)
    expect(Buffer.byteLength(JSON.stringify(records))).toBeLessThanOrEqual(IMPORT_PART_BYTES_MAX);
});

test('a CSV file is known by its name or its text, and its header is no record', async () => {
  const text = 'reference;year\r\na;1990\r\n\r\nb;1991';
  for (const name of ['people.csv', 'people']) {
    const [part] = await partsOf(name, text);
    expect(part?.header).toEqual({ separator: ';', columns: ['reference', 'year'] });
    expect(part?.records).toEqual([
      { line: 2, text: 'a;1990' },
      { line: 4, text: 'b;1991' },
    ]);
  }
  expect((await partsOf('people', ` ${line(1)}`))[0]?.header).toBeNull();
  expect(await partsOf('people.csv', 'reference,year')).toEqual([]);
  expect(await partsOf('people.ndjson', '')).toEqual([]);
});

test('a file that cannot be read is refused with what to do', async () => {
  await expect(partsOf('a.csv', 'name,born\nx,1990')).rejects.toThrow(/must name the columns/);
  await expect(partsOf('a.csv', new Uint8Array([0xff, 0xfe, 0x72, 0x00]))).rejects.toThrow(/Save it again as UTF-8/);
});
