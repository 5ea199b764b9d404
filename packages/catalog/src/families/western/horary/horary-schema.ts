import { CONDITIONS } from '@graha/astro-engine/horary/conditions';
import { CONSIDERATION_IDS } from '@graha/astro-engine/horary/considerations';
import { AGREEMENTS } from '@graha/astro-engine/horary/hour-lord';
import { LILLY_ASPECTS } from '@graha/astro-engine/horary/lilly-tables';
import { INTERPOSITIONS, OUTCOMES } from '@graha/astro-engine/horary/perfection';
import { TESTIMONY_IDS } from '@graha/astro-engine/horary/testimonies';
import { TIME_UNITS } from '@graha/astro-engine/horary/timing';
import { ESSENTIAL_DIGNITIES, FIVE_DIGNITIES } from '@graha/astro-engine/western/essential-dignity';
import { SECTS } from '@graha/astro-engine/western/sect';
import { z } from 'zod';
import { term } from '../../../languages/terms.ts';
import { Confidence } from '../../../wire/confidence.ts';
import { HouseNumber, IN_SIGN, SignLord } from '../../../wire/placement.ts';
import { Aspect, CHART } from '../schemas.ts';

/** The answer of a question after Lilly: a chart, the facts of its planets, and the rules that they meet. */

const Instant = z.string().meta({ format: 'date-time' });
export const AspectOfLilly = term('AspectName', z.enum(LILLY_ASPECTS).meta({ id: 'HoraryAspect' }));
const SOURCE = {
  text: z.string().describe('The rule in our words.'),
  source: z.string().describe('Page or chapter of Christian Astrology (1647), or of the named edition.'),
};
const Planets = z.array(SignLord);

const Considered = z
  .strictObject({
    consideration: z.enum(CONSIDERATION_IDS).describe('The warning, by its id.'),
    holds: z
      .boolean()
      .nullable()
      .describe('Whether it holds; null without sunrise, because there is no planetary hour.'),
    planets: Planets.describe('Planets by which it holds.'),
    ...SOURCE,
  })
  .meta({ id: 'HoraryConsideration', description: 'A consideration before judgment.' });

const Strength = z
  .strictObject({
    name: SignLord.describe('English name of the planet.'),
    counted_house: HouseNumber.describe('House in which it counts: the next one if its cusp is at most 5° ahead.'),
    dignities: z.array(z.enum(ESSENTIAL_DIGNITIES)).describe('Essential dignities by the tables of Lilly.'),
    essential_score: z.int().describe('Sum of their points, without receptions.'),
    conditions: z
      .array(
        z.strictObject({
          condition: z.enum(CONDITIONS).describe('Accidental fortitude or debility, by its id.'),
          points: z.int().describe('Points of the condition.'),
        }),
      )
      .describe('Accidental conditions.'),
    accidental_score: z.int().describe('Sum of their points.'),
    moiety: z
      .number()
      .positive()
      .describe('Half of its orb, degrees. An aspect reaches as far as the moieties of both.'),
  })
  .meta({ id: 'HoraryStrength', description: 'Fortitudes and debilities of a planet.' });

const Reception = z
  .strictObject({
    guest: SignLord.describe('Planet that is received.'),
    host: SignLord.describe('Planet in whose dignities it is.'),
    dignities: z.array(z.enum(FIVE_DIGNITIES)).min(1).describe('Dignities of the host at the place of the guest.'),
    is_mutual: z.boolean().describe('Whether the guest receives the host too, by any dignity.'),
  })
  .meta({ id: 'HoraryReception', description: 'A planet in dignities of another.' });

const MoonAspect = z
  .strictObject({
    planet: SignLord.describe('Planet of the aspect.'),
    aspect: AspectOfLilly.describe('Name of the aspect.'),
    at: Instant.describe('Instant of exactness.'),
  })
  .meta({ id: 'HoraryMoonAspect' });

const Unit = z.enum(TIME_UNITS);
const Application = z
  .strictObject({
    planet: SignLord.describe('The lighter of the two, which applies.'),
    to: SignLord.describe('The heavier of the two.'),
    aspect: AspectOfLilly.describe('Aspect that they approach.'),
    degrees_wanting: z.number().min(0).describe('Degrees from exactness at the question.'),
    is_within_orbs: z
      .boolean()
      .describe(
        'Whether they approach it at the question within their moieties, and this is the end of that approach.',
      ),
    outcome: z
      .enum(OUTCOMES)
      .describe(
        'perfects: the aspect becomes exact before either leaves its sign. refranation: one of them draws back. sign_change: one leaves ' +
          'its sign first. unresolved: the ephemeris ends first.',
      ),
    at: Instant.nullable().describe('Instant of the outcome; null if unresolved.'),
    cause: SignLord.nullable().describe('Planet that draws back or leaves its sign; null if the aspect perfects.'),
    interpositions: z
      .array(
        z.strictObject({
          kind: z
            .enum(INTERPOSITIONS)
            .describe('frustration: the heavier of the two joins a planet heavier still; prohibition in other cases.'),
          planet: SignLord.describe('Third planet.'),
          meets: SignLord.describe('The one of the two that it meets.'),
          aspect: AspectOfLilly.describe('Aspect between them.'),
          at: Instant.describe('Instant of exactness.'),
          is_malevolent: z.boolean().describe('A square, an opposition, or the body of Saturn or Mars.'),
          hinders: z
            .boolean()
            .describe('Whether it counts: a sextile or a trine is hindered by a malevolent aspect alone.'),
        }),
      )
      .describe('Aspects of third planets, in their present signs, with one of the two that are exact before theirs.'),
    unit_by_houses: Unit.describe('Time of a degree by the houses of both.'),
    unit_by_sign: Unit.describe('Time of a degree by the sign and the house of the planet that applies.'),
  })
  .meta({ id: 'HoraryApplication', description: 'Two significators that approach an aspect, and what becomes of it.' });

const Translation = z
  .strictObject({
    by: SignLord.describe('Planet that carries the light.'),
    from: SignLord.describe('Significator that it leaves.'),
    from_aspect: AspectOfLilly.describe('Aspect from which it separates.'),
    to: SignLord.describe('Significator to which it goes.'),
    to_aspect: AspectOfLilly.describe('Aspect to which it applies.'),
    at: Instant.describe('Instant at which it arrives.'),
    is_received: z.boolean().describe('Whether it is in a dignity of the one that it leaves.'),
    interrupted_by: SignLord.nullable().describe('Planet that it meets first; null if it goes straight.'),
  })
  .meta({ id: 'HoraryTranslation', description: 'A translation of light between the significators.' });

const Collection = z
  .strictObject({
    by: SignLord.describe('Heavier planet that collects the light.'),
    meetings: z
      .array(
        z.strictObject({
          planet: SignLord.describe('Significator that applies to it.'),
          aspect: AspectOfLilly.describe('Aspect between them.'),
          at: Instant.describe('Instant of exactness.'),
        }),
      )
      .length(2)
      .describe('Aspects of the two significators with it.'),
    is_received_by_both: z.boolean().describe('Whether it is in dignities of both, as the rule wants.'),
  })
  .meta({ id: 'HoraryCollection', description: 'A collection of light of the significators.' });

const Testimony = z
  .strictObject({
    side: z.enum(['for', 'against']).describe('Side of the rule. Testimonies are not weighed against each other.'),
    rule: z.enum(TESTIMONY_IDS).describe('The rule, by its id.'),
    planets: Planets.describe('Planets that meet it.'),
    aspect: AspectOfLilly.nullable().describe('Aspect that it reads; null if none.'),
    at: Instant.nullable().describe('Instant of exactness, or at which it fails; null without an instant.'),
    ...SOURCE,
  })
  .meta({ id: 'HoraryTestimony', description: 'A rule that the figure meets, with its evidence.' });

/** Members of the answer besides the subject and metadata. */
export const HORARY = {
  sect: term('DayHalfName', z.enum(SECTS)).describe('Whether the Sun is above the true horizon.'),
  ...CHART,
  aspects: z.array(Aspect).describe('Aspects of the seven within the sum of their moieties.'),
  fortune: z
    .strictObject({ ...IN_SIGN, house: HouseNumber.describe('Number of the house, 1 to 12.') })
    .describe('Part of Fortune, by day and by night from the Sun to the Moon.'),
  hour: z
    .strictObject({
      lord: SignLord.describe('Lord of the planetary hour.'),
      day_lord: SignLord.describe('Lord of the day from sunrise.'),
      agreement: z
        .enum(AGREEMENTS)
        .nullable()
        .describe('Agreement with the ascendant or its lord; null if there is none.'),
    })
    .nullable()
    .describe('Planetary hour; null if the Sun does not rise and set.'),
  querent: z
    .strictObject({
      lord: SignLord.describe('Lord of the ascendant.'),
      has_moon: z.boolean().describe('Whether the Moon stands for the querent too: unless she is lord of the matter.'),
      planets: Planets.describe('Planets in the first house.'),
    })
    .describe('Significators of the one who asks.'),
  quesited: z
    .strictObject({
      house: HouseNumber.describe('House of the matter.'),
      lord: SignLord.describe('Lord of that house.'),
      planets: Planets.describe('Planets in that house.'),
    })
    .describe('Significators of the matter.'),
  considerations: z.array(Considered).length(CONSIDERATION_IDS.length).describe('Considerations before judgment.'),
  strengths: z.array(Strength).length(7).describe('Fortitudes and debilities of the seven.'),
  receptions: z.array(Reception).describe('Receptions among the significators.'),
  moon: z
    .strictObject({
      is_void_of_course: z
        .boolean()
        .describe('Whether she is within the orb of no aspect that becomes exact before she leaves her sign.'),
      leaves_sign_at: Instant.describe('Instant when she leaves her sign.'),
      separates_from: MoonAspect.nullable().describe('Her last exact aspect in the sign; null if there is none.'),
      applies_to: MoonAspect.nullable().describe('Her next exact aspect in the sign; null if there is none.'),
    })
    .describe('The Moon’s course through her sign.'),
  applications: z.array(Application).describe('Aspects that the significators approach.'),
  translations: z.array(Translation).describe('Translations of light between the lords of querent and matter.'),
  collections: z.array(Collection).describe('Collections of light of both lords.'),
  testimonies: z.array(Testimony).describe('Rules that the figure meets: those for the matter, then those against it.'),
  confidence: Confidence.describe('Confidence in the rules: those of one author.'),
  timing_confidence: Confidence.describe('Confidence in the units of time: the author gives several tables.'),
};
