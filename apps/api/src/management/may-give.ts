import type { ListedOperation } from '@graha/catalog/list-operations';
import type { KeyLimits } from '@graha/domain/api-key';
import { mayManage, scopesAllow } from '@graha/domain/scopes';
import { widensLimits } from '@graha/domain/widened-limits';
import type { KeyListItem } from '@graha/store/keys/key-list';
import { ApiError } from '../errors/errors.ts';

export const limitsOf = ({ scopes, cidrs, monthlyCreditsMax, expiresAt, browser }: KeyListItem): KeyLimits => ({
  scopes,
  cidrs,
  monthlyCreditsMax,
  expiresAt: expiresAt?.toISOString() ?? null,
  browser,
});

/** Whether a held family includes an operation. */
const coversIn =
  (operations: readonly ListedOperation[]) =>
  (held: readonly string[], scope: string): boolean => {
    const operation = operations.find(({ id }) => id === scope);
    return operation !== undefined && scopesAllow(held, operation);
  };

type Given = { env: KeyListItem['env']; limits: KeyLimits };

/**
 * Whoever has the calling key learns the text of the new one, so that must not open anything that the calling key does not.
 * @throws ApiError `grant_exceeded`
 */
export function refuseWider(own: KeyListItem, given: Given, operations: readonly ListedOperation[]): void {
  if (own.env === 'test' && given.env === 'live') throw new ApiError('grant_exceeded', { detail: TEST_ALONE });
  // The calls that a key makes are bounded by what it holds beside `manage`.
  if (widensLimits(limitsOf(own), given.limits, coversIn(operations))) throw new ApiError('grant_exceeded');
}

const TEST_ALONE = 'A test key creates and replaces test keys alone.';

/** A key that manages could outlive the one that made it. @throws ApiError `grant_exceeded` */
export function refuseManaging({ scopes }: Pick<KeyLimits, 'scopes'>): void {
  if (mayManage(scopes))
    throw new ApiError('grant_exceeded', { detail: 'Keys with the scope manage are made in the portal.' });
}
