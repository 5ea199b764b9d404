import type { BadgeTone } from '@graha/ui/badge.tsx';
import type { FormField } from '@graha/catalog/project/form';
import { count, date } from '@graha/domain/core/format';
import type { Outputs } from '../../shared/trpc-client.tsx';

export type ShownSubscription = Outputs['subscriptions']['list']['subscriptions'][number];
export type SettledEvent = Outputs['subscriptions']['settled']['events'][number];

/** Kinds of events with their texts, by the input on which an event depends. */
export type EventKinds = Readonly<Record<'birth' | 'place' | 'sky', readonly { kind: string; summary: string }[]>>;

/** An option of a subscription as a field, with the kinds of events that it changes. */
export type OptionField = FormField & { kinds: readonly string[] };

export const SUBSCRIPTIONS_PATH = '/subscriptions';
export const subscriptionPath = (subscriptionId: string): string => `${SUBSCRIPTIONS_PATH}/${subscriptionId}`;

/** `dasha change` for `dasha_change`. */
export const kindText = (kind: string): string => kind.replaceAll('_', ' ');

/** The births, the place or the sky of a subscription. */
export function targetText({ of }: Pick<ShownSubscription, 'of'>): string {
  switch (of.target) {
    case 'all':
      return 'All births';
    case 'tag':
      return `Births with the tag ${of.tag}`;
    case 'ids':
      return of.birthIds.length === 1 ? 'One birth' : `${count(of.birthIds.length)} births`;
    case 'place':
      return `Place ${String(of.place['latitude'])}, ${String(of.place['longitude'])}`;
    case 'sky':
      return 'The sky';
  }
}

type State = { tone: BadgeTone; label: string; text: string };

/** The state of a subscription, and what it means. */
export function stateOf({ status, stoppedBecause, stoppedUntil }: ShownSubscription): State {
  if (status === 'paused') return { tone: 'neutral', label: 'Paused', text: 'Events that are due now are skipped.' };
  if (stoppedBecause === null || stoppedUntil === null) return { tone: 'ok', label: 'Active', text: '' };
  const reason = stoppedBecause === 'cap' ? 'Its cap of the month is spent.' : 'The workspace had no credits left.';
  return {
    tone: 'warn',
    label: 'Stopped',
    text: `${reason} It goes on at ${date(stoppedUntil)}, or when you resume it.`,
  };
}

/** `120 of 500`, this month. */
export const spentText = ({ spentCredits, capCredits }: ShownSubscription): string =>
  capCredits === null ? `${count(spentCredits)}, no cap` : `${count(spentCredits)} of ${count(capCredits)}`;

export const deliveryText = ({ deliver, daysAhead }: Pick<ShownSubscription, 'deliver' | 'daysAhead'>): string => {
  const by = deliver === 'webhook' ? 'Webhook' : 'This list alone';
  if (daysAhead === 0) return `${by}, at the instant`;
  return `${by}, ${daysAhead === 1 ? 'a day' : `${daysAhead} days`} before`;
};
