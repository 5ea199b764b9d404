import { PICTURE_SIZE_PX } from '@graha/catalog/pictures/picture';
import { outlineShapedTexts } from '../outlines/outline-texts.ts';
import { loadResvg } from '../outlines/resvg.ts';
import { encodePng } from './encode-png.ts';
import { readFonts } from './fonts.ts';

/**
 * Renders an SVG of `drawPicture` as PNG, at its `width` and `height`. Texts of Indian scripts reach resvg as outlines.
 * Takes tens of milliseconds of its thread, so the API calls it in a compute thread.
 * @throws RangeError if a side is longer than the largest picture
 */
export async function toPng(svg: string): Promise<Buffer> {
  const [, width = '0', height = '0'] = /^<svg [^>]*?width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  const sidePx = Math.max(Number(width), Number(height));
  if (sidePx === 0 || sidePx > PICTURE_SIZE_PX.max) throw new RangeError(`a picture of ${width} × ${height} pixels`);
  const Drawing = await loadResvg();
  const [outlined, fontBuffers] = await Promise.all([outlineShapedTexts(svg), readFonts()]);
  const tree = new Drawing(outlined, {
    font: { fontBuffers, defaultFontFamily: 'Geist', sansSerifFamily: 'Geist', monospaceFamily: 'Geist Mono' },
  });
  // WebAssembly has no garbage collector, so memory must be freed explicitly.
  try {
    const image = tree.render();
    try {
      const pixels = { width: image.width, height: image.height, bytes: image.pixels };
      return encodePng(pixels) ?? Buffer.from(image.asPng());
    } finally {
      image.free();
    }
  } finally {
    tree.free();
  }
}
