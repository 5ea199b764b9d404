import { withClient } from '@graha/dev-stack/postgres/roles';
import { openTestCluster } from '@graha/dev-stack/test-database';
import { applySqlFiles, readSqlFiles } from '@graha/store/sql-files';
import type { TestProject } from 'vitest/node';
import type { ChangedFile } from './messages.ts';

const FOLDER = 'prisma/sql/';

export type Database = {
  /** Returns null, or the reason why Postgres refuses the text. */
  show: (changed: ChangedFile | null) => Promise<string | null>;
  stop: () => Promise<void>;
};

/** The database that the test files of these projects copy, with one function changed at a time. */
export async function openDatabase(projects: readonly TestProject[]): Promise<Database> {
  const { cluster, stop } = await openTestCluster();
  for (const project of projects) project.provide('cluster', cluster);
  const files = readSqlFiles();
  let isChanged = false;

  const apply = (changed: ChangedFile | null): Promise<string | null> =>
    withClient(cluster.templateUrl, async (client) => {
      if (changed) {
        // The migration does not check function bodies. Here, a body that does not parse is not a mutant.
        try {
          await client.query(`BEGIN; SET LOCAL check_function_bodies = on; ${changed.text}`);
        } catch (error) {
          return error instanceof Error ? error.message : String(error);
        } finally {
          await client.query('ROLLBACK');
        }
      }
      const name = changed?.file.slice(FOLDER.length).replace(/\.sql$/, '') ?? '';
      const original = files.get(name);
      const all = changed && original ? new Map(files).set(name, { ...original, text: changed.text }) : files;
      await applySqlFiles(client, all);
      isChanged = changed !== null;
      return null;
    });

  return { show: (changed) => (changed || isChanged ? apply(changed) : Promise.resolve(null)), stop };
}
