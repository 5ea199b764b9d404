import { describe, expect, test } from 'vitest';
import { ALL_YOGAS, judgedYogas } from './evaluate.ts';
import { factsOf } from './facts.ts';
import { chartOf } from './testing.ts';

/** Gemini rises; lords from the first house: Me Mo Su Me Ve Ma Ju Sa Sa Ju Ma Ve. */
const QUIET = 'As Ge, Su Aq, Mo Le, Ma Li, Me Cp, Ju Ar, Ve Sg, Sa Sg, Ra Cp';
const has = (name: string, texts: readonly string[], isDayBirth = true): boolean | undefined =>
  judgedYogas(factsOf(chartOf(QUIET, ...texts), { isDayBirth }), ALL_YOGAS).find(({ yoga }) => yoga.name === name)
    ?.hasYoga;

/** Name, changes of the quiet chart that make it, and changes that each remove one part of the condition. */
describe('a yoga holds with its whole condition, and not without one part of it', () => {
  test.each<[name: string, makes: string, ...breaks: string[]]>([
    ['Matsya', 'Ju Ge, Ve Aq, Mo Li, Ma Vi, Sa Cp, Su Le, Me Li, Ra Ar', 'Ju Cn', 'Ve Pi', 'Mo Sc, Me Sc, Ke Sc, Ra Ta', 'Ma Ar', 'Sa Sg'],
    ['Kurma', 'As Ar, Ma Ar, Su Ge, Me Ge, Sa Aq, Ju Le, Mo Vi, Ve Li', 'Ma Ta', 'Me Ta', 'Sa Cp', 'Ju Li', 'Mo Le', 'Ve Vi'],
    ['Kusuma', 'As Ta, Ve Le, Mo Vi, Ju Vi, Sa Aq', 'As Ge', 'Ve Vi, Me Vi', 'Mo Li', 'Ju Ar', 'Sa Sg'],
    ['Hari', 'Mo Ar, Ju Ta, Ve Sc, Me Pi, Su Ta, Sa Ge, Ma Ge', 'Ju Ge', 'Ve Sg', 'Me Aq'],
    ['Brahma', 'Me Ar, Ju Cn, Ve Cp, Mo Aq, Su Sc, Sa Ge, Ma Ge, Ra Ta', 'Ju Le', 'Ve Aq', 'Mo Pi'],
    ['Sharada', 'Ju Li, Me Ge, Su Le, Mo Aq, Ma Ar', 'Ju Sc', 'Me Cn', 'Su Cn', 'Mo Ta', 'Ma Ta'],
    ['Bhaskara', 'Su Le, Mo Cn, Me Vi, Ju Sc', 'Mo Ge', 'Me Li', 'Ju Sg'],
    ['Kulavardhana', 'Ma Li, Me Li, Ju Sg, Ve Sg, Sa Ge, Su Aq, Mo Le', 'Ma Sc', 'Sa Cn'],
    ['Go', 'Ju Sg 5, Mo Sg, Me Vi 5', 'Ju Sg 12', 'Mo Le', 'Me Cp'],
    ['Makuta', 'Sa Pi, Ju Sc, Ve Cn, Mo Ta', 'Ju Sg', 'Ve Le', 'Sa Ar, Ju Sg, Ve Le'],
    ['Marud', 'Ve Ar, Ju Le, Mo Sg, Su Pi', 'Ju Vi, Mo Cp, Su Ar', 'Mo Cp', 'Su Aq'],
    ['Budha', 'Ju Ge, Mo Vi, Ra Li, Su Sg, Ma Sg', 'Ju Cn', 'Mo Le', 'Ra Vi', 'Su Cp', 'Ma Cp'],
    ['Rajalakshana', 'Ju Ge, Ve Vi, Me Sg, Mo Pi', 'Ju Cn', 'Ve Li', 'Me Cp', 'Mo Ar'],
    ['Four Dignified', 'Su Ar, Mo Ta, Ma Cp, Ju Cn', 'Su Aq', 'Ju Le'],
    ['Shrinatha', 'As Sg, Me Vi, Su Vi', 'Su Le', 'Me Ge, Su Ge'],
    ['Devendra', 'As Ta, Me Aq, Sa Ge, Ve Pi, Ju Ta', 'Me Ar', 'Ve Ar', 'As Ge'],
    ['Indra', 'Ve Ar, Ma Li, Mo Li', 'Mo Sc', 'Ve Ta'],
    ['Ravi', 'Su Pi, Ju Le, Sa Le', 'Su Ar', 'Ju Vi', 'Sa Vi'],
    ['Gandharva', 'Ju Sg, Su Ar, Mo Aq, Me Ge', 'Su Ta', 'Mo Pi', 'Ju Cp, Me Sg', 'Me Vi'],
    ['Jaya', 'Ju Cn, Ma Cn', 'Ju Le', 'Ma Le'],
    ['Chapa Raja', 'As Ar, Mo Cp, Sa Cn, Ma Cp', 'Ma Aq', 'Mo Ta', 'Sa Le'],
    ['Ayatna-dhana', 'Me Cn, Mo Ge', 'Me Le', 'Mo Li'],
    ['Dehapushti', 'Me Ar, Ju Li', 'Me Ta', 'Ju Vi'],
    ['Sada-sanchara', 'Me Cp, Sa Sg', 'Me Sg, Ju Sg'],
    ['Sukha-Karma', 'Me Sg, Ju Vi, Sa Pi', 'Sa Ar', 'Sa Ge', 'Me Ar'],
    ['Ashubha', 'Sa Ge', 'Sa Ge, Ju Ge', 'Sa Sg'],
    ['Malika', 'Su Ge, Mo Cn, Ma Le, Me Vi, Ju Li, Ve Sc, Sa Sg', 'Sa Cp', 'Sa Sc'],
  ])('%s: %s', (name, makes, ...breaks) => {
    const all = breaks.map((change) => [change, has(name, [makes, change])]);
    expect([has(name, [makes]), ...all]).toEqual([true, ...breaks.map((change) => [change, false])]);
  });

  test('Garuda is by day under a waxing Moon whose navamsa lord is exalted', () => {
    // The Moon at 1° of Aries is in the navamsa of Aries: Mars, exalted in Capricorn; the Sun in Aquarius is behind her.
    const makes = ['Mo Ar 1, Ma Cp'];
    expect([has('Garuda', makes), has('Garuda', makes, false), has('Garuda', [...makes, 'Su Le']), has('Garuda', [...makes, 'Ma Aq'])]).toEqual([true, false, false, false]);
  });
}); // prettier-ignore

test.each(Array.from({ length: 12 }, (_, index) => index))(
  'Malika begins in any house: the %i. sign after the ascendant',
  (start) => {
    const seven = ['Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa'];
    const signs = ['Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi', 'Ar', 'Ta'];
    const chart = seven.map((graha, step) => `${graha} ${signs[(start + step) % 12]}`).join(', ');
    const found = judgedYogas(factsOf(chartOf(QUIET, chart)), ALL_YOGAS).find(({ yoga }) => yoga.name === 'Malika');
    expect(found?.evidence?.notes).toEqual([expect.stringContaining(`from house ${start + 1}.`)]);
  },
);
