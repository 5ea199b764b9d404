import { expect, test } from 'vitest';
import { AUDIT_EXPORTS, isAuditExport } from './export.ts';
import type { DescribedEntry } from '@graha/procedures/audit-log/describe-entry';

const entry = (pos: number, what: string): DescribedEntry => ({
  pos,
  at: new Date('2026-11-21T08:14:02Z'),
  type: 'TenantRenamed',
  actorKind: 'user',
  requestId: null,
  data: { name: 'A, B' },
  who: { name: 'Asha', detail: null },
  what,
  subject: 'Nadir Tools',
});

async function* pages() {
  yield [entry(3, '=1+1'), entry(2, 'two')];
  yield [entry(1, 'one')];
}

async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

test('a spreadsheet gets one line of names and a line for each entry of every page, and no formula', async () => {
  const lines = (await whole(AUDIT_EXPORTS.csv.write(pages()))).split('\r\n');
  expect(lines).toEqual([
    'at,who,who_detail,actor,what,about,event,request_id,data',
    `2026-11-21T08:14:02.000Z,Asha,,user,'=1+1,Nadir Tools,TenantRenamed,,"{""name"":""A, B""}"`,
    expect.stringContaining(',two,'),
    expect.stringContaining(',one,'),
    '',
  ]);
});

test('a program gets a JSON object a line', async () => {
  const lines = (await whole(AUDIT_EXPORTS.ndjson.write(pages()))).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).pos)).toEqual([3, 2, 1]);
});

test('there are no other formats', () =>
  expect(['csv', 'xml', 'toString', null].filter(isAuditExport)).toEqual(['csv']));
