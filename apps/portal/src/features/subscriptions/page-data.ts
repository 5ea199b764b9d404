import 'server-only';
import { OPTION_KINDS } from '@graha/catalog/families/events/upcoming/option-kinds';
import { SUBSCRIBED_KINDS } from '@graha/catalog/families/events/upcoming/subscribed';
import { SubscribedOptions } from '@graha/catalog/families/events/upcoming/subscribed-options';
import { TIMELINE_KINDS } from '@graha/catalog/families/events/upcoming/kinds';
import { fieldGroupsOf } from '@graha/catalog/project/form';
import type { EventKinds, OptionField } from './subscriptions-path.ts';

/** The kinds that a subscription may name, each with its sentence. */
export function eventKinds(): EventKinds {
  const withText = (group: keyof EventKinds) =>
    SUBSCRIBED_KINDS[group].map((kind) => ({ kind, summary: TIMELINE_KINDS[kind].summary.replaceAll('`', '') }));
  return { birth: withText('birth'), place: withText('place'), sky: withText('sky') };
}

const KINDS_OF_OPTIONS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(OPTION_KINDS));

/** The options of a subscription as fields of a form, from the schema of the API. */
export const optionFields = (): OptionField[] =>
  fieldGroupsOf({ input: SubscribedOptions, example: {} })
    .flatMap(({ fields }) => fields)
    .flatMap((field): OptionField[] => {
      const kinds = KINDS_OF_OPTIONS.get(field.name);
      if (kinds === undefined) return [];
      return [{ ...field, description: field.description?.replaceAll('`', '') ?? '', kinds }];
    });
