import { type AreaIndex, areaIndex } from './area-index.ts';
import { foldName, foldOther, isLatin } from './fold.ts';
import { nameIndexOf } from './name-index.ts';

/** A place on Earth with 500 people or more. */
export type Place = {
  /** GeoNames id. */
  id: number;
  name: string;
  /** State or province, if known. */
  region: string;
  country: string;
  /** ISO 3166-1, two letters. */
  countryCode: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  zone: string;
  /** 0 if unknown. */
  population: number;
};

export type PlaceIndex = {
  /** Places with a name that begins like the text, the largest first; words after a comma narrow by region or country. */
  search(text: string, limit: number): Place[];
  find(id: number): Place | null;
  /** The places with the most people, the largest first. */
  largest(count: number): Place[];
  /** Other names of a place, in all scripts. */
  alternatesOf(id: number): string[];
  count: number;
};

type Row = {
  id: number;
  people: number;
  area: number;
  latin: readonly string[];
  others: readonly string[];
  alternates: string;
  line: string;
};

/** Collects rows, then answers searches from two indexes of their names. */
export function placeIndexBuilder(
  regionOf: (country: string, region: string) => string,
  countryOf: (country: string) => string,
) {
  const areas = areaIndex(regionOf, countryOf);
  let rows: Row[] = [];
  return {
    /** A line of `data/places.tsv.gz`. */
    add(line: string): void {
      const [id, name = '', ascii = '', alternates = '', latitude, longitude, country = '', region = '', people, zone] =
        line.split('\t');
      const spelt = [name, ascii, ...alternates.split(',')].filter((one) => one !== '');
      rows.push({
        id: Number(id),
        people: Number(people),
        area: areas.numberOf(country, region),
        latin: [...new Set(spelt.filter(isLatin).map(foldName))],
        others: [...new Set(spelt.filter((one) => !isLatin(one)).map(foldOther))],
        alternates,
        line: [id, name, latitude, longitude, zone, people].join('\t'),
      });
    },
    /** Larger places come first. */
    async build(): Promise<PlaceIndex> {
      const sorted = rows.toSorted((a, b) => b.people - a.people);
      rows = [];
      return indexOf(sorted, areas);
    },
  };
}

async function indexOf(rows: readonly Row[], areas: AreaIndex): Promise<PlaceIndex> {
  const latin = await nameIndexOf(rows.map((row) => row.latin));
  const others = await nameIndexOf(rows.map((row) => row.others));
  const lines = rows.map(({ line }) => line);
  const alternates = bytesOf(rows.map((row) => row.alternates));
  const areaOf = Uint16Array.from(rows, ({ area }) => area);
  const rowById = new Map(rows.map(({ id }, row) => [id, row]));

  const placeAt = (row: number): Place => {
    const [id, name = '', latitude, longitude, zone = '', people] = (lines[row] ?? '').split('\t');
    const { region, country, countryCode } = areas.at(areaOf[row] ?? 0);
    return {
      id: Number(id),
      name,
      region,
      country,
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
      const [name, index] = isLatin(wanted) ? [foldName(wanted), latin] : [foldOther(wanted), others];
      const within = areas.within(qualifiers.map(foldName));
      if (name === '' || within === null) return [];
      const found: Place[] = [];
      for (const row of index.rowsOf(name)) {
        if (found.length >= limit) break;
        if (within[areaOf[row] ?? 0] === 1) found.push(placeAt(row));
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

/**
 * Keeps rarely read texts as bytes: a third of them would take two bytes a letter as strings, which also keep their
 * rows in memory.
 */
function bytesOf(texts: readonly string[]) {
  const bytes = Buffer.from(texts.join(''));
  const starts = new Uint32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) starts[index + 1] = (starts[index] ?? 0) + Buffer.byteLength(text);
  return { at: (index: number): string => bytes.toString('utf8', starts[index], starts[index + 1]) };
}
