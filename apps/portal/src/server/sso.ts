import 'server-only';
import type { SsoPorts } from '@graha/auth/flows/sso-entry';
import { createGuardedRequest } from '@graha/store/egress/guarded-request';
import { readTxt } from '@graha/store/egress/read-txt';
import { env } from './env.ts';

let made: SsoPorts | undefined;

/** Returns null if the installation offers no single sign-on. */
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
