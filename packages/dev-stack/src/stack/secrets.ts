import { join } from 'node:path';
import { z } from 'zod';
import { randomSecret } from '../random-secret.ts';
import { readJson, writePrivateJson } from './private-file.ts';

const Word = z.string().min(16);

const Secrets = z.object({
  superuserPassword: Word,
  ownerPassword: Word,
  roles: z.object({ graha_api: Word, graha_app: Word, graha_auth: Word, graha_worker: Word }),
  keyPepper: Word,
  betterAuthSecret: Word,
  demoPassword: Word,
  adminPassword: Word,
});
export type Secrets = z.output<typeof Secrets>;

function randomSecrets(): Secrets {
  return {
    superuserPassword: randomSecret(),
    ownerPassword: randomSecret(),
    roles: {
      graha_api: randomSecret(),
      graha_app: randomSecret(),
      graha_auth: randomSecret(),
      graha_worker: randomSecret(),
    },
    keyPepper: randomSecret(36),
    betterAuthSecret: randomSecret(36),
    demoPassword: randomSecret(15),
    adminPassword: randomSecret(15),
  };
}

/** Random for each DATA_DIR, made at its first start. */
export function secretsOf(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const stored = Secrets.safeParse(readJson(path));
  if (stored.success) return stored.data;
  const secrets = randomSecrets();
  writePrivateJson(path, secrets);
  return secrets;
}
