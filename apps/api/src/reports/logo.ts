import type { Bitmap } from '@graha/paper/model/paper';
import { loadResvg } from '../outlines/resvg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanSvg, LogoError } from './clean-svg.ts';

const DATA_URL = /^data:image\/(png|svg\+xml);base64,(.+)$/s;
const LOGO_BYTES_MAX = 200_000;
/** Printed at 150 × 44 points at most, this is some 290 dots to the inch. */
const BOX_PX = { width: 600, height: 176 } as const;
const RATIO_MAX = 40;

/**
 * Reads a logo and draws it as pixels. The renderer gets a copy with only the shapes or pixels of the file.
 * @throws LogoError with the reason
 */
export async function readLogo(dataUrl: string): Promise<Bitmap> {
  const [, type, base64 = ''] = DATA_URL.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LOGO_BYTES_MAX) throw new LogoError('must be at most 200 kB');
  const svg = type === 'png' ? svgOfPng(bytes) : cleanSvg(bytes.toString('utf8'));
  const Drawing = await loadResvg();
  const [width, height] = sizeOf(svg);
  if (width / height > RATIO_MAX || height / width > RATIO_MAX) throw new LogoError(`must be at most ${RATIO_MAX} times as long as wide`);
  const isWide = width / height > BOX_PX.width / BOX_PX.height;
  const fitTo = isWide ? ({ mode: 'width', value: BOX_PX.width } as const) : ({ mode: 'height', value: BOX_PX.height } as const);
  const tree = new Drawing(svg, { fitTo, font: { loadSystemFonts: false } });
  try {
    const image = tree.render();
    try {
      return bitmapOf(image.width, image.height, image.pixels);
    } finally {
      image.free();
    }
  } finally {
    tree.free(); // WebAssembly has no garbage collector.
  }
} // prettier-ignore

function svgOfPng(png: Buffer): string {
  const { bytes, width, height } = cleanPng(png);
  const box = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><image ${box} href="data:image/png;base64,${bytes.toString('base64')}"/></svg>`;
}

const NUMBER = String.raw`([\d.]+(?:e-?\d+)?)`;
const VIEW_BOX = new RegExp(
  String.raw`^<svg[^>]* viewBox="\s*-?[\d.e-]+[\s,]+-?[\d.e-]+[\s,]+${NUMBER}[\s,]+${NUMBER}\s*"`,
);

/** The size of a drawing by its `viewBox`, else by its width and height. */
function sizeOf(svg: string): [number, number] {
  const [, boxWidth, boxHeight] = VIEW_BOX.exec(svg) ?? [];
  const [, width] = new RegExp(String.raw`^<svg[^>]* width="${NUMBER}(?:px)?"`).exec(svg) ?? [];
  const [, height] = new RegExp(String.raw`^<svg[^>]* height="${NUMBER}(?:px)?"`).exec(svg) ?? [];
  const size: [number, number] = [Number(width ?? boxWidth), Number(height ?? boxHeight)];
  if (!size.every((side) => side > 0 && side <= 100_000)) throw new LogoError('must have a viewBox, or width and height in pixels');
  return size;
} // prettier-ignore

/** Separates colour and opacity. The renderer gives colours multiplied by their opacity. */
function bitmapOf(width: number, height: number, pixels: Uint8Array): Bitmap {
  const rgb = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  for (let index = 0; index < alpha.length; index += 1) {
    const opacity = pixels[index * 4 + 3] ?? 0;
    alpha[index] = opacity;
    for (let channel = 0; channel < 3; channel += 1) {
      const colour = pixels[index * 4 + channel] ?? 0;
      rgb[index * 3 + channel] = opacity === 0 ? 255 : Math.min(255, Math.round((colour * 255) / opacity));
    }
  }
  return { width, height, rgb, alpha };
}
