import { expect, test } from 'vitest';
import { conventionsOf } from './conventions-of.ts';
import type { OptionField } from './subscriptions-path.ts';

const FIELDS: readonly OptionField[] = [
  { name: 'dasha_systems', label: 'Dashas', type: 'text', required: false, kinds: ['dasha_change'] },
  { name: 'orb', label: 'Orb', type: 'number', required: false, unit: '°', kinds: ['transit_in_orb'] },
  { name: 'settings.ayanamsa', label: 'Ayanamsa', type: 'choice', required: false, kinds: ['dasha_change'] },
];
const shown = (options?: object) =>
  conventionsOf({ of: { target: 'sky', ...(options === undefined ? {} : { options: { ...options } }) } }, FIELDS);

test('a subscription shows the conventions that it has chosen, by their labels and units', () => {
  expect(shown({ dasha_systems: 'yogini,ashtottari', orb: 2, settings: { ayanamsa: 'true_citra' } })).toEqual([
    { label: 'Dashas', value: 'Yogini, Ashtottari' },
    { label: 'Orb', value: '2°' },
    { label: 'Ayanamsa', value: 'True citra' },
  ]);
});

test('a subscription without conventions shows none, and one of a later release by its name', () => {
  expect(shown()).toEqual([]);
  expect(shown({})).toEqual([]);
  expect(shown({ settings: { later: 'value' } })).toEqual([{ label: 'settings.later', value: 'Value' }]);
});
