import { join } from 'node:path';
import { z } from 'zod';
import { PlainFailure } from '../plain-failure.ts';
import { roleUrls, withClient } from '../postgres/roles.ts';
import { PROJECT } from '../project.ts';
import { lastLines, runCommand } from '../run-command.ts';
import type { Database } from './database.ts';
import { readJson, writePrivateJson } from './private-file.ts';
import type { Secrets } from './secrets.ts';
import type { Mode } from './settings.ts';

const Demo = z.object({
  apiKey: z.string(),
  systemApiKey: z.string(),
  totpSecret: z.string(),
  tenantId: z.string(),
});
export type Demo = z.output<typeof Demo>;

export const DEMO_EMAIL = 'demo@graha.local';
export const ADMIN_EMAIL = 'admin@graha.local';

/**
 * The database has only hashes of the keys, so their texts are kept in a file. They are valid only while the database
 * has the tenant.
 */
async function isStillThere(ownerUrl: string, { tenantId }: Demo): Promise<boolean> {
  return withClient(ownerUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM graha.credit_account WHERE tenant_id = $1', [tenantId]);
    return rowCount === 1;
  });
}

export async function ensureDemo(
  dataDir: string,
  database: Pick<Database, 'ownerDirectUrl'>,
  secrets: Secrets,
  mode: Mode,
): Promise<Demo> {
  const path = join(dataDir, 'demo.json');
  const stored = Demo.safeParse(readJson(path));
  if (stored.success && (await isStillThere(database.ownerDirectUrl, stored.data))) return stored.data;
  const urls = roleUrls(database.ownerDirectUrl, secrets.roles);
  const { exitCode, output } = await runCommand(
    process.execPath,
    ['--import', 'tsx', join(PROJECT, 'prisma/seed.ts'), path],
    {
      cwd: PROJECT,
      env: {
        ...process.env,
        GRAHA_MODE: mode,
        DATABASE_URL: database.ownerDirectUrl,
        AUTH_DATABASE_URL: urls.graha_auth,
        KEY_PEPPER: secrets.keyPepper,
        BETTER_AUTH_SECRET: secrets.betterAuthSecret,
        DEMO_EMAIL,
        DEMO_PASSWORD: secrets.demoPassword,
        ADMIN_EMAIL,
        ADMIN_PASSWORD: secrets.adminPassword,
      },
    },
  );
  const written = Demo.safeParse(readJson(path));
  if (exitCode !== 0 || !written.success) {
    throw new PlainFailure(`The demo tenant could not be made; the seed ended with:\n${lastLines(output, 20)}`);
  }
  writePrivateJson(path, written.data);
  return written.data;
}
