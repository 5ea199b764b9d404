import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import type { drawPicture } from '@graha/catalog/pictures/picture';
import type { readInput } from '@graha/catalog/request/issues';
import type { PackedBytes } from '@graha/ephemeris-packed/packed-bytes';

/** A file that the formulas read, with the digest that it had when they were pinned. */
export type DataFile = { package: string; name: string; sha256: string };

/** The exports of a bundle: everything of the catalogue and the engine that an answer depends on. */
export type FormulaBundle = {
  operations: readonly ListedOperation[];
  readInput: typeof readInput;
  drawPicture: typeof drawPicture;
  dataFiles: readonly DataFile[];
  /**
   * @param packedBytes the packed ephemeris, which threads share; a bundle reads its own files if it is left out
   * @param ephePath folder of the operator's own ephemeris files, or null; versions before 2026-11-29 ignore it
   */
  openSky(packedBytes?: PackedBytes, ephePath?: string | null): Promise<Ephemeris>;
};
