import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { watch } from 'chokidar';
import { PROJECT } from '../project.ts';

/** Editors write the files of one change within this time. */
const SETTLE_MS = 40;

/** Sources of all packages and apps, and the SQL. The portal is excluded, because its own server watches it. */
function places(): string[] {
  const sources = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(PROJECT, group)).map((name) => join(PROJECT, group, name, 'src')),
  );
  const sql = ['sql', 'migrations', 'schema'].map((name) => join(PROJECT, 'prisma', name));
  return [...sources, ...sql].filter((path) => existsSync(path) && path !== join(PROJECT, 'apps/portal/src'));
}

/**
 * Watches the sources of the project.
 * @param onChange called with the absolute paths of the files that changed together
 * @returns ends the watch
 */
export async function watchFiles(onChange: (files: readonly string[]) => void): Promise<() => Promise<void>> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    const files = [...changed];
    changed.clear();
    onChange(files);
  };
  const watcher = watch(places(), { ignoreInitial: true });
  watcher.on('all', (event, path) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(flush, SETTLE_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
