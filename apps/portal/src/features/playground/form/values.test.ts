import { catalog } from '@graha/catalog/families/catalog';
import { formOf } from '@graha/catalog/project/form';
import { listOperations } from '@graha/catalog/list/list-operations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleValues, fieldsOf, inputOf, knownValues, valuesOf } from './values.ts';

const operations = listOperations(catalog);

describe.each(operations)('$id', (operation) => {
  const groups = formOf(operation);

  test('its example fills the form and is sent as it was', () => {
    expect(inputOf(groups, exampleValues(groups))).toEqual(operation.example);
  });

  test('what is sent passes its own schema, and filling every field that has a default changes nothing in that', () => {
    const defaults = fieldsOf(groups).flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, String(value)]])); // prettier-ignore
    const input = inputOf(groups, { ...Object.fromEntries(defaults), ...exampleValues(groups) });
    expect(operation.input.safeParse(input)).toMatchObject({ success: true });
  });

  test('an input read back into the fields is the same input again', () => {
    const { known, unknown } = knownValues(groups, valuesOf(operation.example));
    expect(unknown).toEqual([]);
    expect(inputOf(groups, known)).toEqual(operation.example);
  });
});

const kundli = formOf(catalog.kundali.basic);

test('an empty field is left out, and so is a group without a filled one', () => {
  expect(inputOf(kundli, { year: ' ', month: '6', 'settings.ayanamsa': '' })).toEqual({ month: 6 });
});

test('what does not fit is sent as it was typed, for the API to say so', () => {
  const typed = { year: 'soon', latitude: '12,97', timezone: 'Asia/Kolkata', fold: '7', 'settings.ayanamsa': 'mine' };
  const sent = inputOf(kundli, typed);
  expect(sent).toEqual({ year: 'soon', latitude: '12,97', timezone: 'Asia/Kolkata', fold: '7', settings: { ayanamsa: 'mine' } }); // prettier-ignore
  expect(catalog.kundali.basic.input.safeParse(sent)).toMatchObject({ success: false });
});

test('any number that a form can show comes out as that number', () => {
  fc.assert(
    fc.property(fc.double({ min: -180, max: 180, noNaN: true, noDefaultInfinity: true }), (longitude) => {
      const text = String(longitude);
      fc.pre(!text.includes('e'));
      expect(inputOf(kundli, { longitude: text })).toEqual({ longitude: Number(text) });
    }),
  );
});

test('a yes and a no are booleans, a choice of numbers is a number', () => {
  const matching = formOf(catalog.matchmaking.ashtakoot);
  expect(inputOf(matching, { 'settings.vashya_split': 'false', 'bride.fold': '1' })).toEqual({
    bride: { fold: 1 },
    settings: { vashya_split: false },
  });
});
