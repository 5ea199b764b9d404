import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Readable by its owner alone, and never half written. */
export function writePrivateJson(path: string, value: unknown): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, path);
}

/** Null where there is no such file or where it is not JSON: then it is made anew. */
export function readJson(path: string): unknown {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
