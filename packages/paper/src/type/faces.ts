import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as HarfBuzz from 'harfbuzzjs';
import { unpackWoff } from './woff.ts';

const { resolve } = createRequire(import.meta.url);

/** Font families of the drawings: Geist for names and numbers, Geist Mono for figures. */
export type Family = 'sans' | 'mono';
export type Weight = 400 | 500;

/** A script, its letters, and the package `@fontsource/noto-sans-…` with its font. */
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

/** Letters that resvg sets wrongly: it gives a syllable of several glyphs the width of its widest glyph. */
export const SHAPED = new RegExp(SCRIPTS.map(({ letters }) => letters.source).join('|'));

/** Joiners, non-joiners and the marks shared by all Indian scripts. They take the script of the letter before them. */
const SHARED = /\u200c|\u200d|[\u0964\u0965]/;

/** For example `devanagari-500` or `mono-400`. */
export type FaceName = `${string}-${Weight}`;

/**
 * The face of a letter.
 * @param before the face of the letter before it; null at the beginning
 */
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

/** Loads HarfBuzz, half a megabyte of WebAssembly, for the first text that needs it. */
export const loadShaper = (): Promise<typeof HarfBuzz> => (shaper ??= import('harfbuzzjs'));

async function loadFace(face: FaceName): Promise<HarfBuzz.Font> {
  const [{ Blob, Face, Font: Shaped }, bytes] = await Promise.all([loadShaper(), bytesOf(face)]);
  return new Shaped(new Face(new Blob(bytes)));
}

/** A face, read at its first use and then kept. */
export function fontOf(face: FaceName): Promise<HarfBuzz.Font> {
  const known = loaded.get(face);
  if (known !== undefined) return known;
  const font = loadFace(face);
  loaded.set(face, font);
  font.catch(() => loaded.delete(face));
  return font;
}
