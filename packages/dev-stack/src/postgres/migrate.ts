import { join } from 'node:path';
import { PlainFailure } from '../plain-failure.ts';
import { PROJECT } from '../project.ts';
import { lastLines, runCommand } from '../run-command.ts';

/** Migrates the database as its owner. Returns a summary in words. */
export async function migrate(ownerUrl: string): Promise<string> {
  const { exitCode, output } = await runCommand(
    process.execPath,
    [join(PROJECT, 'packages/store/scripts/migrate.mjs')],
    { cwd: PROJECT, env: { ...process.env, DATABASE_URL: ownerUrl } },
  );
  if (exitCode !== 0) throw new PlainFailure(lastLines(output, 15));
  return lastLines(output, 1);
}
