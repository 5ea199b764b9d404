/** Latin letters are searched without their accents; other scripts unchanged, because their marks are vowels. */
const LATIN = /^[\u0020-\u024F\u2019\u02BB]+$/;
const ASCII = /^[\u0020-\u007E]*$/;

export const isLatin = (name: string): boolean => LATIN.test(name);

/** The name as typed without accents: `São Paulo` → `sao paulo`. */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  // Most of the million names have no accents, so they take the fast path.
  const plain = ASCII.test(lower) ? lower : withoutAccents(lower);
  return plain.includes("'") || plain.includes('`') ? plain.replaceAll(/['`]/g, '').trim() : plain.trim();
}

export const foldOther = (name: string): string => name.toLowerCase().normalize('NFC').trim();

const withoutAccents = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[\u2019\u02BB]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss');
