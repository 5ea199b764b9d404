import { nakshatraIndexOf } from '../core/angle.ts';
import { rowAt } from './cycle.ts';
import type { Graha } from './grahas.ts';

export type Gana = 'deva' | 'manushya' | 'rakshasa';
export type Nadi = 'adi' | 'madhya' | 'antya';
export type YoniAnimal =
  | 'horse' | 'elephant' | 'sheep' | 'serpent' | 'dog' | 'cat' | 'rat'
  | 'cow' | 'buffalo' | 'tiger' | 'deer' | 'monkey' | 'mongoose' | 'lion'; // prettier-ignore
export type Yoni = { animal: YoniAnimal; sex: 'male' | 'female' };
export type RajjuPart = 'pada' | 'kati' | 'nabhi' | 'kantha' | 'siro';

export type Nakshatra = {
  name: string;
  /** Ruler in the Vimshottari cycle. */
  lord: Graha;
  deity: string;
  gana: Gana;
  yoni: Yoni;
  nadi: Nadi;
  /** Part of the body in the Tamil rope rule, and whether the rope climbs or descends there; the head is its top. */
  rajju: { part: RajjuPart; direction: 'ascending' | 'descending' | null };
  /** First sounds of a name, pada 1 to 4. */
  syllables: readonly [string, string, string, string];
  symbol: string;
};

/**
 * The twenty-seven from Ashwini, with every attribute that any rule reads.
 * @source lords BPHS ch. 46; gana, yoni and nadi as the ashtakoot tables have them; rajju as in the Tamil porutham
 */
export const NAKSHATRAS: readonly Nakshatra[] = [
  { name: 'Ashwini', lord: 'ketu', deity: 'Ashwini Kumaras', gana: 'deva', yoni: { animal: 'horse', sex: 'male' }, nadi: 'adi', rajju: { part: 'pada', direction: 'ascending' }, syllables: ['Chu', 'Che', 'Cho', 'La'], symbol: 'horse head' },
  { name: 'Bharani', lord: 'venus', deity: 'Yama', gana: 'manushya', yoni: { animal: 'elephant', sex: 'male' }, nadi: 'madhya', rajju: { part: 'kati', direction: 'ascending' }, syllables: ['Li', 'Lu', 'Le', 'Lo'], symbol: 'yoni' },
  { name: 'Krittika', lord: 'sun', deity: 'Agni', gana: 'rakshasa', yoni: { animal: 'sheep', sex: 'female' }, nadi: 'antya', rajju: { part: 'nabhi', direction: 'ascending' }, syllables: ['A', 'I', 'U', 'E'], symbol: 'razor or flame' },
  { name: 'Rohini', lord: 'moon', deity: 'Brahma', gana: 'manushya', yoni: { animal: 'serpent', sex: 'male' }, nadi: 'antya', rajju: { part: 'kantha', direction: 'ascending' }, syllables: ['O', 'Va', 'Vi', 'Vu'], symbol: 'ox cart or chariot' },
  { name: 'Mrigashirsha', lord: 'mars', deity: 'Soma', gana: 'deva', yoni: { animal: 'serpent', sex: 'female' }, nadi: 'madhya', rajju: { part: 'siro', direction: null }, syllables: ['Ve', 'Vo', 'Ka', 'Ki'], symbol: 'deer head' },
  { name: 'Ardra', lord: 'rahu', deity: 'Rudra', gana: 'manushya', yoni: { animal: 'dog', sex: 'female' }, nadi: 'adi', rajju: { part: 'kantha', direction: 'descending' }, syllables: ['Ku', 'Gha', 'Ng', 'Chha'], symbol: 'teardrop' },
  { name: 'Punarvasu', lord: 'jupiter', deity: 'Aditi', gana: 'deva', yoni: { animal: 'cat', sex: 'female' }, nadi: 'adi', rajju: { part: 'nabhi', direction: 'descending' }, syllables: ['Ke', 'Ko', 'Ha', 'Hi'], symbol: 'bow and quiver' },
  { name: 'Pushya', lord: 'saturn', deity: 'Brihaspati', gana: 'deva', yoni: { animal: 'sheep', sex: 'male' }, nadi: 'madhya', rajju: { part: 'kati', direction: 'descending' }, syllables: ['Hu', 'He', 'Ho', 'Da'], symbol: 'cow udder or lotus' },
  { name: 'Ashlesha', lord: 'mercury', deity: 'Sarpa', gana: 'rakshasa', yoni: { animal: 'cat', sex: 'male' }, nadi: 'antya', rajju: { part: 'pada', direction: 'descending' }, syllables: ['Di', 'Du', 'De', 'Do'], symbol: 'serpent' },
  { name: 'Magha', lord: 'ketu', deity: 'Pitris', gana: 'rakshasa', yoni: { animal: 'rat', sex: 'male' }, nadi: 'antya', rajju: { part: 'pada', direction: 'ascending' }, syllables: ['Ma', 'Mi', 'Mu', 'Me'], symbol: 'throne' },
  { name: 'Purva Phalguni', lord: 'venus', deity: 'Bhaga', gana: 'manushya', yoni: { animal: 'rat', sex: 'female' }, nadi: 'madhya', rajju: { part: 'kati', direction: 'ascending' }, syllables: ['Mo', 'Ta', 'Ti', 'Tu'], symbol: 'front legs of a bed' },
  { name: 'Uttara Phalguni', lord: 'sun', deity: 'Aryaman', gana: 'manushya', yoni: { animal: 'cow', sex: 'male' }, nadi: 'adi', rajju: { part: 'nabhi', direction: 'ascending' }, syllables: ['Te', 'To', 'Pa', 'Pi'], symbol: 'back legs of a bed' },
  { name: 'Hasta', lord: 'moon', deity: 'Savitar (Surya)', gana: 'deva', yoni: { animal: 'buffalo', sex: 'female' }, nadi: 'adi', rajju: { part: 'kantha', direction: 'ascending' }, syllables: ['Pu', 'Sha', 'Na', 'Tha'], symbol: 'hand' },
  { name: 'Chitra', lord: 'mars', deity: 'Tvashtar (Vishwakarma)', gana: 'rakshasa', yoni: { animal: 'tiger', sex: 'female' }, nadi: 'madhya', rajju: { part: 'siro', direction: null }, syllables: ['Pe', 'Po', 'Ra', 'Ri'], symbol: 'pearl' },
  { name: 'Swati', lord: 'rahu', deity: 'Vayu', gana: 'deva', yoni: { animal: 'buffalo', sex: 'male' }, nadi: 'antya', rajju: { part: 'kantha', direction: 'descending' }, syllables: ['Ru', 'Re', 'Ro', 'Ta'], symbol: 'coral or young shoot' },
  { name: 'Vishakha', lord: 'jupiter', deity: 'Indra-Agni', gana: 'rakshasa', yoni: { animal: 'tiger', sex: 'male' }, nadi: 'antya', rajju: { part: 'nabhi', direction: 'descending' }, syllables: ['Ti', 'Tu', 'Te', 'To'], symbol: 'archway' },
  { name: 'Anuradha', lord: 'saturn', deity: 'Mitra', gana: 'deva', yoni: { animal: 'deer', sex: 'female' }, nadi: 'madhya', rajju: { part: 'kati', direction: 'descending' }, syllables: ['Na', 'Ni', 'Nu', 'Ne'], symbol: 'lotus or staff' },
  { name: 'Jyeshtha', lord: 'mercury', deity: 'Indra', gana: 'rakshasa', yoni: { animal: 'deer', sex: 'male' }, nadi: 'adi', rajju: { part: 'pada', direction: 'descending' }, syllables: ['No', 'Ya', 'Yi', 'Yu'], symbol: 'earring or umbrella' },
  { name: 'Moola', lord: 'ketu', deity: 'Nirriti', gana: 'rakshasa', yoni: { animal: 'dog', sex: 'male' }, nadi: 'adi', rajju: { part: 'pada', direction: 'ascending' }, syllables: ['Ye', 'Yo', 'Bha', 'Bhi'], symbol: 'roots' },
  { name: 'Purva Ashadha', lord: 'venus', deity: 'Apas', gana: 'manushya', yoni: { animal: 'monkey', sex: 'male' }, nadi: 'madhya', rajju: { part: 'kati', direction: 'ascending' }, syllables: ['Bhu', 'Dha', 'Pha', 'Dha'], symbol: 'fan or tusk' },
  { name: 'Uttara Ashadha', lord: 'sun', deity: 'Vishvedevas', gana: 'manushya', yoni: { animal: 'mongoose', sex: 'male' }, nadi: 'antya', rajju: { part: 'nabhi', direction: 'ascending' }, syllables: ['Bhe', 'Bho', 'Ja', 'Ji'], symbol: 'tusk' },
  { name: 'Shravana', lord: 'moon', deity: 'Vishnu', gana: 'deva', yoni: { animal: 'monkey', sex: 'female' }, nadi: 'antya', rajju: { part: 'kantha', direction: 'ascending' }, syllables: ['Khi (Ju)', 'Khu (Je)', 'Khe (Jo)', 'Kho (Gha)'], symbol: 'ear' },
  { name: 'Dhanishta', lord: 'mars', deity: 'Vasus', gana: 'rakshasa', yoni: { animal: 'lion', sex: 'female' }, nadi: 'madhya', rajju: { part: 'siro', direction: null }, syllables: ['Ga', 'Gi', 'Gu', 'Ge'], symbol: 'drum' },
  { name: 'Shatabhisha', lord: 'rahu', deity: 'Varuna', gana: 'rakshasa', yoni: { animal: 'horse', sex: 'female' }, nadi: 'adi', rajju: { part: 'kantha', direction: 'descending' }, syllables: ['Go', 'Sa', 'Si', 'Su'], symbol: 'circle' },
  { name: 'Purva Bhadrapada', lord: 'jupiter', deity: 'Aja Ekapada', gana: 'manushya', yoni: { animal: 'lion', sex: 'male' }, nadi: 'adi', rajju: { part: 'nabhi', direction: 'descending' }, syllables: ['Se', 'So', 'Da', 'Di'], symbol: 'sword or front of a cot' },
  { name: 'Uttara Bhadrapada', lord: 'saturn', deity: 'Ahirbudhnya', gana: 'manushya', yoni: { animal: 'cow', sex: 'female' }, nadi: 'madhya', rajju: { part: 'kati', direction: 'descending' }, syllables: ['Du', 'Tha', 'Jha', 'Na'], symbol: 'back of a cot' },
  { name: 'Revati', lord: 'mercury', deity: 'Pushan', gana: 'deva', yoni: { animal: 'elephant', sex: 'female' }, nadi: 'antya', rajju: { part: 'pada', direction: 'descending' }, syllables: ['De', 'Do', 'Cha', 'Chi'], symbol: 'fish or drum' },
]; // prettier-ignore

/**
 * The 28th, counted by some rules between Uttara Ashadha and Shravana; it is within the two and rules no dasha.
 * @source its span 276°40′ to 280°53′20″ is the last quarter of Uttara Ashadha and the first fifteenth of Shravana
 */
export const ABHIJIT = {
  name: 'Abhijit',
  deity: 'Brahma',
  yoni: { animal: 'mongoose', sex: 'female' },
  fromDeg: 276 + 40 / 60,
  toDeg: 280 + 53 / 60 + 20 / 3600,
} as const satisfies { name: string; deity: string; yoni: Yoni; fromDeg: number; toDeg: number };

/** Each nadi is one of the three humours. */
export const NADI_HUMOURS: Readonly<Record<Nadi, string>> = { adi: 'Vata', madhya: 'Pitta', antya: 'Kapha' };

/** Returns the nakshatra of an index, modulo 27: 27 is Ashwini again. */
export const nakshatraAt = (nakshatraIndex: number): Nakshatra => rowAt(NAKSHATRAS, nakshatraIndex);

/** Returns the nakshatra of a sidereal longitude. @param siderealDeg degrees */
export const nakshatraOf = (siderealDeg: number): Nakshatra => nakshatraAt(nakshatraIndexOf(siderealDeg));
