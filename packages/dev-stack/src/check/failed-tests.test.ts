import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PROJECT } from '../project.ts';
import { failedInPlaywright, failedInVitest } from './failed-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'graha-failed-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'a refund > is booked once',
  failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'],
};

test('a failed test of vitest is named with its file and the head of its message', () => {
  const name = join(PROJECT, 'packages/store/src/refund.db.test.ts');
  const file = report('some.json', { testResults: [{ name, status: 'failed', assertionResults: [passed, failed] }] });
  expect(failedInVitest(file)).toEqual([
    'a refund > is booked once (packages/store/src/refund.db.test.ts)\n  expected 1\n  to be 2',
  ]);
});

test('a file that could not be loaded is named too', () => {
  const name = join(PROJECT, 'packages/store/src/broken.test.ts');
  const broken = { name, status: 'failed', message: 'SyntaxError: x', assertionResults: [] };
  expect(failedInVitest(report('broken.json', { testResults: [broken] }))).toEqual([
    'The file failed (packages/store/src/broken.test.ts)\n  SyntaxError: x',
  ]);
});

function spec(title: string, ...errors: { message: string }[]) {
  const tests = [{ results: [{ errors }] }];
  return { title, ok: errors.length === 0, file: 'tests/sign-in.spec.ts', line: 61, tests };
}

test('a failed journey is named with its line, however deep its suite lies', () => {
  const failed = spec('signs out', { message: 'Timed out' }, { message: 'expected 1' });
  const suites = [{ specs: [spec('passes')], suites: [{ specs: [failed] }] }];
  expect(failedInPlaywright(report('journeys.json', { suites }))).toEqual([
    'signs out (e2e/tests/sign-in.spec.ts:61)\n  Timed out\n  expected 1',
  ]);
});

test('without a report there is nothing to name', () => {
  expect(failedInVitest(join(folder, 'missing.json'))).toEqual([]);
  expect(failedInPlaywright(join(folder, 'missing.json'))).toEqual([]);
});
