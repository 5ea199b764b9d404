// Creates a demo tenant with a login and a key, and the system tenant whose key draws the chart of the landing page. Only for
// development and tests. A repeated run sets the given passwords again and gives tenants new keys. Writes the results to the
// file in the first argument.
import { writeFileSync } from 'node:fs';
import { createPool } from '@graha/store/postgres/pool';
import { openOwnedTenant, recordUserFact } from '@graha/store/tenants/user-log';
import { issueKey } from '@graha/store/keys/key-commands';
import { grantPlan } from '@graha/store/billing/operator-grants';
import { grantCredits } from '@graha/store/ledger/credit-grants';
import { ensureTenant } from '@graha/store/tenants/workspace';
import { z } from 'zod';
import { ensureOperator, ensureOrganization, ensureOwner, ensurePerson } from './demo-people.ts';

const CREDITS = 1_000_000;

const Environment = z.object({
  GRAHA_MODE: z.enum(['development', 'test'], 'The seed is for development and tests; this is neither.'),
  DATABASE_URL: z.url(),
  AUTH_DATABASE_URL: z.url(),
  KEY_PEPPER: z.string().min(32),
  BETTER_AUTH_SECRET: z.string().min(32),
  DEMO_EMAIL: z.email(),
  DEMO_PASSWORD: z.string(),
  ADMIN_EMAIL: z.email(),
  ADMIN_PASSWORD: z.string(),
});

const env = Environment.parse(process.env);
const file = z.string('Name the file to write to.').parse(process.argv[2]);
const pool = (url: string) =>
  createPool({ url, applicationName: 'graha-seed', max: 2, onError: (error) => console.error(error) });
const [owner, auth] = [pool(env.DATABASE_URL), pool(env.AUTH_DATABASE_URL)];

const acting = { actor: { kind: 'system', id: 'seed' } } as const;

type Workspace = { slug: string; name: string; keyName: string; ownerUserId: string | null };

/** Returns the tenant and the text of a new key with all rights. */
async function ensureWorkspace({ slug, name, keyName, ownerUserId }: Workspace): Promise<[string, string]> {
  const tenantId = await ensureOrganization(auth, slug, name);
  if (ownerUserId === null) {
    await ensureTenant({ db: owner, tenantId, ...acting }, { name, ownerUserId });
  } else {
    await ensureOwner(auth, tenantId, ownerUserId);
    await openOwnedTenant({ db: owner, tenantId, ...acting }, { name, ownerUserId });
  }
  await grantPlan({ db: owner, tenantId, ...acting }, { plan: 'internal', reason: 'seed' });
  await grantCredits(
    { db: owner, tenantId },
    { amount: CREDITS, kind: 'adjust', expiresAt: null, source: { type: 'seed', id: slug } },
  );
  const { text } = await issueKey(
    { db: owner, tenantId, pepper: env.KEY_PEPPER, ...acting },
    { name: keyName, env: 'live' },
  );
  return [tenantId, text];
}

try {
  const demoUser = await ensurePerson(auth, 'Demo', env.DEMO_EMAIL, env.DEMO_PASSWORD);
  const adminUser = await ensurePerson(auth, 'Admin', env.ADMIN_EMAIL, env.ADMIN_PASSWORD);
  for (const userId of [demoUser, adminUser]) {
    await recordUserFact({ db: owner, ...acting }, { userId, fact: { type: 'EmailVerified', data: {} } });
  }
  const totpSecret = await ensureOperator({ owner, auth }, adminUser, env.BETTER_AUTH_SECRET);
  const [tenantId, apiKey] = await ensureWorkspace({
    slug: 'demo',
    name: 'Demo',
    keyName: 'First key',
    ownerUserId: demoUser,
  });
  const [, systemApiKey] = await ensureWorkspace({
    slug: 'graha-system',
    name: 'Graha',
    keyName: 'Landing page',
    ownerUserId: null,
  });
  const made = { tenantId, apiKey, systemApiKey, totpSecret };
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
} finally {
  await Promise.all([owner.end(), auth.end()]);
}
