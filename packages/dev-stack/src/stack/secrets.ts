import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { randomSecret } from '../random-secret.ts';
import { readJson, writePrivateJson } from './private-file.ts';

const Word = z.string().min(16);

/** The portal signs playground calls with the private key, the API checks them with the public one: DER in base64. */
const KeyPair = z.object({ privateKey: Word, publicKey: Word });
export type KeyPair = z.output<typeof KeyPair>;

const Secrets = z.object({
  superuserPassword: Word,
  ownerPassword: Word,
  roles: z.object({ graha_api: Word, graha_app: Word, graha_auth: Word, graha_operator: Word, graha_worker: Word }),
  keyPepper: Word,
  betterAuthSecret: Word,
  sealingKey: Word,
  demoPassword: Word,
  adminPassword: Word,
  playground: KeyPair,
  /** Signs answers of the API: PKCS #8, DER in base64. */
  signingKey: Word,
  /** Shared by the Stripe stand-in and the portal. */
  stripeWebhookSecret: Word,
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
      graha_operator: randomSecret(),
      graha_worker: randomSecret(),
    },
    keyPepper: randomSecret(36),
    betterAuthSecret: randomSecret(36),
    sealingKey: randomSecret(36),
    demoPassword: randomSecret(15),
    adminPassword: randomSecret(15),
    playground: randomKeyPair(),
    signingKey: randomKeyPair().privateKey,
    stripeWebhookSecret: `whsec_${randomSecret()}`,
  };
}

function randomKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    publicKeyEncoding: { format: 'der', type: 'spki' },
  });
  return { privateKey: privateKey.toString('base64'), publicKey: publicKey.toString('base64') };
}

/**
 * Secrets of a DATA_DIR, random, made at its first start. A file of an earlier version is completed, because its
 * passwords open an existing database.
 */
export function secretsOf(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  const stored = readJson(path);
  const known = Secrets.safeParse(stored);
  if (known.success) return known.data;
  const random = randomSecrets();
  const old = Object(stored);
  const completed = Secrets.safeParse({ ...random, ...old, roles: { ...random.roles, ...Object(old.roles) } });
  const secrets = completed.success ? completed.data : random;
  writePrivateJson(path, secrets);
  return secrets;
}
