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
import type { Ephemeris } from '@graha/astro-engine/ephemeris';
import { signAt } from '@graha/astro-engine/vocabulary/signs';
import { z } from 'zod';
import { birthRequest, type Moment, resolveMoment } from '../birth.ts';
import type { Metadata } from '../envelopes.ts';
import { metadataOf } from '../metadata.ts';
import { HouseNumber, SignName } from '../placement.ts';
import { nameOf, rounded } from '../present-placement.ts';
import type { Setting } from '../settings.ts';
import { listing, ordinal } from '../words.ts';
import { vedicSkyOf } from './vedic-chart.ts';

/** How the dosha of Mars is told, wherever it is told. */

export const houseSet = {
  values: ['north', 'south', 'without_second'],
  title: 'Houses of Mars',
  description:
    'Houses in which Mars makes the dosha: 1, 2, 4, 7, 8, 12 (north); without the first (south); without the second.',
} as const satisfies Setting;

const Reference = z.enum(['Ascendant', 'Moon', 'Venus']);
const REFERENCE_NAMES = { ascendant: 'Ascendant', moon: 'Moon', venus: 'Venus' } as const;
const IN_SENTENCES = { ascendant: 'the ascendant', moon: 'the Moon', venus: 'Venus' } as const;

export const Severity = z
  .enum(MANGLIK_SEVERITIES)
  .describe('By the number of references that show the dosha: none, mild 1, moderate 2, severe 3.');

const Evidence = z
  .strictObject({
    reference: Reference,
    sign: SignName,
    mars_house: HouseNumber.describe('House of Mars, counted from the reference.'),
    is_dosha: z.boolean(),
    weight: z.enum(['high', 'low']).nullable().describe('High in the seventh and eighth; null without dosha.'),
  })
  .meta({ id: 'MarsEvidence', description: 'Where Mars stands from the ascendant, the Moon or Venus.' });

const Cancellation = z
  .strictObject({ name: z.enum(MANGLIK_CANCELLATION_NAMES), applies: z.boolean(), reason: z.string() })
  .meta({ id: 'ManglikCancellation', description: 'One rule that is held to cancel the dosha, evaluated.' });

export const EVIDENCE = { references: z.array(Evidence).length(3) };
export const CANCELLATIONS = { cancellations: z.array(Cancellation) };

const presentEvidence = ({ reference, signIndex, houseNumber, isDosha, weight }: MarsEvidence) => ({
  reference: REFERENCE_NAMES[reference],
  sign: signAt(signIndex).name,
  mars_house: houseNumber,
  is_dosha: isDosha,
  weight,
});

const signNames = (signIndexes: readonly number[]): string => listing(signIndexes.map((index) => signAt(index).name));

const houseFromAscendant = (chart: MangalChart, planet: 'jupiter' | 'venus'): string =>
  `${nameOf(planet)} in the ${ordinal(chart.placements[planet].houseNumber)}`;

const benefics = (chart: MangalChart): string =>
  `${houseFromAscendant(chart, 'jupiter')}, ${houseFromAscendant(chart, 'venus')} from the ascendant.`;

function exemptionReason(chart: MangalChart, manglik: Manglik): string {
  const judged = judgedEvidence(manglik);
  if (judged === undefined) return 'Mars makes no dosha from any reference.';
  const exempt = signNames(EXEMPT_SIGN_INDEXES[judged.houseNumber] ?? []);
  const house = `the ${ordinal(judged.houseNumber)} from ${IN_SENTENCES[judged.reference]}`;
  return `Mars is in ${house} in ${signNames([chart.placements.mars.signIndex])}; exempt there: ${exempt}.`;
}

type Reason = (chart: MangalChart, manglik: Manglik) => string;

const marsSign: Reason = ({ placements }) => `Mars is in ${signNames([placements.mars.signIndex])}.`;

/** What the rule looked at, whether it holds or not. */
const REASONS: Readonly<Record<ManglikCancellationName, Reason>> = {
  mars_in_own_or_exalted_sign: marsSign,
  mars_in_leo_or_aquarius: marsSign,
  sign_exempt_in_house: exemptionReason,
  jupiter_with_or_aspecting_mars: (chart) =>
    `Mars is the ${ordinal(marsFrom(chart, 'jupiter'))} from Jupiter, who looks at the 5th, 7th and 9th.`,
  moon_with_mars: (chart) => `Mars is the ${ordinal(marsFrom(chart, 'moon'))} from the Moon.`,
  jupiter_or_venus_in_ascendant: benefics,
  jupiter_or_venus_in_seventh: benefics,
  ascendant_cancer_or_leo: ({ ascendant }) => `The ascendant is in ${signNames([ascendant.signIndex])}.`,
  saturn_with_or_aspecting_mars: (chart) =>
    `Mars is the ${ordinal(marsFrom(chart, 'saturn'))} from Saturn, who looks at the 3rd, 7th and 10th.`,
};

export const ManglikRequest = birthRequest(['ayanamsa'], { settings: { house_set: houseSet } });

const FORMULAS = { formula_version: '1.0', system: 'manglik', zodiac: 'sidereal', house_system: 'whole_sign' } as const;

/** The chart of a request as far as the dosha reads it; no lunar node is among it. */
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
  /** Some reference shows the dosha and some rule cancels it. */
  isCancelled: boolean;
  references: z.input<typeof Evidence>[];
  cancellations: z.input<typeof Cancellation>[];
  ruleHouses: number[];
  description: string;
};

/** The dosha of a chart with all that speaks for and against it. */
export function judgedManglik(chart: MangalChart, set: ManglikHouseSet): Judgement {
  const manglik = manglikOf(chart, set);
  const cancellations = manglikCancellations(chart, manglik).map(({ name, applies }) => ({
    name,
    applies,
    reason: REASONS[name](chart, manglik),
  }));
  return {
    manglik,
    isCancelled: manglik.doshaCount > 0 && cancellations.some(({ applies }) => applies),
    references: manglik.evidence.map(presentEvidence),
    cancellations,
    ruleHouses: [...MANGLIK_HOUSE_SETS[set]],
    description: descriptionOf(manglik),
  };
}

function descriptionOf(manglik: Manglik): string {
  const { isManglik, evidence } = manglik;
  const house = ordinal(evidence[0]?.houseNumber ?? 0);
  const others = evidence.slice(1).filter(({ isDosha }) => isDosha);
  const fromOthers = listing(others.map(({ reference }) => IN_SENTENCES[reference]));
  const further = others.length === 0 ? '' : ` Dosha ${isManglik ? 'also ' : ''}from ${fromOthers}.`;
  return isManglik
    ? `Manglik: Mars is in the ${house} house from the ascendant; ${severityOf(manglik)}.${further}`
    : `Not manglik: Mars is in the ${house} house from the ascendant.${further}`;
}
