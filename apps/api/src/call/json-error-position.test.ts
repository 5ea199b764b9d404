import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonErrorPosition } from './json-error-position.ts';

test.each([
  ['', 0],
  ['{', 1],
  ['{"year": 1990,}', 14],
  ['{"year" 1990}', 8],
  ["{'year': 1990}", 1],
  ['{"year": 1990} x', 15],
  ['[1 2]', 3],
  ['[1,]', 3],
  ['{"a":[1,2}', 9],
  ['01', 1],
  ['"a\nb"', 0],
  ['NaN', 0],
  ['{"a":+1}', 5],
  ['[}', 1],
])('%j stops being JSON at %i', (text, position) => expect(jsonErrorPosition(text)).toBe(position));

test('finds an error exactly where the engine finds one', () => {
  const almostJson = fc
    .array(fc.constantFrom(...'{}[]:,"a1-0.e+ \\\n', 'true', 'null', '"b"'))
    .map((parts) => parts.join(''));
  const isJson = (text: string): boolean => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(fc.oneof(almostJson, fc.json()), (text) => {
      expect(jsonErrorPosition(text) === null).toBe(isJson(text));
    }),
    { numRuns: 5_000 },
  );
});

test('is not exhausted by depth', () => expect(jsonErrorPosition('['.repeat(100_000))).toBe(100_000));
