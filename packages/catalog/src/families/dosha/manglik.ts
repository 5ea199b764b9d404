import {
  EXEMPT_SIGN_INDEXES,
  judgedEvidence,
  manglikCancellations,
  type ManglikCancellationName,
  MANGLIK_CANCELLATION_NAMES,
  marsFrom,
} from '@graha/astro-engine/dosha/manglik-cancellations';
import {
  type MangalChart,
  type Manglik,
  MANGLIK_HOUSE_SETS,
  MANGLIK_POINTS,
  MANGLIK_SEVERITIES,
  type ManglikHouseSet,
  manglikOf,
  type MarsEvidence,
  severityOf,
} from '@graha/astro-engine/dosha/manglik';
import { chartAt } from '@graha/astro-engine/chart/chart';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { signAt, SIGNS } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { birthRequest, type Moment, resolveMoment } from '../../request/birth.ts';
import type { Metadata } from '../../wire/envelopes.ts';
import { metadataOf } from '../../wire/metadata.ts';
import { HouseNumber, SignName } from '../../wire/placement.ts';
import { nameOf, rounded } from '../../wire/present-placement.ts';
import type { Setting } from '../../request/settings.ts';
import { listing, ordinal } from '../../wire/words.ts';
import { vedicSkyOf } from '../vedic-chart.ts';

/** The dosha of Mars in answers, for every family that has it. */

export const houseSet = {
  values: ['north', 'south', 'without_second'],
  title: 'Houses of Mars',
  description:
    'Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second.',
} as const satisfies Setting;

const Reference = term('PointName', z.enum(['Ascendant', 'Moon', 'Venus']));
const REFERENCE_NAMES = { ascendant: 'Ascendant', moon: 'Moon', venus: 'Venus' } as const;
const IN_SENTENCES = { ascendant: 'the ascendant', moon: 'the Moon', venus: 'Venus' } as const;

export const Severity = z
  .enum(MANGLIK_SEVERITIES)
  .describe(
    'None if not manglik; otherwise by the number of references that show the dosha: mild 1, moderate 2, severe 3.',
  );

/** The form of sign names in an answer: its texts use the same form as its members. */
export type SignWords = 'name' | 'sanskrit';

const EVIDENCE_MEMBERS = {
  reference: Reference.describe('Reference from which Mars is counted.'),
  mars_house: HouseNumber.describe('House of Mars, counted from the reference.'),
  is_dosha: z.boolean().describe('Whether Mars makes the dosha from the reference.'),
  weight: z
    .enum(['high', 'low'])
    .nullable()
    .describe('Weight of the house: high for the seventh and eighth; null without dosha.'),
};
const WHERE_MARS_STANDS = 'House of Mars from the ascendant, the Moon or Venus.';
const Evidence = z
  .strictObject({ sign: SignName.describe('Sign of the reference.'), ...EVIDENCE_MEMBERS })
  .meta({ id: 'MarsEvidence', description: WHERE_MARS_STANDS });
const EvidenceInSanskrit = z
  .strictObject({
    sign: term('RashiName', z.enum(SIGNS.map(({ sanskrit }) => sanskrit))).describe(
      'Sign of the reference, by its Sanskrit name.',
    ),
    ...EVIDENCE_MEMBERS,
  })
  .meta({ id: 'MarsEvidenceInSanskrit', description: WHERE_MARS_STANDS });

const Cancellation = z
  .strictObject({
    name: z.enum(MANGLIK_CANCELLATION_NAMES).describe('Id of the rule that may cancel the dosha, for programs.'),
    applies: z.boolean().describe('Whether the rule holds for this chart or couple.'),
    reason: z.string().describe('Why the rule holds or not, in an English sentence.'),
  })
  .meta({ id: 'ManglikCancellation', description: 'One rule that is held to cancel the dosha, evaluated.' });

export const EVIDENCE = {
  references: z.array(Evidence).length(3).describe('Mars, counted from the ascendant, the Moon and Venus.'),
};
export const EVIDENCE_IN_SANSKRIT = {
  references: z.array(EvidenceInSanskrit).length(3).describe('Mars, counted from the ascendant, the Moon and Venus.'),
};
export const CANCELLATIONS = { cancellations: z.array(Cancellation).describe('Every cancellation rule, evaluated.') };

const presentEvidence = ({ reference, signIndex, houseNumber, isDosha, weight }: MarsEvidence, words: SignWords) => ({
  reference: REFERENCE_NAMES[reference],
  sign: signAt(signIndex)[words],
  mars_house: houseNumber,
  is_dosha: isDosha,
  weight,
});

const signNames = (words: SignWords, signIndexes: readonly number[]): string =>
  listing(signIndexes.map((index) => signAt(index)[words]));

const houseFromAscendant = (chart: MangalChart, planet: 'jupiter' | 'venus'): string =>
  `${nameOf(planet)} in the ${ordinal(chart.placements[planet].houseNumber)}`;

const benefics = (chart: MangalChart): string =>
  `${houseFromAscendant(chart, 'jupiter')}, ${houseFromAscendant(chart, 'venus')} from the ascendant.`;

function exemptionReason(chart: MangalChart, manglik: Manglik, words: SignWords): string {
  const judged = judgedEvidence(manglik);
  if (judged === undefined) return 'Mars makes no dosha from any reference.';
  const exempt = signNames(words, EXEMPT_SIGN_INDEXES[judged.houseNumber] ?? []);
  const house = `the ${ordinal(judged.houseNumber)} from ${IN_SENTENCES[judged.reference]}`;
  return `Mars is in ${house} in ${signNames(words, [chart.placements.mars.signIndex])}; exempt there: ${exempt}.`;
}

type Reason = (chart: MangalChart, manglik: Manglik, words: SignWords) => string;

const marsSign: Reason = ({ placements }, _, words) => `Mars is in ${signNames(words, [placements.mars.signIndex])}.`;

/** The facts that each rule examines, whether it holds or not. */
const REASONS: Readonly<Record<ManglikCancellationName, Reason>> = {
  mars_in_own_or_exalted_sign: marsSign,
  mars_in_leo_or_aquarius: marsSign,
  sign_exempt_in_house: exemptionReason,
  jupiter_with_or_aspecting_mars: (chart) =>
    `Mars is the ${ordinal(marsFrom(chart, 'jupiter'))} from Jupiter, who looks at the 5th, 7th and 9th.`,
  moon_with_mars: (chart) => `Mars is the ${ordinal(marsFrom(chart, 'moon'))} from the Moon.`,
  jupiter_or_venus_in_ascendant: benefics,
  jupiter_or_venus_in_seventh: benefics,
  ascendant_cancer_or_leo: ({ ascendant }, _, words) =>
    `The ascendant is in ${signNames(words, [ascendant.signIndex])}.`,
  saturn_with_or_aspecting_mars: (chart) =>
    `Mars is the ${ordinal(marsFrom(chart, 'saturn'))} from Saturn, who looks at the 3rd, 7th and 10th.`,
};

export const ManglikRequest = birthRequest(['ayanamsa'], { settings: { house_set: houseSet } }).meta({
  id: 'ManglikRequest',
});

const FORMULAS = { formula_version: '1.0', system: 'manglik', zodiac: 'sidereal', house_system: 'whole_sign' } as const;

/** The chart of a request for the dosha, which reads no lunar node. */
export function mangalChartOf(
  { settings, ...birth }: z.output<typeof ManglikRequest>,
  sky: Ephemeris,
): { chart: MangalChart; moment: Moment; metadata: Metadata } {
  const moment = resolveMoment(birth);
  const skySettings = vedicSkyOf({ ...settings, node_mode: 'mean' }, moment.place);
  const chart = chartAt(sky, MANGLIK_POINTS, moment.jdUt, moment.place, skySettings);
  const used = { ayanamsa_value: rounded(chart.ayanamsaDeg) };
  return { chart, moment, metadata: metadataOf(sky.name, FORMULAS, settings, used) };
}

export type Judgement = {
  manglik: Manglik;
  /** True if the birth is manglik and at least one rule cancels it. */
  isCancelled: boolean;
  references: (Omit<z.input<typeof Evidence>, 'sign'> & { sign: string })[];
  cancellations: z.input<typeof Cancellation>[];
  ruleHouses: number[];
  description: string;
};

/** Judges the dosha of a chart, with its evidence and cancellations. */
export function judgedManglik(chart: MangalChart, set: ManglikHouseSet, words: SignWords = 'name'): Judgement {
  const manglik = manglikOf(chart, set);
  const cancellations = manglikCancellations(chart, manglik).map(({ name, applies }) => ({
    name,
    applies,
    reason: REASONS[name](chart, manglik, words),
  }));
  return {
    manglik,
    isCancelled: manglik.isManglik && cancellations.some(({ applies }) => applies),
    references: manglik.evidence.map((evidence) => presentEvidence(evidence, words)),
    cancellations,
    ruleHouses: [...MANGLIK_HOUSE_SETS[set]],
    description: descriptionOf(manglik, cancellations.filter(({ applies }) => applies).length),
  };
}

function descriptionOf(manglik: Manglik, cancellationCount: number): string {
  const { isManglik, evidence } = manglik;
  const house = ordinal(evidence[0]?.houseNumber ?? 0);
  const others = evidence.slice(1).filter(({ isDosha }) => isDosha);
  const fromOthers = listing(others.map(({ reference }) => IN_SENTENCES[reference]));
  const further = others.length === 0 ? '' : ` Dosha ${isManglik ? 'also ' : ''}from ${fromOthers}.`;
  const rules = cancellationCount === 1 ? '1 rule' : `${cancellationCount} rules`;
  const cancelled = cancellationCount === 0 ? '' : ` Held to be cancelled by ${rules}.`;
  return isManglik
    ? `Manglik: Mars is in the ${house} house from the ascendant; ${severityOf(manglik)}.${further}${cancelled}`
    : `Not manglik: Mars is in the ${house} house from the ascendant.${further}`;
}
