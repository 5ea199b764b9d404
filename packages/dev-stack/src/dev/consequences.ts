import { join, sep } from 'node:path';
import { PROJECT } from '../project.ts';

const SQL = ['sql', 'migrations'].map((name) => join(PROJECT, 'prisma', name) + sep);
const SCHEMA = join(PROJECT, 'prisma/schema') + sep;
/** The packages that the portal's example answers are computed from. */
const SKY = ['astro-engine', 'catalog', 'drawing', 'ephemeris-packed', 'ephemeris-swiss'].map(
  (name) => join(PROJECT, 'packages', name, 'src') + sep,
);

export type Consequences<Server> = {
  /** Migrates the database. */
  migrate: boolean;
  /** Generates Prisma's client. */
  generateClient: boolean;
  /** Computes the portal's example answers. */
  computeExamples: boolean;
  renew: Server[];
};

const isIn = (folders: readonly string[], files: readonly string[]): boolean =>
  files.some((file) => folders.some((folder) => file.startsWith(folder)));

/**
 * The work to do after a change of files. A file that no server is built from, such as a test, needs none.
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
