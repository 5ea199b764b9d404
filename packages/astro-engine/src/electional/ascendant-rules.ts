import { BENEFICS, MALEFICS } from '../horary/conditions.ts';
import { signAt } from '../vocabulary/signs.ts';
import { CADENT, type ElectionMoment, houseOfSign, isStrong, planetsIn } from './moment.ts';
import { isLongSign } from './moon-rules.ts';
import { OF_PURPOSE, rulesOf } from './rule.ts';

const RAMESEY = 'Ramesey, Astrologia Restaurata (1653)';
const P124 = `${RAMESEY}, p. 124`;
const P125 = `${RAMESEY}, p. 125`;
const STRAIGHT = `${RAMESEY}, pp. 127–128; Dorotheus 5.2; for the south the other six signs are ours`;

const risingSign = ({ rising }: ElectionMoment): number => rising?.signIndex ?? Number.NaN;
const risesIn = (moment: ElectionMoment, signs: readonly number[]): boolean => signs.includes(risingSign(moment));
const isRisingKind = ({ rising }: ElectionMoment, kinds: readonly string[]): boolean =>
  rising !== null && kinds.includes(signAt(rising.signIndex).modality);

/** Rules on the rising sign and the planets in the angles. */
export const ASCENDANT_RULES = rulesOf('ascendant', {
  ascendant_kind_chosen: {
    points: 5,
    text: 'The kind of the rising sign suits the matter: fixed for what shall last, movable for what shall be soon done.',
    source: `${RAMESEY}, pp. 123, 126`,
    read: (moment) => isRisingKind(moment, moment.purpose.kinds.chosen),
  },
  ascendant_kind_avoided: {
    points: -5,
    text: 'The kind of the rising sign does not suit the matter.',
    source: `${RAMESEY}, pp. 123, 126`,
    read: (moment) => isRisingKind(moment, moment.purpose.kinds.avoided),
  },
  ascendant_sign_chosen: {
    points: 4,
    text: 'A sign rises that the matter asks for.',
    source: OF_PURPOSE,
    read: (moment) => risesIn(moment, moment.purpose.signs.chosen),
  },
  ascendant_sign_avoided: {
    points: -4,
    text: 'A sign rises that the matter avoids.',
    source: OF_PURPOSE,
    read: (moment) => risesIn(moment, moment.purpose.signs.avoided),
  },
  ascendant_long_sign: {
    points: 2,
    text: 'A sign of long (straight) ascension rises: good success and dispatch.',
    source: STRAIGHT,
    confidence: 'settled',
    read: ({ rising, isSouth }) => rising !== null && isLongSign(isSouth, rising.signIndex),
  },
  ascendant_short_sign: {
    points: -2,
    text: 'A sign of short (crooked) ascension rises: hindrance and tediousness.',
    source: STRAIGHT,
    confidence: 'settled',
    read: ({ rising, isSouth }) => rising !== null && !isLongSign(isSouth, rising.signIndex),
  },
  ascendant_early: {
    points: -2,
    text: 'Less than 3° of a sign ascend.',
    source: 'Lilly, Christian Astrology (1647), p. 122, of questions',
    read: ({ rising }) => rising?.part === 'early',
  },
  ascendant_late: {
    points: -2,
    text: '27° or more of a sign ascend.',
    source: 'Lilly, Christian Astrology (1647), p. 122, of questions',
    read: ({ rising }) => rising?.part === 'late',
  },
  ascendant_of_time: {
    points: 2,
    text: 'A diurnal sign rises by day, or a nocturnal one by night.',
    source: P124,
    read: ({ rising, hour }) =>
      rising !== null && hour !== null && (signAt(rising.signIndex).parity === 'odd') === hour.isDay,
  },
  benefic_rising: {
    points: 6,
    text: 'Jupiter or Venus is in the ascendant.',
    source: P125,
    read: (moment) => planetsIn(moment, [1], BENEFICS),
  },
  benefic_culminating: {
    points: 5,
    text: 'Jupiter or Venus is in the tenth house.',
    source: P125,
    read: (moment) => planetsIn(moment, [10], BENEFICS),
  },
  benefic_angular: {
    points: 2,
    text: 'Jupiter or Venus is in the fourth or seventh house.',
    source: P125,
    read: (moment) => planetsIn(moment, [4, 7], BENEFICS),
  },
  malefic_rising: {
    points: -6,
    text: 'Saturn or Mars is in the ascendant.',
    source: P124,
    read: (moment) => planetsIn(moment, [1], MALEFICS),
  },
  malefic_angular: {
    points: -4,
    text: 'Saturn or Mars is in the fourth, seventh or tenth house.',
    source: P124,
    read: (moment) => planetsIn(moment, [4, 7, 10], MALEFICS),
  },
  malefic_cadent: {
    points: 2,
    text: 'Saturn or Mars is in a cadent house.',
    source: `${RAMESEY}, p. 143, of Mars; of Saturn by likeness`,
    read: (moment) => planetsIn(moment, CADENT, MALEFICS),
  },
  sun_rising: {
    points: -3,
    text: 'The Sun is in the ascendant, not in Leo or Aries: he undoes what is done.',
    source: `${RAMESEY}, pp. 124–125`,
    read: (moment) => planetsIn(moment, [1], ['sun']).filter((sun) => !isStrong(moment, sun)),
  },
  tail_in_house: {
    points: -4,
    text: 'The Dragon’s Tail is in the ascendant or in a house of the matter.',
    source: P124,
    read: (moment) => {
      const house = houseOfSign(moment, moment.sky.tailSignIndex);
      const { houses, tailHouses } = moment.purpose;
      return house !== null && [1, ...houses.slice(0, 1), ...tailHouses].includes(house);
    },
  },
});
