import { expect, test } from 'vitest';
import { piecesOf } from './address-text.tsx';

test.each([
  ['asha.rao@nadir.tools', ['asha', '.rao', '@nadir', '.tools']],
  ['e2e-guest_1+x@orbit.example', ['e2e-', 'guest_', '1+', 'x', '@orbit', '.example']],
  ['https://orbit.example/hooks/a-b', ['https://', 'orbit', '.example/', 'hooks/', 'a-', 'b']],
  [`${'a'.repeat(45)}@x.y`, ['a'.repeat(20), 'a'.repeat(20), 'aaaaa', '@x', '.y']],
])('%s is broken at its punctuation, and nowhere within a word', (address, pieces) => {
  expect(piecesOf(address)).toEqual(pieces);
  expect(piecesOf(address).join('')).toBe(address);
});
