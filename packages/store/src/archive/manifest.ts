import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { TOTALS } from '../audit/ledger-state.ts';

const Hex = z.string().regex(/^([0-9a-f]{2})*$/);
const Whole = z.string().regex(/^\d+$/);
const Month = z.string().regex(/^\d{4}-\d\d$/);

/** The entries of a tenant in the month, without a gap: from the successor of `prevHash` to the entry with `hash`. */
const Range = z.object({ tenantId: z.guid(), firstSeq: Whole, lastSeq: Whole, prevHash: Hex, hash: Hex });
const ClosedPeriod = z.object({ tenantId: z.guid(), periodUs: z.string(), seq: Whole, hash: Hex });

export const FORMAT = 'graha-ledger-archive/2';

/** Format 1 named the ranges `stretches`. */
const V1 = z.looseObject({ format: z.literal('graha-ledger-archive/1'), stretches: z.unknown() });

function withRanges(manifest: unknown): unknown {
  const old = V1.safeParse(manifest);
  if (!old.success) return manifest;
  const { stretches: ranges, ...rest } = old.data;
  return { ...rest, format: FORMAT, ranges };
}

const Manifest = z.object({
  format: z.literal(FORMAT),
  month: Month,
  /** Name of the gzip file in the same folder: one JSON object per line, ordered by tenant and `seq`. */
  file: z.string().regex(/^[\w.-]+$/),
  sha256: Hex,
  entries: z.int().nonnegative(),
  /** Credits in total for each kind of entry. */
  credits: z.record(z.enum(TOTALS), Whole),
  /** Root hash over all ranges; a copy of this one value must be kept elsewhere. */
  root: Hex,
  ranges: z.array(Range),
  closedPeriods: z.array(ClosedPeriod),
});
export type Manifest = z.output<typeof Manifest>;
export type ManifestRange = z.output<typeof Range>;
export type Credits = Manifest['credits'];

export const archiveName = (month: string): string => `ledger-${month}.ndjson.gz`;
export const manifestName = (month: string): string => `ledger-${month}.manifest.json`;

export function rootOf(ranges: readonly ManifestRange[]): string {
  const digest = createHash('sha256');
  for (const { tenantId, lastSeq, hash } of ranges) digest.update(`${tenantId}|${lastSeq}|${hash}\n`);
  return digest.digest('hex');
}

/** A file in an unknown format; the message contains its name. */
export class NoArchive extends Error {
  override readonly name = 'NoArchive';
}

/** Returns every manifest in a folder, oldest month first. */
export function manifestsIn(dir: string): Manifest[] {
  const names = namesIn(dir).filter((name) => /^ledger-\d{4}-\d\d\.manifest\.json$/.test(name));
  if (names.length === 0)
    throw new NoArchive(`${dir} holds no archive: there is no ledger-YYYY-MM.manifest.json in it.`);
  return names.toSorted().map((name) => readManifest(join(dir, name)));
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch (error) {
    throw new NoArchive(`The folder ${dir} cannot be read.`, { cause: error });
  }
}

function readManifest(path: string): Manifest {
  try {
    return Manifest.parse(withRanges(JSON.parse(readFileSync(path, 'utf8'))));
  } catch (error) {
    throw new NoArchive(`${path} is no manifest of an archive. Fetch it from a copy.`, { cause: error });
  }
}
