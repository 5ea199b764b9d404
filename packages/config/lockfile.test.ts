import { expect, test } from 'vitest';
import { textOf } from './source-files.ts';

type Entry = { optionalDependencies?: Record<string, string> };

// Safe: npm has written this file.
const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Entry> };

/** Searches a package as Node does, from the package's folder outwards. */
function isListed(from: string, name: string): boolean {
  const inner = from === '' ? '' : `${from}/`;
  if (`${inner}node_modules/${name}` in packages) return true;
  return from !== '' && isListed(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

test('the lockfile lists every optional package, else a clean installation is refused on every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isListed(path, name))
      .map((name) => `${path} wants ${name}`),
  );
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
