import { createHash } from 'node:crypto';
import { gzipSync, zipSync, type Zippable } from 'fflate';
import { pack } from 'tar-stream';

/** Files of a package by their paths in it. */
export type PackageFiles = Readonly<Record<string, Uint8Array>>;

/** One instant for every entry, so that the same files are the same bytes. */
export const ENTRY_TIME = new Date(Date.UTC(1980, 0, 1));
/** A zip file holds the clock of its maker, so this is the same reading in every time zone. */
const zipTime = (): Date => new Date(1980, 0, 1);

const sorted = (files: PackageFiles): [string, Uint8Array][] =>
  Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Returns a zip file; the same files give the same bytes. */
export function zipped(files: PackageFiles): Uint8Array {
  const entries: Zippable = Object.fromEntries(sorted(files).map(([path, bytes]) => [path, [bytes, { level: 9 }]]));
  return zipSync(entries, { mtime: zipTime() });
}

/** Returns a gzipped tar file; the same files give the same bytes. */
export async function tarred(files: PackageFiles): Promise<Uint8Array> {
  const tar = pack();
  for (const [name, bytes] of sorted(files)) tar.entry({ name, mtime: ENTRY_TIME, mode: 0o644 }, Buffer.from(bytes));
  tar.finalize();
  const chunks: Buffer[] = [];
  // Safe: a pack stream gives bytes.
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks), { level: 9, mtime: ENTRY_TIME });
}

export const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** Returns the SHA-256 of a file. */
export const digestOf = (bytes: Uint8Array, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(bytes).digest(encoding);
