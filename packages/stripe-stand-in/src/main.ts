import { Pool } from 'pg';
import { z } from 'zod';
import { ledgerClock } from './clock.ts';
import { createStandIn } from './server.ts';

const Environment = z.object({
  GRAHA_MODE: z.enum(['development', 'test']),
  /** The owner's URL, because advancing the time here advances the ledger's clock. */
  OWNER_DATABASE_URL: z.url(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int(),
  PUBLIC_URL: z.url(),
  WEBHOOK_URL: z.url(),
  WEBHOOK_SECRET: z.string().min(16),
  STATE_FILE: z.string(),
});

const read = Environment.safeParse(process.env);
if (!read.success) {
  process.stderr.write(`The Stripe stand-in is for development and tests alone.\n${z.prettifyError(read.error)}\n`);
  process.exit(1);
}
const { OWNER_DATABASE_URL, HOST, PORT, PUBLIC_URL, WEBHOOK_URL, WEBHOOK_SECRET, STATE_FILE } = read.data;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const pool = new Pool({ connectionString: OWNER_DATABASE_URL, max: 1 });
pool.on('error', (error) => say(`an idle connection broke: ${error.message}`));
const { app } = createStandIn({
  clock: await ledgerClock(pool),
  publicUrl: PUBLIC_URL.replace(/\/$/, ''),
  webhook: { url: WEBHOOK_URL, secret: WEBHOOK_SECRET },
  file: STATE_FILE,
  log: say,
});
await app.listen({ host: HOST, port: PORT });
say(`Stripe stand-in at ${PUBLIC_URL}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(
    signal,
    () =>
      void app
        .close()
        .then(() => pool.end())
        .then(() => process.exit(0)),
  );
}
