import fixture from '@graha/astro-engine/varga/vargas.fixture.json' with { type: 'json' };
import { vargaSpot } from '@graha/astro-engine/varga/varga-sign';
import { type Varga, VARGAS } from '@graha/astro-engine/varga/vargas';
import { type AccuracyRow, Mismatches } from '../rows.ts';

/** Compares every part of every sign, by every method that the reference supports. */
export function divisionalAccuracy(): AccuracyRow {
  const signs = new Mismatches();
  const vargas = new Map<string, Varga>(Object.entries(VARGAS));
  for (const [id, methods] of Object.entries(fixture.grids)) {
    const varga = vargas.get(id);
    if (varga === undefined) throw new RangeError(`the reference has a varga ${id}`);
    for (const [method, grid] of Object.entries(methods)) {
      for (const [natalSignIndex, line] of grid.entries()) {
        const expected = line.split(' ').map(Number);
        for (const [partIndex, signNumber] of expected.entries()) {
          const midpointDeg = natalSignIndex * 30 + ((partIndex + 0.5) * 30) / expected.length;
          signs.equal(vargaSpot(varga, midpointDeg, method).signIndex + 1, signNumber);
        }
      }
    }
  }
  return signs.row('divisional charts', 'PyJHora 4.8.5, all vargas and methods');
}
