import 'server-only';
import { SUBSCRIBED_KINDS } from '@graha/catalog/families/events/upcoming/subscribed';
import { TIMELINE_KINDS } from '@graha/catalog/families/events/upcoming/kinds';
import type { EventKinds } from './subscriptions-path.ts';

/** The kinds that a subscription may name, each with its sentence. */
export function eventKinds(): EventKinds {
  const withText = (group: keyof EventKinds) =>
    SUBSCRIBED_KINDS[group].map((kind) => ({ kind, summary: TIMELINE_KINDS[kind].summary.replaceAll('`', '') }));
  return { birth: withText('birth'), place: withText('place'), sky: withText('sky') };
}
