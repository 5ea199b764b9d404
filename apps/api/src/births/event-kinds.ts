import { SubscribedOptions } from '@graha/catalog/families/events/upcoming/subscribed-options';
import { readInput, type ValidationProblem } from '@graha/catalog/request/issues';
import { SUBSCRIBED_KINDS } from '@graha/catalog/families/events/upcoming/subscribed';

/** Names of kinds by the input on which an event depends. */
export type EventKinds = Readonly<Record<'birth' | 'place' | 'sky', readonly string[]>>;

/** The kinds that a subscription may name. */
export const EVENT_KINDS: EventKinds = SUBSCRIBED_KINDS;

/** Returns the problems of the conventions of a subscription, by the members of its request. */
export function optionProblems(options: unknown): ValidationProblem[] {
  const read = readInput(SubscribedOptions, options, 'body');
  return read.ok
    ? []
    : read.problems.map(({ loc: [, ...path], ...one }) => ({ ...one, loc: ['body', 'options', ...path] }));
}
