// npm run projections: lists the read models with their lag, and rebuilds them under traffic. Exit code 0: done, and equal to
// the live one; 1: it differed, and the new one is used; 2: it could not run.
import type { Pool } from 'pg';
import { projectionStatus } from '../src/read-models/projection-status.ts';
import { isRebuildable, REBUILDABLE, type RebuildableName } from '../src/read-models/rebuildable.ts';
import { rebuild, RebuildUnderWay, type Rebuilt } from '../src/read-models/rebuild.ts';
import { PlainProblem } from './database-url.ts';
import { runOnDatabase } from './on-database.ts';

// Safe: the keys of the registry are its names.
const NAMES = Object.keys(REBUILDABLE) as RebuildableName[];
const USAGE = `npm run projections -- status | rebuild <name> | rebuild all

  names: ${NAMES.join(', ')}`;

const CONNECTIONS = 5;
const QUERY_TIMEOUT_MS = 600_000;

type Command = { verb: 'status' } | { verb: 'rebuild'; names: RebuildableName[] };

function readArguments([verb, name = '', ...rest]: readonly string[]): Command {
  if (rest.length === 0 && verb === 'status' && !name) return { verb };
  if (rest.length === 0 && verb === 'rebuild' && name === 'all') return { verb, names: NAMES };
  if (rest.length === 0 && verb === 'rebuild' && isRebuildable(name)) return { verb, names: [name] };
  const problem = verb === 'rebuild' && name ? `There is no projection ${name}.\n\n` : '';
  throw new PlainProblem(problem + USAGE);
}

async function run(pool: Pool, command: Command): Promise<number> {
  try {
    if (command.verb === 'status') {
      console.table(await projectionStatus({ db: pool }));
      return 0;
    }
    let exitCode = 0;
    for (const name of command.names) {
      const rebuilt = await rebuild({ db: pool }, { name });
      console.log(sentenceOf(rebuilt));
      if (!rebuilt.isEqual) exitCode = 1;
    }
    return exitCode;
  } catch (error) {
    throw error instanceof RebuildUnderWay ? new PlainProblem(error.message) : error;
  }
}

function sentenceOf({ checksum, liveChecksum, isEqual, ...rebuilt }: Rebuilt): string {
  const { name, entries } = rebuilt;
  const [took, writers, readers] = [rebuilt.tookMs, rebuilt.writersWaitedMs, rebuilt.readersWaitedMs].map(Math.round);
  const done = `${name}: ${entries} entries in ${took} ms; writers waited ${writers} ms at most, readers ${readers} ms`;
  if (isEqual) return `${done}; equal to the live one (${checksum})`;
  return `${done}; DIFFERS from what was live (${checksum}, was ${liveChecksum}). The new one is live now; the old table stays until the next rebuild.`;
}

await runOnDatabase({
  applicationName: 'graha-projections',
  connections: CONNECTIONS,
  queryTimeoutMs: QUERY_TIMEOUT_MS,
  readArguments,
  work: run,
});
