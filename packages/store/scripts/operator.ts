// npm run operator: appoints and dismisses the people who may enter /admin. Exit code 0: done; 1: not done, with the reason; 2: it could
// not run.
import type { Pool } from 'pg';
import { appointOperator, operatorsOf, type Appointment } from '../src/operator/appoint.ts';
import { PlainProblem } from './database-url.ts';
import { runOnDatabase } from './on-database.ts';

const USAGE = `npm run operator -- <e-mail> | <e-mail> --dismiss | --list

  <e-mail>    makes this person an operator; they have signed up and turned two-factor sign-in on
  --dismiss   takes it away again, from their next request on
  --list      who is one`;

const SENTENCES: Record<Appointment, (email: string) => string> = {
  unknown: (email) => `Nobody has signed up as ${email}. Sign up in the portal first.`,
  no_second_factor: (email) =>
    `${email} has no second factor. Turn two-factor sign-in on under "Your account" in the portal, then run this again.`,
  appointed: (email) => `${email} is an operator: their account menu in the portal leads to /admin.`,
  dismissed: (email) => `${email} is no operator any more.`,
};

type Command = { verb: 'list' } | { verb: 'appoint' | 'dismiss'; email: string };

function readArguments([first = '', second, ...rest]: readonly string[]): Command {
  if (rest.length === 0 && first === '--list' && second === undefined) return { verb: 'list' };
  if (rest.length === 0 && first.includes('@') && second === undefined) return { verb: 'appoint', email: first };
  if (rest.length === 0 && first.includes('@') && second === '--dismiss') return { verb: 'dismiss', email: first };
  throw new PlainProblem(USAGE);
}

async function run(pool: Pool, command: Command): Promise<number> {
  if (command.verb === 'list') {
    console.table(await operatorsOf({ db: pool }));
    return 0;
  }
  const became = await appointOperator({ db: pool }, { email: command.email, isToBe: command.verb === 'appoint' });
  console.log(SENTENCES[became](command.email));
  return became === 'unknown' || became === 'no_second_factor' ? 1 : 0;
}

await runOnDatabase({ applicationName: 'graha-appoint', connections: 1, readArguments, work: run });
