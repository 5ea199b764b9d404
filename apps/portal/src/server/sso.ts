import 'server-only';
import { resolveTxt } from 'node:dns/promises';
import type { SsoPorts } from '@graha/auth/flows/sso-entry';
import { createGuardedRequest } from '@graha/store/egress/guarded-request';
import { env } from './env.ts';

let made: SsoPorts | undefined;

/** Null where the installation offers no single sign-on. */
export function ssoPorts(): SsoPorts | null {
  const { isSsoOffered, sealingKey, sealingKeyPrevious, mode } = env();
  if (!isSsoOffered || sealingKey === null) return null;
  made ??= {
    sealing: { current: sealingKey, previous: sealingKeyPrevious },
    ask: createGuardedRequest({ userAgent: 'Graha-SSO/1', isLocalAllowed: mode !== 'production' }),
    readTxt,
  };
  return made;
}

/** Errors that say that the name, or a TXT record of it, does not exist. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

async function readTxt(name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((chunks) => chunks.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) return [];
    throw error;
  }
}
