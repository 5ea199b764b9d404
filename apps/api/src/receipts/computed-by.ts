/** The version of the engine and the stored brand of an answer, on which it depends besides its input. */
export type ComputedBy = { engine: string; brandId: string | null };

const BRAND = /; brand ([0-9a-f-]{36})$/;

/** The text by which the ledger notes what computed a call, for its repetitions. */
export const noteOf = ({ engine, brandId }: ComputedBy): string =>
  brandId === null ? engine : `${engine}; brand ${brandId}`;

/** The inverse of `noteOf`. */
export function computedByOf(note: string): ComputedBy {
  const [whole = '', brandId = null] = BRAND.exec(note) ?? [];
  return { engine: note.slice(0, note.length - whole.length), brandId };
}
