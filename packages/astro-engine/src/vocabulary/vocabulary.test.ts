import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countFrom, rowAt } from './cycle.ts';
import { naturalRelation, relationsOf } from './friendship.ts';
import { GRAHA_IDS, PLANETS, type Planet, POINT_IDS, POINTS } from './grahas.ts';
import { DIGNITIES, debilitationDegOf } from './dignities.ts';
import { ABHIJIT, NAKSHATRAS, nakshatraOf } from './nakshatras.ts';
import { SIGNS, ownSignIndexesOf, signAt, signOf, vashyaOf } from './signs.ts';
import { WEEKDAYS, weekdayAt } from './weekdays.ts';

const tally = <T>(values: readonly T[]): Map<T, number> =>
  values.reduce((counts, value) => counts.set(value, (counts.get(value) ?? 0) + 1), new Map<T, number>());

describe('signs', () => {
  test('elements, modalities, parities and varnas return in their cycles round the zodiac', () => {
    expect(SIGNS).toHaveLength(12);
    SIGNS.forEach((sign, index) => {
      expect(sign.element).toBe(['fire', 'earth', 'air', 'water'][index % 4]);
      expect(sign.varna).toBe(['kshatriya', 'vaishya', 'shudra', 'brahmin'][index % 4]);
      expect(sign.modality).toBe(['movable', 'fixed', 'dual'][index % 3]);
      expect(sign.parity).toBe(index % 2 === 0 ? 'odd' : 'even');
    });
  });

  test('Sun and Moon rule one sign each, the other five two', () => {
    expect(PLANETS.map((planet) => ownSignIndexesOf(planet).length)).toEqual([1, 1, 2, 2, 2, 2, 2]);
    expect(ownSignIndexesOf('saturn')).toEqual([9, 10]);
  });

  test('Sagittarius and Capricorn change their vashya class at 15°, unless the school does not split', () => {
    expect([254.99, 255, 284.99, 285].map((deg) => vashyaOf(deg))).toEqual([
      'manava',
      'chatushpada',
      'chatushpada',
      'jalachara',
    ]);
    expect([254.99, 255, 284.99, 285].map((deg) => vashyaOf(deg, false))).toEqual([
      'manava',
      'manava',
      'jalachara',
      'jalachara',
    ]);
    expect(vashyaOf(10)).toBe('chatushpada');
  });
});

describe('nakshatras', () => {
  test('the nine lords follow each other three times, from Ketu', () => {
    const lords = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury'];
    expect(NAKSHATRAS.map(({ lord }) => lord)).toEqual([...lords, ...lords, ...lords]);
  });

  test('nadis run to and fro: adi madhya antya, antya madhya adi', () => {
    const there = ['adi', 'madhya', 'antya', 'antya', 'madhya', 'adi'];
    NAKSHATRAS.forEach(({ nadi }, index) => expect(nadi).toBe(there[index % 6]));
  });

  test('each gana has nine, each yoni animal two of opposite sex, but for the mongoose whose mate is Abhijit', () => {
    expect([...tally(NAKSHATRAS.map(({ gana }) => gana)).values()]).toEqual([9, 9, 9]);
    const yonis = [...NAKSHATRAS, ABHIJIT].map(({ yoni }) => `${yoni.animal} ${yoni.sex}`);
    expect(new Set(yonis).size).toBe(28);
    expect(new Set(yonis.map((yoni) => yoni.split(' ')[0])).size).toBe(14);
  });

  test('the rope climbs from the feet to the head and back', () => {
    const parts = ['pada', 'kati', 'nabhi', 'kantha', 'siro', 'kantha', 'nabhi', 'kati', 'pada'];
    NAKSHATRAS.forEach(({ rajju }, index) => {
      expect(rajju.part).toBe(parts[index % 9]);
      expect(rajju.direction).toBe(index % 9 < 4 ? 'ascending' : index % 9 === 4 ? null : 'descending');
    });
  });

  test('Rohini is as the almanacs have it', () => {
    expect(nakshatraOf(40)).toMatchObject({
      name: 'Rohini',
      lord: 'moon',
      deity: 'Brahma',
      gana: 'manushya',
      nadi: 'antya',
      yoni: { animal: 'serpent', sex: 'male' },
      syllables: ['O', 'Va', 'Vi', 'Vu'],
    });
  });
});

describe('grahas', () => {
  test('every exaltation lies in its classical sign, and debilitation opposite', () => {
    expect(PLANETS.map((planet) => signOf(DIGNITIES[planet].exaltationDeg).name)).toEqual([
      'Aries', 'Taurus', 'Capricorn', 'Virgo', 'Cancer', 'Pisces', 'Libra',
    ]); // prettier-ignore
    expect(signOf(debilitationDegOf('sun')).name).toBe('Libra');
    expect(debilitationDegOf('venus')).toBe(177);
  });

  test('every moolatrikona lies in a sign the planet rules, the Moon’s in the sign of her exaltation', () => {
    for (const planet of PLANETS) {
      const { fromDeg, toDeg } = DIGNITIES[planet].moolatrikona;
      const sign = signOf(fromDeg);
      expect(signOf(toDeg - 1e-9)).toBe(sign);
      expect(planet === 'moon' ? sign.name : sign.lord).toBe(planet === 'moon' ? 'Taurus' : planet);
    }
  });

  test('names and abbreviations are all different', () => {
    expect(new Set(POINT_IDS.map((id) => POINTS[id].abbreviation)).size).toBe(POINT_IDS.length);
    expect(GRAHA_IDS).toHaveLength(9);
  });
});

describe('friendship', () => {
  /** All in Aries but the named. */
  const standing = (signIndexes: Partial<Record<Planet, number>>) =>
    // Safe: an entry for each of the seven.
    Object.fromEntries(PLANETS.map((planet) => [planet, { signIndex: signIndexes[planet] ?? 0 }])) as Record<
      Planet,
      { signIndex: number }
    >;

  test('nature: Venus and Saturn are friends, Sun and Saturn enemies, Mars is neutral to Saturn', () => {
    expect(naturalRelation('venus', 'saturn')).toBe('friend');
    expect(naturalRelation('sun', 'saturn')).toBe('enemy');
    expect(naturalRelation('mars', 'saturn')).toBe('neutral');
    expect(naturalRelation('moon', 'venus')).toBe('neutral');
    expect(naturalRelation('mercury', 'moon')).toBe('enemy');
    expect(naturalRelation('moon', 'mercury')).toBe('friend');
    expect(naturalRelation('sun', 'sun')).toBeNull();
  });

  test('the moment: friends stand 2nd to 4th and 10th to 12th', () => {
    const temporalAt = (signIndex: number) => relationsOf('sun', 'moon', standing({ moon: signIndex }))?.temporal;
    expect(Array.from({ length: 12 }, (_, sign) => temporalAt(sign) === 'friend')).toEqual([
      false, true, true, true, false, false, false, false, false, true, true, true,
    ]); // prettier-ignore
  });

  test('both together give five grades', () => {
    const compoundAt = (of: Planet, towards: Planet, signIndex: number) =>
      relationsOf(of, towards, standing({ [towards]: signIndex }))?.compound;
    expect(compoundAt('sun', 'moon', 1)).toBe('great_friend');
    expect(compoundAt('moon', 'venus', 0)).toBe('enemy');
    expect(compoundAt('sun', 'saturn', 1)).toBe('neutral');
    expect(compoundAt('sun', 'saturn', 0)).toBe('great_enemy');
    expect(relationsOf('sun', 'sun', standing({}))).toBeNull();
  });
});

describe('tables that close on themselves', () => {
  test('an index beyond the end comes round, in both directions', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (index) => {
        expect(signAt(index + 12)).toBe(signAt(index));
        expect(weekdayAt(index - 7)).toBe(weekdayAt(index));
      }),
    );
    expect(weekdayAt(-1)).toBe(WEEKDAYS[6]);
    expect(() => rowAt([], 0)).toThrow(RangeError);
    expect(() => rowAt(SIGNS, 0.5)).toThrow(RangeError);
  });

  test('classical counting calls the start itself the first', () => {
    expect([countFrom(0, 0, 12), countFrom(0, 11, 12), countFrom(11, 0, 12)]).toEqual([1, 12, 2]);
  });
});
