import { describe, expect, test } from 'vitest';
import type { LocalEclipse } from '../core/ephemeris.ts';
import { uniformSky } from '../testing.ts';
import { visibleSpanOf, visibleUmbraOf } from './eclipses.ts';
import { sutakOf } from './sutak.ts';

const NONE = { p1: null, u1: null, u2: null, u3: null, u4: null, p4: null, c1: null, c2: null, c3: null, c4: null };
const lunar = (contacts: Partial<LocalEclipse['contacts']>, change: Partial<LocalEclipse> = {}): LocalEclipse => ({
  kind: 'lunar', type: 'partial', maximumJdUt: 10.85, contacts: { ...NONE, ...contacts }, riseJdUt: null, setJdUt: null,
  magnitude: 0.5, obscuration: null, ...change,
}); // prettier-ignore
const solar = (contacts: Partial<LocalEclipse['contacts']>, change: Partial<LocalEclipse> = {}): LocalEclipse =>
  lunar(contacts, { kind: 'solar', obscuration: 0.4, ...change });

describe('what is seen of an eclipse', () => {
  test('lasts from the first contact to the last, of the Moon with the penumbra', () => {
    expect(visibleSpanOf(lunar({ p1: 10.7, u1: 10.8, u4: 10.9, p4: 11 }))).toEqual({ fromJdUt: 10.7, untilJdUt: 11 });
    expect(visibleSpanOf(solar({ c1: 10.3, c4: 10.4 }))).toEqual({ fromJdUt: 10.3, untilJdUt: 10.4 });
  });

  test('begins with the rise and ends with the set, where a contact lies below the horizon; a grazing one is an instant', () => {
    expect(visibleSpanOf(solar({ c4: 10.4 }, { riseJdUt: 10.35 }))).toEqual({ fromJdUt: 10.35, untilJdUt: 10.4 });
    expect(visibleSpanOf(lunar({ p1: 10.7 }, { setJdUt: 10.9 }))).toEqual({ fromJdUt: 10.7, untilJdUt: 10.9 });
    expect(visibleSpanOf(lunar({}))).toEqual({ fromJdUt: 10.85, untilJdUt: 10.85 });
  });

  test('of the umbra is nothing where no more than the penumbra is seen', () => {
    expect(visibleUmbraOf(lunar({ p1: 10.7, u1: 10.8, u4: 10.9 }))).toEqual({ fromJdUt: 10.8, untilJdUt: 10.9 });
    expect(visibleUmbraOf(lunar({ u1: 10.8 }, { setJdUt: 10.88 }))).toEqual({ fromJdUt: 10.8, untilJdUt: 10.88 });
    expect(visibleUmbraOf(lunar({ u4: 10.9 }, { riseJdUt: 10.82 }))).toEqual({ fromJdUt: 10.82, untilJdUt: 10.9 });
    expect(visibleUmbraOf(lunar({}))).toEqual({ fromJdUt: 10.85, untilJdUt: 10.85 });
    expect(visibleUmbraOf(lunar({ p1: 10.7, p4: 11 }, { type: 'penumbral' }))).toBeNull();
    expect(visibleUmbraOf(lunar({ u1: 10.8 }, { magnitude: 0 }))).toBeNull();
    expect(visibleUmbraOf(solar({ c1: 10.3, c4: 10.4 }, { magnitude: 0.1 }))).toEqual({
      fromJdUt: 10.3,
      untilJdUt: 10.4,
    });
  });
});

// Day from JD .25 to .75, night from .75 to .25: a prahara is an eighth of a day. Dharmasindhu: three praharas before that of a
// lunar eclipse, four before that of a solar one; one for the frail.
describe('sutak', () => {
  const PLACE = { latitudeDeg: 20, longitudeDeg: 36, altitudeM: 0 };
  const sutak = (local: LocalEclipse, rule: 'prahara' | 'fixed' = 'prahara', latitudeDeg = 20) =>
    sutakOf(uniformSky, local, { ...PLACE, latitudeDeg }, { rule, sunrise: 'almanac' });
  const close = (startJdUt: number, frailStartJdUt: number, endJdUt: number) => ({
    startJdUt: expect.closeTo(startJdUt, 9),
    frailStartJdUt: expect.closeTo(frailStartJdUt, 9),
    endJdUt,
  });

  test('begins three praharas before that of a lunar eclipse, for the frail one', () => {
    expect(sutak(lunar({ u1: 10.8, u4: 10.9 }))).toEqual(close(10.375, 10.625, 10.9)); // First of the night.
    expect(sutak(lunar({ u1: 11.2, u4: 11.3 }))).toEqual(close(10.75, 11, 11.3)); // Fourth of the night.
  });

  test('begins four praharas before that of a solar eclipse, for the frail one', () => {
    expect(sutak(solar({ c1: 10.4, c4: 10.5 }))).toEqual(close(9.875, 10.25, 10.5)); // Second of the day.
  });

  test('is counted from the clock of the place, by six hours, where the Sun does not rise', () => {
    // At 36° east it is six in the morning at JD .65.
    expect(sutak(lunar({ u1: 10.8, u4: 10.9 }), 'prahara', 70)).toEqual(close(10.4, 10.65, 10.9));
    expect(sutak(lunar({ u1: 11.2, u4: 11.3 }), 'prahara', 70)).toEqual(close(10.775, 11.025, 11.3));
  });

  test('is by the fixed rule 9 hours before the Moon’s and 12 before the Sun’s, 3 for the frail', () => {
    expect(sutak(lunar({ u1: 10.8, u4: 10.9 }), 'fixed')).toEqual(close(10.8 - 9 / 24, 10.8 - 3 / 24, 10.9));
    expect(sutak(solar({ c1: 10.4, c4: 10.5 }), 'fixed')).toEqual(close(10.4 - 12 / 24, 10.4 - 3 / 24, 10.5));
  });

  test('is none where no more than the penumbra is seen', () => {
    expect(sutak(lunar({ p1: 10.7, p4: 11 }, { type: 'penumbral' }))).toBeNull();
  });
});
