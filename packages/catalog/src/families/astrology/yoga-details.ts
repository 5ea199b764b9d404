import { type JudgedYoga, yogasOf } from '@graha/astro-engine/yoga/evaluate';
import type { ChartFacts, Reference, YogaOptions } from '@graha/astro-engine/yoga/facts';
import { YOGA_GROUPS, type YogaGroup } from '@graha/astro-engine/yoga/yoga';
import { z } from 'zod';
import { term } from '../../languages/terms.ts';
import { GrahaName, HouseNumber } from '../../wire/placement.ts';
import { nameOf } from '../../wire/present-placement.ts';

/** Names of the groups; the four groups of the reference interface have its names. */
const GROUP_NAMES: Readonly<Record<YogaGroup, string>> = {
  major: 'Major Yogas',
  raja_dhana: 'Raja and Dhana Yogas',
  chandra: 'Chandra Yogas',
  surya: 'Soorya Yogas',
  nabhasa: 'Nabhasa Yogas',
  inauspicious: 'Inauspicious Yogas',
};

const Reason = z
  .strictObject({
    planets: z.array(GrahaName).describe('Planets that make the yoga.'),
    houses: z.array(HouseNumber).describe('Their houses from the ascendant, in the same order.'),
    counted_from: z
      .array(term('PointName', z.string()))
      .describe('References from which the rule counts; empty if it does not count.'),
    notes: z.array(z.string()).describe('Notes on the formation of the yoga and on factors that weaken it.'),
  })
  .meta({ id: 'YogaReason', description: 'The evidence for a yoga.' });

const Yoga = z
  .strictObject({
    name: term('ChartYogaName', z.string()).describe('Name of the yoga.'),
    group: z.enum(YOGA_GROUPS).describe('Group of yogas that the yoga belongs to.'),
    has_yoga: z.boolean().describe('Whether the chart has the yoga.'),
    description: z.string().describe('The condition of the yoga, in an English sentence.'),
    reason: Reason.nullable().describe('Evidence; null if the condition is not met.'),
    cancelled_by: z
      .string()
      .nullable()
      .describe('Reason for a yoga that does not hold although its condition is met; else null.'),
  })
  .meta({ id: 'KundliYoga', description: 'A yoga, whether the chart has it, and the evidence.' });

const YogaDetails = z
  .strictObject({
    name: z.string().describe('Name of the group of yogas.'),
    description: z.string().describe('Number of yogas of the group in the chart, in an English sentence.'),
    yoga_list: z.array(Yoga).describe('The yogas of the group.'),
  })
  .meta({ id: 'KundliYogaDetails', description: 'A group of yogas.' });

export const YOGA_DETAILS = { yoga_details: z.array(YogaDetails).describe('Yogas by group.') };

const referenceName = (reference: Reference): string => (reference === 'ascendant' ? 'Ascendant' : nameOf(reference));

type Chart = ChartFacts['chart'];

function presentYoga({ yoga, hasYoga, evidence }: JudgedYoga, { placements }: Chart): z.input<typeof Yoga> {
  return {
    name: `${yoga.name} Yoga`,
    group: yoga.group,
    has_yoga: hasYoga,
    description: yoga.rule,
    reason: evidence && {
      planets: evidence.planets.map(nameOf),
      houses: evidence.planets.map((planet) => placements[planet].houseNumber),
      counted_from: evidence.countedFrom.map(referenceName),
      notes: [...evidence.notes],
    },
    cancelled_by: evidence?.cancelledBy ?? null,
  };
}

/** Every supported yoga by group, present in the chart or not. */
export function presentYogaDetails(chart: Chart, options: YogaOptions): z.input<typeof YogaDetails>[] {
  const judged = yogasOf(chart, options);
  return YOGA_GROUPS.map((group) => {
    const own = judged.filter(({ yoga }) => yoga.group === group);
    const count = own.filter(({ hasYoga }) => hasYoga).length;
    return {
      name: GROUP_NAMES[group],
      description: `The chart has ${count === 0 ? 'none' : count} of ${own.length}.`,
      yoga_list: own.map((yoga) => presentYoga(yoga, chart)),
    };
  });
}
