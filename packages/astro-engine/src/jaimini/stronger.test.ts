import { describe, expect, test } from 'vitest';
import { chartOf } from '../yoga/testing.ts';
import { lordsOfSign, strongerLordOf, strongerSignOf } from './stronger.ts';

const [ARIES, TAURUS, LEO, LIBRA, SCORPIO, AQUARIUS] = [0, 1, 4, 6, 7, 10];
// All but Mars and the nodes are in dual signs, which aspect dual signs only.
const DUAL = 'As Ar, Su Ge 4, Mo Sg 4, Ma Ta 10, Me Vi 4, Ju Ge 20, Ve Pi 4, Sa Sg 20, Ra Le 10, Ke Aq 10';
const scorpio = (...moved: readonly string[]) => strongerLordOf(SCORPIO, chartOf(DUAL, ...moved));

test('Scorpio has Mars and Ketu, Aquarius Saturn and Rahu, another sign one lord', () => {
  expect([lordsOfSign(SCORPIO), lordsOfSign(AQUARIUS), lordsOfSign(LEO)]).toEqual([
    ['mars', 'ketu'],
    ['saturn', 'rahu'],
    ['sun'],
  ]);
  expect(strongerLordOf(LEO, chartOf(DUAL))).toEqual({ winner: 'sun', rule: 'only_lord' });
});

// P.V.R. Narasimha Rao, Vedic Astrology 15.5: the rules in their order, each on a chart that the earlier rules leave
// undecided.
describe('the stronger of two lords of a sign', () => {
  test('is the one outside, where the other is in the sign', () => {
    expect(scorpio('Ma Sc')).toEqual({ winner: 'ketu', rule: 'other_is_in_sign' });
    expect(scorpio('Ke Sc')).toEqual({ winner: 'mars', rule: 'other_is_in_sign' });
    expect(scorpio('Ma Sc 4', 'Ke Sc 5').rule).not.toBe('other_is_in_sign');
  });

  test('is the one with more company', () => {
    expect(scorpio('Ve Ta 4')).toEqual({ winner: 'mars', rule: 'more_companions' });
    expect(scorpio('Ve Aq 4')).toEqual({ winner: 'ketu', rule: 'more_companions' });
  });

  test('is the one whom more of Jupiter, Mercury and the lord of his sign join or look at', () => {
    const rule = 'jupiter_mercury_dispositor';
    expect(scorpio('Ju Ta 4', 'Sa Aq 4', 'Me Ta 5', 'Su Aq 5')).toEqual({ winner: 'mars', rule }); // Two supporters of Mars, one of Ketu.
    expect(scorpio('Me Ar 4')).toEqual({ winner: 'ketu', rule }); // Aries aspects Leo, Scorpio and Aquarius.
    expect(scorpio('Sa Ar 4')).toEqual({ winner: 'ketu', rule }); // The lord of Aquarius.
    expect(scorpio('Ve Cn 4')).toEqual({ winner: 'mars', rule }); // The lord of Taurus, which Cancer aspects.
  });

  test('counts Jupiter or Mercury twice where he is the lord too', () => {
    // From Virgo Mercury aspects Mars in Gemini, his own sign, and Ketu in Pisces, the sign of Jupiter, who aspects
    // neither.
    expect(scorpio('Ma Ge 10', 'Ke Pi 10', 'Ju Ta 4', 'Su Sg 25', 'Ve Ta 5')).toEqual({
      winner: 'mars',
      rule: 'jupiter_mercury_dispositor',
    });
  });

  test('is the one who is exalted', () => {
    expect(scorpio('Ma Cp 10', 'Ke Ar 10')).toEqual({ winner: 'mars', rule: 'exalted' });
  });

  test('is the one in a dual sign, then in a fixed one, then in a movable one', () => {
    const inTaurus = ['Su Ta 4', 'Me Ta 4', 'Ju Ta 4']; // Taurus aspects neither Gemini nor Leo.
    expect(scorpio(...inTaurus, 'Ma Ge 10', 'Ke Le 10', 'Ra Aq 10')).toEqual({ winner: 'mars', rule: 'modality' });
    expect(scorpio('Ma Cn 10', 'Ke Le 10', 'Ra Aq 10')).toEqual({ winner: 'ketu', rule: 'modality' });
    expect(scorpio('Ma Le 10', 'Ke Cn 10', 'Ra Cp 10')).toEqual({ winner: 'mars', rule: 'modality' });
  });

  test('is the one of the longer period where periods count, else the one farther on, a node from the end of its sign', () => {
    const alike = (ketu: string) => chartOf(DUAL, `Ma Ta 10, Ke ${ketu}`);
    expect(strongerLordOf(SCORPIO, alike('Aq 25'), (lord) => (lord === 'ketu' ? 9 : 8))).toEqual({
      winner: 'ketu',
      rule: 'longer_period',
    });
    expect(strongerLordOf(SCORPIO, alike('Aq 25'), () => 8)).toEqual({ winner: 'mars', rule: 'more_advanced' });
    expect(strongerLordOf(SCORPIO, alike('Aq 25'))).toEqual({ winner: 'mars', rule: 'more_advanced' });
    expect(strongerLordOf(SCORPIO, alike('Aq 15'))).toEqual({ winner: 'ketu', rule: 'more_advanced' });
    expect(strongerLordOf(SCORPIO, alike('Aq 20'))).toEqual({ winner: 'mars', rule: 'equal' });
  });
});

describe('the stronger of two signs', () => {
  const stronger = (pair: readonly [number, number], ...moved: readonly string[]) =>
    strongerSignOf(pair, chartOf(DUAL, 'Ma Vi 10, Ra Ge 10, Ke Sg 10', ...moved));

  test('is the one with more planets', () => {
    expect(stronger([ARIES, LIBRA], 'Sa Li')).toEqual({ winner: LIBRA, rule: 'more_planets' });
  });

  test('is the one that more of Jupiter, Mercury and its lords are in or look at', () => {
    const rule = 'jupiter_mercury_lord';
    expect(stronger([ARIES, LIBRA], 'Ju Sc')).toEqual({ winner: ARIES, rule }); // Scorpio aspects all movable signs but Libra.
    expect(stronger([ARIES, LIBRA], 'Ve Ta')).toEqual({ winner: LIBRA, rule });
    expect(stronger([ARIES, AQUARIUS], 'Ra Cn', 'Ke Cp')).toEqual({ winner: AQUARIUS, rule }); // By Rahu, its second lord.
  });

  test('is the one with an exalted planet', () => {
    expect(stronger([ARIES, LIBRA], 'Su Ar', 'Mo Li')).toEqual({ winner: ARIES, rule: 'exalted_planet' });
  });

  test('is the one whose lord is in a sign of other parity', () => {
    expect(stronger([ARIES, LIBRA], 'Ve Ge')).toEqual({ winner: ARIES, rule: 'lord_in_other_parity' });
    expect(stronger([ARIES, LIBRA], 'Ma Ge')).toEqual({ winner: LIBRA, rule: 'lord_in_other_parity' });
  });

  test('is the one of the firmer kind, then the one whose lord is farther on, then the first', () => {
    expect(stronger([ARIES, TAURUS], 'Ve Ge')).toEqual({ winner: TAURUS, rule: 'modality' });
    expect(stronger([ARIES, LIBRA], 'Ve Pi 20')).toEqual({ winner: LIBRA, rule: 'lord_more_advanced' });
    expect(stronger([LIBRA, ARIES], 'Ve Pi 10')).toEqual({ winner: LIBRA, rule: 'equal' });
  });
});
