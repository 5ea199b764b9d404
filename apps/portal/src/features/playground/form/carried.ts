import { fragmentOf, inputsOf, type SharedInputs } from '../share-link.ts';

/**
 * What a visitor filled in waits in this browser until they have an account: the mail of a sign-up opens in another tab, and a
 * server that kept it would keep a birth.
 */
const CARRIED_AS = 'graha.playground.carried';

/** As long as the link of a sign-up's mail works. */
const LIFE_MS = 24 * 3_600_000;

export function carryInputs(inputs: SharedInputs, nowMs = Date.now()): void {
  localStorage.setItem(CARRIED_AS, JSON.stringify({ fragment: fragmentOf(inputs), atMs: nowMs }));
}

/** Hands them over once. */
export function takeCarried(nowMs = Date.now()): SharedInputs | null {
  const stored = localStorage.getItem(CARRIED_AS);
  if (stored === null) return null;
  localStorage.removeItem(CARRIED_AS);
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
