import { describe, expect, test } from 'vitest';
import type { AnyBody } from '../core/ephemeris.ts';
import { VEDIC_SKY } from '../sky/placements.ts';
import { uniformSky } from '../testing.ts';
import { kpChartAt } from './kp-chart.ts';
import { aspecting, conjoinedWith, nodeAgents, rulingPlanetsOf } from './ruling-planets.ts';

const GREENWICH = { latitudeDeg: 51.5, longitudeDeg: 0, altitudeM: 0 };
type Places = Partial<Record<AnyBody, number>>;

/** Each graha alone in its sign; a test moves some. Rahu is opposite Ketu, by the mean node. */
const PLACES: Places = { sun: 15, moon: 45, mars: 75, mercury: 105, jupiter: 135, venus: 165, saturn: 195, meanNode: 225, trueNode: 225 }; // prettier-ignore

/** A chart with given longitudes of the ascendant and the grahas; the bodies of `backward` are retrograde. */
function chartWith(ascendantDeg: number, moved: Places = {}, backward: readonly AnyBody[] = []) {
  const sky: typeof uniformSky = {
    ...uniformSky,
    position: (body, jdUt, centre) => ({
      ...uniformSky.position(body, jdUt, centre),
      longitudeDeg: moved[body] ?? PLACES[body] ?? 0,
      speedDegPerDay: backward.includes(body) ? -0.1 : 0.1,
    }),
  };
  return kpChartAt(sky, 2_460_000 + ascendantDeg / 360, GREENWICH, VEDIC_SKY);
}

// Stars of 13°20′ from Aries, by their lords: Ketu, Venus, Sun, Moon, Mars, Rahu, Jupiter, Saturn, Mercury, and again.
describe('the rulers of a moment', () => {
  test('are the lords of star and sign of ascendant and Moon, the lord of the day, then the subs', () => {
    // A sub has as much of the star as its lord of 120 years. 21° is 7°40′ into Bharani (Venus): the subs of Venus, Sun, Moon,
    // Mars and Rahu end at 6°46′40″, that of Jupiter at 8°33′20″. 45° is 5° into Rohini (Moon): Moon, Mars and Rahu end at
    // 3°53′20″, Jupiter at 5°40′.
    const { rulers } = rulingPlanetsOf(chartWith(21), 'saturn', { count: 7, rejection: 'none' });
    expect(rulers.map(({ role, graha }) => `${role} ${graha}`)).toEqual([
      'ascendant_star venus', 'ascendant_sign mars', 'moon_star moon', 'moon_sign venus', 'day saturn',
      'ascendant_sub jupiter', 'moon_sub jupiter',
    ]); // prettier-ignore
  });

  test('are passed over in the star of a retrograde planet', () => {
    // Mars, lord of the rising sign, is in the star of Saturn: Pushya, 93°20′ to 106°40′.
    const chart = chartWith(20.1, { mars: 100 }, ['saturn']);
    const rejectedIn = (rejection: 'star' | 'sub' | 'none') =>
      rulingPlanetsOf(chart, 'sun', { count: 5, rejection }).rulers.flatMap(({ graha, rejectedFor }) =>
        rejectedFor === null ? [] : [`${graha} for ${rejectedFor}`],
      );
    expect(rejectedIn('star')).toEqual(['mars for saturn']);
    expect(rejectedIn('none')).toEqual([]);
  });

  test('are not passed over for a planet that goes forward, or for a node, which always goes back', () => {
    const forward = chartWith(20.1, { mars: 100 });
    const underRahu = chartWith(20.1, { mars: 70 }, ['meanNode', 'trueNode']); // Ardra is the star of Rahu.
    for (const chart of [forward, underRahu])
      for (const { rejectedFor } of rulingPlanetsOf(chart, 'sun', { count: 5, rejection: 'star' }).rulers)
        expect(rejectedFor).toBeNull();
  });

  test('are passed over in the sub of a retrograde planet where the school reads subs', () => {
    // 100° is 6°40′ into Pushya: the subs of Saturn, Mercury and Ketu end at 4°46′40″, that of Venus at 7°.
    const chart = chartWith(20.1, { mars: 100 }, ['venus']);
    const { rulers } = rulingPlanetsOf(chart, 'saturn', { count: 5, rejection: 'sub' });
    expect(rulers.filter(({ rejectedFor }) => rejectedFor !== null)).toEqual([
      { role: 'ascendant_sign', graha: 'mars', rejectedFor: 'venus' },
    ]);
  });
});

describe('a node acts', () => {
  const actingIn = (ascendantDeg: number, moved: Places) =>
    rulingPlanetsOf(chartWith(ascendantDeg, moved), 'sun', { count: 5, rejection: 'none' }).nodes;
  const rahuAt = (deg: number): Places => ({ meanNode: deg, trueNode: deg });

  test('for a ruler in whose sign it stands', () => {
    // Venus rules the Moon’s sign; Rahu is in Libra, hers, and Ketu in Aries, that of Mars, with the Sun, lord of the day.
    expect(actingIn(20.1, { ...rahuAt(205), saturn: 255 })).toEqual([
      { node: 'rahu', actsFor: 'venus', by: 'sign' },
      { node: 'ketu', actsFor: 'mars', by: 'sign' },
      { node: 'ketu', actsFor: 'sun', by: 'conjunction' },
    ]);
  });

  test('for a ruler beside it, and for nobody else', () => {
    // Rulers: Venus, Mars, the Moon and the Sun. Rahu is in Aquarius with Mars, Ketu in Leo, the sign of the Sun, with Jupiter.
    expect(actingIn(20.1, { ...rahuAt(315), mars: 310 })).toEqual([
      { node: 'rahu', actsFor: 'mars', by: 'conjunction' },
      { node: 'ketu', actsFor: 'sun', by: 'sign' },
    ]);
  });

  test('not for itself, where it rules the moment', () => {
    // 10° of Gemini rises, in Ardra, the star of Rahu.
    const rulers = rulingPlanetsOf(chartWith(70), 'sun', { count: 5, rejection: 'none' });
    expect(rulers.rulers[0]).toMatchObject({ graha: 'rahu' });
    expect(rulers.nodes.map(({ actsFor }) => actsFor)).not.toContain('rahu');
  });
});

describe('who stands with a node or looks at it', () => {
  test('is who is in its sign, and who aspects its sign by whole signs', () => {
    // Rahu is in Scorpio. Saturn in Virgo aspects the 3rd, Mars in Aries the 8th, Jupiter in Cancer the 5th, the Moon
    // in Taurus the 7th; Venus is in Scorpio, the Sun and Mercury in Gemini, which aspects Sagittarius only.
    const chart = chartWith(20.1, { saturn: 165, mars: 15, jupiter: 105, venus: 220, sun: 75, mercury: 80 });
    expect(conjoinedWith(chart, 'rahu')).toEqual(['venus']);
    expect(aspecting(chart, 'rahu')).toEqual(['moon', 'mars', 'jupiter', 'saturn']);
    expect(nodeAgents(chart, 'rahu')).toEqual([
      { graha: 'venus', reason: 'conjunction' },
      { graha: 'saturn', reason: 'star' }, // 225° is in Anuradha.
      { graha: 'moon', reason: 'aspect' },
      { graha: 'mars', reason: 'aspect' },
      { graha: 'jupiter', reason: 'aspect' },
      { graha: 'saturn', reason: 'aspect' },
      { graha: 'mars', reason: 'sign' },
    ]);
  });
});
