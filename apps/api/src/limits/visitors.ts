import { addressOwner } from '@graha/store/identity/client-address';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { Limiter } from './bounded-counts.ts';
import type { Counters } from './counters.ts';
import { refuseSpent } from './spent-limit.ts';

const DAY_SECONDS = 86_400;
/** Searches of places per minute by one visitor who types. */
const PLACES_PER_MINUTE = 60;

type Caller = Pick<KeyRecord, 'tenantId' | 'keyId' | 'browser'>;

/** Counts a call of a publishable key for its client address. Calls of secret keys are not counted. */
export type CountVisit = (caller: Caller, address: string) => Promise<void>;

/** Counts the calls of an address in 24 hours from its first call. The key has the maximum. */
export function createCountVisit(counters: Counters, refused: () => void = () => undefined): CountVisit {
  const limiters = new Map<number, Limiter>();
  return async function countVisit({ keyId, tenantId, browser }, address) {
    if (browser === null) return;
    const { visitorCallsMax } = browser;
    const limiter = limiters.get(visitorCallsMax) ?? counters.limiter(visitorCallsMax, DAY_SECONDS);
    limiters.set(visitorCallsMax, limiter);
    await taken(limiter, `${tenantId}:${keyId}:visitor:${addressOwner(address)}`, refused);
  };
}

/** Keeps one visitor from using up the searches of all. */
export function createCountPlaceVisit(counters: Counters, refused: () => void = () => undefined): CountVisit {
  const limiter = counters.limiter(PLACES_PER_MINUTE);
  return async function countVisit({ keyId, tenantId, browser }, address) {
    if (browser !== null) await taken(limiter, `${tenantId}:${keyId}:searches:${addressOwner(address)}`, refused);
  };
}

const taken = (limiter: Limiter, subject: string, refused: () => void) =>
  refuseSpent(limiter.consume(subject), refused, 'visitor_cap_reached');
