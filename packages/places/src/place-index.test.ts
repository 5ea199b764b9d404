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

/** Compares every name of every place. */
function rowsBeginning(beginning: string): typeof rows {
  const name = isLatin(beginning) ? foldName(beginning) : foldOther(beginning);
  return name === '' ? [] : rows.filter(({ names }) => [...names].some((one) => one.startsWith(name)));
}

/** The expected result of a search among the places whose names begin as it does. */
function found(begun: typeof rows, qualifier: string): number[] {
  const words = qualifier
    .split(',')
    .slice(1)
    .map((part) => foldName(part.trim()));
  const isThere = ({ country, region }: (typeof rows)[number]) =>
    words.every((word) => region.startsWith(word) || country.toLowerCase().startsWith(word));
  return begun
    .filter(isThere)
    .slice(0, LIMIT)
    .map(({ id }) => id);
}

const BEGINNINGS = ['s', 'é', 'xi', "l'a", 'san', 'st.', 'new yo', 'münch', 'zzzz', 'मु', 'मुंबई', 'мос', '上', 'ال', ','];
const QUALIFIERS = ['', ', in', ', us ca', ', fr, fr 1', ', zz', ', nr'];

test.each(BEGINNINGS)('"%s" finds what a look at every name finds, in the same order', (beginning) => {
  const [name = ''] = beginning.split(',');
  const begun = rowsBeginning(name);
  for (const qualifier of QUALIFIERS) {
    const places = index.search(`${beginning}${qualifier}`, LIMIT).map(({ id }) => id);
    expect({ qualifier, places }).toEqual({ qualifier, places: found(begun, `${beginning}${qualifier}`) });
  }
});

test('a search looks up no region and no country, however many names begin as it does', () => {
  const before = looked;
  for (const text of ['s, zz', 's, nr', 'a', 'san, in']) index.search(text, LIMIT);
  expect(looked).toBe(before);
});

test('no more places come than are asked for', () => {
  expect([0, 1, 3].map((limit) => index.search('san', limit).length)).toEqual([0, 1, 3]);
});
