import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { mayTakeLong } from '@graha/catalog/list/long-call';
import { answerToExample } from '@graha/catalog/operation/answer';

/**
 * Computes the example of each long operation once, so that the engine is compiled before the first call: a cold
 * `reconcile` takes up to twice its CPU time. Takes 0.4 s.
 */
export function warmUp(operations: readonly ListedOperation[], sky: Ephemeris): void {
  for (const operation of operations) {
    if (operation.aliasOf !== undefined || !mayTakeLong(operation)) continue;
    JSON.stringify(answerToExample(operation, sky));
  }
}
