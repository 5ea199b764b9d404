import { join } from 'node:path';
import { TOTALS } from '../audit/ledger-state.ts';
import { linkOf, linkProblems, NO_LINK, type Link } from '../audit/chain.ts';
import { readArchive, type ArchivedEntry } from './archive-file.ts';
import { rootOf, type Credits, type Manifest, type ManifestRange } from './manifest.ts';

const PROBLEMS_MAX = 20;

/** The total that each kind of entry adds to; other kinds add to none. */
const MOVES: Partial<Record<string, (typeof TOTALS)[number]>> = {
  CreditsGranted: 'granted',
  CallCharged: 'consumed',
  ChargeReversed: 'reversed',
  CreditsExpired: 'expired',
  CreditsWithdrawn: 'withdrawn',
};

export const noCredits = () => ({ granted: 0n, consumed: 0n, reversed: 0n, expired: 0n, withdrawn: 0n });

export function addCredits(
  sums: ReturnType<typeof noCredits>,
  { kind, cost }: Pick<ArchivedEntry, 'kind' | 'cost'>,
): void {
  const moved = MOVES[kind];
  if (moved) sums[moved] += BigInt(cost);
}

export const creditsOf = ({
  granted,
  consumed,
  reversed,
  expired,
  withdrawn,
}: ReturnType<typeof noCredits>): Credits => ({
  granted: String(granted),
  consumed: String(consumed),
  reversed: String(reversed),
  expired: String(expired),
  withdrawn: String(withdrawn),
});

/** Start and end of a month, in microseconds; the end is exclusive. */
export function monthUs(month: string): [fromUs: bigint, toUs: bigint] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return [BigInt(Date.UTC(year, number - 1)) * 1_000n, BigInt(Date.UTC(year, number)) * 1_000n];
}

/** Compares entries, from the file or the database, with the manifest and with each other: every link of every chain. */
export async function entriesProblems(entries: AsyncIterable<ArchivedEntry>, manifest: Manifest): Promise<string[]> {
  const problems: string[] = [];
  const note = (problem: string) => problems.length < PROBLEMS_MAX && problems.push(problem);
  const [fromUs, toUs] = monthUs(manifest.month);
  const credits = noCredits();
  let [count, rangeIndex] = [0, -1];
  let link: Link = NO_LINK;
  let range: ManifestRange | undefined;

  const endRange = () => {
    if (!range || (String(link.seq) === range.lastSeq && link.hash.toString('hex') === range.hash)) return;
    note(
      `tenant ${range.tenantId}: ends with entry ${link.seq} and another hash than the manifest’s, ${range.lastSeq}`,
    );
  };
  for await (const entry of entries) {
    if (entry.tenantId !== range?.tenantId) {
      endRange();
      rangeIndex += 1;
      range = manifest.ranges[rangeIndex];
      if (range?.tenantId !== entry.tenantId)
        return [...problems, `tenant ${entry.tenantId} is not where the manifest has it`];
      link = { ...NO_LINK, seq: BigInt(range.firstSeq) - 1n, hash: Buffer.from(range.prevHash, 'hex') };
    }
    const wrong = linkProblems(entry.tenantId, entry, link);
    if (BigInt(entry.periodUs) < fromUs || BigInt(entry.periodUs) >= toUs) wrong.push('is of another month');
    wrong.forEach((problem) => note(`tenant ${entry.tenantId}, entry ${entry.seq}: ${problem}`));
    link = linkOf(entry);
    addCredits(credits, entry);
    count += 1;
  }
  endRange();
  if (rangeIndex + 1 !== manifest.ranges.length)
    note(`has ${rangeIndex + 1} tenants, the manifest ${manifest.ranges.length}`);
  if (count !== manifest.entries) note(`has ${count} entries, the manifest ${manifest.entries}`);
  const moves = creditsOf(credits);
  if (TOTALS.some((total) => moves[total] !== manifest.credits[total]))
    note('moves other credits than the manifest says');
  if (rootOf(manifest.ranges) !== manifest.root) note('has another root than the manifest says');
  return problems;
}

/** Reads the file of a month back; returns a sentence for each problem. */
export async function fileProblems(dir: string, manifest: Manifest): Promise<string[]> {
  let sha256 = '';
  const entries = readArchive(join(dir, manifest.file), (it) => {
    sha256 = it;
  });
  try {
    const problems = await entriesProblems(entries, manifest);
    if (problems.length === 0 && sha256 !== manifest.sha256)
      problems.push('has another SHA-256 than the manifest says');
    return problems.map((problem) => `${manifest.file} ${problem}`);
  } catch (error) {
    return [`${manifest.file} cannot be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Compares the hashes at the boundary between one month's range of a tenant and its next. */
export function seamProblems(manifests: readonly Manifest[]): string[] {
  const ends = new Map<string, string>();
  for (const { ranges } of manifests)
    for (const { tenantId, lastSeq, hash } of ranges) ends.set(`${tenantId} ${lastSeq}`, hash);
  return manifests.flatMap(({ file, ranges }) =>
    ranges.flatMap(({ tenantId, firstSeq, prevHash }) => {
      const before = ends.get(`${tenantId} ${BigInt(firstSeq) - 1n}`);
      return before === undefined || before === prevHash
        ? []
        : [`${file} begins the chain of tenant ${tenantId} with another hash than the month before ends it`];
    }),
  );
}
