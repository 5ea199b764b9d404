import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** The font files of each weight in the drawings. Fonts of Indian scripts are in `outlines/faces.ts`. */
const FILES = [
  'geist-sans/Geist-Regular.ttf',
  'geist-sans/Geist-Medium.ttf',
  'geist-mono/GeistMono-Regular.ttf',
  'geist-mono/GeistMono-Medium.ttf',
  'geist-mono/GeistMono-SemiBold.ttf',
];

let fonts: Promise<Uint8Array[]> | null = null;

/** The fonts of Latin and Cyrillic letters, read when the first picture is drawn, and then kept. */
export function readFonts(): Promise<Uint8Array[]> {
  const folder = () => join(dirname(resolve('geist/font/sans')), 'fonts');
  return (fonts ??= Promise.all(FILES.map(async (file) => new Uint8Array(await readFile(join(folder(), file))))));
}
