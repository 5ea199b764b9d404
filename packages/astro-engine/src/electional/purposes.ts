import type { ElectionPurpose } from './purpose.ts';

const [ARIES, TAURUS, GEMINI, CANCER, LEO, VIRGO, LIBRA, SCORPIO, SAGITTARIUS, CAPRICORN, AQUARIUS, PISCES] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const;
const ANY = { chosen: [], avoided: [] } as const;

/** Defaults of most purposes; a row overrides them. */
const COMMON = {
  houses: [], significators: [], mustBeFree: [], foes: [], moonTo: [],
  kinds: ANY, signs: ANY, moonSigns: ANY, moonHouses: ANY, tailHouses: [],
} as const satisfies Partial<ElectionPurpose>; // prettier-ignore

/** Book 3 of Ramesey. Its pages are those of the edition of 1653. */
const RAMESEY = 'Ramesey, Astrologia Restaurata (1653), book 3';

/**
 * Every purpose of the search. A new one is one row.
 * @source William Ramesey, Astrologia Restaurata (1653), book 3; the aspects of the Moon that suit a matter on p. 129
 */
export const ELECTION_PURPOSES: readonly ElectionPurpose[] = [
  { ...COMMON, id: 'general', name: 'Any beginning', source: `${RAMESEY}, pp. 122–128` },
  {
    ...COMMON,
    id: 'marriage',
    name: 'Marriage',
    houses: [7],
    significators: ['venus'],
    mustBeFree: ['venus'],
    kinds: { chosen: ['fixed'], avoided: ['movable'] },
    signs: { chosen: [LEO, PISCES], avoided: [ARIES, CANCER, LIBRA, AQUARIUS] },
    moonSigns: { chosen: [LEO, PISCES], avoided: [ARIES, CANCER, LIBRA, AQUARIUS] },
    source: `${RAMESEY}, pp. 126, 175–177`,
  },
  {
    ...COMMON,
    id: 'contract',
    name: 'Signing a contract, founding a partnership or a business',
    houses: [7, 10],
    significators: ['mercury'],
    moonTo: ['mercury'],
    signs: {
      chosen: [GEMINI, LEO, VIRGO, SAGITTARIUS, PISCES],
      avoided: [ARIES, TAURUS, CANCER, LIBRA, SCORPIO, AQUARIUS],
    },
    moonSigns: {
      chosen: [GEMINI, LEO, VIRGO, SAGITTARIUS, PISCES],
      avoided: [ARIES, TAURUS, CANCER, LIBRA, SCORPIO, AQUARIUS],
    },
    source: `${RAMESEY}, pp. 129, 178–179`,
  },
  {
    ...COMMON,
    id: 'travel',
    name: 'Setting out on a journey',
    houses: [9],
    significators: ['mercury'],
    kinds: { chosen: ['movable'], avoided: ['fixed'] },
    signs: { chosen: [CANCER, VIRGO, SAGITTARIUS, PISCES], avoided: [SCORPIO, CAPRICORN, AQUARIUS] },
    moonHouses: { chosen: [5, 10, 11], avoided: [1, 2, 4, 6, 7, 8, 12] },
    source: `${RAMESEY}, pp. 126, 190–192`,
  },
  {
    ...COMMON,
    id: 'building',
    name: 'Beginning to build a house',
    houses: [4, 2, 10],
    significators: ['mercury'],
    foes: ['mars', 'saturn'],
    kinds: { chosen: ['fixed'], avoided: ['movable', 'dual'] },
    tailHouses: [2, 4],
    source: `${RAMESEY}, pp. 126, 142–143`,
  },
  {
    ...COMMON,
    id: 'foundation',
    name: 'Laying the foundation of a city or of a great building',
    houses: [4],
    significators: ['jupiter', 'saturn'],
    foes: ['mars'],
    signs: { chosen: [TAURUS, VIRGO, SAGITTARIUS, PISCES], avoided: [] },
    moonSigns: { chosen: [TAURUS, CANCER, VIRGO], avoided: [SCORPIO] },
    moonHouses: { chosen: [1, 10], avoided: [6, 12] },
    source: `${RAMESEY}, pp. 143–144`,
  },
  {
    ...COMMON,
    id: 'buying',
    name: 'Buying, and buying to sell again',
    houses: [2, 11],
    significators: ['mercury'],
    foes: ['mars'],
    moonTo: ['mercury'],
    kinds: { chosen: ['movable'], avoided: [] },
    source: `${RAMESEY}, pp. 126, 136–137`,
  },
  {
    ...COMMON,
    id: 'house_purchase',
    name: 'Buying a house or land',
    houses: [4],
    foes: ['mars'],
    moonSigns: { chosen: [TAURUS, CANCER], avoided: [] },
    source: `${RAMESEY}, pp. 146–147`,
  },
  {
    ...COMMON,
    id: 'favour',
    name: 'Asking a favour of a person in power',
    houses: [10],
    significators: ['sun'],
    foes: ['saturn', 'mars'],
    moonHouses: { chosen: [10], avoided: [] },
    source: `${RAMESEY}, pp. 123, 197`,
  },
  {
    ...COMMON,
    id: 'request',
    name: 'Asking for a promise or a favour of a friend',
    houses: [11, 7],
    source: `${RAMESEY}, p. 200`,
  },
  {
    ...COMMON,
    id: 'study',
    name: 'Beginning to learn',
    houses: [9, 10],
    significators: ['mercury'],
    moonTo: ['mercury'],
    signs: { chosen: [GEMINI, VIRGO, LIBRA, AQUARIUS], avoided: [] },
    moonSigns: { chosen: [GEMINI, VIRGO, LIBRA, AQUARIUS], avoided: [] },
    source: `${RAMESEY}, p. 195`,
  },
];
