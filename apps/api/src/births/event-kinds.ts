import { SUBSCRIBED_KINDS } from '@graha/catalog/families/events/upcoming/subscribed';

/** Names of kinds by the input on which an event depends. */
export type EventKinds = Readonly<Record<'birth' | 'place' | 'sky', readonly string[]>>;

/** The kinds that a subscription may name. */
export const EVENT_KINDS: EventKinds = SUBSCRIBED_KINDS;
