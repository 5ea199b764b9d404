import { PROJECT } from '@graha/dev-stack/project';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { mutantsOf, textOf } from '../sources.ts';
import { tryMutants } from '../trial.ts';
import { openRunner } from './runner.ts';

const AGE = 'packages/mutation/src/fixture/age.ts';
const TESTS = ['packages/mutation/src/fixture/age.fixture.ts'];
const MINUTES_MS = 240_000;
const trial = { textOf, jobs: 1, say: () => {}, signal: new AbortController().signal };

test(
  'what the tests do not look at survives, and what they do look at is killed by name',
  { timeout: MINUTES_MS },
  async () => {
    const mutants = mutantsOf(AGE).filter(({ original }) => original === 'years >= 18');
    const tried = await tryMutants({ ...trial, mutants, nearest: () => TESTS });
    expect(tried.map(({ mutant, outcome, because }) => [mutant.change, outcome, because])).toEqual([
      ['years < 18', 'killed', 'a child is no adult'],
      ['years > 18', 'survived', 'the nearest tests pass'],
    ]);
  },
);

test('tests that are red without any change are named, and nothing is measured', { timeout: MINUTES_MS }, async () => {
  const mutants = mutantsOf(AGE).slice(0, 1);
  const nearest = () => ['packages/mutation/src/fixture/no-such.fixture.ts'];
  await expect(tryMutants({ ...trial, mutants, nearest })).rejects.toThrow(
    `The tests nearest to ${AGE} are red without any change`,
  );
});

test('a test that never ends is stopped, and the next one runs as ever', { timeout: MINUTES_MS }, async () => {
  const runner = openRunner();
  const endless = textOf(AGE).replace('left -= 1', 'left += 0');
  expect(endless).not.toBe(textOf(AGE));
  expect(await runner.run({ changed: { file: AGE, text: endless }, tests: TESTS }, 5_000)).toEqual({ kind: 'timeout' });
  expect(await runner.run({ changed: null, tests: TESTS }, MINUTES_MS)).toMatchObject({ kind: 'passed' });
  await runner.close();
});

test('no file is touched while mutants run, also if the command is killed', { timeout: MINUTES_MS }, async () => {
  const path = join(PROJECT, AGE);
  const was = { text: readFileSync(path, 'utf8'), changedMs: statSync(path).mtimeMs };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'packages/mutation/src/main.ts', AGE, '--all', '--jobs', '1'],
    {
      cwd: PROJECT,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('  killed')) break;
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect({ text: readFileSync(path, 'utf8'), changedMs: statSync(path).mtimeMs }).toEqual(was);
});
