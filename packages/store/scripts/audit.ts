// npm run audit: recomputes the ledger of every tenant. Exit code 0: no differences; 1: differences; 2: it could not run.
import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { runAudit } from '../src/audit/audit-run.ts';
import { sentenceOf, type Difference } from '../src/audit/difference.ts';
import { PlainProblem } from './database-url.ts';
import { runOnDatabase } from './on-database.ts';

const USAGE = `npm run audit -- [--tenant <id>] [--from-genesis] [--json]

  --tenant <id>    this tenant alone
  --from-genesis   read every entry, also those that a checkpoint of an earlier run stands for
  --json           one JSON object in place of text`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const CONNECTIONS = 6;

type Options = { tenantId: string | undefined; fromGenesis: boolean; isJson: boolean };

function readArguments(args: readonly string[]): Options {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        tenant: { type: 'string' },
        'from-genesis': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    if (values.tenant && !UUID.test(values.tenant)) throw new Error(`${values.tenant} is no tenant’s id.`);
    return { tenantId: values.tenant, fromGenesis: values['from-genesis'], isJson: values.json };
  } catch (error) {
    throw new PlainProblem(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

async function audit(pool: Pool, { isJson, ...options }: Options): Promise<number> {
  const found: Difference[] = [];
  const onDifference = (difference: Difference) => {
    found.push(difference);
    if (!isJson) console.log(`tenant ${difference.tenantId}, ${sentenceOf(difference)}`);
  };
  const sums = await runAudit({ db: pool }, { ...options, onDifference });
  if (isJson) console.log(JSON.stringify({ ...sums, listed: found }));
  else {
    const from = options.fromGenesis ? 'from the first on' : 'since the last verified checkpoints';
    console.log(`${sums.tenants} tenants, ${sums.entries} entries read (${from}), ${sums.differences} differences`);
  }
  return sums.differences === 0 ? 0 : 1;
}

await runOnDatabase({ applicationName: 'graha-audit', connections: CONNECTIONS, readArguments, work: audit });
