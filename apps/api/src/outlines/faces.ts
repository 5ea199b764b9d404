import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as HarfBuzz from 'harfbuzzjs';
import { unpackWoff } from './woff.ts';

const { resolve } = createRequire(import.meta.url);

/** Of the drawings: names and numbers in Geist, figures in Geist Mono. */
export type Family = 'sans' | 'mono';
export type Weight = 400 | 500;

/** A script, the letters of it, and the package `@fontsource/noto-sans-…` that has its font. */
type Script = { name: string; letters: RegExp };

const SCRIPTS: readonly Script[] = [
  { name: 'devanagari', letters: /[\u0900-\u097f\ua8e0-\ua8ff]/ },
  { name: 'bengali', letters: /[\u0980-\u09ff]/ },
  { name: 'gujarati', letters: /[\u0a80-\u0aff]/ },
  { name: 'oriya', letters: /[\u0b00-\u0b7f]/ },
  { name: 'tamil', letters: /[\u0b80-\u0bff]/ },
  { name: 'telugu', letters: /[\u0c00-\u0c7f]/ },
  { name: 'kannada', letters: /[\u0c80-\u0cff]/ },
  { name: 'malayalam', letters: /[\u0d00-\u0d7f]/ },
];

/** Letters that resvg cannot set: it gives a syllable of several glyphs the width of its widest. */
export const SHAPED = new RegExp(SCRIPTS.map(({ letters }) => letters.source).join('|'));

/** What joins or parts letters, and the marks that all Indian scripts share: they belong to the script before them. */
const SHARED = /\u200c|\u200d|[\u0964\u0965]/;

/** `devanagari-500`, `mono-400`. */
export type FaceName = `${string}-${Weight}`;

/** The face that a letter is set in. @param before that of the letter before it; null at the beginning */
export function faceOf(letter: string, family: Family, weight: Weight, before: FaceName | null): FaceName {
  if (before !== null && SHARED.test(letter)) return before;
  const script = SCRIPTS.find(({ letters }) => letters.test(letter));
  return `${script?.name ?? family}-${weight}`;
}

const WEIGHTS: Readonly<Record<string, string>> = { 400: 'Regular', 500: 'Medium' };
const LATIN: Readonly<Record<string, string>> = { sans: 'geist-sans/Geist', mono: 'geist-mono/GeistMono' };

async function bytesOf(face: FaceName): Promise<Uint8Array> {
  const [name = '', weight = ''] = face.split('-');
  const latin = LATIN[name];
  if (latin !== undefined) {
    const folder = join(dirname(resolve('geist/font/sans')), 'fonts');
    return new Uint8Array(await readFile(join(folder, `${latin}-${WEIGHTS[weight]}.ttf`)));
  }
  const file = `@fontsource/noto-sans-${name}/files/noto-sans-${name}-${name}-${weight}-normal.woff`;
  return unpackWoff(await readFile(resolve(file)));
}

const loaded = new Map<FaceName, Promise<HarfBuzz.Font>>();

let shaper: Promise<typeof HarfBuzz> | null = null;

/** HarfBuzz, half a megabyte of WebAssembly, loaded by the first text that needs it. */
export const loadShaper = (): Promise<typeof HarfBuzz> => (shaper ??= import('harfbuzzjs'));

async function loadFace(face: FaceName): Promise<HarfBuzz.Font> {
  const [{ Blob, Face, Font: Shaped }, bytes] = await Promise.all([loadShaper(), bytesOf(face)]);
  return new Shaped(new Face(new Blob(bytes)));
}

/** A face, read when a text first needs it, and kept. */
export function fontOf(face: FaceName): Promise<HarfBuzz.Font> {
  const known = loaded.get(face);
  if (known !== undefined) return known;
  const font = loadFace(face);
  loaded.set(face, font);
  font.catch(() => loaded.delete(face));
  return font;
}
