import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'build-app-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PROGRAM = `import { here } from './here.ts';
type Printed = { loaded: boolean; here: string; at: string | undefined };

async function main(): Promise<void> {
  const { sep } = await import('node:path');
  const printed: Printed = { loaded: sep.length === 1, here, at: new Error('asked').stack?.split('\\n')[1] };
  console.log(JSON.stringify(printed));
}
export const started = main();
`;

const BUILD = fileURLToPath(new URL('./build-app.mjs', import.meta.url));
const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
const answer = () => run(join('dist', 'main.js'));
const bytecode = join(folder, 'dist/app.js.bytecode');

beforeAll(() => {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/main.ts'), PROGRAM);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ bundle: { outside: ['left-outside'] } }));
  writeFileSync(join(folder, 'src/here.ts'), 'export const here: string = import.meta.url;\n');
  run(BUILD);
});

test('an app of one file runs, imports at run time, and knows where it lies', () => {
  expect(JSON.parse(answer())).toMatchObject({ loaded: true, here: expect.stringMatching(/\/dist\/main\.js$/) });
});

test('its stacks name the lines of the source', () => {
  expect(answer()).toContain('at main (../src/main.ts:6:');
});

test('it answers the same from its bytecode, and from a text whose bytecode is another version’s', () => {
  const fromText = answer();
  run(join('dist', 'main.js'), '--write-bytecode');
  expect(existsSync(bytecode)).toBe(true);
  expect(answer()).toBe(fromText);
  writeFileSync(bytecode, 'made by another version');
  expect(answer()).toBe(fromText);
});

test('a new build never runs by the bytecode of the one before', () => {
  run(join('dist', 'main.js'), '--write-bytecode');
  writeFileSync(join(folder, 'src/main.ts'), PROGRAM.replace("'asked'", "'abcde'"));
  run(BUILD);
  expect(existsSync(bytecode)).toBe(false);
});

test('a character beyond Latin-1 in the text fails the build, because V8 would keep the text in twice the memory', () => {
  writeFileSync(join(folder, 'src/here.ts'), "export const here: string = 'x′'.replace(/[′]/, import.meta.url);\n");
  const { status, stderr } = spawnSync(process.execPath, [BUILD], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Write the characters of this regular expression as \\u escapes');
});
