import { BENEFICS, MALEFICS } from '../horary/conditions.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import {
  ANGLES,
  CADENT,
  type ElectionMoment,
  HIDDEN,
  isCombust,
  isIn,
  isStrong,
  isStrongIn,
  isWeak,
  matterLordOf,
  planetsIn,
  rulerOf,
  SEEING,
} from './moment.ts';
import { OF_PURPOSE, rulesOf } from './rule.ts';

const RAMESEY = 'Ramesey, Astrologia Restaurata (1653)';
const P123 = `${RAMESEY}, p. 123`;
const P125 = `${RAMESEY}, p. 125`;

type Holds = (moment: ElectionMoment, planet: Planet) => boolean;
const NONE: readonly Planet[] = [];
const oneIf =
  (planetOf: (moment: ElectionMoment) => Planet | null) =>
  (holds: Holds) =>
  (moment: ElectionMoment): readonly Planet[] => {
    const planet = planetOf(moment);
    return planet !== null && holds(moment, planet) ? [planet] : NONE;
  };
const rulerIf = oneIf(rulerOf);
const significatorsIf = (holds: Holds) => (moment: ElectionMoment) =>
  moment.purpose.significators.filter((planet) => holds(moment, planet));
const matterLordIf = oneIf(matterLordOf);

const isRetrograde: Holds = ({ sky }, planet) => sky.isRetrograde[planet];
const isHurt: Holds = ({ sky }, planet) => sky.hurtBy[planet].length > 0;
const isHelped: Holds = ({ sky }, planet) => sky.helpedBy[planet].length > 0;
const isUnfree: Holds = (moment, planet) =>
  isRetrograde(moment, planet) || isCombust(moment, planet) || isWeak(moment, planet) || isIn(moment, planet, CADENT);

/** Whether a planet signifies the person or the matter. */
const isOwn: Holds = (moment, planet) => planet === rulerOf(moment) || moment.purpose.significators.includes(planet);

/** Whether one of two planets is in the house or the exaltation of the other. */
function isReceived({ sky }: ElectionMoment, guest: Planet, host: Planet): boolean {
  return guest !== host && isStrongIn(host, sky.signIndexes[guest]);
}

/** Rules on the lord of the rising sign. */
export const RULER_RULES = rulesOf('ruler', {
  ruler_retrograde: {
    sign: 'forbids',
    points: -10,
    text: 'The lord of the ascendant is retrograde, which must by no means be.',
    source: `${RAMESEY}, p. 124`,
    read: rulerIf(isRetrograde),
  },
  ruler_combust: {
    points: -8,
    text: 'The lord of the ascendant is combust.',
    source: P125,
    read: rulerIf(isCombust),
  },
  ruler_under_beams: {
    points: -3,
    text: 'The lord of the ascendant is under the beams of the Sun.',
    source: P125,
    read: rulerIf(({ sky }, planet) => sky.fromSun[planet] === 'under_beams'),
  },
  ruler_strong_sign: {
    points: 5,
    text: 'The lord of the ascendant is in its house or exaltation.',
    source: P123,
    read: rulerIf(isStrong),
  },
  ruler_weak_sign: {
    points: -5,
    text: 'The lord of the ascendant is in its detriment or fall.',
    source: P123,
    read: rulerIf(isWeak),
  },
  ruler_angular: {
    points: 4,
    text: 'The lord of the ascendant is in an angle.',
    source: 'Sahl, On Elections; its place from memory',
    read: rulerIf((moment, planet) => isIn(moment, planet, ANGLES)),
  },
  ruler_hidden: {
    points: -5,
    text: 'The lord of the ascendant is in the sixth, eighth or twelfth house.',
    source: `${RAMESEY}, p. 180, of the eighth and the cadent houses`,
    read: rulerIf((moment, planet) => isIn(moment, planet, HIDDEN)),
  },
  ruler_sees_ascendant: {
    points: 2,
    text: 'The lord of the ascendant is in a sign that has an aspect to the rising one: it can help its house.',
    source: `${RAMESEY}, p. 127`,
    read: rulerIf((moment, planet) => isIn(moment, planet, SEEING)),
  },
  ruler_hurt: {
    points: -4,
    text: 'Saturn or Mars is with the lord of the ascendant, or in its square or opposition.',
    source: P125,
    read: rulerIf(isHurt),
  },
  ruler_helped: {
    points: 3,
    text: 'Jupiter or Venus is with the lord of the ascendant, or in its sextile or trine.',
    source: `${RAMESEY}, p. 127`,
    read: rulerIf(isHelped),
  },
});

/** Rules on the planets and the house that signify the matter. */
export const MATTER_RULES = rulesOf('matter', {
  significator_not_free: {
    sign: 'forbids',
    points: -10,
    text: 'The chief planet of the matter is retrograde, combust, cadent, or in its detriment or fall.',
    source: `${RAMESEY}, p. 176`,
    read: (moment) => moment.purpose.mustBeFree.filter((planet) => isUnfree(moment, planet)),
  },
  significator_strong_sign: {
    points: 4,
    text: 'A planet that signifies the matter is in its house or exaltation.',
    source: P123,
    read: significatorsIf(isStrong),
  },
  significator_weak_sign: {
    points: -4,
    text: 'A planet that signifies the matter is in its detriment or fall.',
    source: P123,
    read: significatorsIf(isWeak),
  },
  significator_retrograde: {
    points: -4,
    text: 'A planet that signifies the matter is retrograde.',
    source: `${RAMESEY}, p. 176, of Venus`,
    read: significatorsIf(isRetrograde),
  },
  significator_combust: {
    points: -5,
    text: 'A planet that signifies the matter is combust.',
    source: P125,
    read: significatorsIf(isCombust),
  },
  significator_angular: {
    points: 3,
    text: 'A planet that signifies the matter is in an angle.',
    source: 'Sahl, On Elections; its place from memory',
    read: significatorsIf((moment, planet) => isIn(moment, planet, ANGLES)),
  },
  significator_hurt: {
    points: -3,
    text: 'Saturn or Mars is with a planet that signifies the matter, or in its square or opposition.',
    source: P125,
    read: significatorsIf(isHurt),
  },
  significator_helped: {
    points: 2,
    text: 'Jupiter or Venus is with a planet that signifies the matter, or in its sextile or trine.',
    source: `${RAMESEY}, p. 176, of Venus`,
    read: significatorsIf(isHelped),
  },
  matter_lord_strong_sign: {
    points: 4,
    text: 'The lord of the house of the matter is in its house or exaltation.',
    source: P123,
    read: matterLordIf(isStrong),
  },
  matter_lord_weak_sign: {
    points: -4,
    text: 'The lord of the house of the matter is in its detriment or fall.',
    source: P123,
    read: matterLordIf(isWeak),
  },
  matter_lord_retrograde: {
    points: -4,
    text: 'The lord of the house of the matter is retrograde.',
    source: `${RAMESEY}, p. 147`,
    read: matterLordIf(isRetrograde),
  },
  matter_lord_combust: {
    points: -4,
    text: 'The lord of the house of the matter is combust.',
    source: P125,
    read: matterLordIf(isCombust),
  },
  benefic_in_matter: {
    points: 4,
    text: 'Jupiter or Venus is in a house of the matter.',
    source: `${RAMESEY}, pp. 123–124`,
    read: (moment) => planetsIn(moment, moment.purpose.houses, BENEFICS),
  },
  malefic_in_matter: {
    points: -4,
    text: 'Saturn or Mars is in the house of the matter.',
    source: `${RAMESEY}, p. 147`,
    read: (moment) => planetsIn(moment, moment.purpose.houses.slice(0, 1), MALEFICS),
  },
  lords_receive: {
    points: 4,
    text: 'The lord of the ascendant and the lord of the matter receive each other, or one the other, by house or exaltation.',
    source: `${RAMESEY}, pp. 146, 179`,
    read: (moment) => {
      const [ruler, lord] = [rulerOf(moment), matterLordOf(moment)];
      if (ruler === null || lord === null) return NONE;
      return isReceived(moment, ruler, lord) || isReceived(moment, lord, ruler) ? [ruler, lord] : NONE;
    },
  },
  foe_angular: {
    points: -4,
    text: 'A planet that harms the matter is in an angle.',
    source: OF_PURPOSE,
    read: (moment) => planetsIn(moment, ANGLES, moment.purpose.foes),
  },
  foe_sees_significator: {
    points: -4,
    text: 'A planet that harms the matter is with the Moon or a planet of the matter, or in their square or opposition.',
    source: OF_PURPOSE,
    read: ({ purpose, sky }) =>
      purpose.foes.filter((foe) =>
        (['moon', ...purpose.significators] as const).some((planet) => sky.hurtBy[planet].includes(foe)),
      ),
  },
});

/** Rules on the planetary hour. */
export const HOUR_RULES = rulesOf('hour', {
  hour_agrees: {
    points: 3,
    text: 'The hour belongs to Jupiter, Venus, the lord of the ascendant or a planet of the matter.',
    source: `${RAMESEY}, pp. 128, 140, on the lord of the hour`,
    read: (moment) => {
      const lord = moment.hour?.lord;
      if (lord === undefined) return NONE;
      return isOwn(moment, lord) || BENEFICS.some((one) => one === lord) ? [lord] : NONE;
    },
  },
  hour_of_malefic: {
    points: -2,
    text: 'The hour belongs to Saturn or Mars, who signify neither the person nor the matter.',
    source: `${RAMESEY}, pp. 128, 140, on the lord of the hour; the sign is ours`,
    read: (moment) => MALEFICS.filter((malefic) => malefic === moment.hour?.lord && !isOwn(moment, malefic)),
  },
});
