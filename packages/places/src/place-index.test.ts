import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { foldName, foldOther, isLatin } from './fold.ts';
import { type PlaceIndex, placeIndexBuilder } from './place-index.ts';

const TABLE = new URL('../data/places.tsv.gz', import.meta.url);
const LIMIT = 8;

let index: PlaceIndex;
/** Rows, the largest first: number, code of the country, region, and names as they are searched. */
let rows: { id: number; people: number; country: string; region: string; names: Set<string> }[] = [];
let looked = 0;

beforeAll(async () => {
  const nameOf = (code: string): string => {
    looked += 1;
    return code;
  };
  const builder = placeIndexBuilder((country, region) => nameOf(`${country} ${region}`), nameOf);
  for await (const line of createInterface({ input: createReadStream(TABLE).pipe(createGunzip()) })) {
    builder.add(line);
    const [id, name = '', ascii = '', alternates = '', , , country = '', region = '', people] = line.split('\t');
    const spelt = [name, ascii, ...alternates.split(',')].filter((one) => one !== '');
    const names = new Set(spelt.map((one) => (isLatin(one) ? foldName(one) : foldOther(one))));
    rows.push({ id: Number(id), people: Number(people), country, region: `${country} ${region}`.toLowerCase(), names });
  }
  rows = rows.toSorted((a, b) => b.people - a.people);
  index = await builder.build();
});

/** The expected result of a search, found by comparing every name of every place. */
function found(text: string): number[] {
  const [wanted = '', ...words] = text.split(',').map((part) => part.trim());
  const name = isLatin(wanted) ? foldName(wanted) : foldOther(wanted);
  const isThere = ({ country, region }: (typeof rows)[number]) =>
    words.map(foldName).every((word) => region.startsWith(word) || country.toLowerCase().startsWith(word));
  const begins = (names: Set<string>) => [...names].some((one) => one.startsWith(name));
  return rows
    .filter((row) => name !== '' && begins(row.names) && isThere(row))
    .slice(0, LIMIT)
    .map(({ id }) => id);
}

const BEGINNINGS = ['s', 'é', 'xi', "l'a", 'san', 'st.', 'new yo', 'münch', 'zzzz', 'मु', 'मुंबई', 'мос', '上', 'ال', ','];
const QUALIFIERS = ['', ', in', ', us ca', ', fr, fr 1', ', zz', ', nr'];
const searches = BEGINNINGS.flatMap((beginning) => QUALIFIERS.map((qualifier) => `${beginning}${qualifier}`));

test.each(searches)('"%s" finds what a look at every name finds, in the same order', (text) => {
  expect(index.search(text, LIMIT).map(({ id }) => id)).toEqual(found(text));
});

test('a search looks up no region and no country, however many names begin as it does', () => {
  const before = looked;
  for (const text of ['s, zz', 's, nr', 'a', 'san, in']) index.search(text, LIMIT);
  expect(looked).toBe(before);
});

test('no more places come than are asked for', () => {
  expect([0, 1, 3].map((limit) => index.search('san', limit).length)).toEqual([0, 1, 3]);
});
