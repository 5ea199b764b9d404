import { expect, test } from 'vitest';
import { readMigrations } from './migrations.mjs';
import { inOrder, readSqlFiles, type SqlFiles } from './sql-files.mjs';

const DEFINED = /^create (?:or replace )?function \w+\.(\w+)\(/gm;

const filesOf = (needs: Record<string, string[]>): SqlFiles =>
  new Map(Object.entries(needs).map(([name, list]) => [name, { text: `-- ${name}`, needs: list }]));

const namesOf = (files: SqlFiles) => inOrder(files).map(({ name }) => name);

test('a file comes after the files that it needs, and else by its name', () => {
  const files = filesOf({ 'a/policies': ['z/isolate'], 'b/other': [], 'z/isolate': ['z/tenant'], 'z/tenant': [] });
  expect(namesOf(files)).toEqual(['z/tenant', 'z/isolate', 'a/policies', 'b/other']);
});

test('a changed file changes the hash of those that need it, and of no other', () => {
  const hashes = (text: string) => {
    const files = filesOf({ 'a/policies': ['z/isolate'], 'b/other': [], 'z/isolate': [] });
    files.set('z/isolate', { text, needs: [] });
    return Object.fromEntries(inOrder(files).map(({ name, sha256 }) => [name, sha256]));
  };
  const [before, after] = [hashes('before'), hashes('after')];
  expect(after['z/isolate']).not.toBe(before['z/isolate']);
  expect(after['a/policies']).not.toBe(before['a/policies']);
  expect(after['b/other']).toBe(before['b/other']);
});

test('files that need each other, and a file that does not exist, are refused by name', () => {
  expect(() => namesOf(filesOf({ 'a/one': ['b/two'], 'b/two': ['a/one'] }))).toThrow('a/one needs b/two needs a/one');
  expect(() => namesOf(filesOf({ 'a/one': ['b/two'] }))).toThrow('a/one needs b/two, which does not exist');
});

test('every function is defined once, in the file of its name, and in no migration', () => {
  const files = readSqlFiles();
  const defined = [...files].flatMap(([file, { text }]) =>
    [...text.matchAll(DEFINED)].map(([, name]) => ({ name, fileName: file.split('/')[1] })),
  );
  expect(defined.filter(({ name, fileName }) => name !== fileName)).toEqual([]);
  expect(defined.length).toBeGreaterThan(70);
  expect(new Set(defined.map(({ name }) => name)).size).toBe(defined.length);
  for (const { text } of readMigrations()) expect(text).not.toMatch(DEFINED);
});
