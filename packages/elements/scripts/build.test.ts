import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPackage } from './build.ts';
import { ELEMENTS } from './bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'graha-elements-'));
const page = join(folder, 'page');
const required = createRequire(import.meta.url);

beforeAll(async () => {
  const tarball = await buildPackage(join(folder, 'dist'));
  const own = join(page, 'node_modules/@graha/elements');
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', own]);
  for (const name of ['@types/react', 'csstype'])
    cpSync(dirname(required.resolve(`${name}/package.json`)), join(page, 'node_modules', name), { recursive: true });
  const compilerOptions = { strict: true, noEmit: true, jsx: 'preserve', module: 'esnext', moduleResolution: 'bundler', target: 'es2023', lib: ['es2023', 'dom'], types: ['react'] }; // prettier-ignore
  writeFileSync(join(page, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function problemsOf(code: string): string {
  writeFileSync(join(page, 'page.tsx'), code);
  const tsc = join(dirname(required.resolve('typescript/package.json')), 'bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', page], { encoding: 'utf8' }).stdout;
}

const REACT = `import '@graha/elements';
import type { FoundPlace } from '@graha/elements';
import type {} from '@graha/elements/react';`;

test('a page in React has the types of every element', () => {
  const found = problemsOf(`${REACT}
const find = async (text: string): Promise<FoundPlace[]> => [{ name: text, latitude: 1, longitude: 2, timezone: 'UTC' }];
export const Page = ({ answer }: { answer: object }) => (
  <>
    <graha-chart data={answer} chart-style="east-indian" style={{ '--graha-ink': 'red', margin: 4 }} className="a" />
    <graha-panchang publishable-key="graha_pub_x" base-url="https://api.example" place-id={7} />
    <graha-match data={answer} system="porutham" />
    <graha-dasha data={answer} as-of="2026-01-01" />
    <graha-wheel data={answer} language="de" house-system="koch" />
    <graha-month src="/month.json" theme="dark" ref={(element) => void element?.data} />
    <graha-birth-form searchPlaces={find} ongraha-birth={({ detail }) => console.log(detail.request.year)} />
  </>
);
document.querySelector('graha-chart')!.chartStyle = 'south-indian';
document.querySelector('graha-birth-form')!.addEventListener('graha-birth', ({ detail }) => detail.place);
`);
  expect(found).toBe('');
});

test('the types refuse a style that no chart has, text as data, and an unknown element', () => {
  const found = problemsOf(`${REACT}
export const pages = [
  <graha-chart chart-style="round" />,
  <graha-month data="{}" />,
  <graha-kundli />,
];
`);
  expect(found.match(/page\.tsx\(\d+/g)).toEqual(['page.tsx(5', 'page.tsx(6', 'page.tsx(7']);
});

test('every module of the package loads on a server', () => {
  const names = ['@graha/elements', ...[...ELEMENTS, 'react'].map((name) => `@graha/elements/${name}`)];
  const code = `${names.map((name) => `await import('${name}');`).join('')}console.log('loaded')`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: page, encoding: 'utf8' });
  expect(printed).toBe('loaded\n');
});
