import type { Place } from '@graha/procedures/playground/sky';

export type PlaceIndex = { search(text: string, limit: number): Place[]; count: number };

/** Columns of the GeoNames table, from 0. */
const COLUMN = {
  name: 1,
  ascii: 2,
  alternates: 3,
  latitude: 4,
  longitude: 5,
  country: 8,
  region: 10,
  people: 14,
  zone: 17,
};

/** Names in Latin letters: what can be typed into the field without another keyboard. */
const LATIN = /^[\u0020-\u024F’ʻ]+$/;

type RegionNames = (country: string, region: string) => string;
type CountryNames = (country: string) => string;

type Row = { people: number; names: string; line: string };

/** Collects rows, then answers searches from two long texts: one that is searched, one with the rows. */
export function placeIndexBuilder(regionOf: RegionNames, countryOf: CountryNames) {
  let rows: Row[] = [];
  return {
    add(line: string): void {
      const cells = line.split('\t');
      const cell = (column: number): string => cells[column] ?? '';
      const name = cell(COLUMN.name);
      if (name === '' || cell(COLUMN.zone) === '') return;
      const spelt = [name, cell(COLUMN.ascii), ...cell(COLUMN.alternates).split(',')];
      const names = new Set(spelt.filter((one) => LATIN.test(one)).map(foldName));
      const kept = [name, cell(COLUMN.region), cell(COLUMN.country), cell(COLUMN.latitude), cell(COLUMN.longitude), cell(COLUMN.zone)]; // prettier-ignore
      rows.push({ people: Number(cell(COLUMN.people)), names: `|${[...names].join('|')}`, line: kept.join('\t') });
    },
    /** Larger places come first. */
    build(): PlaceIndex {
      const sorted = rows.toSorted((a, b) => b.people - a.people);
      rows = [];
      return indexOf(sorted.map(({ names }) => names), sorted.map(({ line }) => line), regionOf, countryOf); // prettier-ignore
    },
  };
}

function indexOf(names: string[], lines: string[], regionOf: RegionNames, countryOf: CountryNames): PlaceIndex {
  const haystack = names.join('\n');
  const starts = new Uint32Array(names.length + 1);
  for (const [index, text] of names.entries()) starts[index + 1] = (starts[index] ?? 0) + text.length + 1;

  const placeAt = (row: number): Place => {
    const [name = '', region = '', country = '', latitude = '', longitude = '', zone = ''] = (lines[row] ?? '').split(
      '\t',
    );
    return {
      name,
      region: regionOf(country, region),
      country: countryOf(country),
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone,
    };
  };

  return {
    count: names.length,
    search(text, limit) {
      const [wanted = '', ...qualifiers] = text.split(',').map(foldName);
      if (wanted === '') return [];
      const found: Place[] = [];
      for (let at = haystack.indexOf(`|${wanted}`); at >= 0 && found.length < limit;) {
        const row = rowAt(starts, at);
        const place = placeAt(row);
        if (qualifiers.every((word) => isWithin(place, word))) found.push(place);
        at = haystack.indexOf(`|${wanted}`, starts[row + 1]);
      }
      return found;
    },
  };
}

/** "springfield, ill" is the one in Illinois. */
const isWithin = ({ region, country }: Place, word: string): boolean =>
  foldName(region).startsWith(word) || foldName(country).startsWith(word);

/** The row whose text contains this position. */
function rowAt(starts: Uint32Array, position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle;
  }
  return low;
}

const ASCII = /^[\u0020-\u007E]*$/;

/** The name as typed without accents: `São Paulo` → `sao paulo`. */
function foldName(name: string): string {
  const lower = name.toLowerCase();
  // Most of the million names have no accents, so they take the fast path.
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
