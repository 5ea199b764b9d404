/** As a keyboard without accents types it: `São Paulo` → `sao paulo`. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[’ʻ'`]/g, '')
    .replaceAll(/[ø]/g, 'o')
    .replaceAll('ß', 'ss')
    .trim();
