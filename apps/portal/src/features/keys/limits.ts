import type { KeyLimits } from '@graha/domain/api-key';
import { SCOPES } from '@graha/domain/scopes';
import type { KeyRow } from './key.ts';
import { KEYS_TEXT } from './text.ts';

/** What a key may do now, as it would be asked for. */
export const limitsOf = ({ scopes, cidrs, monthlyCreditsMax, expiresAt }: KeyRow): KeyLimits => ({
  scopes: SCOPES.filter((scope) => scopes.includes(scope)),
  cidrs,
  monthlyCreditsMax,
  expiresAt: expiresAt?.toISOString() ?? null,
});

export const scopesOf = ({ scopes }: KeyRow): string =>
  scopes.includes('*') ? KEYS_TEXT.everything : scopes.join(', ');
