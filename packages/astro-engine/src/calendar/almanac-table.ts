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
  /** A part of it that nothing printed proves, or in which it is known to differ from its books. */
  limits: string | null;
  /** Whether another sky is used instead of its text. */
  isStandIn?: true;
};

const [INDIA, ALL] = ['India', 'all'] as const;

/**
 * Almanacs by id: four skies, and the schools that print by them. A new almanac is one row.
 * @source the accuracy report has the printed dates of each row; Sewell and Dikshit, The Indian Calendar, § 28, for the rules of solar months
 */
export const ALMANACS = {
  drik: {
    name: 'Drik',
    region: ALL,
    sky: 'drik',
    clock: 'universal',
    books: ['DrikPanchang', 'Rashtriya Panchang'],
    solar: null,
    limits: null,
  },
  surya: {
    name: 'Surya Siddhanta',
    region: ALL,
    sky: 'surya',
    clock: 'universal',
    books: [],
    solar: null,
    limits: 'The text without its later correction, which printed almanacs have',
  },
  surya_bija: {
    name: 'Surya Siddhanta with bija',
    region: ALL,
    sky: 'surya_bija',
    clock: 'universal',
    books: [],
    solar: null,
    limits: 'By the clock of Bengal; by universal time its tithis are 8 to 23 minutes earlier',
  },
  vakya: {
    name: 'Vakya',
    region: ALL,
    sky: 'vakya',
    clock: 'universal',
    books: [],
    solar: { calendar: 'tamil', rule: 'thirty_nazhigais' },
    limits: 'No printed end of a tithi was found',
  },
  tamil_vakya: {
    name: 'Tamil vakya almanacs',
    region: 'Tamil Nadu',
    sky: 'vakya',
    clock: 'universal',
    books: ['Pambu', 'Tirunelveli', 'Srirangam', 'Arcot', 'Kumbakonam'],
    solar: { calendar: 'tamil', rule: 'thirty_nazhigais' },
    limits: 'No printed end of a tithi was found',
  },
  bengal_old: {
    name: 'Old school of Bengal',
    region: 'Bengal',
    sky: 'surya_bija',
    clock: 'bengal_panjika',
    books: ['Gupta Press', 'P. M. Bagchi', 'Benimadhab Sil'],
    solar: { calendar: 'bengali', rule: 'next_day' },
    limits: null,
  },
  bengal_bisuddha: {
    name: 'Bisuddha Siddhanta',
    region: 'Bengal',
    sky: 'drik',
    clock: 'universal',
    books: ['Bisuddha Siddhanta Panjika'],
    solar: { calendar: 'bengali', rule: 'midnight_zone' },
    limits: null,
  },
  odisha_kohinoor: {
    name: 'Kohinoor, Khadiratna',
    region: 'Odisha',
    sky: 'surya_bija',
    clock: 'universal',
    books: ['Kohinoor', 'Radharaman', 'D. N. Tripathy'],
    solar: { calendar: 'odia', rule: 'late_evening' },
    limits: null,
  },
  odisha_samanta: {
    name: 'Samanta Chandrasekhar',
    region: 'Odisha',
    sky: 'drik',
    clock: 'universal',
    books: ['Samanta', 'Biraja'],
    solar: { calendar: 'odia', rule: 'late_evening' },
    limits: 'Their text is the Siddhanta Darpana, near the sky; the sky itself is used instead',
    isStandIn: true,
  },
  kerala: {
    name: 'Kerala',
    region: 'Kerala',
    sky: 'drik',
    clock: 'universal',
    books: ['Mathrubhumi', 'Malayala Manorama', 'Government of Kerala'],
    solar: { calendar: 'malayalam', rule: 'madhyahna' },
    limits: null,
  },
  assam: {
    name: 'Assam',
    region: 'Assam',
    sky: 'surya_bija',
    clock: 'universal',
    books: ['Assamese panjikas'],
    solar: { calendar: 'assamese', rule: 'next_day' },
    limits: 'No printed end of a tithi was found',
  },
  nepal: {
    name: 'Nepal',
    region: 'Nepal',
    sky: 'surya_bija',
    clock: 'universal',
    books: ['Nepal Panchanga Nirnayak Samiti'],
    solar: null,
    limits: null,
  },
  andhra_purva: {
    name: 'Purva (gantala) almanacs',
    region: 'Andhra Pradesh and Telangana',
    sky: 'surya_bija',
    clock: 'universal',
    books: ['Purva paddhati panchangams'],
    solar: null,
    limits: 'Prints its instants 16 to 28 minutes later',
  },
  rashtriya: {
    name: 'Rashtriya Panchang',
    region: INDIA,
    sky: 'drik',
    clock: 'universal',
    books: ['Rashtriya Panchang', 'Kalnirnay', 'Tirumala Tirupati Devasthanams', 'Kanchi math'],
    solar: null,
    limits: null,
  },
} as const satisfies Record<string, AlmanacRow>;

export type AlmanacId = keyof typeof ALMANACS;
// Safe: the keys of the table itself.
export const ALMANAC_IDS = Object.keys(ALMANACS) as [AlmanacId, ...AlmanacId[]];

/** Returns the row of an almanac. */
export const almanacRowOf = (id: AlmanacId): AlmanacRow => ALMANACS[id];
