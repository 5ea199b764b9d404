import { posix } from 'node:path';

/** Files that each file imports, types included. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the groups of files that reach each other by imports, each in the order of its names.
 * @source R. Tarjan, "Depth-first search and linear graph algorithms", SIAM Journal on Computing 1 (1972)
 */
export function circlesOf(imports: Imports): string[][] {
  const numbers = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): number {
    const number = numbers.size;
    numbers.set(file, number);
    open.push(file);
    let low = number;
    for (const next of imports.get(file) ?? []) {
      if (!numbers.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, numbers.get(next) ?? low);
    }
    if (low === number) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || (imports.get(file) ?? []).includes(file)) circles.push(group.toSorted());
    }
    return low;
  }

  for (const file of imports.keys()) if (!numbers.has(file)) visit(file);
  return circles;
}

/** Returns the path of a relative import from the root; null for an import of a package. */
export const targetOf = (file: string, specifier: string): string | null =>
  specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : null;
