import type { Purpose } from './purpose.ts';

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6];
const both = (...tithis: number[]): Purpose['tithiNumbers'] => ({
  shukla: tithis,
  krishna: tithis.filter((tithi) => tithi < 15),
});
const MILD_WEEKDAYS = { good: [MON, WED, THU, FRI], middling: [] };
const ANY_LAGNA = { bestSignIndexes: [], goodSignIndexes: [], weakSignIndexes: [], emptyHouses: [8] };
const ASTA = ['guru_asta', 'shukra_asta'] as const;
/** Sutak always forbids. Books differ about the days of an eclipse and after it. */
const ABOUT_ECLIPSES = ['eclipse_day', 'after_eclipse'] as const;

/** Defaults of most purposes; a row overrides them. */
const COMMON = {
  barredPadas: [],
  weekdayIndexes: MILD_WEEKDAYS,
  vishti: 'barred',
  barredYogas: 'vyatipata_vaidhriti',
  bans: ['pitru_paksha', 'sutak'],
  cautions: ABOUT_ECLIPSES,
  avoidsJanma: false,
  lagna: ANY_LAGNA,
  isMarriage: false,
  minds: [],
  festiveDays: [],
} as const satisfies Partial<Purpose>;

const SIXTEEN_STARS = [1, 4, 5, 7, 8, 12, 13, 14, 15, 17, 21, 22, 23, 24, 26, 27];

/** Every purpose of the API. A new one is one row. */
export const PURPOSES: readonly Purpose[] = [
  {
    ...COMMON,
    id: 'marriage',
    name: 'Marriage (vivah)',
    starNumbers: { good: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27], middling: [] },
    barredPadas: [
      { starNumber: 10, padaNumber: 1 },
      { starNumber: 19, padaNumber: 1 },
      { starNumber: 27, padaNumber: 4 },
    ],
    tithiNumbers: both(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    weekdayIndexes: { good: [SUN, MON, TUE, WED, THU, FRI, SAT], middling: [] },
    barredYogas: 'nine',
    bans: ['adhika', 'kharmas', 'chaturmas', 'pitru_paksha', 'sutak', ...ASTA],
    cautions: ['holashtak', ...ABOUT_ECLIPSES],
    lagna: { bestSignIndexes: [2, 5, 6], goodSignIndexes: [1, 3, 8, 11], weakSignIndexes: [0, 7], emptyHouses: [7, 8] },
    isMarriage: true,
    source: 'Muhurta Chintamani ch. 6; DrikPanchang 2025',
  },
  {
    ...COMMON,
    id: 'griha_pravesh',
    name: 'Entering a new house (griha pravesh)',
    starNumbers: { good: [4, 5, 12, 14, 17, 21, 26, 27], middling: [] },
    tithiNumbers: { shukla: [2, 3, 5, 7, 10, 11, 13], krishna: [1, 2, 3, 5, 10, 11] },
    weekdayIndexes: { good: [MON, WED, THU, FRI, SAT], middling: [] },
    vishti: 'caution',
    barredYogas: 'none',
    bans: ['adhika', 'griha_months', 'pitru_paksha', 'sutak', ...ASTA],
    cautions: ['holashtak', ...ABOUT_ECLIPSES],
    source: 'Muhurta Chintamani (gentle and fixed stars); DrikPanchang 2025',
  },
  {
    ...COMMON,
    id: 'vehicle',
    name: 'Buying a vehicle',
    starNumbers: { good: [4, 5, 7, 8, 13, 14, 15, 17, 22, 23, 24, 27], middling: [] },
    tithiNumbers: { shukla: [3, 5, 6, 8, 10, 11, 13, 15], krishna: [1, 3, 5, 6, 8, 10, 11, 13] },
    weekdayIndexes: { good: [SUN, MON, WED, THU, FRI], middling: [] },
    vishti: 'caution',
    barredYogas: 'none',
    // Its window of 7 September 2025 runs to the evening, hours into the sutak of an eclipse.
    bans: ['pitru_paksha'],
    cautions: ['sutak', ...ABOUT_ECLIPSES],
    source: 'DrikPanchang 2025',
  },
  {
    ...COMMON,
    id: 'business',
    name: 'Opening a business or shop',
    starNumbers: { good: [4, 5, 8, 12, 13, 14, 17, 22, 27], middling: [1, 7, 15, 21, 23] },
    tithiNumbers: both(1, 2, 3, 5, 7, 10, 11, 13),
    source: 'Rule tables of two almanac programs, after Muhurta Chintamani',
  },
  {
    ...COMMON,
    id: 'namakarana',
    name: 'Naming a child (namakarana)',
    starNumbers: { good: SIXTEEN_STARS, middling: [] },
    tithiNumbers: both(1, 2, 3, 5, 7, 10, 11, 12, 13),
    vishti: 'ignored',
    barredYogas: 'none',
    bans: [],
    cautions: ['sutak', ...ABOUT_ECLIPSES],
    source:
      'Rule tables of two almanac programs, after Muhurta Chintamani; the eleventh or twelfth day after birth comes first',
  },
  {
    ...COMMON,
    id: 'travel',
    name: 'Setting out on a journey (yatra)',
    starNumbers: { good: [1, 5, 7, 8, 13, 17, 22, 23, 27], middling: [4, 12, 14, 15] },
    tithiNumbers: both(2, 3, 5, 7, 10, 11, 13),
    avoidsJanma: true,
    minds: ['disha_shool', 'panchaka'],
    source: 'Rule tables of two almanac programs, after Muhurta Chintamani, on travel',
  },
  {
    ...COMMON,
    id: 'vidyarambha',
    name: 'Beginning of studies (vidyarambha)',
    starNumbers: { good: [1, 5, 7, 8, 13, 15, 17, 22, 23, 27], middling: [14] },
    tithiNumbers: both(2, 3, 5, 7, 10, 11, 12, 13),
    weekdayIndexes: { good: [MON, WED, THU, FRI], middling: [SUN] },
    source: 'Rule tables of two almanac programs, after Muhurta Chintamani',
  },
  {
    ...COMMON,
    id: 'mundan',
    name: 'First haircut (mundan, chudakarana)',
    starNumbers: { good: [1, 5, 7, 8, 13, 14, 15, 18, 22, 23, 24, 27], middling: [4] },
    tithiNumbers: both(2, 3, 5, 7, 10, 11, 13),
    bans: ['adhika', 'kharmas', 'chaturmas', 'pitru_paksha', 'sutak', 'dakshinayana'],
    avoidsJanma: true,
    source: 'Rule table of one almanac program, after Muhurta Chintamani; in an odd year of the child’s age',
  },
  {
    ...COMMON,
    id: 'annaprashana',
    name: 'First solid food (annaprashana)',
    starNumbers: { good: SIXTEEN_STARS, middling: [] },
    tithiNumbers: both(2, 3, 5, 7, 10, 11, 13),
    bans: [],
    cautions: ['sutak', ...ABOUT_ECLIPSES],
    source: 'Rule table of one almanac program, after Muhurta Chintamani',
  },
  {
    ...COMMON,
    id: 'property',
    name: 'Buying land or a house',
    starNumbers: { good: [4, 8, 12, 13, 17, 21, 22, 26, 27], middling: [5, 14, 15] },
    tithiNumbers: both(2, 3, 5, 7, 10, 11, 12, 13, 15),
    source: 'Rule tables of two almanac programs, after Muhurta Chintamani; they differ in three stars',
  },
  {
    ...COMMON,
    id: 'foundation',
    name: 'Laying a foundation (bhumi puja)',
    starNumbers: { good: [4, 8, 12, 13, 17, 21, 22, 26, 27], middling: [5, 14, 15, 23, 24] },
    tithiNumbers: both(2, 3, 5, 7, 10, 11, 12, 13, 15),
    bans: ['adhika', 'kharmas', 'pitru_paksha', 'sutak'],
    minds: ['panchaka'],
    source: 'Rule tables of two almanac programs, after Muhurta Chintamani; they differ in three stars',
  },
  {
    ...COMMON,
    id: 'gold',
    name: 'Buying gold or jewels',
    starNumbers: { good: [1, 4, 7, 8, 12, 13, 17, 22, 27], middling: [15, 16, 21, 23, 24, 26] },
    tithiNumbers: both(1, 2, 3, 5, 7, 10, 11, 13, 15),
    weekdayIndexes: { good: [MON, WED, THU, FRI], middling: [SUN] },
    festiveDays: [
      { name: 'Akshaya Tritiya', monthIndex: 1, tithiIndex: 2 },
      { name: 'Dhanteras', monthIndex: 6, tithiIndex: 27 },
    ],
    source: 'Rule tables of two almanac programs, after Muhurta Chintamani',
  },
  {
    ...COMMON,
    id: 'medical',
    name: 'Beginning a treatment',
    starNumbers: { good: [1, 5, 8, 22, 27], middling: [13, 15, 17, 24] },
    tithiNumbers: both(2, 3, 5, 7, 10, 11, 13),
    avoidsJanma: true,
    source: 'Rule tables of two almanac programs, after Muhurta Chintamani; they differ',
  },
  {
    ...COMMON,
    id: 'surgery',
    name: 'Surgery',
    starNumbers: { good: [1, 5, 8, 22, 27], middling: [13, 15, 17, 24] },
    tithiNumbers: { shukla: [], krishna: [2, 3, 5, 7, 10, 11, 13] },
    weekdayIndexes: { good: [TUE, SAT], middling: [MON, WED, THU, FRI] },
    avoidsJanma: true,
    source:
      'Rule tables of two almanac programs, after Muhurta Chintamani; with a waning Moon, and never with the Moon in the sign of the limb',
  },
];
