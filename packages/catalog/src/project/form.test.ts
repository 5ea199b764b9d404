import { LANGUAGE_CODES } from '../languages/codes.ts';
import { expect, test } from 'vitest';
import { birthRequest, compatibilityRequest, EXAMPLE_BIRTH, EXAMPLE_COUPLE } from '../request/birth.ts';
import { catalog } from '../families/catalog.ts';
import { formOf } from './form.ts';
import { listOperations } from '../list/list-operations.ts';

const groups = formOf({ input: birthRequest(['ayanamsa']), example: EXAMPLE_BIRTH });
const field = (name: string) => groups.flatMap(({ fields }) => fields).find((one) => one.name === name);

test('a birth is a form: type, unit, bounds, default and a value to start with', () => {
  expect(groups.map(({ name }) => name)).toEqual(['', 'settings']);
  expect(field('latitude')).toEqual({
    name: 'latitude',
    label: 'Latitude',
    description: 'Decimal degrees, north positive.',
    type: 'number',
    required: true,
    unit: '°',
    min: -90,
    max: 90,
    example: 12.9716,
  });
  expect(field('seconds')).toMatchObject({ type: 'integer', required: false, default: 0, unit: 's' });
  expect(field('timezone')).toMatchObject({ type: 'number_or_text', min: -14, max: 14, maxLength: 64, example: 5.5 });
  expect(field('fold')).toMatchObject({ type: 'choice', options: [0, 1], required: false });
});

test('a setting is a choice with its default, and its aliases are left out', () => {
  expect(field('settings.ayanamsa')).toMatchObject({ type: 'choice', default: 'lahiri', required: false });
  expect(field('settings.ayanamsa')?.options).toContain('raman');
  expect(field('settings.language')?.options).toEqual([...LANGUAGE_CODES]);
  expect(field('settings.ayanamsha')).toBeUndefined();
});

test('two births are two groups', () => {
  const couple = formOf({ input: compatibilityRequest([]), example: EXAMPLE_COUPLE });
  expect(couple.map(({ name }) => name)).toEqual(['bride', 'groom', 'settings']);
  expect(couple[1]?.fields[0]).toMatchObject({ name: 'groom.year', required: true, example: 1993 });
});

test('a form is plain JSON', () => expect(JSON.parse(JSON.stringify(groups))).toEqual(groups));

test.each(listOperations(catalog))('$id has a field for every member of its example', (entry) => {
  const names = formOf(entry).flatMap(({ fields }) => fields.map(({ name }) => name));
  for (const member of Object.keys(Object(entry.example))) {
    expect(names.some((name) => name === member || name.startsWith(`${member}.`))).toBe(true);
  }
});
