import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../languages/codes.ts';
import { listOperations } from '../../list/list-operations.ts';
import { answerOf, answerToExample } from '../../operation/answer.ts';
import { costOf } from '../../operation/price.ts';
import { catalog } from '../catalog.ts';
import { Report } from './model.ts';

const sky = await createEphemeris();
const operations = listOperations(catalog);
const reports = operations.filter(({ paper }) => paper).map((report) => [report.id, report] as const);
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
