import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Entry } from '../audit/entries.ts';

const Bytes = z.hex().transform((hex) => Buffer.from(hex, 'hex'));

const Line = z.object({
  tenantId: z.guid(),
  periodUs: z.string(),
  seq: z.string(),
  kind: z.string(),
  atUs: z.string(),
  cost: z.string(),
  calls: z.int(),
  keyId: z.string().nullable(),
  operation: z.string().nullable(),
  requestId: z.string().nullable(),
  /** The text that the database prints, because the hash is computed over it. */
  burn: z.string(),
  data: z.string().nullable(),
  prevHash: Bytes,
  hash: Bytes,
});

export type ArchivedEntry = Entry & { tenantId: string };

const lineOf = (tenantId: string, entry: Entry): string => {
  const { prevHash, hash, ...rest } = entry;
  return `${JSON.stringify({ tenantId, ...rest, prevHash: prevHash.toString('hex'), hash: hash.toString('hex') })}\n`;
};

/** Passes bytes through and computes their SHA-256. */
function hashing(): { tap: Transform; sha256: () => string } {
  const digest = createHash('sha256');
  const tap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
  });
  return { tap, sha256: () => digest.digest('hex') };
}

export type ArchiveWriter = {
  write: (tenantId: string, entries: readonly Entry[]) => Promise<void>;
  /** Syncs the file and gives it its final name, so that it is never seen incomplete; returns its SHA-256. */
  finish: () => Promise<string>;
  /** Stops, and leaves the partial file under its temporary name. */
  give: () => Promise<void>;
};

export function writeArchive(path: string): ArchiveWriter {
  const gzip = createGzip();
  const { tap, sha256 } = hashing();
  const half = `${path}.half`;
  const written = pipeline(gzip, tap, createWriteStream(half, { flush: true, mode: 0o600 }));
  written.catch(() => {}); // The caller of `write` or `finish` gets the error.
  return {
    async write(tenantId, entries) {
      const text = entries.map((entry) => lineOf(tenantId, entry)).join('');
      if (text !== '' && !gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
    },
    async finish() {
      gzip.end();
      await written;
      await rename(half, path);
      await settleFolder(dirname(path));
      return sha256();
    },
    async give() {
      gzip.destroy();
      await written.catch(() => {});
    },
  };
}

/** Syncs a folder: the name of a new file survives a crash only after that. */
export async function settleFolder(dir: string): Promise<void> {
  const folder = await open(dir);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(`${path}.half`, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.half`, path);
  await settleFolder(dirname(path));
}

/** Yields the entries of a file in order; `onSha256` gets the hash of all its bytes. */
export async function* readArchive(path: string, onSha256?: (sha256: string) => void): AsyncGenerator<ArchivedEntry> {
  const { tap, sha256 } = hashing();
  const gunzip = createGunzip().setEncoding('utf8');
  const read = pipeline(createReadStream(path), tap, gunzip);
  read.catch(() => {}); // The next read fails with the same error.
  let rest = '';
  for await (const chunk of gunzip) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield Line.parse(JSON.parse(line));
  }
  await read;
  if (rest !== '') throw new SyntaxError('The last line is cut off.');
  onSha256?.(sha256());
}
