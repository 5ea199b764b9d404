/** Somewhere on Earth with 500 people or more. */
export type Place = {
  /** Of GeoNames. */
  id: number;
  name: string;
  /** State or province, where it is known. */
  region: string;
  country: string;
  /** ISO 3166-1, two letters. */
  countryCode: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  zone: string;
  /** 0 where nobody has counted. */
  population: number;
};

/** Where the row of a place begins in the file, and its length. */
export type FileRange = { startByte: number; bytes: number };

export type PlaceIndex = {
  /** Places whose name begins so, or has a word that does; what follows a comma narrows by region or country. */
  search(text: string, limit: number): Place[];
  find(id: number): Place | null;
  /** The places with the most people, the largest first. */
  largest(count: number): Place[];
  rangeOf(id: number): FileRange | null;
  count: number;
};

/** Columns of the GeoNames table, from 0. */
const COLUMN = {
  id: 0,
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

/** Latin letters are searched without their accents; other scripts as they are, because their marks are vowels. */
const LATIN = /^[\u0020-\u024F’ʻ]+$/;

type RegionNames = (country: string, region: string) => string;
type CountryNames = (country: string) => string;

type Row = FileRange & { id: number; people: number; latin: string; others: string; line: string };

export const alternatesIn = (line: string): string[] =>
  (line.split('\t')[COLUMN.alternates] ?? '').split(',').filter((name) => name !== '');

/** Collects rows, then answers searches from long texts: two that are searched, one with the rows. */
export function placeIndexBuilder(regionOf: RegionNames, countryOf: CountryNames) {
  let rows: Row[] = [];
  return {
    add(line: string, range: FileRange): void {
      const cells = line.split('\t');
      const cell = (column: number): string => cells[column] ?? '';
      const name = cell(COLUMN.name);
      if (name === '' || cell(COLUMN.zone) === '') return;
      const spelt = [name, cell(COLUMN.ascii), ...cell(COLUMN.alternates).split(',')];
      const latin = new Set(spelt.filter((one) => LATIN.test(one)).map(foldName));
      const others = new Set(spelt.filter((one) => one !== '' && !LATIN.test(one)).map(foldOther));
      const kept = [COLUMN.id, COLUMN.name, COLUMN.region, COLUMN.country, COLUMN.latitude, COLUMN.longitude, COLUMN.zone, COLUMN.people]; // prettier-ignore
      rows.push({
        ...range,
        id: Number(cell(COLUMN.id)),
        people: Number(cell(COLUMN.people)),
        latin: searched(latin),
        others: searched(others),
        line: kept.map(cell).join('\t'),
      });
    },
    /** Larger places come first. */
    build(): PlaceIndex {
      const sorted = rows.toSorted((a, b) => b.people - a.people);
      rows = [];
      return indexOf(sorted, regionOf, countryOf);
    },
  };
}

const searched = (names: ReadonlySet<string>): string => (names.size === 0 ? '' : `|${[...names].join('|')}`);

function indexOf(rows: readonly Row[], regionOf: RegionNames, countryOf: CountryNames): PlaceIndex {
  const [latin, others] = [haystackOf(rows.map((row) => row.latin)), haystackOf(rows.map((row) => row.others))];
  const lines = rows.map(({ line }) => line);
  const startBytes = Uint32Array.from(rows, ({ startByte }) => startByte);
  const lengths = Uint32Array.from(rows, ({ bytes }) => bytes);
  const rowById = new Map(rows.map(({ id }, row) => [id, row]));

  const placeAt = (row: number): Place => {
    const cells = (lines[row] ?? '').split('\t');
    const [id, name = '', region = '', countryCode = '', latitude, longitude, zone = '', people] = cells;
    return {
      id: Number(id),
      name,
      region: regionOf(countryCode, region),
      country: countryOf(countryCode),
      countryCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      zone,
      population: Number(people),
    };
  };

  return {
    count: lines.length,
    search(text, limit) {
      const [wanted = '', ...qualifiers] = text.split(',').map((part) => part.trim());
      const isLatin = LATIN.test(wanted);
      const [name, haystack] = isLatin ? [foldName(wanted), latin] : [foldOther(wanted), others];
      const words = qualifiers.map(foldName);
      if (name === '') return [];
      const found: Place[] = [];
      for (let at = haystack.text.indexOf(`|${name}`); at >= 0 && found.length < limit;) {
        const row = rowAt(haystack.starts, at);
        const place = placeAt(row);
        if (words.every((word) => isWithin(place, word))) found.push(place);
        at = haystack.text.indexOf(`|${name}`, haystack.starts[row + 1]);
      }
      return found;
    },
    find(id) {
      const row = rowById.get(id);
      return row === undefined ? null : placeAt(row);
    },
    largest: (count) => lines.slice(0, count).map((_, row) => placeAt(row)),
    rangeOf(id) {
      const row = rowById.get(id);
      return row === undefined ? null : { startByte: startBytes[row] ?? 0, bytes: lengths[row] ?? 0 };
    },
  };
}

type Haystack = { text: string; starts: Uint32Array };

function haystackOf(names: readonly string[]): Haystack {
  const starts = new Uint32Array(names.length + 1);
  for (const [index, text] of names.entries()) starts[index + 1] = (starts[index] ?? 0) + text.length + 1;
  return { text: names.join('\n'), starts };
}

/** "springfield, ill" is the one in Illinois; "london, ca" the one in Canada. */
const isWithin = ({ region, country, countryCode }: Place, word: string): boolean =>
  foldName(region).startsWith(word) || foldName(country).startsWith(word) || countryCode.toLowerCase() === word;

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

const foldOther = (name: string): string => name.toLowerCase().normalize('NFC').trim();

const withoutAccents = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[’ʻ]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss');
