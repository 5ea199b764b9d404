// npm run erased: lists erased persons and workspaces, and erases them again after an older backup was restored. Exit code 0:
// done; 2: it could not run.
import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { z } from 'zod';
import { eraseAgain, listErased, type Erased } from '../src/tenants/erase-again.ts';
import { PlainProblem } from './database-url.ts';
import { runOnDatabase } from './on-database.ts';

const USAGE = `npm run erased -- list | again <file>

  list           what was erased so far, a line each; keep it beside the backups
  again <file>   after a restore: asks for the deletion of each line of such a list; the worker erases within minutes`;

type Command = { verb: 'list' } | { verb: 'again'; erased: Erased[] };

const Line = z.union([
  z.tuple([z.literal('workspace'), z.guid()]),
  z.tuple([z.literal('account'), z.string().min(1).max(255)]),
]);

function readArguments([verb, file = '', ...rest]: readonly string[]): Command {
  if (rest.length === 0 && verb === 'list' && !file) return { verb };
  if (rest.length === 0 && verb === 'again' && file) return { verb, erased: readList(file) };
  throw new PlainProblem(USAGE);
}

function readList(file: string): Erased[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = Line.safeParse(line.trim().split(/\s+/));
    if (!parsed.success) throw new PlainProblem(`${file}:${index + 1} is not "workspace <id>" or "account <id>".`);
    const [kind, id] = parsed.data;
    return [{ kind, id }];
  });
}

async function run(pool: Pool, command: Command): Promise<number> {
  if (command.verb === 'list') {
    for (const { kind, id } of await listErased({ db: pool })) console.log(`${kind} ${id}`);
    return 0;
  }
  const asked = await eraseAgain({ db: pool }, command.erased);
  console.log(
    `Asked for ${asked.length} deletions of ${command.erased.length}; the rest is erased already or unknown here.`,
  );
  return 0;
}

await runOnDatabase({ applicationName: 'graha-erased', connections: 1, readArguments, work: run });
