import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Credentials = { baseUrl: string; apiKey: string };

/** The file with the key, by the XDG base directories. */
export function credentialsPath({ XDG_CONFIG_HOME, HOME = '' }: Environment): string {
  const config = XDG_CONFIG_HOME === undefined || XDG_CONFIG_HOME === '' ? join(HOME, '.config') : XDG_CONFIG_HOME;
  return join(config, 'graha', 'credentials.json');
}

/** Writes the file for its owner alone, also if it existed with wider rights. */
export function saveCredentials(env: Environment, credentials: Credentials): string {
  const path = credentialsPath(env);
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
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
  if (url !== undefined && URL.canParse(url)) return url.replace(/\/+$/, '');
  throw new Failure('usage', 'No address of the API. Set GRAHA_BASE_URL, or: graha login --base-url <address>.');
}

/** Address and key: the environment first. @throws Failure without them */
export function credentialsOf(env: Environment): Credentials {
  const apiKey = env['GRAHA_API_KEY'] ?? storedCredentials(env).apiKey;
  if (apiKey === undefined || apiKey === '')
    throw new Failure('key', 'No key. Set GRAHA_API_KEY, or sign in: graha login.');
  return { baseUrl: baseUrlOf(env), apiKey };
}
