import { describe, expect, test } from 'vitest';
import { YOGAS, yogasOf } from './evaluate.ts';
import { chartOf } from './testing.ts';

/** Gemini rises: Mercury rules 1 and 4, Moon 2, Sun 3, Venus 5 and 12, Mars 6 and 11, Jupiter 7 and 10, Saturn 8 and 9. */
const QUIET = 'As Ge, Su Aq, Mo Le, Ma Li, Me Cp, Ju Ar, Ve Sg, Sa Sg, Ra Cp';

const namesIn = (...texts: string[]): string[] =>
  yogasOf(chartOf(QUIET, ...texts)).flatMap(({ yoga, hasYoga }) => (hasYoga ? [yoga.name] : []));

const judged = (name: string, ...texts: string[]) =>
  yogasOf(chartOf(QUIET, ...texts)).find(({ yoga }) => yoga.name === name);

/** Name, changes of the quiet chart that make it, and single changes that break it again. */
const CASES: readonly (readonly [name: string, made: string, ...missed: string[]])[] = [
  ['Ruchaka', 'Ma Sc', 'Ma Ar', 'Ma Ta'], // The fourth from the Moon; own sign but no kendra; kendra but not its sign.
  ['Bhadra', 'Me Ge', 'Me Pi', 'As Ta'],
  ['Hamsa', 'Ju Sg', 'Ju Vi', 'Ju Cn'],
  ['Malavya', 'Ve Pi', 'Ve Vi', 'Ve Li'],
  ['Sasa', 'Sa Aq', 'Sa Cp', 'Sa Ta'],
  ['Gajakesari', 'Ju Ta', 'Ju Ge'],
  ['Chatussagara', 'Ju Ge, Ma Vi, Su Pi', 'Su Aq', 'Su Aq, Ra Pi'], // A node fills no kendra.
  ['Saraswati', 'Ju Sg, Me Ge', 'Me Cp', 'Ju Vi', 'Ve Sc'], // In Virgo Jupiter is with an enemy.
  ['Kahala', 'Me Ge', 'Me Pi', 'Sa Cp'], // In Pisces still a kendra, but debilitated.
  ['Kahala', 'Me Ge, Sa Cp, Ju Ge', 'Ju Ar'],
  ['Chamara', 'Me Vi, Ju Cp', 'Ju Ar'],
  ['Chamara', 'Ju Ge', 'Ju Cn', 'Ve Sc'],
  ['Shankha', 'Ma Pi, Me Ge', 'Ma Aq', 'Me Cp'],
  ['Bheri', 'Su Ge, Mo Cn, Ma Sg, Me Ge, Ju Ta, Ve Sg', 'Ju Ar', 'Sa Ta'],
  ['Bheri', 'Ju Pi, Me Ge', 'Me Cp', 'Ju Ar', 'Sa Ta'],
  ['Parvata', 'Sa Ar, Ra Ar, Me Aq', 'Sa Sg', 'Ma Sc', 'Ve Li'],
  ['Parvata', 'Me Pi', 'Me Cp'],
  ['Pushkala', 'Su Pi, Me Pi', 'Me Aq', 'Su Aq, Me Aq', 'Sa Cn, Ve Sc'],
  ['Pushkala', 'Su Sc, Me Sc', 'Ma Sc'], // Mars, the Sun’s friend, in the sign itself is no friend of the moment.
  ['Kalanidhi', 'Ju Li, Me Li, Ve Ar', 'Me Vi', 'Ve Ta', 'Ju Ar'],
  ['Akhanda Samrajya', 'As Le, Ma Sc', 'Ma Li', 'As Cn'],
  ['Shubha Kartari', 'Ra Ar, Ju Cn, Ve Ta', 'Ra Cp', 'Ve Ar'], // With Rahu in Capricorn, Ketu is with Jupiter.
  ['Raja', 'Ju Sg', 'Ju Sc'],
  ['Raja', 'Ju Ge', 'Ju Ar'],
  ['Raja', 'Ju Ta', 'Ve Aq'],
  ['Dharma-Karmadhipati', 'Ju Sg', 'Sa Cp'],
  ['Yogakaraka', 'As Ta', 'As Ge'],
  ['Dhana', 'Ma Cp', 'Ma Aq'],
  ['Lakshmi', 'Sa Aq, Me Ge', 'Me Cp', 'Sa Cp', 'Sa Sg'],
  ['Neecha-bhanga Raja', 'Ve Vi, Me Ge', 'Me Cp'], // The dispositor in a kendra.
  ['Neecha-bhanga Raja', 'Sa Ar, Ma Cn', 'Su Cp'], // The Sun, exalted in Aries, in a kendra from the Moon.
  ['Neecha-bhanga Raja', 'Sa Ar, Su Cp', 'Ma Cn'], // The dispositor aspects it.
  ['Harsha', 'Ma Sc', 'Ma Li'],
  ['Sarala', 'Sa Cp', 'Sa Aq'],
  ['Vimala', 'Ve Sc', 'Ve Sg'],
  ['Maha Parivartana', 'Me Pi, Ju Vi', 'Ju Ar'],
  ['Khala Parivartana', 'Sa Le', 'Sa Vi', 'Su Cp'], // From Capricorn the Sun makes it a Dainya.
  ['Dainya Parivartana', 'Sa Vi', 'Sa Sg'],
  ['Sunafa', 'Ma Vi', 'Ma Li', 'Ma Li, Su Vi'],
  ['Anafa', 'Ma Cn', 'Ma Li', 'Ma Li, Su Cn'],
  ['Durudhara', 'Ma Vi, Sa Cn', 'Ma Li', 'Sa Sg'],
  ['Kemadruma', 'Su Cp, Ve Cp, Sa Li', 'Sa Vi', 'Sa Le', 'Sa Ta', 'Sa Sg'],
  ['Chandra-Mangala', 'Ma Le', 'Ma Vi'],
  ['Chandra-Mangala', 'Ma Aq', 'Ma Pi'],
  ['Adhi', 'Ju Aq, Ve Pi', 'Ju Ar', 'Ve Sg'],
  ['Lagnadhi', 'Ju Sc', 'Ju Li'],
  ['Vasumati', 'Ve Pi', 'Ve Sg', 'Ra Ta'], // Without Rahu Mercury is a benefic, and in the eighth.
  ['Amala', 'Ve Pi', 'Ve Sg', 'Ma Pi'],
  ['Vesi', 'Ve Pi', 'Ve Sg', 'Ve Sg, Mo Pi'],
  ['Vasi', 'Me Cp', 'Me Aq', 'Me Aq, Mo Cp'],
  ['Ubhayachari', 'Ve Pi', 'Me Aq', 'Ve Sg'],
  ['Budha-Aditya', 'Me Aq', 'Me Cp'],
  ['Rajju', 'Su Cp, Mo Ar, Ve Cp, Sa Cn', 'Sa Le'],
  ['Musala', 'Ma Sc, Me Aq, Ju Ta, Ve Aq, Sa Le', 'Sa Vi'],
  ['Nala', 'Su Pi, Mo Ge, Ma Vi, Me Pi, Ju Sg, Ve Pi', 'Sa Cn'],
  ['Mala', 'Ju Ge, Ve Pi, Me Vi, Sa Ar', 'Sa Sg', 'Ve Aq'],
  ['Sarpa', 'Ve Aq, Ma Vi, Su Pi', 'Ju Ge', 'Ma Li'],
  ['Vajra', 'Su Pi, Mo Vi, Ma Vi, Me Ge, Ju Sg, Ve Ge, Sa Pi', 'Ma Ge', 'Ju Ge'],
  ['Yava', 'Su Ge, Mo Sg, Ma Sg, Me Vi, Ju Pi, Ve Vi, Sa Ge', 'Sa Vi', 'Ju Vi'],
  ['Shakata', 'Mo Sc', 'Mo Li', 'Mo Vi', 'Mo Pi'],
  ['Daridra', 'Ma Sc', 'Ma Li'],
  ['Daridra', 'Sa Cp', 'Sa Sg'],
  ['Grahan', 'Mo Cp', 'Mo Le'],
  ['Grahan', 'Su Cn', 'Su Aq'],
  ['Guru Chandal', 'Ju Cp', 'Ju Cn'],
  ['Kuja', 'Ma Cn', 'Ma Li'],
  ['Papa Kartari', 'Ma Ta', 'Ma Ar', 'Ju Ta'],
  ['Papa Kartari', 'Ma Vi', 'Ju Vi'],
  ['Kala Sarpa', 'Mo Ta, Ma Pi, Me Aq, Ve Aq, Sa Ar', 'Sa Sg', 'Me Cp'], // A planet at exactly the degree of Rahu is not within.
  ['Kala Sarpa', 'Su Le, Mo Vi, Ma Li, Me Vi, Ju Sc, Ve Le', 'Ju Ar'],
  ['Angarak', 'Ma Cp', 'Ma Cn'],
  ['Vish', 'Sa Le', 'Sa Vi'],
  ['Shrapit', 'Sa Cp', 'Sa Cn'],
  ['Pitru', 'Su Cp', 'Su Aq'],
  ['Pitru', 'Su Sg', 'Sa Cp'],
];

describe.each(CASES)('%s', (name, made, ...missed) => {
  test(`is there with ${made}`, () => expect(namesIn(made)).toContain(name));
  test.each(missed)('is not there after %s', (change) => expect(namesIn(made, change)).not.toContain(name));
});

test('every yoga has a chart that has it and one that misses it', () => {
  const tried = new Set(CASES.map(([name]) => name));
  const untried = YOGAS.filter(({ name, needs }) => !tried.has(name) && needs === undefined);
  const ofShape = untried.filter(({ rule }) => /\((Akriti|Sankhya)\)/.test(rule)); // `nabhasa.test.ts` tries these.
  expect(untried).toEqual(ofShape);
  expect(new Set(YOGAS.map(({ name }) => name)).size).toBe(YOGAS.length);
});

test('the quiet chart is quiet', () => expect(namesIn()).toEqual(['Vasi', 'Dama']));

test.each([
  ['male', 'As Ge, Su Aq, Mo Le', true], // The Sun in the ninth: day.
  ['male', 'As Ge, Su Ge 20, Mo Le', false], // Below the eastern horizon.
  ['male', 'As Ge, Su Aq, Mo Vi', false],
  ['female', 'As Ta, Su Vi, Mo Pi', true],
  ['female', 'As Ta, Su Cp, Mo Pi', false],
  ['female', 'As Ge, Su Vi, Mo Pi', false],
] as const)('Mahabhagya of a %s with %s: %s', (gender, made, holds) => {
  const found = yogasOf(chartOf(QUIET, made), { gender }).find(({ yoga }) => yoga.name === 'Mahabhagya');
  expect(found?.hasYoga).toBe(holds);
});

test('Mahabhagya is not judged where the gender is unknown', () => {
  expect(yogasOf(chartOf(QUIET)).map(({ yoga }) => yoga.name)).not.toContain('Mahabhagya');
  expect(yogasOf(chartOf(QUIET), { gender: 'male' })).toHaveLength(YOGAS.length);
});

test('evidence names who makes it and what it is counted from', () => {
  expect(judged('Sasa', 'Sa Aq')?.evidence).toMatchObject({ planets: ['saturn'], countedFrom: ['moon'] });
  expect(judged('Durudhara', 'Ma Vi, Sa Cn')?.evidence).toMatchObject({ planets: ['mars', 'saturn'] });
  expect(judged('Papa Kartari', 'Ma Vi')?.evidence).toMatchObject({ planets: ['mars', 'ketu'], countedFrom: ['moon'] });
  expect(judged('Malavya', 'Ve Sg')).toMatchObject({ hasYoga: false, evidence: null });
});

test('a cancelled yoga is not there, but its evidence and what cancels it are listed', () => {
  const kemadruma = judged('Kemadruma', 'Su Cp, Ve Cp, Sa Ta');
  expect(kemadruma?.hasYoga).toBe(false);
  expect(kemadruma?.evidence?.cancelledBy).toBe('Planets in kendras: Saturn in house 10 from the Moon.');
  expect(judged('Shakata', 'Mo Vi')?.evidence?.cancelledBy).toMatch(/house 4, a kendra from the ascendant/);
});

test.each([
  ['Ju Sg', 'Jupiter, lord of 7 and 10, and Venus, lord of 5 and 12: conjunction.'],
  ['Ju Ge', 'Jupiter, lord of 7 and 10, and Venus, lord of 5 and 12: mutual aspect.'],
  ['Ju Ta', 'Jupiter, lord of 7 and 10, and Venus, lord of 5 and 12: exchange of signs.'],
])('Raja with %s is noted as %s', (made, note) => expect(judged('Raja', made)?.evidence?.notes).toContain(note));

test('a node makes no Raja yoga', () => {
  expect(namesIn('Ra Li')).not.toContain('Raja'); // Mars with Rahu.
});

test('weakness is noted and decides nothing', () => {
  expect(judged('Gajakesari', 'Ju Cp, Mo Li')?.evidence?.notes).toContain('Weakened: Jupiter is debilitated.');
  expect(judged('Budha-Aditya', 'Me Aq 16')).toMatchObject({ hasYoga: true });
  expect(judged('Budha-Aditya', 'Me Aq 16')?.evidence?.notes).toEqual(['Weakened: Mercury is combust.']);
  expect(judged('Budha-Aditya', 'Me Aq 29.9')?.evidence?.notes).toEqual([]); // 14.9° away.
  expect(judged('Harsha', 'Ma Sc, Ju Sc')?.evidence?.notes).toEqual([
    'Not pure: Jupiter, lord of another house, joins it.',
  ]);
});

test('Kuja follows the school’s houses', () => {
  const kuja = (houseSet: 'north' | 'south') =>
    yogasOf(chartOf(QUIET, 'Ma Ge'), { houseSet }).find(({ yoga }) => yoga.name === 'Kuja')?.hasYoga;
  expect(kuja('north')).toBe(true);
  expect(kuja('south')).toBe(false);
});

test('six ascendants have a yogakaraka', () => {
  const signs = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
  const karakas = signs.map((sign) => judged('Yogakaraka', `As ${sign}`)?.evidence?.planets[0] ?? '');
  expect(karakas.join(' ')).toBe(' saturn  mars mars  saturn   venus venus ');
});
