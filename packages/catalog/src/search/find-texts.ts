import MiniSearch, { type SearchOptions } from 'minisearch';
import { meantBy } from './synonyms.ts';

/** A text that can be found: an operation, a page, a word, an error. */
export type FoundText = {
  title: string;
  detail: string;
  /** Other search words: parameters, other names, the words of a page. */
  also?: string;
};

/** Returns at most `countMax` texts, best first. */
export type Finder<Text extends FoundText> = (query: string, countMax: number) => Text[];

const QUERY_MAX = 200;
const WORDS_MAX = 16;
const FUZZY_FROM = 5;
const PREFIX_FROM = 2;
/** Words of questions, which every page has. */
const EMPTY = new Set(
  'a an and are be can could do does for from get give have how i if in is it me my of on or our so that the there this to we what when where which who why will with you your'.split(
    ' ',
  ),
);

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words of one meaning get one form, in the index and in the query: `houses` is `house`. */
const stem = (word: string): string => (/[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word);

const OPTIONS: SearchOptions = {
  boost: { title: 6, detail: 2 },
  prefix: (word) => word.length >= PREFIX_FROM,
  fuzzy: (word) => (word.length >= FUZZY_FROM ? 0.2 : false),
  weights: { prefix: 0.25, fuzzy: 0.1 },
};

/**
 * Builds the index of texts and returns its search: all words of the query, beginnings of words and small misspellings too; if no text
 * has all of them, texts with some. The MCP server and the portal use this one search.
 *
 * @returns a search that is bounded: it reads 200 characters and 16 words of a query
 */
export function createFinder<Text extends FoundText>(texts: readonly Text[]): Finder<Text> {
  const index = new MiniSearch({
    fields: ['title', 'detail', 'also'],
    tokenize: wordsOf,
    processTerm: (word) => (EMPTY.has(word) ? null : stem(word)),
  });
  index.addAll(texts.map(({ title, detail, also = '' }, id) => ({ id, title, detail, also })));
  return (query, countMax) => {
    const asked = wordsOf(query.slice(0, QUERY_MAX)).slice(0, WORDS_MAX).join(' ');
    const meant = meantBy(asked);
    const whole = index.search(meant, { ...OPTIONS, combineWith: 'AND' });
    const found = whole.length > 0 ? whole : index.search(meant, { ...OPTIONS, combineWith: 'OR' });
    const exact = texts.filter((text) => asked !== '' && isNamed(text, asked));
    const rest = found.flatMap(({ id }) => texts[Number(id)] ?? []).filter((text) => !exact.includes(text));
    return [...exact, ...rest].slice(0, countMax);
  };
}

/** True if the query is the whole title, or the path that the other words begin with, or the end of it. */
function isNamed({ title, also = '' }: FoundText, asked: string): boolean {
  const [path = ''] = also.split(' ');
  return (
    wordsOf(title).join(' ') === asked || (path.startsWith('/') && ` ${wordsOf(path).join(' ')}`.endsWith(` ${asked}`))
  );
}
