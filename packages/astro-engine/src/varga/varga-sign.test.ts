import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { d60DeityOf } from './d60-deities.ts';
import { partIndexOf, vargaSpot } from './varga-sign.ts';
import fixture from './vargas.fixture.json' with { type: 'json' };
import { SHODASHAVARGA, VARGAS, VARGA_IDS, type Varga, type VargaId } from './vargas.ts';

// Safe: widens each row to the shape that it is checked against in the table.
const table = VARGAS as Readonly<Record<VargaId, Varga>>;
const rows = VARGA_IDS.flatMap((id) => Object.keys(table[id].methods).map((method) => ({ id, method })));

test.each([
  [30, 'd9', 9], // Taurus is earth: the count begins with Capricorn.
  [60, 'd9', 6], // Gemini is air: from Libra.
  [3 + 1 / 3, 'd9', 1], // 3°20′ exactly begins the second navamsa.
  [359.999, 'd9', 11], // The last navamsa of Pisces is Pisces.
  [5, 'd30', 10], // 5° of an odd sign belongs to the second part.
  [4.999999, 'd30', 0],
  [42, 'd30', 11], // 12° of an even sign begins the part of Pisces.
  [0.5, 'd60', 1],
  [15, 'd2', 3], // The second hora of an odd sign is Cancer's.
  [30, 'd11', 11], // Taurus begins with Pisces.
  [0, 'd11/raman', 11],
] as const)('%s° falls in %s into sign %s (0 = Aries)', (siderealDeg, id, signIndex) => {
  expect(vargaSpot(table[id], siderealDeg).signIndex).toBe(signIndex);
});

describe.each(Object.entries(fixture.grids))('%s', (id, methods: Record<string, string[]>) => {
  test.each(Object.entries(methods))(
    '%s gives every part of every sign as the reference grid has it',
    (method, grid) => {
      // Safe: the fixture is keyed by ids of the table; an unknown one would fail on the next line.
      const varga = table[id as VargaId];
      for (const [natalSignIndex, line] of grid.entries()) {
        const expected = line.split(' ').map(Number);
        const found = expected.map((_, partIndex) => {
          const midpointDeg = natalSignIndex * 30 + ((partIndex + 0.5) * 30) / expected.length;
          return vargaSpot(varga, midpointDeg, method).signIndex + 1;
        });
        expect(found).toEqual(expected);
      }
    },
  );
});

test.each(fixture.charts.map((chart, index) => [index, chart] as const))(
  'reference chart %s: every body stands in the published sign and degree of every varga',
  (_index, { longitudesDeg, signs }) => {
    for (const [id, bodies] of Object.entries(signs)) {
      for (const [body, [signNumber = 0, degree = 0]] of Object.entries(bodies)) {
        const siderealDeg = new Map(Object.entries(longitudesDeg)).get(body) ?? Number.NaN;
        const spot = vargaSpot(table[id as VargaId], siderealDeg); // Safe: as above.
        expect([id, body, spot.signIndex + 1]).toEqual([id, body, signNumber]);
        expect(spot.degreeInSign ?? (id === 'd30' ? degree : Number.NaN)).toBeCloseTo(degree, 4); // D30 gives no degree.
      }
    }
  },
);

test('every longitude lands in exactly one part of one sign, in every varga and method', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (siderealDeg) => {
      for (const { id, method } of rows) {
        const { signIndex, partIndex, degreeInSign } = vargaSpot(table[id], siderealDeg, method);
        expect(signIndex).toBeOneOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
        expect(partIndex).toBeGreaterThanOrEqual(0);
        expect(partIndex).toBeLessThan(table[id].parts);
        expect(degreeInSign ?? 0).toBeLessThan(30);
      }
    }),
  );
});

test('a boundary belongs to the part that begins, in every sign', () => {
  for (let boundary = 0; boundary < 108; boundary += 1) expect(partIndexOf((boundary * 10) / 3, 9)).toBe(boundary % 9);
  for (let boundary = 0; boundary < 720; boundary += 1) expect(partIndexOf(boundary / 2, 60)).toBe(boundary % 60);
});

test('the parts of each sign visit as many signs as there are parts, up to twelve, where the rule counts steadily', () => {
  for (const id of ['d9', 'd10', 'd12', 'd16', 'd27', 'd60'] as const) {
    const { parts } = table[id];
    const visited = new Set(
      Array.from({ length: parts }, (_, k) => vargaSpot(table[id], ((k + 0.5) * 30) / parts).signIndex),
    );
    expect(visited.size).toBe(Math.min(parts, 12));
  }
});

test('every default is one of the methods and the classical sixteen are sixteen', () => {
  for (const id of VARGA_IDS) expect(Object.keys(table[id].methods)).toContain(table[id].defaultMethod);
  expect(SHODASHAVARGA).toEqual(
    ['d1', 'd2', 'd3', 'd4', 'd7', 'd9', 'd10', 'd12', 'd16', 'd20', 'd24', 'd27', 'd30', 'd40', 'd45', 'd60'],
  ); // prettier-ignore
});

test('an unknown method is refused by name', () => {
  expect(() => vargaSpot(VARGAS.d9, 10, 'nonsense')).toThrow('Navamsa has no method nonsense');
});

test('the kalachakra navamsa goes forward through three nakshatras and backward through the next three', () => {
  const signsOf = (nakshatraIndex: number) =>
    [0, 1, 2, 3].map(
      (pada) => vargaSpot(VARGAS.d9, ((nakshatraIndex * 4 + pada + 0.5) * 10) / 3, 'kalachakra').signIndex,
    );
  expect(signsOf(0)).toEqual([0, 1, 2, 3]);
  expect(signsOf(3)).toEqual([7, 6, 5, 3]);
  expect(signsOf(4)).toEqual([4, 2, 1, 0]);
  expect(signsOf(6)).toEqual([0, 1, 2, 3]);
});

test('the deities of D60 run forward in odd signs and backward in even ones', () => {
  expect([d60DeityOf(0), d60DeityOf(29.9), d60DeityOf(30), d60DeityOf(59.9)]).toEqual([
    'Ghora', 'Chandrarekha', 'Chandrarekha', 'Ghora',
  ]); // prettier-ignore
});
