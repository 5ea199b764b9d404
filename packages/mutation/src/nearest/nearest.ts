import { posix } from 'node:path';
import { needsDatabase } from '../run/test-project.ts';
import { importersOf } from './importers.ts';
import { NEAREST } from './declared.ts';

/** The maximum number of nearest tests. A kill by more distant tests would be chance. */
export const NEAREST_MAX = 6;
/**
 * The maximum number of imports between test and code, which may be connected through a router and the app that mounts
 * it.
 */
const STEPS_MAX = 5;

const isTest = (file: string): boolean => file.endsWith('.test.ts');
const packageOf = (file: string): string => file.split('/').slice(0, 2).join('/');
/** Shared test code is not a step: tests that use it are as near as it is. */
const isShared = (file: string): boolean => /\/testing(\/|(-[a-z-]+)?\.ts$)/.test(file);
const wordsOf = (file: string): string[] =>
  `${posix.basename(posix.dirname(file))}-${posix.basename(file)}`
    .replace(/((\.isolated)?(\.db)?\.test)?\.(ts|sql)$/, '')
    .split(/[-_./]/)
    .filter((word) => word.length > 3 && word !== 'src');

/** Returns the tests nearest to a file. The result for a file is always the same. */
export type Nearest = (file: string) => string[];

/**
 * @param texts every TypeScript file of the repository, tests too, by path from the root
 */
export function nearestTests(texts: ReadonlyMap<string, string>): Nearest {
  const importers = importersOf(texts);
  const tests = [...texts.keys()].filter(isTest);

  const isBeside = (file: string, test: string) => {
    const stem = posix.basename(file).replace(/\.ts$/, '');
    return (
      posix.dirname(test) === posix.dirname(file) &&
      posix.basename(test).replace(/(\.isolated)?(\.db)?\.test\.ts$/, '') === stem
    );
  };

  /** Sorts by common words of the names, then by the speed of the tests. */
  function sorted(found: readonly string[], file: string): string[] {
    const words = wordsOf(file);
    const common = (test: string) => -wordsOf(test).filter((word) => words.includes(word)).length;
    const isSlow = (test: string) => (needsDatabase(test) ? 1 : 0);
    const size = (test: string) => texts.get(test)?.length ?? 0;
    return found.toSorted(
      (a, b) => common(a) - common(b) || isSlow(a) - isSlow(b) || size(a) - size(b) || a.localeCompare(b),
    );
  }

  /** The importers of one of the files, also through shared test code. */
  function importing(files: readonly string[], seen: Set<string>): string[] {
    const found = [...new Set(files.flatMap((file) => importers.get(file) ?? []))].filter((file) => !seen.has(file));
    for (const file of found) seen.add(file);
    const shared = found.filter(isShared);
    return shared.length === 0 ? found : [...found, ...importing(shared, seen)];
  }

  /** The tests of the same package with the fewest steps; tests of other packages only if it has none. */
  function byImports(files: readonly string[], name: string): string[] {
    const seen = new Set(files);
    const homes = new Set(files.map(packageOf));
    let reached = [...files];
    let others: string[] = [];
    for (let step = 1; step <= STEPS_MAX; step += 1) {
      reached = importing(reached, seen);
      const found = reached.filter(isTest);
      const own = found.filter((test) => homes.has(packageOf(test)));
      if (own.length > 0) return sorted(own, name);
      if (others.length === 0) others = found;
    }
    return sorted(others, name);
  }

  /** Tests that name the SQL function, and those of the files that call it. */
  function byFunction(file: string): string[] {
    const call = new RegExp(`graha\\.${posix.basename(file, '.sql')}\\b`);
    const naming = [...texts.keys()].filter((other) => call.test(texts.get(other) ?? ''));
    const callers = naming.filter((other) => !isTest(other));
    const found = [...sorted(naming.filter(isTest), file), ...(callers.length > 0 ? byImports(callers, file) : [])];
    return found.filter(needsDatabase);
  }

  return (file) => {
    const beside = tests.filter((test) => isBeside(file, test));
    const found = NEAREST[file] ?? (file.endsWith('.sql') ? byFunction(file) : byImports([file], file));
    return [...new Set([...beside, ...found])].slice(0, NEAREST_MAX);
  };
}
