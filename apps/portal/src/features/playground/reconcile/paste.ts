/** A text pasted from another program, as the members of `shown`. */
export type Pasted = {
  shown: Readonly<Record<string, unknown>>;
  /** Names of the values read, in their order. */
  read: readonly string[];
  /** Lines without a value to compare. */
  unread: readonly string[];
};

const POINTS: Readonly<Record<string, string>> = {
  lagna: 'lagna', ascendant: 'lagna', asc: 'lagna', as: 'lagna', sun: 'sun', surya: 'sun', su: 'sun', moon: 'moon', chandra: 'moon', mo: 'moon',
  mars: 'mars', mangal: 'mars', kuja: 'mars', ma: 'mars', mercury: 'mercury', budha: 'mercury', me: 'mercury', jupiter: 'jupiter', guru: 'jupiter',
  ju: 'jupiter', venus: 'venus', shukra: 'venus', ve: 'venus', saturn: 'saturn', shani: 'saturn', sa: 'saturn', rahu: 'rahu', ra: 'rahu',
  ketu: 'ketu', ke: 'ketu',
}; // prettier-ignore

const OTHERS: Readonly<Record<string, string>> = {
  nakshatra: 'nakshatra', star: 'nakshatra', tithi: 'tithi', sunrise: 'sunrise', ayanamsa: 'ayanamsa', ayanamsha: 'ayanamsa',
}; // prettier-ignore

const DASHA = /^([a-z]+)\s+(?:maha)?da(?:sh|s)a\s*(?:from|starts?|begins?|:|on)?\s*:?\s*(.+)$/i;
const HOUSE = /^([a-z]+)\s*(?::|in|=)?\s*(?:house\s*(\d{1,2})|(\d{1,2})(?:st|nd|rd|th)?\s+house)$/i;
const STAR_AND_PADA = /^(.*?)[\s,(]*(?:pada|charan|quarter)?\s*([1-4])\)?$/i;
const NAMED = /^([a-z]+)\s*(?:sign|longitude)?\s*[:=\-–\t ]\s*(.+)$/i;

type Found = readonly (readonly [name: string, value: unknown])[];

function ofLine(line: string): Found {
  const dasha = DASHA.exec(line);
  if (dasha) return [['dasha', { lord: dasha[1], from: dasha[2] }]];
  const house = HOUSE.exec(line);
  const inHouse = house && POINTS[house[1]?.toLowerCase() ?? ''];
  if (house && inHouse && inHouse !== 'lagna') return [[`houses.${inHouse}`, Number(house[2] ?? house[3])]];
  const [, word = '', value = ''] = NAMED.exec(line) ?? [];
  const name = word.toLowerCase();
  if (name === 'pada' || name === 'charan') return [['pada', Number(value)]];
  const point = POINTS[name];
  if (point !== undefined) return [[point, value]];
  const other = OTHERS[name];
  if (other === undefined) return [];
  const star = other === 'nakshatra' ? STAR_AND_PADA.exec(value) : null;
  return star === null || star[1]?.trim() === '' ? [[other, value]] : [['nakshatra', star[1]?.trim()], ['pada', Number(star[2])]]; // prettier-ignore
}

/** Reads a pasted text, one value a line. The API judges the values themselves. */
export function readPaste(text: string): Pasted {
  const shown: Record<string, unknown> = {};
  const houses: Record<string, unknown> = {};
  const read: string[] = [];
  const unread: string[] = [];
  for (const line of text.split(/\n|;/).map((one) => one.trim())) {
    if (line === '') continue;
    const found = ofLine(line);
    if (found.length === 0) unread.push(line);
    for (const [name, value] of found) {
      if (!read.includes(name)) read.push(name);
      if (name.startsWith('houses.')) houses[name.slice(7)] = value;
      else shown[name] = value;
    }
  }
  return { shown: Object.keys(houses).length === 0 ? shown : { ...shown, houses }, read, unread };
}
