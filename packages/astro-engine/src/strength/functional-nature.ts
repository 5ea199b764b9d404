import { signIndexOf } from '../core/angle.ts';
import { type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { DIGNITIES } from '../vocabulary/dignities.ts';
import { type Modality, signAt } from '../vocabulary/signs.ts';

/** Nature of a planet by the houses that it rules. */
export const FUNCTIONAL_NATURES = ['yogakaraka', 'benefic', 'malefic', 'neutral'] as const;
export type FunctionalNature = (typeof FUNCTIONAL_NATURES)[number];

/** Rows by ascendant, Sun to Saturn; Y yogakaraka, B benefic, M malefic, N neutral or mixed, - silent. @source BPHS ch. 34 */
const VERDICTS = [
  'BNNMBMM', 'BM-NMMY', 'M-M-MBB', 'NBYMBMN', 'B-BMBMM', 'MMNBMBN', 'MBMBMNB', 'YYNMBMM', 'BNBBNM-', 'NMMBMYN', '-MMNMYB', 'MBBMBMM',
] as const; // prettier-ignore
const NATURE_OF: Readonly<Record<string, FunctionalNature>> = {
  Y: 'yogakaraka',
  B: 'benefic',
  M: 'malefic',
  N: 'neutral',
};

const NATURAL_BENEFICS: readonly Planet[] = ['moon', 'mercury', 'jupiter', 'venus'];
const BADHAKA_HOUSES: Readonly<Record<Modality, number>> = { movable: 11, fixed: 9, dual: 7 };

export type Functional = {
  planet: Planet;
  houses: readonly number[];
  byRule: FunctionalNature;
  /** The reason, as a sentence. */
  reason: string;
  /** null if the chapter does not mention it. */
  byVerse: FunctionalNature | null;
  /** Lord of the second or seventh. */
  isMaraka: boolean;
  isBadhaka: boolean;
};

type Judged = { byRule: FunctionalNature; reason: string };

function natureOfHouse(planet: Planet, house: number): Judged {
  if ([5, 9].includes(house)) return { byRule: 'benefic', reason: `Lord of ${house}, a trikona.` };
  if ([3, 6, 11].includes(house)) return { byRule: 'malefic', reason: `Lord of ${house}, one of 3, 6 and 11.` };
  if ([4, 7, 10].includes(house))
    return NATURAL_BENEFICS.includes(planet)
      ? { byRule: 'malefic', reason: `A natural benefic, lord of ${house}, a kendra.` }
      : { byRule: 'neutral', reason: `A natural malefic, lord of ${house}, a kendra.` };
  return { byRule: 'neutral', reason: `Lord of ${house}, which takes the colour of its company.` };
}

function judge(planet: Planet, houses: readonly number[], ascendantSignIndex: number): Judged {
  const kendra = houses.find((house) => [4, 7, 10].includes(house));
  const trikona = houses.find((house) => [5, 9].includes(house));
  if (kendra !== undefined && trikona !== undefined)
    return { byRule: 'yogakaraka', reason: `Lord of ${kendra}, a kendra, and of ${trikona}, a trikona.` };
  if (houses.includes(1)) return { byRule: 'benefic', reason: 'Lord of the ascendant.' };
  const moolatrikona = ((signIndexOf(DIGNITIES[planet].moolatrikona.fromDeg) - ascendantSignIndex + 12) % 12) + 1;
  const [house = 1] = houses.length === 1 ? houses : [moolatrikona];
  return natureOfHouse(planet, house);
}

/** The house that obstructs an ascendant: the 11th of movable, 9th of fixed, 7th of dual signs. */
export const badhakaHouseOf = (ascendantSignIndex: number): number =>
  BADHAKA_HOUSES[signAt(ascendantSignIndex).modality];

/**
 * Returns the nature of each of the seven for an ascendant, by the rule and by the verse on the ascendant; the two
 * differ for some. If a planet rules two houses, the one with its moolatrikona sign prevails. Sun and Moon, as lords of
 * the eighth, do no harm.
 * @param ascendantSignIndex 0 = Aries
 * @source BPHS ch. 34 (Santhanam)
 */
export const functionalNaturesOf = (ascendantSignIndex: number): Functional[] =>
  PLANETS.map((planet, place) => {
    const ruled = Array.from({ length: 12 }, (_, index) => index + 1);
    const houses = ruled.filter((house) => signAt(ascendantSignIndex + house - 1).lord === planet);
    return {
      planet,
      houses,
      ...judge(planet, houses, ascendantSignIndex),
      byVerse: NATURE_OF[VERDICTS[ascendantSignIndex]?.[place] ?? '-'] ?? null,
      isMaraka: houses.includes(2) || houses.includes(7),
      isBadhaka: houses.includes(badhakaHouseOf(ascendantSignIndex)),
    };
  });
