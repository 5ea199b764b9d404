import { withClient } from '@graha/dev-stack/postgres/roles';
import setUpCluster, { type TestCluster } from '@graha/dev-stack/test-database';
import { applySqlFiles, readSqlFiles } from '@graha/store/sql-files';
import type { TestProject } from 'vitest/node';
import type { ChangedFile } from './messages.ts';

const FOLDER = 'prisma/sql/';

export type Database = {
  /** Returns why Postgres refuses the text, or null. */
  show: (changed: ChangedFile | null) => Promise<string | null>;
  stop: () => Promise<void>;
};

/** The database that test files copy, with one function changed at a time. */
export async function openDatabase(project: TestProject): Promise<Database> {
  const stop = await setUpCluster(project);
  // Safe: the set-up has just provided it.
  const cluster = project.getProvidedContext().cluster as TestCluster;
  const files = readSqlFiles();
  let isChanged = false;

  const apply = (changed: ChangedFile | null): Promise<string | null> =>
    withClient(cluster.templateUrl, async (client) => {
      if (changed) {
        // The migration leaves bodies unread; here a body that does not parse is no mutant.
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
