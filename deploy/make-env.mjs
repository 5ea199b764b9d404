// node deploy/make-env.mjs > deploy/compose.env
// Random passwords, peppers and keys for docker-compose.yml. Keep the file: with another KEY_PEPPER every API key is invalid.
import { generateKeyPairSync, randomBytes } from 'node:crypto';

const secret = () => randomBytes(27).toString('base64url');
const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
  privateKeyEncoding: { format: 'der', type: 'pkcs8' },
  publicKeyEncoding: { format: 'der', type: 'spki' },
});

const signing = generateKeyPairSync('ed25519', { privateKeyEncoding: { format: 'der', type: 'pkcs8' } });

const settings = {
  POSTGRES_PASSWORD: secret(),
  GRAFANA_PASSWORD: secret(),
  GRAHA_OWNER_PASSWORD: secret(),
  GRAHA_API_PASSWORD: secret(),
  GRAHA_APP_PASSWORD: secret(),
  GRAHA_AUTH_PASSWORD: secret(),
  GRAHA_OPERATOR_PASSWORD: secret(),
  GRAHA_WORKER_PASSWORD: secret(),
  KEY_PEPPER: secret(),
  BETTER_AUTH_SECRET: secret(),
  SEALING_KEY: secret(),
  PLAYGROUND_PRIVATE_KEY: privateKey.toString('base64'),
  PLAYGROUND_PUBLIC_KEY: publicKey.toString('base64'),
  SIGNING_KEY: signing.privateKey.toString('base64'),
  API_URL: 'http://localhost:4000',
  PORTAL_URL: 'http://localhost:3000',
};
for (const [name, value] of Object.entries(settings)) process.stdout.write(`${name}=${value}\n`);
