import type { Planet } from '../vocabulary/grahas.ts';
import { sunRelationOf } from './conditions.ts';
import { type Figure, platicAspect } from './figure.ts';
import type { MoonCourse } from './moon-course.ts';
import type { Application, Collection, Translation } from './perfection.ts';
import { inMutualDomicile, receives } from './receptions.ts';
import { listOf, pairsOf, type Significators } from './significators.ts';

/** The facts of a figure from which its testimonies follow. */
export type Facts = {
  figure: Figure;
  houseNumber: number;
  significators: Significators;
  moon: MoonCourse;
  applications: readonly Application[];
  translations: readonly Translation[];
  collections: readonly Collection[];
};

type Side = 'for' | 'against';
/** One case in which a rule holds. */
type Case = { planets: readonly Planet[]; angleDeg: number | null; jdUt: number | null };
type Rule = {
  side: Side;
  /** The rule in our words. */ text: string;
  source: string;
  cases(facts: Facts): readonly Case[];
};

const ofPlanets = (...planets: readonly Planet[]): Case => ({ planets, angleDeg: null, jdUt: null });
const ofApplication = ({ planet, to, angleDeg, jdUt }: Application): Case => ({
  planets: [planet, to],
  angleDeg,
  jdUt,
});

/** A good aspect is hindered by a malevolent one alone, others by any. @source Christian Astrology, ch. 21 */
export const hindrancesOf = ({ angleDeg, interpositions }: Application): Application['interpositions'] =>
  angleDeg === 60 || angleDeg === 120 ? interpositions.filter(({ isMalevolent }) => isMalevolent) : interpositions;

/** Applications that count: within orbs at the question, exact in the end, and not hindered. */
const freeWith = ({ applications }: Facts, anglesDeg: readonly number[]): Application[] =>
  applications.filter(
    (one) =>
      anglesDeg.includes(one.angleDeg) &&
      one.isWithinOrbs &&
      one.outcome === 'perfects' &&
      hindrancesOf(one).length === 0,
  );

const isDignified = ({ placements }: Figure, planet: Planet): boolean =>
  !placements[planet].dignities.includes('peregrine');
const squareIsGood = (figure: Figure, { planet, to }: Application): boolean =>
  isDignified(figure, planet) && isDignified(figure, to);
const oppositionIsGood = ({ placements }: Figure, { planet, to }: Application): boolean =>
  inMutualDomicile(placements, planet, to);

const endingIn = ({ applications }: Facts, outcome: Application['outcome']): Case[] =>
  applications.filter((one) => one.isWithinOrbs && one.outcome === outcome).map(ofApplication);

const hinderedBy = ({ applications }: Facts, kind: 'prohibition' | 'frustration'): Case[] =>
  applications
    .filter(({ isWithinOrbs, outcome }) => isWithinOrbs && outcome === 'perfects')
    .flatMap((one) => hindrancesOf(one))
    .filter((one) => one.kind === kind)
    .map(({ planet, meets, angleDeg, jdUt }) => ({ planets: [planet, meets], angleDeg, jdUt }));

function mutualReceptions({ figure: { placements }, significators }: Facts): Case[] {
  return pairsOf(significators)
    .filter(([a, b]) => receives(placements, a, b) && receives(placements, b, a))
    .map(([a, b]) => ofPlanets(a, b));
}

function separations({ figure, significators: { querent, quesited } }: Facts): Case[] {
  const aspect = querent === quesited ? null : platicAspect(figure, querent, quesited);
  return aspect?.isApplying === false ? [{ ...ofPlanets(querent, quesited), angleDeg: aspect.angleDeg }] : [];
}

const isIn = ({ figure: { placements } }: Facts, planet: Planet, houseNumber: number): boolean =>
  placements[planet].countedHouseNumber === houseNumber;

/**
 * Rules of judgment, each with its side.
 * @source William Lilly, Christian Astrology (1647): ch. 21 on perfection, definitions on pp. 107–114; the aphorism by its page in Zadkiel's edition (1852)
 */
export const TESTIMONY_RULES = {
  conjunction: {
    side: 'for',
    text: 'The significators hasten to a conjunction without prohibition or refranation.',
    source: 'ch. 21',
    cases: (facts) => freeWith(facts, [0]).map(ofApplication),
  },
  good_aspect: {
    side: 'for',
    text: 'The significators apply by sextile or trine, and no malevolent aspect intervenes.',
    source: 'ch. 21',
    cases: (facts) => freeWith(facts, [60, 120]).map(ofApplication),
  },
  square_with_dignity: {
    side: 'for',
    text: 'The significators apply by square, each in a dignity of its own.',
    source: 'ch. 21',
    cases: (facts) =>
      freeWith(facts, [90])
        .filter((one) => squareIsGood(facts.figure, one))
        .map(ofApplication),
  },
  opposition_with_reception: {
    side: 'for',
    text: 'The significators apply by opposition in mutual reception by house; the querent may repent it.',
    source: 'ch. 21',
    cases: (facts) =>
      freeWith(facts, [180])
        .filter((one) => oppositionIsGood(facts.figure, one))
        .map(ofApplication),
  },
  translation: {
    side: 'for',
    text: 'A lighter planet leaves one significator and applies to the other before it meets a third.',
    source: 'p. 111, ch. 21',
    cases: ({ translations }) =>
      translations
        .filter(({ interruptedBy }) => interruptedBy === null)
        .map(({ by, from, to, toAngleDeg, jdUt }) => ({ planets: [by, from, to], angleDeg: toAngleDeg, jdUt })),
  },
  collection: {
    side: 'for',
    text: 'The significators behold each other not, but both apply to a heavier planet and receive it.',
    source: 'ch. 21',
    cases: ({ collections, significators: { querent, quesited } }) =>
      collections
        .filter(({ isReceivedByBoth }) => isReceivedByBoth)
        .map(({ by, meetings }) => ({
          planets: [by, querent, quesited],
          angleDeg: null,
          jdUt: Math.max(...meetings.map(({ jdUt }) => jdUt)),
        })),
  },
  mutual_reception: {
    side: 'for',
    text: 'The significators receive each other by dignities.',
    source: 'p. 112',
    cases: mutualReceptions,
  },
  quesited_in_first: {
    side: 'for',
    text: 'The lord of the matter is in the ascendant.',
    source: 'ch. 21',
    cases: (facts) =>
      isIn(facts, facts.significators.quesited, 1) && facts.significators.querent !== facts.significators.quesited
        ? [ofPlanets(facts.significators.quesited)]
        : [],
  },
  querent_in_house: {
    side: 'for',
    text: 'The lord of the ascendant or the Moon is in the house of the matter.',
    source: 'ch. 21',
    cases: (facts) =>
      listOf(facts.significators)
        .filter((planet) => planet !== facts.significators.quesited && isIn(facts, planet, facts.houseNumber))
        .map((planet) => ofPlanets(planet)),
  },
  square_without_dignity: {
    side: 'against',
    text: 'The significators apply by square, and one of them has no dignity of its own.',
    source: 'ch. 21',
    cases: (facts) =>
      freeWith(facts, [90])
        .filter((one) => !squareIsGood(facts.figure, one))
        .map(ofApplication),
  },
  opposition: {
    side: 'against',
    text: 'The significators apply by opposition without mutual reception by house.',
    source: 'ch. 21',
    cases: (facts) =>
      freeWith(facts, [180])
        .filter((one) => !oppositionIsGood(facts.figure, one))
        .map(ofApplication),
  },
  prohibition: {
    side: 'against',
    text: 'Another planet completes its aspect with a significator before the two complete theirs.',
    source: 'p. 110',
    cases: (facts) => hinderedBy(facts, 'prohibition'),
  },
  frustration: {
    side: 'against',
    text: 'The slower significator is joined to a heavier planet before the two complete their aspect.',
    source: 'p. 112',
    cases: (facts) => hinderedBy(facts, 'frustration'),
  },
  refranation: {
    side: 'against',
    text: 'A significator draws back before the aspect is exact.',
    source: 'p. 111',
    cases: (facts) => endingIn(facts, 'refranation'),
  },
  sign_change: {
    side: 'against',
    text: 'A significator leaves its sign before the aspect is exact.',
    source: 'ch. 21',
    cases: (facts) => endingIn(facts, 'sign_change'),
  },
  separation: {
    side: 'against',
    text: 'The lords of the querent and of the matter separate from their aspect.',
    source: 'p. 110',
    cases: separations,
  },
  moon_void: {
    side: 'against',
    text: 'The Moon is void of course.',
    source: 'p. 112',
    cases: ({ moon }) => (moon.isVoid ? [ofPlanets('moon')] : []),
  },
  quesited_combust: {
    side: 'against',
    text: 'The lord of the matter is combust: it brings nothing to perfection.',
    source: 'Zadkiel’s edition (1852), p. 188',
    cases: ({ figure, significators: { quesited } }) =>
      sunRelationOf(figure, quesited) === 'combust' ? [ofPlanets(quesited)] : [],
  },
} as const satisfies Record<string, Rule>;
export type TestimonyId = keyof typeof TESTIMONY_RULES;
export const TESTIMONY_IDS = Object.keys(TESTIMONY_RULES) as TestimonyId[]; // Safe: the keys of the table itself.

export type Testimony = Case & { id: TestimonyId; side: Side };

/** Returns the testimonies of a figure, in the order of the rules. They are not weighed against each other. */
export const testimoniesOf = (facts: Facts): Testimony[] =>
  TESTIMONY_IDS.flatMap((id) => {
    const rule: Rule = TESTIMONY_RULES[id];
    return rule.cases(facts).map((one) => ({ id, side: rule.side, ...one }));
  });
