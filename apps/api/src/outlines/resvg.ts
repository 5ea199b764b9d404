import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Resvg } from '@resvg/resvg-wasm';

let renderer: Promise<typeof Resvg> | null = null;

/** Loads resvg, two megabytes of WebAssembly, for the first picture that needs it. */
export const loadResvg = (): Promise<typeof Resvg> => (renderer ??= load());

async function load(): Promise<typeof Resvg> {
  const { initWasm, Resvg: Drawing } = await import('@resvg/resvg-wasm');
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Drawing;
}
