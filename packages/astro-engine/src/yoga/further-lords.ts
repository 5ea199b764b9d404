import { PLANETS } from '../vocabulary/grahas.ts';
import { aspects, dispositorOf, joins, joinsOrAspects, tieOf } from './aspects.ts';
import { isDebilitated, isExalted, isOwnOrExalted } from './dignity.ts';
import { isBenefic, KENDRAS, TRIKONAS } from './facts.ts';
import {
  dignified, exchange, hasFixedLagna, inHouse, inKendra, isInMovable, isWellOrExalted, KENDRAS_AND_TRIKONAS,
  lords, navamsaLordOf, row, when,
} from './further-terms.ts'; // prettier-ignore
import type { Yoga } from './yoga.ts';

const PVR = 'P.V.R. Narasimha Rao, Vedic Astrology ch. 11';
const RAMAN = 'B.V. Raman, Three Hundred Important Combinations';

/** Yogas of the lords of houses. */
export const FURTHER_LORD_YOGAS: readonly Yoga[] = [
  row('Mridanga', 'raja_dhana', 'A planet in its own or exaltation sign is in a kendra and one in a trikona, and so dignified is the lord of the ascendant.', PVR, (facts) => {
    const [first = 'sun'] = lords(facts, 1);
    const placed = dignified(facts).filter((planet) => inHouse(facts, planet, ...KENDRAS_AND_TRIKONAS));
    const isBoth = placed.some((one) => inHouse(facts, one, ...KENDRAS)) && placed.some((one) => inHouse(facts, one, ...TRIKONAS));
    return when(isBoth && isOwnOrExalted(facts, first), [first, ...placed]);
  }),
  row('Shrinatha', 'raja_dhana', 'The lord of the seventh is exalted in the tenth, and the lord of the tenth is with the lord of the ninth.', PVR, (facts) => {
    const [seventh = 'sun', ninth = 'sun', tenth = 'sun'] = lords(facts, 7, 9, 10);
    return when(isExalted(facts, seventh) && inHouse(facts, seventh, 10) && (joins(facts, tenth, ninth) || tenth === ninth), [seventh, tenth, ninth]);
  }),
  row('Khadga', 'raja_dhana', 'The lord of the second is in the ninth, that of the ninth in the second, and the lord of the ascendant is in a kendra or trikona.', PVR, (facts) => {
    const [first = 'sun', second = 'sun', ninth = 'sun'] = lords(facts, 1, 2, 9);
    return when(inHouse(facts, second, 9) && inHouse(facts, ninth, 2) && inHouse(facts, first, ...KENDRAS_AND_TRIKONAS), [second, ninth, first]);
  }),
  row('Kalpadruma', 'raja_dhana', 'The lord of the ascendant, its dispositor, and the dispositors of that one in the birth chart and navamsa are each in a kendra, in a trikona or exalted (also Parijata).', PVR, (facts) => {
    const [first = 'sun'] = lords(facts, 1);
    const host = dispositorOf(facts, first);
    const four = [first, host, dispositorOf(facts, host), navamsaLordOf(facts, host)];
    return when(four.every((planet) => isWellOrExalted(facts, planet)), four);
  }),
  row('Vishnu', 'raja_dhana', 'The lords of the ninth and tenth are in the second with the lord of the navamsa of the lord of the ninth.', PVR, (facts) => {
    const [ninth = 'sun', tenth = 'sun'] = lords(facts, 9, 10);
    const three = [ninth, tenth, navamsaLordOf(facts, ninth)];
    return when(three.every((planet) => inHouse(facts, planet, 2)), three);
  }),
  row('Shiva', 'raja_dhana', 'The lord of the fifth is in the ninth, that of the ninth in the tenth and that of the tenth in the fifth.', PVR, (facts) => {
    const [fifth = 'sun', ninth = 'sun', tenth = 'sun'] = lords(facts, 5, 9, 10);
    return when(inHouse(facts, fifth, 9) && inHouse(facts, ninth, 10) && inHouse(facts, tenth, 5), [fifth, ninth, tenth]);
  }),
  row('Gauri', 'major', 'The lord of the navamsa of the lord of the tenth is exalted in the tenth, with the lord of the ascendant.', PVR, (facts) => {
    const [first = 'sun', tenth = 'sun'] = lords(facts, 1, 10);
    const navamsaLord = navamsaLordOf(facts, tenth);
    return when(isExalted(facts, navamsaLord) && inHouse(facts, navamsaLord, 10) && inHouse(facts, first, 10), [navamsaLord, first]);
  }),
  row('Chandika', 'major', 'A fixed sign rises and the lord of the sixth looks at it, and the Sun is with the lords of the navamsas of the lords of the sixth and ninth.', PVR, (facts) => {
    const [sixth = 'sun', ninth = 'sun'] = lords(facts, 6, 9);
    const two = [navamsaLordOf(facts, sixth), navamsaLordOf(facts, ninth)];
    const isWithSun = two.every((planet) => planet === 'sun' || joins(facts, planet, 'sun'));
    return when(hasFixedLagna(facts) && aspects(facts, sixth, 'ascendant') && isWithSun, [sixth, 'sun', ...two]);
  }),
  row('Bharati', 'major', 'The lord of the navamsa of the lord of the second, fifth or eleventh is exalted and with the lord of the ninth.', RAMAN, (facts) => {
    const [ninth = 'sun', ...three] = lords(facts, 9, 2, 5, 11);
    const found = three.map((lord) => navamsaLordOf(facts, lord)).filter((lord) => isExalted(facts, lord) && joins(facts, lord, ninth));
    return when(found.length > 0, [...found, ninth]);
  }),
  row('Devendra', 'raja_dhana', 'A fixed sign rises, the lords of the second and tenth are in signs of each other, and so are those of the first and eleventh.', RAMAN, (facts) =>
    when(hasFixedLagna(facts) && exchange(facts, 2, 10) && exchange(facts, 1, 11), lords(facts, 2, 10, 1, 11))),
  row('Indra', 'raja_dhana', 'The lords of the fifth and eleventh are in signs of each other, and the Moon is in the fifth.', RAMAN, (facts) =>
    when(exchange(facts, 5, 11) && inHouse(facts, 'moon', 5), [...lords(facts, 5, 11), 'moon'])),
  row('Ravi', 'raja_dhana', 'The Sun is in the tenth, and the lord of the tenth is in the third with Saturn.', RAMAN, (facts) => {
    const [tenth = 'sun'] = lords(facts, 10);
    return when(inHouse(facts, 'sun', 10) && inHouse(facts, tenth, 3) && inHouse(facts, 'saturn', 3) && tenth !== 'saturn', ['sun', tenth, 'saturn']);
  }),
  row('Gandharva', 'major', 'The lord of the tenth is in a trine of the seventh, the lord of the ascendant is with Jupiter or looked at by him, the Sun is exalted and the Moon in the ninth.', RAMAN, (facts) => {
    const [first = 'sun', tenth = 'sun'] = lords(facts, 1, 10);
    const isHelped = first === 'jupiter' || joinsOrAspects(facts, 'jupiter', first);
    return when(inHouse(facts, tenth, 7, 11, 3) && isHelped && isExalted(facts, 'sun') && inHouse(facts, 'moon', 9), [tenth, first, 'jupiter', 'sun', 'moon']);
  }),
  row('Vidyut', 'raja_dhana', 'The lord of the eleventh is exalted with Venus, in a kendra from the lord of the ascendant.', RAMAN, (facts) => {
    const [first = 'sun', eleventh = 'sun'] = lords(facts, 1, 11);
    const isWithVenus = eleventh === 'venus' || joins(facts, eleventh, 'venus');
    return when(isExalted(facts, eleventh) && isWithVenus && inKendra(facts, eleventh, first), [eleventh, 'venus', first]);
  }),
  row('Chapa Raja', 'raja_dhana', 'The lords of the fourth and tenth are in signs of each other, and the lord of the ascendant is exalted.', RAMAN, (facts) => {
    const [first = 'sun'] = lords(facts, 1);
    return when(exchange(facts, 4, 10) && isExalted(facts, first), [...lords(facts, 4, 10), first]);
  }),
  row('Jaya', 'raja_dhana', 'The lord of the tenth is exalted and the lord of the sixth debilitated.', RAMAN, (facts) => {
    const [sixth = 'sun', tenth = 'sun'] = lords(facts, 6, 10);
    return when(isExalted(facts, tenth) && isDebilitated(facts, sixth), [tenth, sixth]);
  }),
  row('Dur', 'inauspicious', 'The lord of the tenth is in the 6th, 8th or 12th.', RAMAN, (facts) => {
    const [tenth = 'sun'] = lords(facts, 10);
    return when(inHouse(facts, tenth, 6, 8, 12), [tenth]);
  }),
  row('Sada-sanchara', 'major', 'The lord of the ascendant or its dispositor is in a movable sign.', RAMAN, (facts) => {
    const [first = 'sun'] = lords(facts, 1);
    const movable = [first, dispositorOf(facts, first)].filter((planet) => isInMovable(facts, planet));
    return when(movable.length > 0, movable);
  }),
  row('Ayatna-dhana', 'raja_dhana', 'The lords of the first and second are in signs of each other.', RAMAN, (facts) =>
    when(exchange(facts, 1, 2), lords(facts, 1, 2))),
  row('Dehapushti', 'major', 'The lord of the ascendant is in a movable sign and a benefic looks at it.', RAMAN, (facts) => {
    const [first = 'sun'] = lords(facts, 1);
    const onlookers = PLANETS.filter((planet) => isBenefic(facts, planet) && aspects(facts, planet, first));
    return when(isInMovable(facts, first) && onlookers.length > 0, [first, ...onlookers]);
  }),
  row('Panchama-Bhagya', 'raja_dhana', 'The lords of the fifth and ninth are in one sign or look at each other.', PVR, (facts) => {
    const [fifth = 'sun', ninth = 'sun'] = lords(facts, 5, 9);
    const tie = tieOf(facts, fifth, ninth);
    return when(tie === 'conjunction' || tie === 'mutual aspect', [fifth, ninth]);
  }),
  row('Sukha-Karma', 'raja_dhana', 'The lords of the fourth and tenth are in signs of each other, and the lord of the fifth or ninth looks at both.', PVR, (facts) => {
    const [fourth = 'sun', tenth = 'sun', fifth = 'sun', ninth = 'sun'] = lords(facts, 4, 10, 5, 9);
    const onlookers = [fifth, ninth].filter((lord) => aspects(facts, lord, fourth) && aspects(facts, lord, tenth));
    return when(exchange(facts, 4, 10) && onlookers.length > 0, [fourth, tenth, ...onlookers]);
  }),
  row('Lagna-Karma', 'raja_dhana', 'The lords of the first and tenth are in signs of each other.', PVR, (facts) =>
    when(exchange(facts, 1, 10), lords(facts, 1, 10))),
]; // prettier-ignore
