import { optionWords } from '../playground/form/option-words.ts';
import { valuesOf } from '../playground/form/values.ts';
import type { OptionField, ShownSubscription } from './subscriptions-path.ts';

/** A convention of a subscription, in words. */
export type Convention = { label: string; value: string };

/** Returns the conventions that a subscription has chosen; those that it leaves out have their defaults. */
export function conventionsOf(
  { of }: Pick<ShownSubscription, 'of'>,
  fields: readonly OptionField[],
): readonly Convention[] {
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.entries(valuesOf(of.options)).map(([name, value]) => {
    const field = known.get(name);
    const names = value.split(',').map((one) => optionWords(one.trim()));
    const unit = field?.unit ?? '';
    return { label: field?.label ?? name, value: names.join(', ') + unit };
  });
}
