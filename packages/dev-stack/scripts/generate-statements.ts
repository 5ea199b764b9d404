import { statementsFile } from '@graha/store/statements-file';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withClient } from '../src/postgres/roles.ts';
import { PROJECT } from '../src/project.ts';
import { openThrowawayCluster } from '../src/throwaway-cluster.ts';

/** Describes the statements of all packages in a new database with all migrations, and writes their types. */
const cluster = await openThrowawayCluster({ fsync: 'off' });
try {
  const { path, text, problems } = await withClient(cluster.ownerUrl, statementsFile);
  mkdirSync(dirname(join(PROJECT, path)), { recursive: true });
  writeFileSync(join(PROJECT, path), text);
  console.log(path);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await cluster.remove();
}
