import { AGENT_REASONS, REJECTIONS, RULER_ROLES } from '@graha/astro-engine/kp/ruling-planets';
import { KP_AYANAMSAS } from '@graha/astro-engine/core/ephemeris';
import { z } from 'zod';
import { GrahaName, HouseNumber, IN_NAKSHATRA, IN_SIGN, Placement, SignLord, SignName } from '../../wire/placement.ts';
import type { Setting } from '../../request/settings.ts';

export const kpAyanamsa = {
  values: KP_AYANAMSAS,
  title: 'Ayanamsa',
  description:
    'krishnamurti, or kp_new for the later table that starts in 291. The sub lords are defined for these two, and another one is ' +
    'refused.',
  alias: 'ayanamsha',
} as const satisfies Setting;

export const rulerCount = {
  values: [5, 7],
  title: 'Number of rulers',
  description: 'The five of the school, or seven with the sub lords of the ascendant and the Moon.',
} as const satisfies Setting;

export const rejectBy = {
  values: REJECTIONS,
  title: 'Rejection',
  description: 'Lord that rejects a ruler if it is retrograde.',
} as const satisfies Setting;

const KpLords = z
  .strictObject({
    sign: SignLord.describe('Lord of the sign.'),
    star: GrahaName.describe('Lord of the nakshatra.'),
    sub: GrahaName.describe('Lord of the part of the nakshatra.'),
    sub_sub: GrahaName.describe('Lord of the part of that part.'),
  })
  .meta({ id: 'KpLords', description: 'Rulers of a point of the zodiac by Krishnamurti, from the sign down.' });

const KP_SPOT = {
  lords: KpLords,
  sub_margin: z
    .number()
    .min(0)
    .describe('Degrees to the nearer end of the sub. A cusp moves 1° in some four minutes of birth time.'),
};

const Houses = z.array(HouseNumber);
const Grahas = z.array(GrahaName);

export const KpCusp = z
  .strictObject({
    house: HouseNumber.describe('Number of the house, 1 to 12.'),
    ...IN_SIGN,
    ...IN_NAKSHATRA,
    ...KP_SPOT,
    significators: z
      .strictObject({
        a: Grahas.describe('Planets in the star of an occupant: the strongest.'),
        b: Grahas.describe('Planets in the house.'),
        c: Grahas.describe('Planets in the star of the lord of the cusp.'),
        d: SignLord.describe('Lord of the sign on the cusp.'),
      })
      .describe('Significators of the house, in four steps of strength.'),
  })
  .meta({ id: 'KpCusp', description: 'Cusp of a house, with its lords and significators.' });

export const KpPlanet = z
  .strictObject({
    placement: Placement.describe('Place of the planet; its house is that of the preceding cusp.'),
    ...KP_SPOT,
    significations: z
      .strictObject({
        a: HouseNumber.describe('House of the lord of its star: the strongest.'),
        b: HouseNumber.describe('Its own house.'),
        c: Houses.describe('Houses whose cusps its star lord rules.'),
        d: Houses.describe('Houses whose cusps it rules; none for Rahu and Ketu.'),
      })
      .describe('Houses that it signifies, in four steps of strength.'),
    conjoined_with: Grahas.describe('Grahas in the same sign.'),
    aspected_by: Grahas.describe('Grahas with a full aspect on its sign.'),
    agents: z
      .array(
        z.strictObject({
          name: GrahaName.describe('English name of the planet or point.'),
          reason: z.enum(AGENT_REASONS).describe('Reason for which the node acts for it.'),
        }),
      )
      .describe(
        'Grahas for which a node acts, the strongest first: conjunction, star lord, aspect, sign lord. Empty for planets.',
      ),
  })
  .meta({ id: 'KpPlanet', description: 'One of the nine grahas with its lords and the houses that it signifies.' });

export const KP_CHART = {
  cusps: z.array(KpCusp).length(12).describe('Cusps, from the first house.'),
  planets: z.array(KpPlanet).length(9).describe('Grahas: Sun to Saturn, Rahu, Ketu.'),
  intercepted_signs: z.array(SignName).describe('Signs without a cusp; they belong to no house.'),
};

export const Ruler = z
  .strictObject({
    role: z.enum(RULER_ROLES).describe('Role that makes it a ruler of the moment.'),
    name: GrahaName.describe('English name of the planet or point.'),
    is_rejected: z.boolean().describe('Whether its lord by `settings.reject_by` is retrograde.'),
    rejected_for: SignLord.nullable().describe('The retrograde planet; null if the ruler is not rejected.'),
  })
  .meta({ id: 'RulingPlanet', description: 'A ruler of the moment with the reason.' });

export const ActingNode = z
  .strictObject({
    name: z.enum(['Rahu', 'Ketu']).describe('Rahu or Ketu.'),
    acts_for: GrahaName.describe('Ruler for which the node acts.'),
    by: z.enum(['sign', 'conjunction']).describe('The node is in a sign of the ruler, or in one sign with it.'),
  })
  .meta({ id: 'ActingNode', description: 'A lunar node that acts for a ruler of the moment.' });
