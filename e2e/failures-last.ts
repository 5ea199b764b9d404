import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const LINES_MAX = 12;

/** Repeats each failure in a few lines at the very end, where a reader of the last lines finds it. */
export default class FailuresLast implements Reporter {
  readonly #failures: string[] = [];

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    const texts = errors.map((error) => stripVTControlCharacters(error.message ?? error.value ?? ''));
    const lines = texts.flatMap((text) => text.split('\n')).slice(0, LINES_MAX);
    const { file, line } = test.location;
    this.#failures.push([`${status}: ${test.title} (${file}:${line})`, ...lines.map((one) => `  ${one}`)].join('\n'));
  }

  onEnd(): void {
    for (const failure of this.#failures) process.stdout.write(`\n${failure}\n`);
  }
}
