import { PURPOSES } from '@graha/astro-engine/muhurta/purposes';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../languages/codes.ts';
import { LABEL_KEYS } from '../../languages/labels.ts';
import { listOperations } from '../../list/list-operations.ts';
import { answerOf, answerToExample } from '../../operation/answer.ts';
import { costOf } from '../../operation/price.ts';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { catalog } from '../catalog.ts';
import { texts as books } from '../texts/texts.ts';
import { Report } from './model.ts';

const sky = await createEphemeris();
const operations = listOperations(catalog);
const FULL = { length: 'full', target_date: '2026-11-29' } as const;
/** Every kind by its example, and the full kundli. */
const reports = operations
  .filter(({ paper }) => paper)
  .flatMap((report) => {
    const full = { ...report, example: { ...Object(report.example), ...FULL } };
    return report.id === 'reports/kundli' ? ([[report.id, report], ['full reports/kundli', full]] as const) : ([[report.id, report]] as const);
  }); // prettier-ignore
const byId = new Map(operations.map((operation) => [operation.id, operation]));

test.each(reports)('%s costs as much as the operations that it is made of', (_, report) => {
  const { operations: asked } = Report.parse(answerToExample(report, sky));
  const parts = asked.map(({ operation, request }) => {
    const entry = byId.get(operation);
    if (entry === undefined) throw new Error(`there is no ${operation}`);
    return costOf(entry, entry.input.parse(request));
  });
  expect(parts.length).toBeGreaterThan(1);
  expect(costOf(report, report.input.parse(report.example))).toBe(parts.reduce((sum, cost) => sum + cost, 0));
});

test.each(reports)('%s has only pictures of operations that it pays for, with the same request', (_, report) => {
  const { sections, operations: asked } = Report.parse(answerToExample(report, sky));
  const paid = new Set(asked.map(({ operation, request }) => JSON.stringify([operation, request])));
  const pictures = sections.flatMap(({ parts }) => parts.flatMap(({ picture }) => (picture === null ? [] : [picture])));
  expect(pictures.filter(({ operation, request }) => !paid.has(JSON.stringify([operation, request])))).toEqual([]);
  expect(pictures.filter(({ operation }) => byId.get(operation)?.picture === undefined)).toEqual([]);
});

test.each(reports)('%s is complete in each language: every part has its content, every row a cell for each column', (_, report) => {
  for (const language of LANGUAGE_CODES) {
    const example = Object(report.example);
    const input = report.input.parse({ ...example, settings: { ...example.settings, language } });
    const { sections, title } = Report.parse(answerOf(report, input, sky));
    expect(title).not.toBe('');
    expect(sections.length).toBeGreaterThan(1);
    for (const { parts } of sections) {
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) {
        const content = { text: part.text, pairs: part.pairs, table: part.rows, picture: part.picture }[part.kind];
        expect(content).not.toBeNull();
        expect(part.rows?.filter((row) => row.length !== part.columns?.length) ?? []).toEqual([]);
      }
    }
  }
}); // prettier-ignore

const reportOfRequest = (id: string, more: object): Report => {
  const report = byId.get(id);
  if (report === undefined) throw new Error(`there is no ${id}`);
  return Report.parse(answerOf(report, report.input.parse({ ...Object(report.example), ...more }), sky));
};

test('every purpose of a muhurta has its words', () => {
  expect(PURPOSES.map(({ id }) => id).filter((id) => !LABEL_KEYS.some((key) => key === id))).toEqual([]);
});

test('a full kundli has every sourced text of its birth, in English, which other languages say', () => {
  const printed = (language: string) => reportOfRequest('reports/kundli', { ...FULL, settings: { language } });
  const [english, hindi] = [printed('en'), printed('hi')];
  const section = (report: Report) => report.sections.at(-2);
  const { texts } = books.kundali.compute(books.kundali.input.parse(EXAMPLE_BIRTH), sky);
  const cells = new Set(
    section(english)
      ?.parts.flatMap(({ rows }) => rows ?? [])
      .flat(),
  );
  const heads = new Set(
    section(english)
      ?.parts.flatMap(({ columns }) => columns ?? [])
      .map(({ label }) => label),
  );
  expect(texts.length).toBeGreaterThan(45);
  expect(
    texts.filter(({ text, citation, rule }) => !cells.has(text) || !cells.has(citation) || !heads.has(rule)),
  ).toEqual([]);
  expect(section(hindi)?.parts[0]?.text).toContain('अंग्रेज़ी');
  expect(section(english)?.parts[0]?.text).not.toContain('in English');
});

test('a full kundli after the 120 years of the cycle has no running period, and a basic one does not read its target', () => {
  const titles = (more: object) => reportOfRequest('reports/kundli', more).sections.map(({ title }) => title);
  const isPeriod = (title: string) => title.startsWith('Mahadasha');
  expect(titles(FULL).filter(isPeriod)).toHaveLength(2);
  expect(titles({ ...FULL, year: 1601 }).filter(isPeriod)).toEqual([]);
  expect(titles({ target_date: '2030-01-01' })).toEqual(titles({}));
});

const SVALBARD = { latitude: 78.22, longitude: 15.63, timezone: 1 };

test('a search without a time says so, has no table of times, and costs as much', () => {
  const request = { from: '2026-06-01', to: '2026-06-05', ...SVALBARD };
  const { sections, operations: asked } = reportOfRequest('reports/muhurta', request);
  const [first] = sections;
  expect(first?.parts.map(({ text }) => text)).toContain('No time was found between these dates.');
  expect(sections.flatMap(({ parts }) => parts).filter(({ kind }) => kind === 'table')).toEqual([]);
  expect(asked.map(({ operation }) => operation)).toEqual(['muhurta/find', 'panchang/full']);
});

test('a calendar of many weeks is left out, because nobody could read it', () => {
  const drawn = (to: string): string[] =>
    reportOfRequest('reports/muhurta', { from: '2026-11-01', to, limit: 100, purpose: 'travel' })
      .sections.flatMap(({ parts }) => parts)
      .flatMap(({ picture }) => (picture === null ? [] : [picture.operation]));
  expect(drawn('2026-11-20')).toEqual(['muhurta/find', 'panchang/full']);
  expect(drawn('2027-01-31')).toEqual(['panchang/full']);
});

test('reasons and topics, which are sentences in English, are printed in English reports only', () => {
  const titles = (language: string) =>
    reportOfRequest('reports/muhurta', { settings: { language } }).sections.map(({ title }) => title);
  expect(titles('en')).toHaveLength(titles('hi').length + 1);
  const { sections } = reportOfRequest('reports/varshaphal', { settings: { language: 'hi' } });
  const sahams = sections.at(-2)?.parts[0]?.rows?.map(([name]) => name);
  expect(sahams?.filter((name) => name?.includes(':'))).toEqual([]);
});

test('a wall calendar has a row for each day, and names festivals in Hindi', () => {
  const { sections } = reportOfRequest('reports/panchang-month', { year: 2028, month: 2, settings: { language: 'hi' } });
  const rows = sections.flatMap(({ parts }) => parts).flatMap((part) => (part.columns?.length === 9 ? part.rows ?? [] : []));
  expect(rows.map(([day]) => Number(day))).toEqual(Array.from({ length: 29 }, (_, index) => index + 1));
  const festivals = sections[1]?.parts.find(({ kind }) => kind === 'table')?.rows?.map((row) => row[2] ?? '') ?? [];
  expect(festivals.some((names) => names.includes('महाशिवरात्रि') || names.includes('महा शिवरात्रि'))).toBe(true);
}); // prettier-ignore

test('a wall calendar of a month without sunrise has its rows', () => {
  const { sections } = reportOfRequest('reports/panchang-month', { year: 2026, month: 12, ...SVALBARD });
  const days = sections.flatMap(({ parts }) => parts).find(({ columns }) => columns?.length === 9);
  expect(days?.rows).toHaveLength(31);
  expect(days?.rows?.[20]?.[2]).toBe('–');
});

test.each(['reports/panchang-month', 'reports/muhurta'])(
  '%s refuses the clock of a place beside a number of hours',
  (id) => {
    const report = byId.get(id);
    const example = { ...Object(report?.example), settings: { clock: 'local_apparent' } };
    expect(report?.input.safeParse(example).success).toBe(true);
    const { error } = report?.input.safeParse({ ...example, timezone: 5.5 }) ?? {};
    expect(error?.issues).toEqual([
      expect.objectContaining({
        path: ['timezone'],
        message: expect.stringContaining('with settings.clock local_apparent'),
      }),
    ]);
  },
);
