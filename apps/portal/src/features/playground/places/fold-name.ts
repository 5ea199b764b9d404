const ASCII = /^[\u0020-\u007E]*$/;

/** As a keyboard without accents types it: `São Paulo` → `sao paulo`. */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  // Most names are plain, and there are a million of them.
  const plain = ASCII.test(lower) ? lower : withoutAccents(lower);
  return plain.includes("'") || plain.includes('`') ? plain.replaceAll(/['`]/g, '').trim() : plain.trim();
}

const withoutAccents = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’ʻ]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss');
