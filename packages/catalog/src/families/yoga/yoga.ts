import { isDayAt } from '@graha/astro-engine/sky/daylight';
import { ALL_YOGAS, type JudgedYoga, judgedYogas } from '@graha/astro-engine/yoga/evaluate';
import { type ChartFacts, factsOf, type Reference } from '@graha/astro-engine/yoga/facts';
import { YOGA_SHARES } from '@graha/astro-engine/yoga/shares';
import { type Combination, combinationsOf, YOGA_GRADES } from '@graha/astro-engine/yoga/strength';
import { YOGA_GROUPS, type YogaGroup } from '@graha/astro-engine/yoga/yoga';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { birthRequest, EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Confidence } from '../../wire/confidence.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { GrahaName, HouseNumber } from '../../wire/placement.ts';
import { nameOf, rounded } from '../../wire/present-placement.ts';
import { natalChart } from '../vedic-chart.ts';

export const Gender = z
  .literal(['male', 'female'], { error: () => 'must be male or female' })
  .optional()
  .meta({ title: 'Gender', description: 'Used only by Mahabhagya yoga, which is not judged without it.' });

const Grade = z.enum(YOGA_GRADES);

const YogaCombination = z
  .strictObject({
    planets: z.array(GrahaName).describe('Planets that make the yoga.'),
    houses: z.array(HouseNumber).describe('Their houses from the ascendant, in the same order.'),
    note: z.string().nullable().describe('Further detail of the combination; null if the rule describes it fully.'),
    strength: Grade.describe('Strength of the planets of the combination.'),
    score: z.number().min(-3).max(2).describe('Mean score of the planets; strong from 1, weak below 0.'),
    reasons: z.array(z.string()).describe('Points for and against each planet, in English sentences.'),
  })
  .meta({ id: 'YogaCombination', description: 'One set of planets that makes a yoga.' });

/** `quality` tells good from bad; this member keeps the term used in the sources. */
const groupName = (group: YogaGroup): string => (group === 'inauspicious' ? 'arishta' : group);

const DetectedYoga = z
  .strictObject({
    name: term('ChartYogaName', z.string()).describe('Name of the yoga.'),
    group: z.enum(YOGA_GROUPS.map(groupName)).describe('Group of the yoga; arishta are yogas of misfortune.'),
    has_yoga: z.boolean().describe('Whether its condition is met and nothing cancels it.'),
    rule: z.string().describe('The condition of the yoga, in an English sentence.'),
    source: z.string().describe('Work from which the rule is taken.'),
    share_percent: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .describe('Percentage of random births that have the yoga; a common yoga means little. Null if not measured.'),
    strength: Grade.nullable().describe('Strength of the strongest combination; null if the condition is not met.'),
    combinations: z
      .array(YogaCombination)
      .describe('Sets of planets that make the yoga, the strongest first; empty if the condition is not met.'),
    counted_from: z
      .array(term('PointName', z.string()))
      .describe('Points from which the rule counted houses or signs; empty if it counts none.'),
    notes: z.array(z.string()).describe('Facts that form the yoga or weaken it.'),
    cancelled_by: z
      .string()
      .nullable()
      .describe('Reason why the yoga does not hold although its condition is met; else null.'),
  })
  .meta({ id: 'DetectedYoga', description: 'One yoga with its rule, its evidence and its strength.' });

const referenceName = (reference: Reference): string => (reference === 'ascendant' ? 'Ascendant' : nameOf(reference));

const presentCombination = ({ planets, note, strength }: Combination, { chart }: ChartFacts) => ({
  planets: planets.map(nameOf),
  houses: planets.map((graha) => chart.placements[graha].houseNumber),
  note,
  strength: strength.grade,
  score: rounded(strength.score),
  reasons: [...strength.reasons],
});

function presentYoga({ yoga, hasYoga, evidence }: JudgedYoga, facts: ChartFacts): z.input<typeof DetectedYoga> {
  const combinations = evidence === null ? [] : combinationsOf(facts, evidence);
  return {
    name: yoga.name,
    group: groupName(yoga.group),
    has_yoga: hasYoga,
    rule: yoga.rule,
    source: yoga.source,
    share_percent: YOGA_SHARES[yoga.name] ?? null,
    strength: combinations[0]?.strength.grade ?? null,
    combinations: combinations.map((one) => presentCombination(one, facts)),
    counted_from: evidence === null ? [] : evidence.countedFrom.map(referenceName),
    notes: evidence === null ? [] : [...evidence.notes],
    cancelled_by: evidence?.cancelledBy ?? null,
  };
}

const detect = operation({
  summary: 'Every yoga of a chart with rule, evidence, strength and how rare it is.',
  description:
    'Looks for more than 130 yogas of the classical lists and of later collections. Each comes with its rule and source, the ' +
    'sets of planets that make it, and their strength: a planet in its own or exaltation sign, or in a kendra or trikona, ' +
    'adds to it; debilitation, combustion and the 6th, 8th and 12th house reduce it. `share_percent` is the ' +
    'percentage of random births that have the yoga. This measure of strength is a convention of this engine, so `strength_confidence` ' +
    'is disputed. `only_present` false also lists the yogas that the chart lacks.',
  input: birthRequest(['ayanamsa', 'node_mode'], {
    members: {
      gender: Gender,
      only_present: z
        .boolean({ error: 'must be true or false' })
        .default(true)
        .meta({ title: 'Only present', description: 'Whether to omit the yogas whose condition is not met.' }),
    },
  }),
  output: z.strictObject({
    judged: z.int().describe('Number of yogas examined.'),
    present: z.int().describe('Number of yogas that hold.'),
    strong: z.int().describe('Number of yogas that hold and are strong.'),
    yogas: z.array(DetectedYoga).describe('Yogas, in the order of the classical lists.'),
    strength_confidence: Confidence,
    metadata: Metadata,
  }),
  credits: 3,
  example: EXAMPLE_BIRTH,
  compute: ({ gender, only_present, ...birth }, sky) => {
    const { chart, moment, metadata } = natalChart(birth, sky);
    const facts = factsOf(chart, { gender, isDayBirth: isDayAt(sky, moment.jdUt, moment.place) });
    const judged = judgedYogas(facts, ALL_YOGAS);
    const all = judged
      .filter(({ evidence }) => !only_present || evidence !== null)
      .map((one) => presentYoga(one, facts));
    const present = all.filter(({ has_yoga }) => has_yoga);
    return {
      judged: judged.length,
      present: present.length,
      strong: present.filter(({ strength }) => strength === 'strong').length,
      yogas: all,
      strength_confidence: 'disputed' as const,
      metadata: { ...metadata, system: 'yogas' },
    };
  },
});

export const yoga = { detect };
