import { rowAt } from '../vocabulary/cycle.ts';
import { type Graha, type Planet, PLANETS } from '../vocabulary/grahas.ts';
import { DIGNITIES } from '../vocabulary/dignities.ts';
import { charaKarakasOf } from '../jaimini/karakas.ts';
import { naturalRelation } from '../vocabulary/friendship.ts';
import { dispositorOf, joins } from './aspects.ts';
import { isExalted, isOwnOrExalted } from './dignity.ts';
import { dignityAt } from '../strength/dignity.ts';
import { type ChartFacts, houseFrom, isBenefic, lordOf, occupantsOf, type Reference } from './facts.ts';
import {
  beneficsIn, beneficsInEach, FROM_ASCENDANT, hasFixedLagna, inHouse, inKendra, lords, maleficsIn, navamsaLordOf, row, standsFrom,
  when,
} from './further-terms.ts'; // prettier-ignore
import { where, type Yoga } from './yoga.ts';

const PVR = 'P.V.R. Narasimha Rao, Vedic Astrology ch. 11';
const RAMAN = 'B.V. Raman, Three Hundred Important Combinations';
const JAIMINI = 'Jaimini Upadesha Sutras, with eight karakas';
const STAR_PLANETS: readonly Planet[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];

/** Returns the first of seven successive houses that contain all seven; null if there are none. */
function firstOfSeven(facts: ChartFacts): number | null {
  const filled = new Set(PLANETS.map((planet) => houseFrom(facts, 'ascendant', planet)));
  if (filled.size < 7) return null;
  const starts = Array.from({ length: 12 }, (_, index) => index + 1);
  return starts.find((start) => Array.from({ length: 7 }, (_, step) => ((start - 1 + step) % 12) + 1).every((house) => filled.has(house))) ?? null;
} // prettier-ignore

const MALIKA_NAMES = ['Lagna', 'Dhana', 'Vikrama', 'Sukha', 'Putra', 'Shatru', 'Kalatra', 'Randhra', 'Bhagya', 'Karma', 'Labha', 'Vyaya'] as const; // prettier-ignore

const karakaIn = (facts: ChartFacts, office: string): Graha | null =>
  charaKarakasOf(facts.chart.placements, 8).find(({ karaka }) => karaka === office)?.grahas[0] ?? null;

const fromLord = (name: string, house: number, places: readonly [number, number, number], rule: string): Yoga =>
  row(name, 'major', rule, PVR, (facts) => {
    const lord = lordOf(facts, house);
    const found = beneficsInEach(facts, places, lord);
    return found && [lord, ...found];
  });

const onlyIn = (facts: ChartFacts, isWanted: (graha: Graha) => boolean): readonly Graha[] | null => {
  const inLagna = occupantsOf(facts, 1);
  return when(inLagna.length > 0 && inLagna.every(isWanted), inLagna);
};

/** Yogas of the positions of planets. */
export const FURTHER_PLACE_YOGAS: readonly Yoga[] = [
  row('Guru-Mangala', 'major', 'Jupiter and Mars are in one sign or in the seventh from each other.', RAMAN, (facts) =>
    when(standsFrom(facts, 'jupiter', 'mars', 1, 7), ['jupiter', 'mars'])),
  row('Matsya', 'major', 'Benefics are in the first and ninth, planets in the fifth, and malefics in the fourth and eighth.', PVR, (facts) => {
    const benefics = beneficsInEach(facts, [1, 9], 'ascendant');
    const [fifth, fourth, eighth] = [occupantsOf(facts, 5), maleficsIn(facts, 4), maleficsIn(facts, 8)];
    return benefics && when([fifth, fourth, eighth].every((one) => one.length > 0), [...benefics, ...fifth, ...fourth, ...eighth]);
  }),
  row('Kurma', 'major', 'Benefics are in the fifth, sixth and seventh, in their own, exaltation or a friend’s sign, and malefics in the first, third and eleventh, in their own or exaltation sign.', PVR, (facts) => {
    const isAtHome = (graha: Graha): graha is Planet => graha !== 'rahu' && graha !== 'ketu' && isOwnOrExalted(facts, graha);
    const isWelcome = (graha: Graha): boolean =>
      isAtHome(graha) || (graha !== 'rahu' && graha !== 'ketu' && naturalRelation(graha, dispositorOf(facts, graha)) === 'friend');
    const good = [5, 6, 7].map((house) => beneficsIn(facts, house).filter(isWelcome));
    const bad = [1, 3, 11].map((house) => maleficsIn(facts, house).filter(isAtHome));
    return when([...good, ...bad].every((one) => one.length > 0), [...good, ...bad].flat());
  }),
  row('Kusuma', 'major', 'A fixed sign rises, Venus is in a kendra, the Moon in a trikona with a benefic, and Saturn in the tenth.', PVR, (facts) => {
    const company = PLANETS.filter((planet) => isBenefic(facts, planet) && joins(facts, planet, 'moon'));
    const isPlaced = hasFixedLagna(facts) && inKendra(facts, 'venus') && inHouse(facts, 'moon', 1, 5, 9) && inHouse(facts, 'saturn', 10);
    return when(isPlaced && company.length > 0, ['venus', 'moon', 'saturn', ...company]);
  }),
  fromLord('Hari', 2, [2, 8, 12], 'Benefics are in the second, eighth and twelfth from the lord of the second.'),
  fromLord('Hara', 7, [4, 8, 9], 'Benefics are in the fourth, eighth and ninth from the lord of the seventh.'),
  fromLord('Brahma', 1, [4, 10, 11], 'Benefics are in the fourth, tenth and eleventh from the lord of the ascendant.'),
  row('Trilochana', 'major', 'The Sun, the Moon and Mars are in three signs that are trines of each other.', RAMAN, (facts) => {
    const trines = new Set([houseFrom(facts, 'sun', 'moon'), houseFrom(facts, 'sun', 'mars')]);
    return when(trines.has(5) && trines.has(9), ['sun', 'moon', 'mars']);
  }),
  row('Sharada', 'major', 'The lord of the tenth is in the fifth, Mercury in a kendra, the Sun in Leo, Mercury or Jupiter in a trine of the Moon, and Mars in the eleventh.', PVR, (facts) => {
    const [tenth = 'sun'] = lords(facts, 10);
    const trine = (['mercury', 'jupiter'] as const).filter((planet) => standsFrom(facts, 'moon', planet, 1, 5, 9));
    const isPlaced = inHouse(facts, tenth, 5) && inKendra(facts, 'mercury') && facts.signIndexes.sun === 4 && inHouse(facts, 'mars', 11);
    return when(isPlaced && trine.length > 0, [tenth, 'mercury', 'sun', 'mars', ...trine]);
  }),
  row('Amsavatara', 'major', 'Jupiter and Venus are in kendras, and Saturn is exalted in a kendra.', PVR, (facts) =>
    when((['jupiter', 'venus', 'saturn'] as const).every((planet) => inKendra(facts, planet)) && isExalted(facts, 'saturn'), ['jupiter', 'venus', 'saturn'])),
  row('Bhaskara', 'major', 'The Moon is twelfth and Mercury second from the Sun, and Jupiter fifth or ninth from the Moon.', RAMAN, (facts) =>
    when(standsFrom(facts, 'sun', 'moon', 12) && standsFrom(facts, 'sun', 'mercury', 2) && standsFrom(facts, 'moon', 'jupiter', 5, 9), ['sun', 'moon', 'mercury', 'jupiter'])),
  row('Kulavardhana', 'major', 'Mars, Mercury, Jupiter, Venus and Saturn are each in the fifth from the ascendant, the Moon or the Sun.', RAMAN, (facts) => {
    const references: readonly Reference[] = ['ascendant', 'moon', 'sun'];
    return when(STAR_PLANETS.every((planet) => references.some((from) => standsFrom(facts, from, planet, 5))), STAR_PLANETS);
  }),
  row('Go', 'major', 'Jupiter in his moolatrikona is with the lord of the second, and the lord of the ascendant is exalted.', RAMAN, (facts) => {
    const [first = 'sun', second = 'sun'] = lords(facts, 1, 2);
    const isStrong = dignityAt('jupiter', facts.chart.placements.jupiter.longitudeDeg) === 'moolatrikona';
    return when(isStrong && (second === 'jupiter' || joins(facts, second, 'jupiter')) && isExalted(facts, first), ['jupiter', second, first]);
  }),
  row('Makuta', 'major', 'Jupiter is ninth from the lord of the ninth, a benefic ninth from Jupiter, and Saturn in the tenth.', RAMAN, (facts) => {
    const [ninth = 'sun'] = lords(facts, 9);
    const benefics = beneficsIn(facts, 9, 'jupiter');
    return when(standsFrom(facts, ninth, 'jupiter', 9) && benefics.length > 0 && inHouse(facts, 'saturn', 10), [ninth, 'jupiter', ...benefics, 'saturn']);
  }),
  row('Marud', 'major', 'Jupiter is fifth or ninth from Venus, the Moon fifth from Jupiter, and the Sun in a kendra from the Moon.', RAMAN, (facts) =>
    when(standsFrom(facts, 'venus', 'jupiter', 5, 9) && standsFrom(facts, 'jupiter', 'moon', 5) && inKendra(facts, 'sun', 'moon'), ['venus', 'jupiter', 'moon', 'sun'])),
  row('Budha', 'major', 'Jupiter is in the first, the Moon in a kendra, Rahu second from the Moon, and the Sun and Mars third from Rahu.', RAMAN, (facts) =>
    when(inHouse(facts, 'jupiter', 1) && inKendra(facts, 'moon') && standsFrom(facts, 'moon', 'rahu', 2) && standsFrom(facts, 'rahu', 'sun', 3) && standsFrom(facts, 'rahu', 'mars', 3), ['jupiter', 'moon', 'rahu', 'sun', 'mars'])),
  row('Garuda', 'major', 'Birth is by day under a waxing Moon, and the lord of her navamsa is exalted.', RAMAN, (facts) => {
    const lord = navamsaLordOf(facts, 'moon');
    return when(facts.isDayBirth && isBenefic(facts, 'moon') && isExalted(facts, lord), ['moon', lord]);
  }),
  row('Rajalakshana', 'raja_dhana', 'Jupiter, Venus, Mercury and the Moon are all in kendras.', RAMAN, (facts) => {
    const four = ['jupiter', 'venus', 'mercury', 'moon'] as const;
    return when(four.every((planet) => inKendra(facts, planet)), four);
  }),
  {
    name: 'Malika',
    group: 'major',
    rule: 'The seven planets are in seven houses in a row, one in each; named by the first house.',
    source: RAMAN,
    find: (facts) => {
      const first = firstOfSeven(facts);
      return where(first !== null, PLANETS, { ...FROM_ASCENDANT, notes: first === null ? [] : [`${rowAt(MALIKA_NAMES, first - 1)} Malika: from house ${first}.`] });
    },
  },
  row('Four Dignified', 'raja_dhana', 'Four planets or more are in their exaltation sign or in the sign of their moolatrikona.', PVR, (facts) => {
    const found = PLANETS.filter((planet) => isExalted(facts, planet) || isInMoolatrikonaSign(facts, planet));
    return when(found.length >= 4, found);
  }),
  row('Atma-Amatya', 'raja_dhana', 'The Atma karaka and the Amatya karaka are in one sign.', JAIMINI, (facts) => {
    const [atma, amatya] = [karakaIn(facts, 'atma'), karakaIn(facts, 'amatya')];
    return atma && amatya && when(joins(facts, atma, amatya), [atma, amatya]);
  }),
  row('Atma-Putra', 'raja_dhana', 'The Atma karaka and the Putra karaka are in one sign, and so are the lords of the first and fifth.', JAIMINI, (facts) => {
    const [atma, putra] = [karakaIn(facts, 'atma'), karakaIn(facts, 'putra')];
    const [first = 'sun', fifth = 'sun'] = lords(facts, 1, 5);
    return atma && putra && when(joins(facts, atma, putra) && joins(facts, first, fifth), [atma, putra, first, fifth]);
  }),
  row('Pravrajya', 'major', 'Four or more of the seven planets are in one sign.', 'BPHS ch. 79', (facts) => {
    const crowd = PLANETS.map((one) => PLANETS.filter((other) => facts.signIndexes[other] === facts.signIndexes[one])).find((together) => together.length >= 4);
    return crowd ?? null;
  }),
  row('Shubha', 'major', 'The ascendant holds natural benefics and no malefic.', PVR, (facts) => onlyIn(facts, (graha) => isBenefic(facts, graha))),
  row('Ashubha', 'inauspicious', 'The ascendant holds malefics and no natural benefic.', PVR, (facts) => onlyIn(facts, (graha) => !isBenefic(facts, graha))),
]; // prettier-ignore

function isInMoolatrikonaSign(facts: ChartFacts, planet: Planet): boolean {
  return facts.signIndexes[planet] === Math.floor(DIGNITIES[planet].moolatrikona.fromDeg / 30);
}
