import type { PrintClock } from '../schools/print-clocks.ts';
import type { SchoolSkyId } from '../schools/skies.ts';
import type { SolarCalendarId, SolarRule } from './solar-calendars.ts';

/** An almanac: its sky, the clock of its print, and the solar calendar with a rule of its own. */
export type AlmanacRow = {
  name: string;
  /** Region of its readers. */
  region: string;
  sky: SchoolSkyId;
  clock: PrintClock;
  /** Printed almanacs that follow it; empty for a text. */
  books: readonly string[];
  solar: { calendar: SolarCalendarId; rule: SolarRule } | null;
  /** Agreement with its books: high from eight printed dates on, low if a part of it is a proposal. */
  confidence: 'high' | 'medium' | 'low';
  evidence: string;
};

const [INDIA, ALL] = ['India', 'all'] as const;

/**
 * Almanacs by id: four skies, and the schools that print by them. A new almanac is one row.
 * @source evidence of each row; Sewell and Dikshit, The Indian Calendar, § 28, for the rules of solar months
 */
export const ALMANACS = {
  drik: {
    name: 'Drik',
    region: ALL,
    sky: 'drik',
    clock: 'universal',
    books: ['DrikPanchang', 'Rashtriya Panchang'],
    solar: null,
    confidence: 'high',
    evidence: 'The sky itself; published tables of 1900–2050 in the accuracy report',
  },
  surya: {
    name: 'Surya Siddhanta',
    region: ALL,
    sky: 'surya',
    clock: 'universal',
    books: [],
    solar: null,
    confidence: 'medium',
    evidence: 'The text without its later correction, which printed almanacs have',
  },
  surya_bija: {
    name: 'Surya Siddhanta with bija',
    region: ALL,
    sky: 'surya_bija',
    clock: 'universal',
    books: [],
    solar: null,
    confidence: 'high',
    evidence:
      'The text with the correction of the 16th century; by the clock of Bengal 13 printed ends of tithis within 4 minutes',
  },
  vakya: {
    name: 'Vakya',
    region: ALL,
    sky: 'vakya',
    clock: 'universal',
    books: [],
    solar: { calendar: 'tamil', rule: 'thirty_nazhigais' },
    confidence: 'medium',
    evidence: 'Printed entries of the Sun and ends of nakshatras; no printed end of a tithi was found',
  },
  tamil_vakya: {
    name: 'Tamil vakya almanacs',
    region: 'Tamil Nadu',
    sky: 'vakya',
    clock: 'universal',
    books: ['Pambu', 'Tirunelveli', 'Srirangam', 'Arcot', 'Kumbakonam'],
    solar: { calendar: 'tamil', rule: 'thirty_nazhigais' },
    confidence: 'high',
    evidence: '24 of 24 printed dates of 2008–2026; its tithis are unproved',
  },
  bengal_old: {
    name: 'Old school of Bengal',
    region: 'Bengal',
    sky: 'surya_bija',
    clock: 'bengal_panjika',
    books: ['Gupta Press', 'P. M. Bagchi', 'Benimadhab Sil'],
    solar: { calendar: 'bengali', rule: 'next_day' },
    confidence: 'high',
    evidence: '13 printed ends of tithis within 4 minutes, 12 of 12 dates',
  },
  bengal_bisuddha: {
    name: 'Bisuddha Siddhanta',
    region: 'Bengal',
    sky: 'drik',
    clock: 'universal',
    books: ['Bisuddha Siddhanta Panjika'],
    solar: { calendar: 'bengali', rule: 'midnight_zone' },
    confidence: 'high',
    evidence: '16 printed ends of tithis, three of three dates',
  },
  odisha_kohinoor: {
    name: 'Kohinoor, Khadiratna',
    region: 'Odisha',
    sky: 'surya_bija',
    clock: 'universal',
    books: ['Kohinoor', 'Radharaman', 'D. N. Tripathy'],
    solar: { calendar: 'odia', rule: 'late_evening' },
    confidence: 'medium',
    evidence: 'First days of April 2024 and January 2025',
  },
  odisha_samanta: {
    name: 'Samanta Chandrasekhar',
    region: 'Odisha',
    sky: 'drik',
    clock: 'universal',
    books: ['Samanta', 'Biraja'],
    solar: { calendar: 'odia', rule: 'late_evening' },
    confidence: 'low',
    evidence: 'Their text is the Siddhanta Darpana, near the sky; the sky itself is used instead',
  },
  kerala: {
    name: 'Kerala',
    region: 'Kerala',
    sky: 'drik',
    clock: 'universal',
    books: ['Mathrubhumi', 'Malayala Manorama', 'Government of Kerala'],
    solar: { calendar: 'malayalam', rule: 'madhyahna' },
    confidence: 'high',
    evidence: 'Ten of ten printed dates of 2014–2025',
  },
  assam: {
    name: 'Assam',
    region: 'Assam',
    sky: 'surya_bija',
    clock: 'universal',
    books: ['Assamese panjikas'],
    solar: { calendar: 'assamese', rule: 'next_day' },
    confidence: 'medium',
    evidence: 'Seven of seven printed dates; its tithis are unproved',
  },
  nepal: {
    name: 'Nepal',
    region: 'Nepal',
    sky: 'surya_bija',
    clock: 'universal',
    books: ['Nepal Panchanga Nirnayak Samiti'],
    solar: null,
    confidence: 'medium',
    evidence: 'First days of Bikram Sambat 1970–2083: 1,360 of 1,368; public holidays of 2078–2083: 50 of 50',
  },
  andhra_purva: {
    name: 'Purva (gantala) almanacs',
    region: 'Andhra Pradesh and Telangana',
    sky: 'surya_bija',
    clock: 'universal',
    books: ['Purva paddhati panchangams'],
    solar: null,
    confidence: 'low',
    evidence: 'Makara Sankranti of 2014, 2018 and 2026 and Ugadi of 2017; prints its instants 16 to 28 minutes later',
  },
  rashtriya: {
    name: 'Rashtriya Panchang',
    region: INDIA,
    sky: 'drik',
    clock: 'universal',
    books: ['Rashtriya Panchang', 'Kalnirnay', 'Tirumala Tirupati Devasthanams', 'Kanchi math'],
    solar: null,
    confidence: 'high',
    evidence: 'Official lists of holidays in the accuracy report',
  },
} as const satisfies Record<string, AlmanacRow>;

export type AlmanacId = keyof typeof ALMANACS;
// Safe: the keys of the table itself.
export const ALMANAC_IDS = Object.keys(ALMANACS) as [AlmanacId, ...AlmanacId[]];

/** Returns the row of an almanac. */
export const almanacRowOf = (id: AlmanacId): AlmanacRow => ALMANACS[id];
