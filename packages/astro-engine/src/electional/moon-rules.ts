import { signAt } from '../vocabulary/signs.ts';
import { BENEFICS, MALEFICS } from '../horary/conditions.ts';
import type { Planet } from '../vocabulary/grahas.ts';
import { CADENT, type ElectionMoment, isIn, isStrong, isWeak } from './moment.ts';
import { OF_PURPOSE, rulesOf } from './rule.ts';
import { isHard, isSoft, type MoonStep } from './sky-state.ts';

const RAMESEY = 'Ramesey, Astrologia Restaurata (1653)';
const P127 = `${RAMESEY}, p. 127`;
/** Impediments of the list of ten, which Ramesey takes from Sahl, that Dorotheus or Lilly has too. */
const IMPEDIMENT = { source: `${P127}; Sahl, On Elections 22; Dorotheus 5.6`, confidence: 'settled' } as const;
const OF_THE_TEN = { source: `${P127}; Sahl, On Elections 22` } as const;
const CONSIDERATION_76 = 'Bonatti, Considerations (Coley, 1676), 76';

const isOneOf = (planets: readonly Planet[], planet: Planet): boolean => planets.includes(planet);
const stepTo = (step: MoonStep | null, planets: readonly Planet[], isGood: boolean): Planet[] =>
  step !== null && isOneOf(planets, step.point) && isSoft(step.angleDeg) === isGood ? [step.point] : [];
/** The body of a malefic is no good aspect. */
const hardStepTo = (step: MoonStep | null): Planet[] =>
  step !== null && isOneOf(MALEFICS, step.point) && isHard(step.angleDeg) ? [step.point] : [];

/** Signs that take long to rise: Cancer to Sagittarius in the north, the others in the south. */
export const isLongSign = (isSouth: boolean, signIndex: number): boolean =>
  (signIndex >= 3 && signIndex <= 8) !== isSouth;
const moonSign = ({ sky }: ElectionMoment): number => sky.signIndexes.moon;

/** Rules on the Moon, who signifies every matter. */
export const MOON_RULES = rulesOf('moon', {
  moon_near_sun_before: {
    sign: 'forbids',
    points: -20,
    text: 'The Moon is within 12° of the Sun and goes to him.',
    ...IMPEDIMENT,
    read: ({ sky }) => sky.isNearSun && !sky.isWaxing,
  },
  moon_near_sun_after: {
    points: -8,
    text: 'The Moon is within 12° of the Sun and leaves him, which hurts less.',
    ...IMPEDIMENT,
    read: ({ sky }) => sky.isNearSun && sky.isWaxing,
  },
  moon_in_via_combusta: {
    sign: 'forbids',
    points: -20,
    text: 'The Moon is in the burnt way, the last 15° of Libra or the first 15° of Scorpio, the worst of her impediments.',
    ...IMPEDIMENT,
    read: ({ sky }) => sky.isInViaCombusta,
  },
  moon_void: {
    sign: 'forbids',
    points: -20,
    text: 'The Moon is void of course: she makes no further exact aspect in her sign.',
    source: `${P127}; Sahl, On Elections 22; Lilly, Christian Astrology (1647), p. 122`,
    confidence: 'settled',
    read: ({ sky }) => sky.isVoid,
  },
  moon_full: {
    points: -6,
    text: 'The Moon is in opposition to the Sun.',
    ...IMPEDIMENT,
    read: ({ sky }) => sky.isFull,
  },
  moon_with_malefic: {
    points: -6,
    text: 'The Moon is with Saturn or Mars, or in their square or opposition.',
    ...IMPEDIMENT,
    read: ({ sky }) => sky.hurtBy.moon,
  },
  moon_near_node: {
    points: -6,
    text: 'The Moon is within 12° of the Dragon’s Head or Tail, the place of an eclipse.',
    ...IMPEDIMENT,
    read: ({ sky }) => sky.isNearNode,
  },
  moon_late_in_sign: {
    points: -4,
    text: 'The Moon is in the last degrees of a sign.',
    source: `${RAMESEY}, pp. 127, 144; the last 3° are ours`,
    read: ({ sky }) => sky.isLate,
  },
  moon_cadent: {
    points: -4,
    text: 'The Moon is in the third, sixth, ninth or twelfth house, away from the angles.',
    ...OF_THE_TEN,
    read: (moment) => isIn(moment, 'moon', CADENT),
  },
  moon_weak_sign: {
    points: -5,
    text: 'The Moon is in Capricorn or Scorpio, her detriment and her fall.',
    ...OF_THE_TEN,
    read: (moment) => isWeak(moment, 'moon'),
  },
  moon_slow: {
    points: -2,
    text: 'The Moon moves less than her mean of 13°10′36″ a day.',
    ...IMPEDIMENT,
    read: ({ sky }) => sky.isSlow,
  },
  moon_in_ascendant: {
    points: -4,
    text: 'The Moon is in the ascendant, to which she is an enemy.',
    source: `${RAMESEY}, p. 124`,
    read: (moment) => isIn(moment, 'moon', [1]),
  },
  moon_goes_to_benefic: {
    points: 8,
    text: 'The next exact aspect of the Moon in her sign is a good one to Jupiter or Venus, or their body.',
    source: `${P127}; ${CONSIDERATION_76}`,
    confidence: 'settled',
    read: ({ sky }) => stepTo(sky.goesTo, BENEFICS, true),
  },
  moon_goes_to_malefic: {
    points: -8,
    text: 'The next exact aspect of the Moon in her sign is the body, square or opposition of Saturn or Mars.',
    source: `${P127}; ${CONSIDERATION_76}`,
    confidence: 'settled',
    read: ({ sky }) => hardStepTo(sky.goesTo),
  },
  moon_leaves_benefic: {
    points: 2,
    text: 'The last exact aspect of the Moon in her sign was a good one to Jupiter or Venus: the past was good.',
    source: CONSIDERATION_76,
    read: ({ sky }) => stepTo(sky.leaves, BENEFICS, true),
  },
  moon_leaves_malefic: {
    points: -2,
    text: 'The last exact aspect of the Moon in her sign was a hard one to Saturn or Mars: the past was bad.',
    source: CONSIDERATION_76,
    read: ({ sky }) => hardStepTo(sky.leaves),
  },
  moon_goes_to_significator: {
    points: 4,
    text: 'The next exact aspect of the Moon in her sign is a good one to the planet of the matter.',
    source: `${RAMESEY}, pp. 129, 136`,
    read: ({ sky, purpose }) => stepTo(sky.goesTo, purpose.moonTo, true),
  },
  moon_waxing: {
    points: 4,
    text: 'The Moon increases in light.',
    source: `${RAMESEY}, pp. 142, 176, 191`,
    read: ({ sky }) => sky.isWaxing,
  },
  moon_strong_sign: {
    points: 4,
    text: 'The Moon is in Cancer or Taurus, her house and her exaltation.',
    source: `${RAMESEY}, pp. 127, 144`,
    read: (moment) => isStrong(moment, 'moon'),
  },
  moon_dispositor_strong: {
    points: 3,
    text: 'The lord of the sign of the Moon is in its house or exaltation.',
    source: `${RAMESEY}, pp. 140, 142`,
    read: (moment) => {
      const { lord } = signAt(moonSign(moment));
      return lord !== 'moon' && isStrong(moment, lord) ? [lord] : [];
    },
  },
  moon_long_sign: {
    points: 2,
    text: 'The Moon is in a sign of long ascension: good success and dispatch.',
    source: `${RAMESEY}, pp. 127–128; for the south the other six signs are ours`,
    read: (moment) => isLongSign(moment.isSouth, moonSign(moment)),
  },
  moon_short_sign: {
    points: -2,
    text: 'The Moon is in a sign of short ascension: hindrance and tediousness.',
    source: `${RAMESEY}, pp. 127–128; for the south the other six signs are ours`,
    read: (moment) => !isLongSign(moment.isSouth, moonSign(moment)),
  },
  moon_sign_chosen: {
    points: 4,
    text: 'The Moon is in a sign that the matter asks for.',
    source: OF_PURPOSE,
    read: (moment) => moment.purpose.moonSigns.chosen.includes(moonSign(moment)),
  },
  moon_sign_avoided: {
    points: -4,
    text: 'The Moon is in a sign that the matter avoids.',
    source: OF_PURPOSE,
    read: (moment) => moment.purpose.moonSigns.avoided.includes(moonSign(moment)),
  },
  moon_house_chosen: {
    points: 4,
    text: 'The Moon is in a house that the matter asks for.',
    source: OF_PURPOSE,
    read: (moment) => isIn(moment, 'moon', moment.purpose.moonHouses.chosen),
  },
  moon_house_avoided: {
    points: -4,
    text: 'The Moon is in a house that the matter avoids.',
    source: OF_PURPOSE,
    read: (moment) => isIn(moment, 'moon', moment.purpose.moonHouses.avoided),
  },
});
