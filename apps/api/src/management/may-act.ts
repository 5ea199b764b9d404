import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { limitsOf } from '@graha/domain/keys/key-limits';
import { type KeyTarget, type KeyVerb, lineOf, refusalOfKey } from '@graha/domain/keys/key-management';
import { Refusal } from '@graha/domain/core/refusal';
import { scopesAllow } from '@graha/domain/keys/scopes';
import type { KeyListItem } from '@graha/store/keys/key-list';

/** True if a held family includes an operation. */
const coversIn =
  (operations: readonly ListedOperation[]) =>
  (held: readonly string[], scope: string): boolean => {
    const operation = operations.find(({ id }) => id === scope);
    return operation !== undefined && scopesAllow(held, operation);
  };

type Acting = { own: KeyListItem; operations: readonly ListedOperation[] };

/**
 * Checks the right of the calling key with the domain's table.
 * @param target null for the workspace
 * @throws Refusal
 */
export function requireMay({ own, operations }: Acting, verb: KeyVerb, target: KeyTarget | null): void {
  const refusal = refusalOfKey({ ...own, limits: limitsOf(own) }, verb, target, coversIn(operations));
  if (refusal !== null) throw new Refusal(refusal);
}

/** An existing key in the form that the table takes. */
export const targetOf = (key: KeyListItem): KeyTarget => ({ ...key, limits: limitsOf(key) });

/** The id of the key whose cap applies to the keys that this key makes. */
export const makerOf = (own: KeyListItem): string => lineOf(own);
