import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { catalog } from '../families/catalog.ts';
import { listOperations } from '../list/list-operations.ts';
import { inputJsonSchema, leavesOf } from '../wire/json-schema.ts';
import { birthRequest, EXAMPLE_BIRTH } from './birth.ts';
import { decodeQuery } from './decode-query.ts';
import { readInput } from './issues.ts';

const entry = {
  input: birthRequest(['ayanamsa'], {
    members: {
      target: z.iso.datetime({ offset: true }).optional(),
      nested: z.boolean().optional(),
      full_name: z.string().optional(),
    },
  }),
};
const choices = { input: z.object({ length: z.literal([365.25, 360, 'true_sun']).optional() }) };
const decoded = (query: string): object => decodeQuery(entry, new URLSearchParams(query));

describe('a query is read as the JSON it stands for', () => {
  test('numbers, settings and zones', () => {
    const query = { ...EXAMPLE_BIRTH, 'settings.ayanamsa': 'raman' };
    const text = Object.entries(query).map(([name, value]) => [name, String(value)] as const);
    expect(decodeQuery(entry, text)).toEqual({ ...EXAMPLE_BIRTH, settings: { ayanamsa: 'raman' } });
  });

  test.each([
    ['timezone=+5.5', { timezone: 5.5 }], // A plus in a URL arrives as a space.
    ['timezone=%2B5.5', { timezone: 5.5 }],
    ['timezone=-3.5', { timezone: -3.5 }],
    ['timezone=Asia/Kolkata', { timezone: 'Asia/Kolkata' }],
    ['timezone=Etc/GMT+5', { timezone: 'Etc/GMT+5' }],
    ['latitude=.5&longitude=-0.25', { latitude: 0.5, longitude: -0.25 }],
    ['year=01995&month=6.0', { year: 1995, month: 6 }],
    ['fold=1', { fold: 1 }],
    ['nested=true', { nested: true }],
    ['target=2024-03-01T12:00:00+05:30', { target: '2024-03-01T12:00:00+05:30' }],
    ['full_name=Ada+4+Lovelace', { full_name: 'Ada 4 Lovelace' }],
  ])('%s', (query, json) => expect(decoded(query)).toEqual(json));
});

test('a choice of numbers and words is a number or a word', () => {
  const read = (query: string) => choices.input.parse(decodeQuery(choices, new URLSearchParams(query)));
  expect(read('length=360')).toEqual({ length: 360 });
  expect(read('length=365.250')).toEqual({ length: 365.25 });
  expect(read('length=true_sun')).toEqual({ length: 'true_sun' });
});

test('every choice of every operation is read from a query as the value that it is', () => {
  for (const operation of listOperations(catalog)) {
    const wrong = leavesOf(inputJsonSchema(operation.input)).flatMap(({ name, schema }) =>
      (schema.enum ?? []).filter((choice) => {
        const read = decodeQuery(operation, [[name, String(choice)]]);
        const value = name.split('.').reduce<unknown>((at, step) => Object(at)[step], read);
        return value !== choice;
      }),
    );
    expect([operation.id, wrong]).toEqual([operation.id, []]);
  }
});

describe('what does not fit remains text, so that validation names it', () => {
  test.each([
    ['year=', { year: '' }],
    ['year=0x7c6', { year: '0x7c6' }],
    ['year=1e999', { year: '1e999' }],
    ['year=Infinity', { year: 'Infinity' }],
    ['nested=1', { nested: '1' }],
    ['colour=7', { colour: '7' }],
    ['a.b=7', { 'a.b': '7' }],
    ['settings.house_system=koch', { settings: { house_system: 'koch' } }],
    ['settings=koch', { settings: 'koch' }],
  ])('%s', (query, json) => expect(decoded(query)).toEqual(json));

  test('what is given twice is refused as given twice', () => {
    const read = readInput(
      entry.input,
      decoded('year=1990&year=1991&settings.ayanamsa=raman&settings.ayanamsa=raman'),
      'query',
    );
    expect(read.ok ? [] : read.problems).toEqual(
      expect.arrayContaining([
        { loc: ['query', 'year'], msg: 'year must be given once', type: 'int_type' },
        { loc: ['query', 'settings.ayanamsa'], msg: 'settings.ayanamsa must be given once', type: 'enum' },
      ]),
    );
  });

  test('settings given as text and by member are refused', () => {
    for (const query of ['settings=x&settings.ayanamsa=raman', 'settings.ayanamsa=raman&settings=x']) {
      const read = readInput(entry.input, decoded(query), 'query');
      expect(read.ok ? [] : read.problems.map(({ msg }) => msg)).toContain('settings must be given once');
    }
  });

  test('a parameter named like a part of JavaScript is one more unknown member', () => {
    const read = readInput(entry.input, decoded('__proto__=1&settings.__proto__=2&constructor=3'), 'query');
    expect(read.ok ? [] : read.problems.map(({ loc }) => loc[1])).toEqual(
      expect.arrayContaining(['__proto__', 'settings.__proto__', 'constructor']),
    );
  });
});

test('no query makes it throw, and an unknown name never gets lost', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (entries) => {
      const names = new Set(entries.map(([name]) => name).filter((name) => !name.startsWith('settings.')));
      const out = decodeQuery(entry, entries);
      for (const name of names) expect(Object.hasOwn(out, name)).toBe(true);
    }),
  );
});
