import { expect, test } from 'vitest';
import { createEmbeddedFonts } from '../pdf/embedded-fonts.ts';
import { createShaper } from '../type/shape.ts';
import { readPicture } from './picture.ts';

const shaper = await createShaper('a', 'en');

/** The opacities that a drawing asks for. */
function opacitiesOf(inner: string): number[] {
  const found: number[] = [];
  readPicture(`<svg viewBox="0 0 10 10">${inner}</svg>`, shaper).operators(createEmbeddedFonts(shaper), (opacity) => {
    found.push(opacity);
    return 'G1';
  });
  return found;
}

test('a fill is as opaque as the drawing says, alone and within an opaque shape', () => {
  const box = 'x="0" y="0" width="5" height="5" fill="#1a2233"';
  expect(opacitiesOf(`<rect ${box}/>`)).toEqual([]);
  expect(opacitiesOf(`<rect ${box} fill-opacity="0.25"/>`)).toEqual([0.25]);
  expect(opacitiesOf(`<rect ${box} opacity="0.5" fill-opacity="0.5"/>`)).toEqual([0.25]);
});
