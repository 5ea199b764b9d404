import { describe, expect, test } from 'vitest';
import { ImportLine } from '../birth-members.ts';
import { birthCsvHead, birthCsvLine, birthHeader, birthRow, birthTemplate } from './birth-csv.ts';
import { recordsOf, recordSplitter, RECORD_LENGTH_MAX } from './file-records.ts';
import { type BirthReaders, readRecord } from './read-record.ts';

const BIRTH = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, latitude: -12.5, longitude: 77, timezone: 5.5 };

/** Writes a birth and reads it again. */
function again(change: object) {
  const line = { reference: 'r', label: null, tags: [], birth: BIRTH, ...change };
  const [head, row] = recordsOf('csv', birthCsvHead() + birthCsvLine({ birth_id: 'id', ...line }));
  const header = birthHeader(head?.text ?? '');
  if ('problem' in header) throw new Error(header.problem);
  return birthRow(header, row?.text ?? '');
}

describe('a row of CSV', () => {
  test.each([
    { reference: '=1+1', label: "'=x", tags: ['-a'] },
    { reference: "''@", label: 'a "quoted", label', tags: [String.raw`back\slash`, 'semi;colon'] },
    { reference: '42', label: 'two\nlines', tags: ['x'] },
    { reference: 'u', birth: { ...BIRTH, timezone: '-05:30', seconds: 0, fold: 1, country: 'RU', calendar: 'julian' } },
  ])('is read as it was written: %j', (change) =>
    expect(ImportLine.parse(again(change))).toEqual({ label: null, tags: [], birth: BIRTH, ...change }),
  );

  test('may have its columns in any order, with semicolons or tabs, and no more cells than columns', () => {
    for (const separator of [';', '\t', ',']) {
      const header = birthHeader(['Year', 'reference'].join(separator));
      expect(header).toEqual({ separator, columns: ['year', 'reference'] });
      if ('problem' in header) continue;
      expect(birthRow(header, `1990${separator}r`)).toEqual({ reference: 'r', birth: { year: 1990 } });
      expect(birthRow(header, `1990${separator}r${separator}x`)).toMatch(/has 3 cells and the first line 2/);
      expect(birthRow(header, `1990${separator}"r`)).toMatch(/quote is not closed/);
      expect(birthRow(header, `1990${separator}"r"x`)).toMatch(/quote/);
    }
  });

  test.each([
    ['reference,born', /“born” is none of birth_id, reference/],
    ['reference,year,reference', /reference twice/],
    ['year,month', /must have the column reference/],
    ['{"reference":"r"}', /must name the columns/],
  ])('needs a header: %s', (text, problem) =>
    expect(birthHeader(text)).toEqual({ problem: expect.stringMatching(problem) }),
  );
});

describe('the records of a file', () => {
  test('have their line numbers, without empty lines, BOM and carriage returns', () =>
    expect(recordsOf('ndjson', '\uFEFF{"a":1}\r\n\n  \n{"b":"x"}')).toEqual([
      { line: 1, text: '{"a":1}' },
      { line: 4, text: '{"b":"x"}' },
    ]));

  test('are the same in pieces of any size', () => {
    const text = 'reference,label\r\na,"two\nlines"\r\n\nb,"x ""y"""\nc,z';
    const whole = recordsOf('csv', text);
    expect(whole.map(({ line }) => line)).toEqual([1, 2, 5, 6]);
    for (let size = 1; size < 9; size += 1) {
      const splitter = recordSplitter('csv');
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.slice(at * size, (at + 1) * size),
      );
      expect([...pieces.flatMap((piece) => splitter.add(piece)), ...splitter.end()]).toEqual(whole);
    }
  });

  test('go on after a quote that nothing closes', () => {
    const long = Array.from({ length: 2_000 }, (_, index) => `r${index},x`);
    const records = recordsOf('csv', ['reference,label', 'bad,"x', ...long].join('\n'));
    expect(records).toHaveLength(2_002);
    expect(records[1]).toEqual({ line: 2, text: 'bad,"x' });
    expect(records.at(-1)).toEqual({ line: 2_002, text: 'r1999,x' });
    expect(recordsOf('csv', 'reference\n"a\nb').map(({ text }) => text)).toEqual(['reference', '"a', 'b']);
  });

  test('are cut if they are too long, and hold no more than that in memory', () => {
    const splitter = recordSplitter('ndjson');
    for (let piece = 0; piece < 100; piece += 1) expect(splitter.add('x'.repeat(10_000))).toEqual([]);
    const [first, second] = splitter.add('\nshort\n');
    expect([first?.text.length, second]).toEqual([RECORD_LENGTH_MAX + 1, { line: 2, text: 'short' }]);
  });
});

test('a record is read, or refused by its line', async () => {
  const readers: BirthReaders = {
    readMembers: (schema, sent) => {
      const read = schema.safeParse(sent);
      return read.success
        ? { ok: true, data: read.data }
        : { ok: false, problems: read.error.issues.map(({ message }) => ({ loc: [], msg: message })) };
    },
    readBirth: async (birth) =>
      birth['year'] === 1
        ? {
            problems: [
              { loc: [], msg: 'a' },
              { loc: [], msg: 'b' },
            ],
          }
        : { birth },
  };
  const read = (text: string) => readRecord(readers, null, { line: 7, text });
  const line = { reference: 'r', birth: BIRTH };
  expect(await read(JSON.stringify(line))).toEqual({ line: 7, birth: { label: null, tags: [], ...line } });
  expect(await read(JSON.stringify({ ...line, birth: { ...BIRTH, year: 1 } }))).toEqual({ line: 7, msg: 'a; b' });
  for (const text of ['{"reference":', '"text"'])
    expect(await read(text)).toEqual({ line: 7, msg: 'the line must be a JSON object' });
  expect(await read('[]')).toMatchObject({ line: 7, msg: expect.any(String) });
  expect(await read('x'.repeat(RECORD_LENGTH_MAX + 1))).toMatchObject({ msg: expect.stringMatching(/longer than/) });
  const [head = '', row = ''] = birthTemplate('csv').split('\r\n');
  const header = birthHeader(head);
  if ('problem' in header) throw new Error(header.problem);
  expect(await readRecord(readers, header, { line: 2, text: row })).toMatchObject({
    birth: { tags: ['family', 'first'] },
  });
  expect(await read(birthTemplate('ndjson'))).toMatchObject({ birth: { reference: 'customer-1' } });
});
