/** Parses a whole number as people type it: `5,000` or `5 000`. NaN for anything else, which the server refuses at its field. */
export const wholeOf = (typed: FormDataEntryValue | null): number => {
  const text = String(typed ?? '').replaceAll(/[\s,]/g, '');
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
};
