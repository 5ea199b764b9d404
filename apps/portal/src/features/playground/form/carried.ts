import { keepText, keptText } from '@graha/ui/kept-text.ts';
import { fragmentOf, inputsOf, type SharedInputs } from '../share-link.ts';

/**
 * A visitor's inputs wait in this browser until they have an account. The mail of a sign-up opens in another tab, and a server
 * that kept the inputs would store a birth.
 */
const CARRIED_AS = 'graha.playground.carried';

/** The lifetime of the link in a sign-up mail. */
const LIFE_MS = 24 * 3_600_000;

export function carryInputs(inputs: SharedInputs, nowMs = Date.now()): void {
  keepText('local', CARRIED_AS, JSON.stringify({ fragment: fragmentOf(inputs), atMs: nowMs }));
}

/** Returns the inputs and deletes them. */
export function takeCarried(nowMs = Date.now()): SharedInputs | null {
  const stored = keptText('local', CARRIED_AS);
  if (stored === null) return null;
  keepText('local', CARRIED_AS, null);
  const { fragment, atMs } = Object(parsed(stored));
  const isFresh = typeof atMs === 'number' && nowMs - atMs < LIFE_MS;
  return isFresh && typeof fragment === 'string' ? inputsOf(fragment) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
