import { addressOwner } from '@graha/store/identity/client-address';
import { type Clock, systemClock } from './clock.ts';
import { WINDOW_SECONDS } from './counters.ts';
import { createGrowingCache } from './growing-cache.ts';

/** Refusals with 429 that a caller receives at once in a minute; a client that honours `Retry-After` needs far fewer. */
export const PROMPT_REFUSALS = 30;
/** Answers without a key that an address receives at once in a minute; a probe of a health route needs far fewer. */
export const PROMPT_STRANGER_ANSWERS = 1_200;
/** Below the second after which most probes of health routes give up. */
export const PAUSE_MS = 500;
/** A held answer keeps its request in memory. */
const HELD_MAX = 2_000;
const CALLERS_MAX = 50_000;

export type AnswerFacts = {
  status: number;
  /** The workspace of the caller; null for a request without a valid key. */
  tenantId: string | null;
  address: string;
};

/** Sends an answer at once, or after a pause. */
export type AnswerPace = (answer: AnswerFacts, send: () => void) => void;

/**
 * Delays answers of callers that ignore refusals, so that a flood over few connections takes little of the thread from
 * other callers. Delayed are refusals with 429 beyond `PROMPT_REFUSALS` in a minute, by workspace and address, and
 * answers to requests without a key beyond `PROMPT_STRANGER_ANSWERS`, by address. Answers to paid calls are never
 * delayed. If `HELD_MAX` answers wait, further ones are sent at once.
 */
export function createAnswerPace(clock: Clock = systemClock): AnswerPace {
  const counts = createGrowingCache<{ endsMs: number; answers: number }>(CALLERS_MAX);
  let held = 0;

  function isBeyond(caller: string, promptMax: number): boolean {
    const nowMs = clock.nowMs();
    const open = counts.get(caller);
    if (!open || open.endsMs <= nowMs) {
      counts.set(caller, { endsMs: nowMs + WINDOW_SECONDS * 1_000, answers: 1 });
      return false;
    }
    open.answers += 1;
    return open.answers > promptMax;
  }

  function mustWait({ status, tenantId, address }: AnswerFacts): boolean {
    if (status !== 429 && tenantId !== null) return false;
    const owner = addressOwner(address);
    const isRefusal = status === 429 && isBeyond(`refused ${tenantId ?? ''} ${owner}`, PROMPT_REFUSALS);
    const isStranger = tenantId === null && isBeyond(`stranger ${owner}`, PROMPT_STRANGER_ANSWERS);
    return isRefusal || isStranger;
  }

  return function pace(answer, send) {
    if (!mustWait(answer) || held >= HELD_MAX) return send();
    held += 1;
    clock.after(PAUSE_MS, () => {
      held -= 1;
      send();
    });
  };
}
