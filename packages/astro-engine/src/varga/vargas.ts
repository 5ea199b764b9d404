import {
  always,
  byElement,
  byModality,
  byParity,
  cyclic,
  cyclicEvenReversed,
  listed,
  nth,
  own,
  somanatha,
  steady,
  vargaOf,
} from './rules.ts';
import type { PartRule } from './rules.ts';

/** Part of unequal width: from the end of the previous one to `toDeg`, half-open, in degrees of the sign. */
export type Segment = { toDeg: number; signIndex: number };

export type VargaMethod = PartRule | { segments: { odd: readonly Segment[]; even: readonly Segment[] } };

export type Varga = {
  /** The 9 of D9; charts of unequal parts have it in their name too. */
  parts: number;
  name: string;
  /** Subject of the chart. */
  meaning: string;
  /** The default rule: the first of `methods`. */
  defaultMethod: string;
  methods: Readonly<Record<string, VargaMethod>>;
  /** One of the sixteen of the Brihat Parashara Hora Shastra. */
  classical: boolean;
  /** Name of the convention, if two are in use under one number. */
  variant?: string;
  source: string;
};

const parashara = (rule: VargaMethod) => ({ defaultMethod: 'parashara', methods: { parashara: rule } });

const RAMAN_HORA: readonly (readonly [number, number])[] = [
  [7, 9], [1, 11], [5, 0], [3, 6], [4, 2], [2, 3], [6, 4], [0, 5], [11, 1], [9, 7], [10, 8], [8, 10],
]; // prettier-ignore

const NAVAMSA = steady(byElement(0, 9, 6, 3));
const DWADASAMSA = steady(own);

/** Quarters of nakshatras, six nakshatras a round: three go forward, three backward with Cancer and Leo in turn. */
const KALACHAKRA = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 7, 6, 5, 3, 4, 2, 1, 0, 11, 10, 9, 8] as const;

const TRIMSAMSA = {
  odd: [
    { toDeg: 5, signIndex: 0 },
    { toDeg: 10, signIndex: 10 },
    { toDeg: 18, signIndex: 8 },
    { toDeg: 25, signIndex: 2 },
    { toDeg: 30, signIndex: 6 },
  ],
  even: [
    { toDeg: 5, signIndex: 1 },
    { toDeg: 12, signIndex: 5 },
    { toDeg: 20, signIndex: 11 },
    { toDeg: 25, signIndex: 9 },
    { toDeg: 30, signIndex: 7 },
  ],
};

/**
 * Divisional charts: each sign is cut into parts and each part becomes a sign. A new varga is a new row.
 * @source BPHS ch. 6 (Santhanam) for the sixteen; D5, D6, D8 and D11 from later tradition, as their rows show
 */
export const VARGAS = {
  d1: { parts: 1, name: 'Rashi', meaning: 'The natal chart: body and life as a whole', ...parashara(steady(own)), classical: true, source: 'BPHS 6.2' },
  d2: {
    parts: 2, name: 'Hora', meaning: 'Wealth', defaultMethod: 'parashara', classical: true, source: 'BPHS 6.5–6',
    methods: {
      parashara: byParity(listed([4, 3]), listed([3, 4])),
      parivritti_dwaya: cyclic(2),
      uma_shambhu: cyclicEvenReversed(2),
      raman: (signIndex, partIndex) => RAMAN_HORA[signIndex]?.[partIndex] ?? signIndex,
      somanatha: somanatha(2),
    },
  },
  d3: {
    parts: 3, name: 'Drekkana', meaning: 'Siblings and courage', defaultMethod: 'parashara', classical: true, source: 'BPHS 6.7–8',
    methods: { parashara: steady(own, 4), parivritti_traya: cyclic(3), somanatha: somanatha(3), jagannatha: steady(byElement(0, 9, 6, 3), 4) },
  },
  d4: {
    parts: 4, name: 'Chaturthamsa', meaning: 'Home, property and fortune', defaultMethod: 'parashara', classical: true, source: 'BPHS 6.9',
    methods: { parashara: steady(own, 3), cyclic: cyclic(4) },
  },
  d5: {
    parts: 5, name: 'Panchamsa', meaning: 'Fame and authority', defaultMethod: 'odd_even_sign_table', classical: false,
    source: 'Odd signs Aries, Aquarius, Sagittarius, Gemini, Libra; even signs Taurus, Virgo, Pisces, Capricorn, Scorpio: the common panchamsa of the software tradition',
    methods: { odd_even_sign_table: byParity(listed([0, 10, 8, 2, 6]), listed([1, 5, 11, 9, 7])), cyclic: cyclic(5) },
  },
  d6: {
    parts: 6, name: 'Shashthamsa', meaning: 'Health and adversaries', ...parashara(byParity(steady(always(0)), steady(always(6)))), classical: false,
    source: 'Six divisions of 5° from Aries for odd signs, from Libra for even ones',
  },
  d7: {
    parts: 7, name: 'Saptamsa', meaning: 'Children', defaultMethod: 'parashara', classical: true, source: 'BPHS 6.10–11',
    methods: { parashara: byParity(steady(own), steady(nth(7))), even_backward: byParity(steady(own), steady(nth(7), -1)) },
  },
  d8: {
    parts: 8, name: 'Ashtamsa', meaning: 'Sudden events and longevity', ...parashara(steady(byModality(always(0), always(8), always(4)))), classical: false,
    source: 'From Aries for movable, Sagittarius for fixed, Leo for dual signs',
  },
  d9: {
    parts: 9, name: 'Navamsa', meaning: 'Marriage, dharma and the strength of planets', defaultMethod: 'parashara', classical: true, source: 'BPHS 6.12',
    methods: {
      parashara: NAVAMSA,
      kalachakra: (signIndex, partIndex) => KALACHAKRA[(signIndex * 9 + partIndex) % 24] ?? signIndex,
      krishna_mishra: cyclicEvenReversed(9),
    },
  },
  d10: {
    parts: 10, name: 'Dashamsa', meaning: 'Career and public life', defaultMethod: 'parashara', classical: true, source: 'BPHS 6.13–14',
    methods: { parashara: byParity(steady(own), steady(nth(9))), even_backward: byParity(steady(own), steady(nth(9), -1)) },
  },
  d11: {
    parts: 11, name: 'Rudramsa (Rath)', meaning: 'Gains and destruction', defaultMethod: 'sanjay_rath_rudramsa', classical: false, variant: 'sanjay_rath_rudramsa',
    methods: { sanjay_rath_rudramsa: steady((signIndex) => 12 - signIndex) },
    source: 'Rudramsa counted zodiacally: Aries from Aries, Taurus from Pisces',
  },
  'd11/raman': {
    parts: 11, name: 'Ekadasamsa (Raman)', meaning: 'Gains', defaultMethod: 'bv_raman_ekadasamsa', classical: false, variant: 'bv_raman_ekadasamsa',
    methods: { bv_raman_ekadasamsa: steady((signIndex) => 11 - (12 - signIndex), -1) },
    source: 'Ekadasamsa counted against the zodiac, as B. V. Raman has it: Aries from Pisces backward',
  },
  d12: { parts: 12, name: 'Dwadasamsa', meaning: 'Parents', ...parashara(DWADASAMSA), classical: true, source: 'BPHS 6.15' },
  d16: { parts: 16, name: 'Shodashamsa', meaning: 'Vehicles and comforts', ...parashara(steady(byModality(always(0), always(4), always(8)))), classical: true, source: 'BPHS 6.16' },
  d20: { parts: 20, name: 'Vimshamsa', meaning: 'Worship and spiritual life', ...parashara(steady(byModality(always(0), always(8), always(4)))), classical: true, source: 'BPHS 6.17–21' },
  d24: {
    parts: 24, name: 'Chaturvimshamsa', meaning: 'Learning', defaultMethod: 'parashara', classical: true, source: 'BPHS 6.22–23',
    methods: {
      parashara: byParity(steady(always(4)), steady(always(3))),
      reverse: byParity(steady(always(4)), steady(always(3), -1)),
      leo: steady(always(4)),
    },
  },
  d27: { parts: 27, name: 'Saptavimshamsa', meaning: 'Strengths and weaknesses', ...parashara(steady(byElement(0, 3, 6, 9))), classical: true, source: 'BPHS 6.24–26' },
  d30: {
    parts: 30, name: 'Trimsamsa', meaning: 'Misfortunes', defaultMethod: 'parashara', classical: true, source: 'BPHS 6.27–28',
    methods: { parashara: { segments: TRIMSAMSA }, cyclic: cyclic(30) },
  },
  d40: { parts: 40, name: 'Khavedamsa', meaning: 'Auspicious and inauspicious effects', ...parashara(byParity(steady(always(0)), steady(always(6)))), classical: true, source: 'BPHS 6.29–30' },
  d45: { parts: 45, name: 'Akshavedamsa', meaning: 'Character, all matters', ...parashara(steady(byModality(always(0), always(4), always(8)))), classical: true, source: 'BPHS 6.31–32' },
  d60: {
    parts: 60, name: 'Shashtiamsa', meaning: 'All matters; highly sensitive to the birth time', defaultMethod: 'parashara', classical: true, source: 'BPHS 6.33–41',
    methods: { parashara: steady(own), from_aries: steady(always(0)) },
  },
  d81: {
    parts: 81, name: 'Navanavamsa', meaning: 'The navamsa of the navamsa: marriage and dharma in detail', defaultMethod: 'navamsa_of_navamsa', classical: false,
    source: 'Later tradition; Jagannatha Hora and PyJHora count it through the zodiac, which is the navamsa of the navamsa',
    methods: { navamsa_of_navamsa: vargaOf(NAVAMSA, 9, NAVAMSA), even_reversed: cyclicEvenReversed(81), somanatha: somanatha(81) },
  },
  d108: {
    parts: 108, name: 'Ashtottaramsa', meaning: 'Subtle inclinations and spiritual merit', defaultMethod: 'dwadasamsa_of_navamsa', classical: false,
    source: 'Later tradition; PyJHora takes the dwadasamsa of the navamsa, other programs the navamsa of the dwadasamsa',
    methods: {
      dwadasamsa_of_navamsa: vargaOf(DWADASAMSA, 12, NAVAMSA),
      navamsa_of_dwadasamsa: vargaOf(NAVAMSA, 9, DWADASAMSA),
      cyclic: cyclic(108),
    },
  },
  d144: {
    parts: 144, name: 'Dwadasa-dwadasamsa', meaning: 'Parents and lineage in detail', defaultMethod: 'dwadasamsa_of_dwadasamsa', classical: false,
    source: 'Later tradition; PyJHora takes the dwadasamsa of the dwadasamsa',
    methods: { dwadasamsa_of_dwadasamsa: vargaOf(DWADASAMSA, 12, DWADASAMSA), cyclic: cyclic(144) },
  },
  d150: {
    parts: 150, name: 'Nadiamsa', meaning: 'All matters in the finest detail; sensitive to seconds of the birth time', defaultMethod: 'own_sign', classical: false,
    source: 'Deva Keralam has 150 nadis in a sign; Jagannatha Hora counts equal parts from the sign itself, PyJHora from Aries too. Unequal parts are not offered',
    methods: { own_sign: steady(own), cyclic: cyclic(150), own_sign_even_reversed: byParity(steady(own), steady(own, -1)) },
  },
} as const satisfies Record<string, Varga>; // prettier-ignore

export type VargaId = keyof typeof VARGAS;

/** Safe: the keys of the table are its ids. */
export const VARGA_IDS = Object.keys(VARGAS) as VargaId[];

/** The sixteen of the Brihat Parashara Hora Shastra, in their order. */
export const SHODASHAVARGA: readonly VargaId[] = VARGA_IDS.filter((id) => VARGAS[id].classical);
