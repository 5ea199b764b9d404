import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import { describe, expect, test } from 'vitest';
import { answerOf } from '../../operation/answer.ts';
import type { AnyOperation } from '../../operation/operation.ts';
import { EXAMPLE_COUPLE } from '../../request/birth.ts';
import { readInput } from '../../request/issues.ts';
import { western } from './western.ts';

const sky = await createEphemeris();

type Placed = { longitude: number; sign: string; house?: number };
type Chart = {
  planets: Placed[];
  ascendant: Placed;
  house_cusps: Placed[];
  aspects: object[];
  julian_day_ut: number;
  metadata: { zodiac: string; ayanamsa: string; ayanamsa_value: number | null; method?: string };
};

const problems = (entry: AnyOperation, change: object): string[] => {
  const read = readInput(entry.input, { ...Object(entry.example), ...change }, 'body');
  return read.ok ? [] : read.problems.map(({ msg }) => msg);
};
const answered = (entry: AnyOperation, change: object = {}): Chart =>
  // Safe: the tests read only members that the answers of their operations have.
  answerOf(entry, entry.input.parse({ ...Object(entry.example), ...change }), sky) as Chart;

const SIDEREAL = { settings: { zodiac: 'sidereal' } };
const degs = (places: readonly Placed[]) => places.map(({ longitude }) => longitude);
const turned = (places: readonly Placed[], deg: number) =>
  places.map(({ longitude }) => expect.closeTo((longitude - deg + 360) % 360, 6));

describe('a sidereal chart', () => {
  const [tropical, sidereal] = [answered(western.natal), answered(western.natal, SIDEREAL)];
  const ayanamsaDeg = sidereal.metadata.ayanamsa_value ?? Number.NaN;

  test('is by Fagan and Bradley unless another ayanamsa is sent, and says so', () => {
    expect(sidereal.metadata).toMatchObject({ zodiac: 'sidereal', ayanamsa: 'fagan_bradley' });
    expect(ayanamsaDeg).toBeCloseTo(24.676, 2); // 24°44′12″ in 2000, 50.3″ less for each earlier year.
    expect(tropical.metadata.ayanamsa_value).toBeNull();
  });

  test('has every place, angle and cusp behind the tropical one by the ayanamsa, in the sign that follows', () => {
    expect(degs(sidereal.planets)).toEqual(turned(tropical.planets, ayanamsaDeg));
    expect(degs(sidereal.house_cusps)).toEqual(turned(tropical.house_cusps, ayanamsaDeg));
    expect([tropical.planets[0]?.sign, sidereal.planets[0]?.sign]).toEqual(['Gemini', 'Gemini']);
    expect([tropical.ascendant.sign, sidereal.ascendant.sign]).toEqual(['Scorpio', 'Libra']);
    expect(sidereal.planets.map(({ house }) => house)).toEqual(tropical.planets.map(({ house }) => house));
  });

  test('has the same aspects, because no angle between two points changes', () => {
    const rounded = (chart: Chart) => JSON.parse(JSON.stringify(chart.aspects, (_, value) => (typeof value === 'number' ? Number(value.toFixed(6)) : value))); // prettier-ignore
    expect(rounded(sidereal)).toEqual(rounded(tropical));
  });

  test('in whole signs has the signs of its own zodiac', () => {
    const { house_cusps, planets } = answered(western.natal, {
      settings: { ...SIDEREAL.settings, house_system: 'whole_sign' },
    });
    expect(house_cusps.map(({ longitude, sign }) => [longitude % 30, sign])[0]).toEqual([0, 'Libra']);
    expect(planets.map(({ house }) => house)).not.toEqual(tropical.planets.map(({ house }) => house));
  });

  test('is asked for by an ayanamsa alone, by its number, and by a custom one', () => {
    const of = (settings: object) => answered(western.natal, { settings }).metadata;
    expect(of({ ayanamsa: 'lahiri' })).toMatchObject({ zodiac: 'sidereal', ayanamsa: 'lahiri' });
    expect(of({ ayanamsha: 'raman', zodiac: 'sidereal' })).toMatchObject({ zodiac: 'sidereal', ayanamsa: 'raman' });
    expect(of({ ayanamsa: 'custom', ayanamsa_deg: 25 }).ayanamsa_value).toBeCloseTo(24.94, 1);
    expect(of({ ayanamsa: 'none' })).toEqual(tropical.metadata);
  });

  test('and a tropical one with an ayanamsa are refused, with what to send instead', () => {
    expect(problems(western.natal, { settings: { zodiac: 'tropical', ayanamsa: 'lahiri' } })).toEqual([
      'settings: ayanamsa lahiri needs the sidereal zodiac: send zodiac sidereal, or leave ayanamsa out',
    ]);
    expect(problems(western.natal, { settings: { zodiac: 'sidereal', ayanamsa: 'none' } })).toEqual([
      'settings: ayanamsa none is that of the tropical zodiac: leave it out for fagan_bradley',
    ]);
    expect(problems(western['solar-return'], { settings: { zodiac: 'tropical', method: 'sidereal' } })).toEqual([
      'settings: method sidereal needs the sidereal zodiac: send zodiac sidereal, or leave method out',
    ]);
  });

  test.each(['antiscia', 'declinations'] as const)('of %s is refused: they are defined by the equator', (name) => {
    expect(problems(western[name], SIDEREAL)).toEqual([
      'settings.zodiac must be tropical: the technique is defined by the equinox and the equator, and has no sidereal form',
    ]);
  });
});

describe('sidereal returns', () => {
  const natal = answered(western.natal, SIDEREAL);
  const lateMinutes = (entry: AnyOperation, settings: object) =>
    (answered(entry, { settings }).julian_day_ut - answered(entry).julian_day_ut) * 1440;

  test.each(['solar-return', 'lunar-return'] as const)('%s: the body has its sidereal longitude of birth', (name) => {
    const found = answered(western[name], SIDEREAL);
    const index = name === 'solar-return' ? 0 : 1;
    expect(Math.abs(shortestArcDeg(found.planets[index]?.longitude ?? 0, natal.planets[index]?.longitude ?? 99))).toBeLessThan(1e-5); // prettier-ignore
    expect(found.metadata.method).toBe('sidereal');
  });

  test('come some 20 minutes later for each year of age, as those corrected for precession do', () => {
    const late = lateMinutes(western['solar-return'], { zodiac: 'sidereal' });
    expect(late / 31).toBeGreaterThan(19);
    expect(late / 31).toBeLessThan(22);
    expect(late).toBeCloseTo(lateMinutes(western['solar-return'], { method: 'precession_corrected' }), 1);
  });

  test('may have a sidereal chart of the tropical instant', () => {
    const settings = { zodiac: 'sidereal', method: 'tropical' };
    expect(lateMinutes(western['solar-return'], settings)).toBe(0);
    expect(answered(western['solar-return'], { settings }).metadata).toMatchObject({ zodiac: 'sidereal', method: 'tropical' }); // prettier-ignore
  });

  test.each(['sun', 'moon', 'mercury', 'mars', 'saturn', 'rahu', 'chiron'])(
    'of %s bring it to its sidereal longitude',
    (body) => {
      const { chart, natal: at } = answered(western['planetary-return'], {
        body,
        settings: { zodiac: 'sidereal', point_set: 'extended' },
      }) as unknown as { chart: Chart; natal: Placed }; // Safe: the members of that answer. prettier-ignore
      const apart = chart.planets.map(({ longitude }) => Math.abs(shortestArcDeg(longitude, at.longitude)));
      expect(Math.min(...apart)).toBeLessThan(1e-4);
    },
  );
});

describe('other sidereal charts', () => {
  test('a transit is in the sidereal zodiac of its own date: a natal place is met where the star is', () => {
    const change = { target: '2095-06-21T14:30:00+05:30' };
    const [tropical, sidereal] = [
      answered(western.transit, change),
      answered(western.transit, { ...change, ...SIDEREAL }),
    ];
    const shifts = degs(tropical.planets).map((deg, index) =>
      shortestArcDeg(sidereal.planets[index]?.longitude ?? 0, deg),
    );
    expect(Math.max(...shifts) - Math.min(...shifts)).toBeLessThan(1e-6);
    expect((shifts[0] ?? 0) - (sidereal.metadata.ayanamsa_value ?? 0)).toBeCloseTo(1.39, 1); // A century of precession.
  });

  test('progressions of the birth are the natal chart, by each method', () => {
    for (const angle_method of ['solar_arc', 'naibod', 'quotidian']) {
      const settings = { zodiac: 'sidereal', angle_method };
      const { natal, ...progressed } = answered(western.progressions, {
        target_date: '1995-06-21',
        settings,
      }) as Chart & { natal: Chart }; // Safe: that answer has it. prettier-ignore
      expect(degs(progressed.house_cusps)).toEqual(turned(natal.house_cusps, 0));
    }
  });

  test('a composite has the midpoints of sidereal places', () => {
    const pair = { person_a: EXAMPLE_COUPLE.bride, person_b: EXAMPLE_COUPLE.groom };
    const of = (entry: AnyOperation, change: object) => answered(entry, { ...change, ...SIDEREAL });
    const [a, b] = [of(western.natal, pair.person_a), of(western.natal, pair.person_b)];
    const both = of(western.composite, pair);
    for (const [index, { longitude }] of both.planets.entries()) {
      const [ofA, ofB] = [a.planets[index]?.longitude ?? 0, b.planets[index]?.longitude ?? 0];
      expect(shortestArcDeg(ofA, longitude)).toBeCloseTo(shortestArcDeg(longitude, ofB), 6);
    }
    expect(both.metadata).toMatchObject({ zodiac: 'sidereal', ayanamsa: 'fagan_bradley' });
  });

  test('an ascendant of sidereal Libra opens a first profected year of Libra', () => {
    const year = (change: object) =>
      (answered(western.profections, { target_date: '1995-12-01', ...change }) as unknown as { year: { sign: string } })
        .year.sign; // Safe: that answer has it. prettier-ignore
    expect([year({}), year(SIDEREAL)]).toEqual(['Scorpio', 'Libra']);
  });
});
