import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardFolder } from '@graha/dev-stack/guard';
import { PROJECT } from '@graha/dev-stack/project';
import { z } from 'zod';

export type PreviousVersion = {
  /** The last commit before the newest migration. */
  commit: string;
  newestMigration: string;
  folder: string;
  remove(): void;
};

const PARTS = ['apps/api', 'apps/worker', 'packages', 'prisma', 'package.json'];
const ARCHIVE_BYTES_MAX = 512 * 1024 * 1024;
const Package = z.object({ name: z.string() });

/**
 * The version before the newest migration: its source with this version's dependencies, ready to run.
 * @returns the version, or the reason why there is none, as a sentence
 */
export function previousVersion(): PreviousVersion | string {
  try {
    const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'prisma/migrations/*/migration.sql');
    const [file = ''] = git('show', '--format=', '--name-only', '--diff-filter=A', newest, '--', 'prisma/migrations')
      .split('\n')
      .toReversed();
    const commit = git('rev-parse', '--short', `${newest}^`);
    const folder = mkdtempSync(join(tmpdir(), 'graha-previous-'));
    const forget = guardFolder(folder);
    const archive = execFileSync('git', ['archive', commit, ...PARTS], {
      cwd: PROJECT,
      maxBuffer: ARCHIVE_BYTES_MAX,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    linkPackages(folder);
    const remove = (): void => {
      rmSync(folder, { recursive: true, force: true });
      forget();
    };
    return { commit, newestMigration: file.split('/')[2] ?? '', folder, remove };
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `git has no version before the newest migration here (a clone without history?): ${why}`;
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Links its own packages, and every other package as installed here. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@graha'), { recursive: true });
  const installed = join(PROJECT, 'node_modules');
  for (const name of readdirSync(installed).filter((entry) => entry !== '@graha')) {
    symlinkSync(join(installed, name), join(modules, name));
  }
  const places = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(folder, parent)).map((name) => join(folder, parent, name)),
  );
  for (const place of places) {
    const file = join(place, 'package.json');
    if (!existsSync(file)) continue;
    symlinkSync(place, join(modules, Package.parse(JSON.parse(readFileSync(file, 'utf8'))).name));
  }
}
