import { catalog } from '@graha/catalog/families/catalog';
import { formOf } from '@graha/catalog/project/form';
import { listOperations } from '@graha/catalog/list/list-operations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf } from './form/values.ts';
import { fragmentOf, inputsOf } from './share-link.ts';

const names = [...new Set(listOperations(catalog).flatMap((entry) => fieldsOf(formOf(entry)).map(({ name }) => name)))];
const text = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' });
const values = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), text), { selector: ([name]) => name, minLength: 1, maxLength: 20 }); // prettier-ignore
const places = fc.dictionary(fc.constantFrom('', 'bride', 'groom', 'person_a', 'stay'), text);

test('whatever stands in the fields of any operation comes out of the link as it went in', () => {
  fc.assert(
    fc.property(values, places, (filled, named) => {
      const shared = { values: Object.fromEntries(filled), places: { ...named } };
      expect(inputsOf(`#${fragmentOf(shared)}`)).toEqual(shared);
    }),
  );
});

test('every operation’s fields have names that a link can carry', () => {
  expect(names.length).toBeGreaterThan(40);
  for (const name of names) expect(inputsOf(fragmentOf({ values: { [name]: 'x' }, places: {} }))?.values).toEqual({ [name]: 'x' });
}); // prettier-ignore

test('a link carries names of fields alone: no header, no key finds a place in it', () => {
  const values = { year: '1991', 'X-API-Key': 'graha_live_secret', authorization: '', __proto__: 'x', 'a.b.c.d': 'x' };
  expect(fragmentOf({ values, places: {} })).toBe('year=1991');
  expect(inputsOf('#year=1991&X-API-Key=graha_live_secret&a.b.c.d=1')?.values).toEqual({ year: '1991' });
});

test('a link may be written by hand', () => {
  expect(inputsOf('#year=1991&place=Mumbai%2C+India&bride.place=Pune&settings.ayanamsa=raman')).toEqual({
    values: { year: '1991', 'settings.ayanamsa': 'raman' },
    places: { '': 'Mumbai, India', bride: 'Pune' },
  });
});

test.each(['', '#', '#settings', '#&&=', `#year=${'9'.repeat(9_000)}`])('%s fills nothing in', (fragment) =>
  expect(inputsOf(fragment)).toBeNull(),
);

test('any text at all is read without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (fragment) => {
      expect(() => inputsOf(fragment)).not.toThrow();
    }),
  );
});
