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

export type PlaceIndex = {
  /** Places whose name begins so, or has a word that does; what follows a comma narrows by region or country. */
  search(text: string, limit: number): Place[];
  find(id: number): Place | null;
  /** The places with the most people, the largest first. */
  largest(count: number): Place[];
  /** Other names of a place, in all scripts. */
  alternatesOf(id: number): string[];
  count: number;
};

/** Latin letters are searched without their accents; other scripts as they are, because their marks are vowels. */
const LATIN = /^[\u0020-\u024F’ʻ]+$/;

type RegionNames = (country: string, region: string) => string;
type CountryNames = (country: string) => string;

type Row = { id: number; people: number; latin: string; others: string; alternates: string; line: string };

/** Collects rows, then answers searches from long texts: two that are searched, one with the rows. */
export function placeIndexBuilder(regionOf: RegionNames, countryOf: CountryNames) {
  let rows: Row[] = [];
  return {
    /** A line of `data/places.tsv.gz`. */
    add(line: string): void {
      const [id, name = '', ascii = '', alternates = '', latitude, longitude, country, region, people, zone] =
        line.split('\t');
      const spelt = [name, ascii, ...alternates.split(',')];
      const latin = new Set(spelt.filter((one) => LATIN.test(one)).map(foldName));
      const others = new Set(spelt.filter((one) => one !== '' && !LATIN.test(one)).map(foldOther));
      rows.push({
        id: Number(id),
        people: Number(people),
        latin: searched(latin),
        others: searched(others),
        alternates,
        line: [id, name, region, country, latitude, longitude, zone, people].join('\t'),
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
  const alternates = bytesOf(rows.map((row) => row.alternates));
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
    alternatesOf(id) {
      const row = rowById.get(id);
      const names = row === undefined ? '' : alternates.at(row);
      return names.split(',').filter((name) => name !== '');
    },
  };
}

/** Texts that are rarely read, as bytes: a third of them would take two bytes a letter as strings, which also hold their rows. */
function bytesOf(texts: readonly string[]) {
  const bytes = Buffer.from(texts.join(''));
  const starts = new Uint32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) starts[index + 1] = (starts[index] ?? 0) + Buffer.byteLength(text);
  return { at: (index: number): string => bytes.toString('utf8', starts[index], starts[index + 1]) };
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
