import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { Failure } from './failure.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Credentials = { baseUrl: string; apiKey: string };

/** The file with the key, by the XDG base directories: a relative one, which would be in any folder, is ignored. */
export function credentialsPath({ XDG_CONFIG_HOME = '', HOME = '' }: Environment): string {
  const home = isAbsolute(HOME) ? HOME : homedir(); // Windows has no HOME.
  const config = isAbsolute(XDG_CONFIG_HOME) ? XDG_CONFIG_HOME : join(home, '.config');
  return join(config, 'graha', 'credentials.json');
}

/**
 * Writes the file for its owner alone: a new one, because an older one may have wider rights, or be open elsewhere.
 * @throws Failure if it cannot be written
 */
export function saveCredentials(env: Environment, credentials: Credentials): string {
  const path = credentialsPath(env);
  const fresh = `${path}.${process.pid}.new`;
  try {
    mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
    writeFileSync(fresh, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(fresh, path);
  } catch {
    if (existsSync(fresh)) rmSync(fresh);
    throw new Failure(
      'failed',
      `${path} cannot be written, so the key is not stored. Revoke it under Keys in the portal.`,
    );
  }
  return path;
}

/** The file as it is; empty if there is none. @throws Failure if it is not JSON */
export function storedCredentials(env: Environment): Partial<Credentials> {
  const path = credentialsPath(env);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return {}; // Nobody has signed in here.
  }
  try {
    const { baseUrl, apiKey } = Object(JSON.parse(text));
    return { ...(typeof baseUrl === 'string' && { baseUrl }), ...(typeof apiKey === 'string' && { apiKey }) };
  } catch {
    throw new Failure('key', `${path} is not JSON. Delete it, then sign in: graha login.`);
  }
}

/** The address of the API: the environment first. @throws Failure without one */
export function baseUrlOf(env: Environment): string {
  const url = env['GRAHA_BASE_URL'] ?? storedCredentials(env).baseUrl;
  if (url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url)) return url.replace(/\/+$/, '');
  throw new Failure('usage', 'No address of the API. Set GRAHA_BASE_URL, or: graha login --base-url <address>.');
}

/**
 * Address and key: the environment first. A stored key goes to its own API alone.
 * @throws Failure without them
 */
export function credentialsOf(env: Environment): Credentials {
  const stored = storedCredentials(env);
  const apiKey = env['GRAHA_API_KEY'] ?? stored.apiKey;
  if (apiKey === undefined || apiKey === '')
    throw new Failure('key', 'No key. Set GRAHA_API_KEY, or sign in: graha login.');
  const baseUrl = baseUrlOf(env);
  if (env['GRAHA_API_KEY'] === undefined && stored.baseUrl?.replace(/\/+$/, '') !== baseUrl)
    throw new Failure('key', `The stored key is of ${stored.baseUrl}. Sign in: graha login --base-url ${baseUrl}`);
  return { baseUrl, apiKey };
}
