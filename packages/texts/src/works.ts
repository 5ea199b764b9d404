import works from '../data/works.json' with { type: 'json' };

export type Work = { title: string; author: string; edition: string; year: number };

/** A place in a work; `chapter` may be a book in Roman numerals or pages, `verse` a range. Null if the row names none. */
export type Source = Work & { chapter: string; verse: string | null };

/** The works that rows name, by their short names, each in the edition whose chapters and verses are counted. */
export const WORKS: Readonly<Record<string, Work>> = works;

// The longest name first: a work may begin with the name of another.
const NAMES = Object.keys(WORKS).toSorted((a, b) => b.length - a.length);

/**
 * Reads the short form of a source.
 * @param text a work's short name, a blank and its place: `BPHS 24.1`, `Tetrabiblos III`, `Christian Astrology pp. 50–56`
 * @throws RangeError for a work that is not in the table, or without a place
 */
export function sourceOf(text: string): Source {
  const name = NAMES.find((one) => text.startsWith(`${one} `));
  const work = name === undefined ? undefined : WORKS[name];
  if (name === undefined || work === undefined) throw new RangeError(`no work of the table begins ${text}`);
  const place = text.slice(name.length + 1);
  if (/^pp?\. /.test(place)) return { ...work, chapter: place, verse: null };
  const [chapter = '', verse] = place.split('.');
  if (!/^(\d+|[IVXLC]+)$/.test(chapter)) throw new RangeError(`${text} names no chapter`);
  return { ...work, chapter, verse: verse ?? null };
}
