// Removes files from node_modules that no program of ours opens: half the bytes of some packages.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './installed.mjs';

const UNUSED = [
  /\.map$/,
  // Prisma contains a query compiler for every database that it supports.
  /^@prisma\/client\/runtime\/query_compiler_\w+\.(cockroachdb|mysql|sqlite|sqlserver)\./,
];

export function removeUnused(folder = join(root, 'node_modules'), path = '') {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const inner = path ? `${path}/${entry.name}` : entry.name;
    if (entry.isDirectory()) removeUnused(folder, inner);
    else if (entry.isFile() && UNUSED.some((pattern) => pattern.test(inner))) rmSync(join(folder, inner));
  }
}
