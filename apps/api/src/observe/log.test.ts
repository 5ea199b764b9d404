import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { appWith } from '../testing/app-with.ts';
import { createLog } from './log.ts';

const FILE = fileURLToPath(new URL('./log.ts', import.meta.url));
const LINES = 40;

async function said(ending: string, signal?: 'SIGTERM') {
  const program = `
    import { createLog } from ${JSON.stringify(FILE)};
    const log = createLog('info');
    process.once('SIGTERM', () => process.exit(0));
    setInterval(() => {}, 1_000);
    for (let line = 0; line < ${LINES}; line += 1) log.info({ line }, 'line');
    process.stderr.write('written');
    ${ending}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { stdio: 'pipe' });
  const closed = once(child, 'close');
  let text = '';
  child.stdout.on('data', (chunk) => (text += String(chunk)));
  if (signal) {
    await once(child.stderr, 'data');
    child.kill(signal);
  }
  await closed;
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => (JSON.parse(line) as { line: number }).line); // Safe: the program writes no other lines.
}
const all = Array.from({ length: LINES }, (_, line) => line);

test.each([
  ['exits', 'process.exit(0);', undefined],
  ['is stopped by SIGTERM', '', 'SIGTERM'],
  ['ends by an error that nobody caught', "throw new Error('fatal');", undefined],
  ['ends by a rejection that nobody caught', "Promise.reject(new Error('fatal'));", undefined],
] as const)('no line is lost when the process %s', async (_how, ending, signal) => {
  expect(await said(ending, signal)).toEqual(all);
});

test('a success with a row has its line at debug; a refusal, and a success without a row, at info', async () => {
  for (const [level, linesOfSuccess] of [
    ['info', 0],
    ['debug', 1],
  ] as const) {
    const lines: { operation: string; status: number }[] = [];
    const on = appWith({ log: createLog(level, { write: (line) => void lines.push(JSON.parse(line)) }) });
    const key = on.issue();
    const call = (payload: object) =>
      on.app.inject({ method: 'POST', url: '/api/v1/kundali/basic', headers: { 'x-api-key': key.text }, payload });
    expect((await call(EXAMPLE_BIRTH)).statusCode).toBe(200);
    expect((await call({ ...EXAMPLE_BIRTH, month: 13 })).statusCode).toBe(422);
    expect((await on.app.inject({ url: '/api/v1/operations' })).statusCode).toBe(200);
    const of = (status: number, isCall: boolean) =>
      lines.filter((line) => line.status === status && (line.operation === 'kundali/basic') === isCall);
    expect([of(200, true).length, of(422, true).length, of(200, false).length]).toEqual([linesOfSuccess, 1, 1]);
  }
});
