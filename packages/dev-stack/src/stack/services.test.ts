import { afterEach, expect, test, vi } from 'vitest';
import { roleUrls } from '../postgres/roles.ts';
import { portalService, type ServiceSecrets } from './services.ts';
import { readSettings } from './settings.ts';

afterEach(() => vi.unstubAllEnvs());

const STAND_IN = 'http://127.0.0.1:4900';
const SECRETS: ServiceSecrets = {
  keyPepper: 'p'.repeat(32),
  betterAuthSecret: 's'.repeat(32),
  sealingKey: null,
  systemApiKey: null,
  playground: null,
  signingKey: null,
  stripe: null,
};
const PASSWORDS = { graha_api: 'a', graha_app: 'b', graha_auth: 'c', graha_operator: 'd', graha_worker: 'e' };

/** The sign-in provider variables that a portal is started with. */
function providersOf(settings: ReturnType<typeof readSettings>): Record<string, string | undefined> {
  const urls = roleUrls('postgresql://graha_owner:secret@127.0.0.1:5432/graha', PASSWORDS);
  const { env } = portalService(settings, { urls }, SECRETS, { name: 'portal', port: 3000 });
  return Object.fromEntries(Object.entries(env).filter(([name]) => /^(GOOGLE|GITHUB)_/.test(name)));
}

test('a portal offers Google and GitHub with the ids that the shell gives, and leads to no stand-in that the shell names', () => {
  expect(providersOf(readSettings({}))).toEqual({});
  vi.stubEnv('GOOGLE_CLIENT_ID', 'ours');
  vi.stubEnv('GOOGLE_CLIENT_SECRET', 'our secret');
  vi.stubEnv('GOOGLE_URL', STAND_IN);
  expect(providersOf(readSettings({}))).toEqual({ GOOGLE_CLIENT_ID: 'ours', GOOGLE_CLIENT_SECRET: 'our secret' });
});

test('the portal of a test leads to its stand-in for both, whatever the shell gives', () => {
  vi.stubEnv('GOOGLE_CLIENT_ID', 'ours');
  expect(providersOf({ ...readSettings({}), providerStandInUrl: STAND_IN })).toMatchObject({
    GOOGLE_CLIENT_ID: 'google-stand-in',
    GOOGLE_URL: STAND_IN,
    GITHUB_CLIENT_ID: 'github-stand-in',
    GITHUB_URL: STAND_IN,
  });
});
