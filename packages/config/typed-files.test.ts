import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const filesOf = (name: string): string[] => {
  const { config } = ts.readConfigFile(`${import.meta.dirname}/${name}`, (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(config, ts.sys, import.meta.dirname).fileNames;
};

test('every source file is in one of the two compilations that check types', () => {
  const checked = new Set(['tsconfig.servers.json', 'tsconfig.browsers.json'].flatMap(filesOf));
  const files = ['apps', 'packages', 'e2e', 'prisma'].flatMap(sourceFiles).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !checked.has(ROOT + file))).toEqual([]);
});
