import { describe, expect, test } from 'vitest';
import { uniformSky } from '../testing.ts';
import { lightAnglesOf } from '../panchang/limbs.ts';
import { muhurtaSkyOf } from './muhurta-day.ts';
import { personFacts } from './person-facts.ts';
import { allDay, dayWith, questionWith, shortly } from './testing.ts';

const almanac = { sky: uniformSky, place: { latitudeDeg: 20, longitudeDeg: 0, altitudeM: 0 }, clock: 0, rule: 'almanac' } as const; // prettier-ignore
// At JD 100 the Sun is at 100° (Cancer), Jupiter at 25° (Aries).
const sky = muhurtaSkyOf(almanac, 'lahiri', lightAnglesOf(uniformSky, 'lahiri'));
type Asked = Parameters<typeof questionWith>;
const saidOf = (
  persons: [nakshatraIndex: number, signIndex: number][],
  purpose: Asked[0] = {},
  star = 9,
  moonSign = 0,
) =>
  shortly(
    personFacts(
      sky,
      questionWith(purpose, { persons: persons.map(([nakshatraIndex, signIndex]) => ({ nakshatraIndex, signIndex })) }),
      dayWith({ nakshatra: [allDay(star)], moonSign: [allDay(moonSign)] }),
    ),
  );

describe('the star of a day from the birth star', () => {
  const taraOf = (birthIndex: number, star: number, purpose?: Asked[0]) => saidOf([[birthIndex, 0]], purpose, star)[0];

  // Muhurta Chintamani ch. 4: 1 Janma, 2 Sampat, 3 Vipat, 4 Kshema, 5 Pratyari, 6 Sadhaka, 7 Naidhana, 8 Mitra, 9 Parama Mitra.
  test('forbids as Vipat, Pratyari or Naidhana of the first nine, and takes points as those of the others', () => {
    expect(taraOf(0, 2)).toBe('tara_bad_first_round always Vipat for the person');
    expect(taraOf(0, 4)).toBe('tara_bad_first_round always Pratyari for the person');
    expect(taraOf(0, 6)).toBe('tara_bad_first_round always Naidhana for the person');
    expect(taraOf(0, 11)).toBe('tara_bad never Vipat for the person');
    expect(taraOf(0, 24)).toBe('tara_bad never Naidhana for the person');
  });

  test('is good as Sampat, Kshema, Sadhaka, Mitra and Parama Mitra', () => {
    for (const star of [1, 3, 5, 7, 8, 10, 26]) expect(taraOf(0, star)).toMatch(/^tara_good never/);
  });

  test('is avoided as the birth star itself only where the purpose says so', () => {
    expect(taraOf(5, 5, { avoidsJanma: true })).toBe('tara_janma strict Janma for the person');
    expect(taraOf(5, 5)).toMatch(/^chandra/);
  });
});

// Muhurta Chintamani ch. 4: good in 1, 3, 6, 7, 10 and 11; worst in the eighth.
test('the house of the Moon from the birth sign is good, neutral, bad, or the eighth, which forbids', () => {
  const said = Array.from({ length: 12 }, (_, house) => saidOf([[9, 0]], {}, 9, house)[0]);
  expect(said).toEqual([
    'chandra_good never house 1 from the person',
    'chandra_neutral never house 2 from the person',
    'chandra_good never house 3 from the person',
    'chandra_bad never house 4 from the person',
    'chandra_neutral never house 5 from the person',
    'chandra_good never house 6 from the person',
    'chandra_good never house 7 from the person',
    'chandrashtama always house 8 from the person',
    'chandra_neutral never house 9 from the person',
    'chandra_good never house 10 from the person',
    'chandra_good never house 11 from the person',
    'chandra_bad never house 12 from the person',
  ]);
});

test('two people are named by number, those of a marriage as bride and groom', () => {
  expect(saidOf([[0, 0], [1, 0]]).filter((said) => said.startsWith('chandra'))).toEqual([
    'chandra_good never house 1 from the person 1',
    'chandra_good never house 1 from the person 2',
  ]); // prettier-ignore
  expect(saidOf([[0, 0], [1, 0]], { isMarriage: true }).join()).toMatch(/from the bride.*from the groom/); // prettier-ignore
});

describe('in a marriage', () => {
  const marriage = (brideSign: number, groomSign: number) =>
    saidOf([[0, brideSign], [0, groomSign]], { isMarriage: true }).filter((said) => said.startsWith('tribala')); // prettier-ignore

  // Muhurta Chintamani ch. 6: Jupiter in 2, 5, 7, 9, 11 from the bride is good, in 1, 3, 6, 10 requires worship, else
  // bad.
  test('Jupiter counts from the sign of the bride', () => {
    const verdicts = Array.from({ length: 12 }, (_, house) => marriage((12 - house) % 12, 0)[0]?.split(' ')[0]);
    const [good, worship, bad] = ['tribala_jupiter_good', 'tribala_jupiter_worship', 'tribala_jupiter_bad'];
    expect(verdicts).toEqual([worship, good, worship, bad, good, worship, good, bad, good, worship, good, bad]);
  });

  // The same for the Sun: 3, 6, 10, 11 are good, 1, 2, 5, 7, 9 require worship.
  test('the Sun counts from the sign of the groom', () => {
    const verdicts = Array.from({ length: 12 }, (_, house) => marriage(0, (3 - house + 12) % 12)[1]?.split(' ')[0]);
    const [good, worship, bad] = ['tribala_sun_good', 'tribala_sun_worship', 'tribala_sun_bad'];
    expect(verdicts).toEqual([worship, worship, good, bad, worship, good, worship, bad, worship, good, good, bad]);
  });

  test('without a groom only the bride is judged, and in another purpose neither', () => {
    expect(saidOf([[0, 0]], { isMarriage: true }).filter((said) => said.startsWith('tribala'))).toHaveLength(1);
    expect(saidOf([[0, 0], [0, 0]]).join()).not.toContain('tribala'); // prettier-ignore
  });
});
