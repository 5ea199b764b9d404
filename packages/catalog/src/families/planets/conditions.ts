import { AGES, ALERTNESS, MOODS } from '@graha/astro-engine/strength/avasthas';
import { type Condition, conditionsOf } from '@graha/astro-engine/strength/conditions';
import { DIGNITY_NAMES } from '@graha/astro-engine/strength/dignity';
import { relationsOf } from '@graha/astro-engine/vocabulary/friendship';
import { PLANETS } from '@graha/astro-engine/vocabulary/grahas';
import { z } from 'zod';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { Metadata } from '../../wire/envelopes.ts';
import { operation } from '../../operation/operation.ts';
import { Placement, SignLord } from '../../wire/placement.ts';
import { nameOf, presentPlacement, rounded } from '../../wire/present-placement.ts';
import { natalChart, VedicChartRequest } from '../vedic-chart.ts';

/** Conditions of planets, and their mutual relations. */

const Relation = z.enum(['friend', 'neutral', 'enemy']);
const Compound = z.enum(['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy']);

const War = z
  .strictObject({
    with: SignLord.describe('The other planet of the war.'),
    is_winner: z.boolean().describe('Whether it wins: the planet with the lesser longitude does.'),
  })
  .meta({ id: 'PlanetaryWar', description: 'Two of Mars, Mercury, Jupiter, Venus, Saturn within 1° of longitude.' });

const Own = z
  .strictObject({
    dignity: z
      .enum(DIGNITY_NAMES)
      .nullable()
      .describe('Dignity by degree; null in a sign without one, in which friendship counts.'),
    natural_relation: z
      .enum(['own', ...Relation.options])
      .describe('Relation to the lord of its sign, by nature; own in a sign of its own.'),
    compound_relation: z
      .enum(['own', ...Compound.options])
      .describe('Relation to the lord of its sign, by nature and by place in this chart.'),
    sun_separation: z.number().min(0).max(180).nullable().describe('Degrees from the Sun; null for the Sun.'),
    is_combust: z.boolean().describe('Whether it is nearer to the Sun than its orb of combustion.'),
    alertness: z.enum(ALERTNESS).describe('Jagradadi avastha: awake, dreaming or asleep.'),
    mood: z.enum(MOODS).describe('Deeptadi avastha, from bright (deepta, an exalted planet) to wicked (khala).'),
    is_with_malefic: z.boolean().describe('Vikala: whether the Sun, Mars, Saturn or a node is in the same sign.'),
    war: War.nullable().describe('Planetary war; null if there is none.'),
  })
  .meta({ id: 'PlanetCondition', description: 'Conditions that only the seven planets that rule signs have.' });

const ConditionOut = z.strictObject({
  placement: Placement,
  age: z.enum(AGES).describe('Baladi avastha: infant, youth, adult, old or dead, by bands of 6°.'),
  is_vargottama: z.boolean().describe('Whether it is in the same sign in the birth chart and in the navamsa.'),
  is_gandanta: z.boolean().describe('Whether it is within 3°20′ of the end of Cancer, Scorpio or Pisces.'),
  aspected_by: z
    .array(
      z.strictObject({
        name: SignLord.describe('English name of the planet or point.'),
        virupas: z.number().min(1).max(90).describe('Strength of the aspect in virupas; 60 is a full aspect.'),
      }),
    )
    .describe(
      'Planets that aspect it, with the strength of the aspect (sphuta drishti), strongest first; none below 1.',
    ),
  condition: Own.nullable().describe('Dignity, friendship and further conditions; null for Rahu and Ketu.'),
});

const presentOwn = (own: NonNullable<Condition['own']>): z.input<typeof Own> => ({
  dignity: own.dignity,
  natural_relation: own.naturalRelation,
  compound_relation: own.compoundRelation,
  sun_separation: own.sunSeparationDeg === null ? null : rounded(own.sunSeparationDeg),
  is_combust: own.isCombust,
  alertness: own.alertness,
  mood: own.mood,
  is_with_malefic: own.isWithMalefic,
  war: own.war === null ? null : { with: nameOf(own.war.withPlanet), is_winner: own.war.isWinner },
});

export const conditions = operation({
  summary: 'Condition of each planet: dignity, friendship, combustion, avasthas, war, aspects.',
  description:
    'States of the nine grahas of a birth chart. `dignity` is by degree; `compound_relation` is the friendship ' +
    'with the lord of the sign; a combust planet is too near to the Sun; the avasthas are its age, alertness and mood; ' +
    '`aspected_by` measures the aspects on it. The nodes rule no sign, so they have no dignity and no friendship.',
  input: VedicChartRequest,
  output: z.strictObject({
    planets: z.array(ConditionOut).length(9).describe('Sun to Saturn, Rahu, Ketu.'),
    metadata: Metadata,
  }),
  credits: 2,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    return {
      planets: conditionsOf(chart).map(({ graha, age, isVargottama, isGandanta, aspectedBy, own }) => ({
        placement: presentPlacement(chart.placements[graha]),
        age,
        is_vargottama: isVargottama,
        is_gandanta: isGandanta,
        aspected_by: aspectedBy.map(({ planet, virupas }) => ({ name: nameOf(planet), virupas: rounded(virupas) })),
        condition: own === null ? null : presentOwn(own),
      })),
      metadata,
    };
  },
});

const Towards = z.strictObject({
  name: SignLord.describe('The planet to which the relation is.'),
  natural: Relation.describe('Relation by nature, the same in every chart.'),
  temporal: z
    .enum(['friend', 'enemy'])
    .describe('Relation by place: a planet in the 2nd, 3rd, 4th, 10th, 11th or 12th sign from it is a friend.'),
  compound: Compound.describe('Both relations together, in five grades.'),
});

export const friendship = operation({
  summary: 'Friendship of the seven planets, by nature, by place and together.',
  description:
    'Relations of each of the seven planets to the other six in a birth chart (panchadha maitri). Friendship by nature is ' +
    'the same in every chart and not mutual; temporal friendship depends on their places and is mutual.',
  input: VedicChartRequest,
  output: z.strictObject({
    planets: z
      .array(
        z.strictObject({
          name: SignLord.describe('English name of the planet or point.'),
          towards: z.array(Towards).length(6).describe('The six others.'),
        }),
      )
      .length(7)
      .describe('Sun to Saturn.'),
    metadata: Metadata,
  }),
  credits: 1,
  example: EXAMPLE_BIRTH,
  compute: (birth, sky) => {
    const { chart, metadata } = natalChart(birth, sky);
    return {
      planets: PLANETS.map((planet) => ({
        name: nameOf(planet),
        towards: PLANETS.flatMap((other) => {
          const relations = relationsOf(planet, other, chart.placements);
          return relations === null ? [] : [{ name: nameOf(other), ...relations }];
        }),
      })),
      metadata,
    };
  },
});
