import { join, sep } from 'node:path';
import { PROJECT } from '../project.ts';

const SQL = ['sql', 'migrations'].map((name) => join(PROJECT, 'prisma', name) + sep);
const SCHEMA = join(PROJECT, 'prisma/schema') + sep;
/** What the example answers of the portal are computed from. */
const SKY = ['astro-engine', 'catalog', 'drawing', 'ephemeris-packed', 'ephemeris-swiss'].map(
  (name) => join(PROJECT, 'packages', name, 'src') + sep,
);

export type Consequences<Server> = {
  /** The database is brought up to date. */
  migrate: boolean;
  /** Prisma's client is generated anew. */
  generateClient: boolean;
  /** The example answers of the portal are computed anew. */
  computeExamples: boolean;
  renew: Server[];
};

const isIn = (folders: readonly string[], files: readonly string[]): boolean =>
  files.some((file) => folders.some((folder) => file.startsWith(folder)));

/**
 * What has to be done after files have changed. A file that no server is built from, such as a test, has no consequence.
 *
 * @param files absolute paths
 */
export function consequencesOf<Server extends { uses: (file: string) => boolean }>(
  files: readonly string[],
  servers: readonly Server[],
): Consequences<Server> {
  const used = files.filter((file) => servers.some((server) => server.uses(file)));
  return {
    migrate: isIn(SQL, files),
    generateClient: isIn([SCHEMA], files),
    computeExamples: isIn(SKY, used),
    renew: servers.filter(({ uses }) => used.some(uses)),
  };
}
