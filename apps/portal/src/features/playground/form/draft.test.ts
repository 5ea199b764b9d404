import { catalog } from '@graha/catalog/catalog';
import { formOf } from '@graha/catalog/form';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleDraft, keepDraft, keptDraft } from './draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

const kundali = formOf(catalog.kundali.basic);
const current = formOf(catalog.dasha.current);
const expression = formOf(catalog.numerology.expression);

test('the next operation asks about the same birth, and its own fields hold its example', () => {
  const { values } = exampleDraft(kundali);
  keepDraft({ values: { ...values, year: '1991', timezone: 'Asia/Kolkata', seconds: '11' }, places: { '': 'Mumbai' } });
  const draft = keptDraft(current);
  expect(draft?.values).toMatchObject({ year: '1991', seconds: '11', timezone: 'Asia/Kolkata' });
  expect(draft?.values['target_date']).toBe(exampleDraft(current).values['target_date']);
  expect(draft?.places).toEqual({ '': 'Mumbai' });
});

test('what was emptied stays empty, for a birth is one thing', () => {
  keepDraft({ values: { year: '1991', month: '7' }, places: {} });
  expect(keptDraft(kundali)?.values).toEqual({ year: '1991', month: '7' });
});

test('an operation that shares no field starts with its example', () => {
  keepDraft(exampleDraft(kundali));
  expect(keptDraft(expression)).toBeNull();
  kept.clear();
  expect(keptDraft(kundali)).toBeNull();
});
