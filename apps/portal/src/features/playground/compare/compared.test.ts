import { expect, test } from 'vitest';
import { comparedValues } from './compared.ts';

const A = { lagna: { sign: 'Leo', longitude: 359.5 }, planets: [{ name: 'Sun', degree: 4.5 }], ends_at: '2026-01-01T10:00:00+05:30' }; // prettier-ignore
const B = { lagna: { sign: 'Virgo', longitude: 0.75 }, planets: [{ name: 'Sun', degree: 4.25 }], ends_at: '2026-01-02T11:30:05+05:30' }; // prettier-ignore

const differing = (a: unknown, b: unknown) => comparedValues(a, b).filter(({ differs }) => differs);

test('each single value that differs stands with its path, as code writes it', () => {
  expect(differing(A, B).map(({ path, a, b }) => [path, a, b])).toEqual([
    ['lagna.sign', 'Leo', 'Virgo'],
    ['lagna.longitude', '359.5', '0.75'],
    ['planets[0].degree', '4.5', '4.25'],
    ['ends_at', '2026-01-01T10:00:00+05:30', '2026-01-02T11:30:05+05:30'],
  ]);
});

test('angles differ by an arc, the shorter way round the circle; instants by time', () => {
  expect(differing(A, B).map(({ distance }) => distance)).toEqual(['', '+1°15′00″', '−0°15′00″', '+1 d 01:30:05']);
  expect(differing({ degree: 10 }, { degree: 10.00001 })[0]?.distance).toBe('+0.04″');
  expect(differing({ points: 18 }, { points: 16.5 })[0]?.distance).toBe('−1.5');
});

test('what one answer alone has is there, against nothing', () => {
  expect(differing({ list: [1, 2], gone: { x: 1 } }, { list: [1], gone: null })).toMatchObject([
    { path: 'list[1]', a: '2', b: '–' },
    { path: 'gone.x', a: '1', b: '–' },
  ]);
  expect(differing({}, { added: [true] })).toMatchObject([{ path: 'added[0]', a: '–', b: 'true' }]);
});

test('an answer does not differ from itself', () => {
  expect(differing(A, structuredClone(A))).toEqual([]);
  expect(comparedValues(A, A)).toHaveLength(5);
});
