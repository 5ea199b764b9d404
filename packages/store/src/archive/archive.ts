import { mkdir } from 'node:fs/promises';
import { query } from '../postgres/query.ts';
import { detach, drop } from './detach.ts';
import { exportMonth, NotArchived } from './export.ts';
import { manifestsIn, type Manifest } from './manifest.ts';
import { firstDay, firstKeptMonth, monthTables, reasonToStay, reasonToWait, type MonthTable } from './months.ts';
import { underArchiveLock } from './lock.ts';
import { fileProblems } from './verify.ts';
import type { Db } from '../postgres/context.ts';

export type Archived = { archived: Manifest[]; stays: string[] };

/**
 * Moves the months before `before` (`YYYY-MM`) from the database into files, one by one, under traffic (role: owner of the
 * tables). A month leaves the database only after its file was read back and every chain in it was verified. A month that must
 * stay is reported with its reason and does not block the others. An interrupted run is continued.
 */
export async function archiveMonths(
  ctx: Db,
  { before, dir, signal }: { before: string; dir: string; signal?: AbortSignal },
): Promise<Archived> {
  const kept = await firstKeptMonth(ctx);
  if (before > kept)
    throw new NotArchived(`Months from ${kept} on stay in the database; --before may be ${kept} at the latest.`);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  return underArchiveLock(ctx, async () => {
    const result: Archived = { archived: [], stays: [] };
    for (const table of await monthTables(ctx, { before })) {
      signal?.throwIfAborted();
      try {
        result.archived.push(await archiveMonth(ctx, dir, table));
      } catch (error) {
        if (!(error instanceof NotArchived)) throw error;
        result.stays.push(error.message);
      }
    }
    return result;
  });
}

async function archiveMonth(ctx: Db, dir: string, table: MonthTable): Promise<Manifest> {
  const { month } = table;
  const noted = await notedManifest(ctx, dir, month);
  const manifest = noted ?? (await exportVerified(ctx, dir, table));
  const problems = noted ? await fileProblems(dir, noted) : [];
  if (problems[0]) throw new NotArchived(`${month} stays: ${problems[0]}. Remove the file; it is written anew.`);
  await detach(ctx, table);
  await drop(ctx, manifest);
  return manifest;
}

async function exportVerified(ctx: Db, dir: string, { month, state }: MonthTable): Promise<Manifest> {
  if (state !== 'attached') {
    throw new NotArchived(
      `${month} stays: its table is detached, and ${dir} has no file of it. Name the folder to which it was archived.`,
    );
  }
  const reason = (await reasonToStay(ctx, { month })) ?? (await reasonToWait(ctx, { month }));
  if (reason) throw new NotArchived(reason);
  const manifest = await exportMonth(ctx, { dir, month });
  const [problem] = await fileProblems(dir, manifest);
  if (problem) throw new NotArchived(`${month} stays: what was written cannot be read back, ${problem}.`);
  const { file, sha256, root, entries } = manifest;
  await ctx.db.query(
    'INSERT INTO graha.ledger_archive (month, file, sha256, root, entries) VALUES ($1, $2, $3, $4, $5)',
    [firstDay(month), file, sha256, root, entries],
  );
  return manifest;
}

/** The manifest of a month whose file is written and verified but which is still in the database. */
async function notedManifest({ db }: Db, dir: string, month: string): Promise<Manifest | null> {
  const { rows } = await query(db, 'SELECT sha256 FROM graha.ledger_archive WHERE month = $1', [firstDay(month)]);
  if (!rows[0]) return null;
  const manifest = manifestsIn(dir).find((it) => it.month === month && it.sha256 === rows[0]?.sha256);
  if (manifest) return manifest;
  throw new NotArchived(`${month} stays: it was archived to another folder than ${dir}. Name that one.`);
}
