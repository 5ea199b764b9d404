import { countFrom } from '../vocabulary/cycle.ts';
import { PLANETS } from '../vocabulary/grahas.ts';
import { BINDU_TABLE_OF, type BinduTableName, CONTRIBUTORS, type Contributor } from './bindu-tables.ts';

/** Sign of each contributor: 0 = Aries … 11 = Pisces. */
export type ContributorSigns = Readonly<Record<Contributor, number>>;

/** The ashtakavarga of one receiver. */
export type BinduRowOfChart = {
  /** Twelve, from Aries; 0 to 8 each. */
  bindus: readonly number[];
  /** Givers of the bindus: twelve lists, from Aries (the prastara chart, read by columns). */
  givers: readonly (readonly Contributor[])[];
};

export type Ashtakavarga = {
  /** Rows of the seven planets and the ascendant (bhinnashtakavarga). */
  rows: Readonly<Record<Contributor, BinduRowOfChart>>;
  /** Sum of the seven planets' rows, twelve from Aries (sarvashtakavarga): 337 in all. */
  sums: readonly number[];
};

const SIGN_INDEXES = Array.from({ length: 12 }, (_, signIndex) => signIndex);

/**
 * Counts the bindus (benefic points) of each sign for each planet; the seven planets and the ascendant give them from
 * their own signs.
 * @param signs signs of the eight, 0 = Aries
 * @param table the school; `varahamihira` and `parasara` differ in four of the 64 cells
 * @returns bindus by sign, from Aries; the row of a planet has the same total in every chart, and all seven have 337
 * @source Brihat Jataka ch. 9 and BPHS ch. 66; checked with B.V. Raman's standard horoscope and six programs
 * @accuracy exact: it depends on the eight signs alone
 */
export function ashtakavargaOf(signs: ContributorSigns, table: BinduTableName): Ashtakavarga {
  const of = (receiver: Contributor): BinduRowOfChart => {
    const houses = BINDU_TABLE_OF[table][receiver];
    const givers = SIGN_INDEXES.map((signIndex) =>
      CONTRIBUTORS.filter((giver) => houses[giver].includes(countFrom(signs[giver], signIndex, 12))),
    );
    return { bindus: givers.map(({ length }) => length), givers };
  };
  // Safe: one row for each of the contributors, who are all that the type asks for.
  const rows = Object.fromEntries(CONTRIBUTORS.map((receiver) => [receiver, of(receiver)])) as Record<
    Contributor,
    BinduRowOfChart
  >;
  const sums = SIGN_INDEXES.map((signIndex) =>
    PLANETS.reduce((sum, planet) => sum + (rows[planet].bindus[signIndex] ?? 0), 0),
  );
  return { rows, sums };
}

/** Lords of the eight parts of 3°45′ of every sign. @source Phaladeepika ch. 26 */
const KAKSHYA_LORDS: readonly Contributor[] = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
  'ascendant',
];
const KAKSHYA_DEG = 3.75;

/** Returns the eighth of a sign at a degree. @param degreeInSign 0 to below 30 @returns number 1 to 8, and its lord */
export function kakshyaAt(degreeInSign: number): { kakshyaNumber: number; lord: Contributor } {
  const kakshyaIndex = Math.floor(degreeInSign / KAKSHYA_DEG);
  const lord = KAKSHYA_LORDS[kakshyaIndex];
  if (lord === undefined) throw new RangeError(`${degreeInSign} is no degree within a sign`);
  return { kakshyaNumber: kakshyaIndex + 1, lord };
}

export type Grade = 'weak' | 'medium' | 'strong';

/** Grades the sum of the seven: below 25 weak, 25 to 30 medium, above 30 strong. */
export const gradeOfSum = (sum: number): Grade => (sum < 25 ? 'weak' : sum <= 30 ? 'medium' : 'strong');
