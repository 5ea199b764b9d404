import type { Planet } from '../vocabulary/grahas.ts';

/** Givers and receivers of bindus: the seven planets and the ascendant. The lunar nodes are neither. */
export const CONTRIBUTORS = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'ascendant'] as const;
export type Contributor = (typeof CONTRIBUTORS)[number];

/** Two schools that differ in four cells; the totals are the same. */
export const BINDU_TABLES = ['varahamihira', 'parasara'] as const;
export type BinduTableName = (typeof BINDU_TABLES)[number];

/** Houses from a giver's sign, the sign itself being the first, that receive a bindu: one list for each giver. */
export type BinduRow = Readonly<Record<Contributor, readonly number[]>>;
export type BinduTable = Readonly<Record<Contributor, BinduRow>>;

/**
 * Varahamihira's table, which most programs follow.
 * @source Brihat Jataka ch. 9; B.V. Raman, Ashtakavarga System of Prediction
 */
const VARAHAMIHIRA: BinduTable = {
  sun: {
    sun: [1, 2, 4, 7, 8, 9, 10, 11],
    moon: [3, 6, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [3, 5, 6, 9, 10, 11, 12],
    jupiter: [5, 6, 9, 11],
    venus: [6, 7, 12],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    ascendant: [3, 4, 6, 10, 11, 12],
  },
  moon: {
    sun: [3, 6, 7, 8, 10, 11],
    moon: [1, 3, 6, 7, 10, 11],
    mars: [2, 3, 5, 6, 9, 10, 11],
    mercury: [1, 3, 4, 5, 7, 8, 10, 11],
    jupiter: [1, 4, 7, 8, 10, 11, 12],
    venus: [3, 4, 5, 7, 9, 10, 11],
    saturn: [3, 5, 6, 11],
    ascendant: [3, 6, 10, 11],
  },
  mars: {
    sun: [3, 5, 6, 10, 11],
    moon: [3, 6, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [3, 5, 6, 11],
    jupiter: [6, 10, 11, 12],
    venus: [6, 8, 11, 12],
    saturn: [1, 4, 7, 8, 9, 10, 11],
    ascendant: [1, 3, 6, 10, 11],
  },
  mercury: {
    sun: [5, 6, 9, 11, 12],
    moon: [2, 4, 6, 8, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [1, 3, 5, 6, 9, 10, 11, 12],
    jupiter: [6, 8, 11, 12],
    venus: [1, 2, 3, 4, 5, 8, 9, 11],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    ascendant: [1, 2, 4, 6, 8, 10, 11],
  },
  jupiter: {
    sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    moon: [2, 5, 7, 9, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    venus: [2, 5, 6, 9, 10, 11],
    saturn: [3, 5, 6, 12],
    ascendant: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  venus: {
    sun: [8, 11, 12],
    moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    mars: [3, 5, 6, 9, 11, 12],
    mercury: [3, 5, 6, 9, 11],
    jupiter: [5, 8, 9, 10, 11],
    venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    saturn: [3, 4, 5, 8, 9, 10, 11],
    ascendant: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  saturn: {
    sun: [1, 2, 4, 7, 8, 10, 11],
    moon: [3, 6, 11],
    mars: [3, 5, 6, 10, 11, 12],
    mercury: [6, 8, 9, 10, 11, 12],
    jupiter: [5, 6, 11, 12],
    venus: [6, 11, 12],
    saturn: [3, 5, 6, 11],
    ascendant: [1, 3, 4, 6, 10, 11],
  },
  ascendant: {
    sun: [3, 4, 6, 10, 11, 12],
    moon: [3, 6, 10, 11, 12],
    mars: [1, 3, 6, 10, 11],
    mercury: [1, 2, 4, 6, 8, 10, 11],
    jupiter: [1, 2, 4, 5, 6, 7, 9, 10, 11],
    venus: [1, 2, 3, 4, 5, 8, 9],
    saturn: [1, 3, 4, 6, 10, 11],
    ascendant: [3, 6, 10, 11],
  },
};

export const BINDU_TABLE_OF: Readonly<Record<BinduTableName, BinduTable>> = {
  varahamihira: VARAHAMIHIRA,
  /** @source BPHS ch. 66; Jagannatha Hora and PyJHora follow it */
  parasara: {
    ...VARAHAMIHIRA,
    moon: {
      ...VARAHAMIHIRA.moon,
      moon: [1, 3, 6, 7, 9, 10, 11],
      mars: [2, 3, 5, 6, 10, 11],
      jupiter: [1, 2, 4, 7, 8, 10, 11],
    },
    venus: { ...VARAHAMIHIRA.venus, mars: [3, 4, 6, 9, 11, 12] },
  },
};

/** Total bindus of each row, the same in every chart: 337 for the seven planets. */
export const BINDUS_OF: Readonly<Record<Contributor, number>> = {
  sun: 48,
  moon: 49,
  mars: 39,
  mercury: 54,
  jupiter: 56,
  venus: 52,
  saturn: 39,
  ascendant: 49,
};

/** Weight of a planet in the graha pinda. @source Phaladeepika ch. 24 */
export const GRAHA_MULTIPLIERS: Readonly<Record<Planet, number>> = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
};
