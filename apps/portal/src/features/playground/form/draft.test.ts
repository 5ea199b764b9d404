import { catalog } from '@graha/catalog/families/catalog';
import { formOf } from '@graha/catalog/project/form';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleDraft, keepDraft, keptDraft, pastedValues, swapped } from './draft.ts';

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

test('a JSON body is taken apart into fields', () => {
  const body = '{"bride":{"year":1995,"timezone":"Asia/Kolkata"},"settings":{"vashya_split":false}}';
  expect(pastedValues(`\n ${body} `)).toEqual({
    'bride.year': '1995',
    'bride.timezone': 'Asia/Kolkata',
    'settings.vashya_split': 'false',
  });
});

test.each([
  'year=1995&timezone=Asia%2FKolkata',
  '?year=1995&timezone=Asia%2FKolkata',
  'http://localhost:4000/api/v1/kundali/basic?year=1995&timezone=Asia%2FKolkata',
])('a query is taken apart: %s', (text) =>
  expect(pastedValues(text)).toEqual({ year: '1995', timezone: 'Asia/Kolkata' }),
);

test.each(['1995', 'Mumbai', 'year=1995', 'a = b & c = d', '{"year":', '[1,2]', '{}', '"year"', 'x'.repeat(20_000)])(
  'other text is left to the field it was meant for: %s',
  (text) => expect(pastedValues(text)).toBeNull(),
);

test('two people change places with their births and places; settings stay', () => {
  const before = {
    values: { 'bride.year': '1995', 'groom.year': '1993', 'groom.fold': '1', 'settings.method': 'x' },
    places: { bride: 'Pune', groom: 'Mumbai' },
  };
  const after = swapped(before, 'bride', 'groom');
  expect(after).toEqual({
    values: { 'groom.year': '1995', 'bride.year': '1993', 'bride.fold': '1', 'settings.method': 'x' },
    places: { groom: 'Pune', bride: 'Mumbai' },
  });
  expect(swapped(after, 'bride', 'groom')).toEqual(before);
});
