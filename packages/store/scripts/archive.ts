// npm run archive: moves closed months of the ledger into files, verifies the files, restores months. Exit code 0: done; 1: a
// month stays, or a file has a problem; 2: it could not start.
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { archiveMonths } from '../src/archive/archive.ts';
import { NotArchived } from '../src/archive/export.ts';
import { ArchiveUnderWay } from '../src/archive/lock.ts';
import { manifestsIn, NoArchive, type Manifest } from '../src/archive/manifest.ts';
import { restoreMonths } from '../src/archive/restore.ts';
import { fileProblems, seamProblems } from '../src/archive/verify.ts';
import { createPool } from '../src/postgres/pool.ts';
import { databaseUrl, PlainProblem, runCommand } from './database-url.ts';

const USAGE = `npm run archive -- --before <YYYY-MM> --to <dir>      months before that one leave the database
npm run archive -- --verify <dir>                      reads every file back, without a database
npm run archive -- --restore <dir> [--month <YYYY-MM>] brings months back, all that have left or this one

Months leave and come back with the rights of the owner of the tables (DATABASE_URL), and not through a pooler
(else DATABASE_DIRECT_URL).`;

/** A detach waits for older transactions. */
const QUERY_TIMEOUT_MS = 30 * 60_000;

type Wish = { url: string; work: () => Promise<number> };

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        before: { type: 'string' },
        to: { type: 'string' },
        verify: { type: 'string' },
        restore: { type: 'string' },
        month: { type: 'string' },
      },
    });
    for (const month of [values.before, values.month]) {
      if (month && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
        throw new Error(`${month} is no month: write it like 2026-01.`);
    }
    return values;
  } catch (error) {
    throw new PlainProblem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const lineOf = ({ month, entries, file, root }: Manifest): string =>
  `${month}: ${entries} entries, ${file}, root ${root}`;

async function withOwner(url: string, work: (pool: Pool) => Promise<number>): Promise<number> {
  const pool = createPool({
    url,
    applicationName: 'graha-archive',
    max: 4,
    onError: () => {},
    queryTimeoutMs: QUERY_TIMEOUT_MS,
  });
  try {
    return await work(pool);
  } catch (error) {
    const isTold = [NotArchived, NoArchive, ArchiveUnderWay].some((known) => error instanceof known);
    throw isTold && error instanceof Error ? new PlainProblem(error.message) : error;
  } finally {
    await pool.end();
  }
}

const archive = (url: string, before: string, dir: string) =>
  withOwner(url, async (pool) => {
    const { archived, stays } = await archiveMonths({ db: pool }, { before, dir });
    for (const manifest of archived) console.log(lineOf(manifest));
    for (const reason of stays) console.error(reason);
    console.log(`${archived.length} months archived to ${dir}, ${stays.length} stay`);
    return stays.length === 0 ? 0 : 1;
  });

const restore = (url: string, dir: string, month: string | undefined) =>
  withOwner(url, async (pool) => {
    const restored = await restoreMonths({ db: pool }, { dir, months: month ? [month] : undefined });
    for (const manifest of restored) console.log(lineOf(manifest));
    console.log(`${restored.length} months restored from ${dir}`);
    return 0;
  });

async function verify(dir: string): Promise<number> {
  try {
    const manifests = manifestsIn(dir);
    const problems: string[] = [];
    for (const manifest of manifests) {
      const wrong = await fileProblems(dir, manifest);
      problems.push(...wrong);
      if (wrong.length === 0) console.log(lineOf(manifest));
    }
    problems.push(...seamProblems(manifests));
    for (const problem of problems) console.error(problem);
    console.log(`${manifests.length} months read, ${problems.length} problems`);
    return problems.length === 0 ? 0 : 1;
  } catch (error) {
    throw error instanceof NoArchive ? new PlainProblem(error.message) : error;
  }
}

await runCommand((): Wish => {
  const { before, to, verify: verifyDir, restore: restoreDir, month } = readArguments();
  if (verifyDir) return { url: '', work: () => verify(verifyDir) };
  if (before && to) return { url: databaseUrl(), work: () => archive(databaseUrl(), before, to) };
  if (restoreDir) return { url: databaseUrl(), work: () => restore(databaseUrl(), restoreDir, month) };
  throw new PlainProblem(USAGE);
});
