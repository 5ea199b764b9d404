import { describe, expect, test } from 'vitest';
import { chartOf } from '../yoga/testing.ts';
import { CONDITIONAL_SYSTEMS, type ConditionalId } from './conditional.ts';

/** The conditions of BPHS ch. 46, each on charts on both sides of it. */
const applicability = (id: ConditionalId, text: string, isDayBirth = true) =>
  CONDITIONAL_SYSTEMS[id].applicabilityFor({ chart: chartOf(REST, text), isDayBirth });
const applies = (id: ConditionalId, text: string, isDayBirth?: boolean): boolean =>
  applicability(id, text, isDayBirth).applicable;
const REST = 'As Ar 1, Su Ar, Mo Ta, Ma Ge, Me Cn, Ju Le, Ve Vi, Sa Li, Ra Sc';

describe('a dasha with a condition is meant for', () => {
  // The first half of an odd sign is the hora of the Sun, of an even sign that of the Moon.
  test('Shodashottari: the hora of the Sun in the bright half, that of the Moon in the dark half', () => {
    expect(applies('shodashottari', 'As Ar 1, Su Ar, Mo Ta')).toBe(true);
    expect(applies('shodashottari', 'As Ar 16, Su Ar, Mo Ta')).toBe(false);
    expect(applies('shodashottari', 'As Ar 1, Su Ar, Mo Sc')).toBe(false);
    expect(applies('shodashottari', 'As Ta 1, Su Ar, Mo Sc')).toBe(true);
    expect(applies('shodashottari', 'As Ta 1, Su Ar 0, Mo Vi 29.9')).toBe(false); // 179.9° ahead: still bright.
    expect(applies('shodashottari', 'As Ta 1, Su Ar 0, Mo Li 0')).toBe(true);
    expect(applicability('shodashottari', 'As Ar 1, Su Ar, Mo Ta').reason).toBe(
      'The ascendant is in the hora of the Sun, in the bright half of the month.',
    );
    expect(applicability('shodashottari', 'As Ar 16, Su Ar, Mo Sc').reason).toBe(
      'The ascendant is in the hora of the Moon, in the dark half of the month.',
    );
  });

  // Aries counts its navamsas from Aries: the second is Taurus, the seventh Libra.
  test('Dwadashottari: a navamsa of Venus', () => {
    expect(applies('dwadashottari', 'As Ar 4')).toBe(true);
    expect(applies('dwadashottari', 'As Ar 21')).toBe(true);
    expect(applies('dwadashottari', 'As Ar 1')).toBe(false);
    expect(applicability('dwadashottari', 'As Ar 4').reason).toBe(
      'The navamsa of the ascendant is Taurus, a sign of Venus.',
    );
  });

  // A dwadasamsa is 2°30′, counted from the sign itself: the fourth of Aries is Cancer.
  test('Panchottari: the dwadasamsa of Cancer', () => {
    expect(applies('panchottari', 'As Ar 8')).toBe(true);
    expect(applies('panchottari', 'As Cn 1')).toBe(true);
    expect(applies('panchottari', 'As Ar 11')).toBe(false);
    expect(applicability('panchottari', 'As Ar 11').reason).toBe('The dwadasamsa of the ascendant is Leo.');
  });

  // Vargottama: the first navamsa of a movable sign, the fifth of a fixed, the ninth of a dual one.
  test('Shatabdika: an ascendant that is vargottama', () => {
    for (const text of ['As Ar 1', 'As Ta 15', 'As Ge 29']) expect(applies('shatabdika', text)).toBe(true);
    for (const text of ['As Ar 15', 'As Ta 1', 'As Ge 15']) expect(applies('shatabdika', text)).toBe(false);
    expect(applicability('shatabdika', 'As Ta 1').reason).toBe('The ascendant is in Taurus, its navamsa is Capricorn.');
  });

  test('Chaturashiti-sama: the lord of the tenth in the tenth', () => {
    expect(applies('chaturashiti_sama', 'As Ar 1, Sa Cp')).toBe(true);
    expect(applies('chaturashiti_sama', 'As Ar 1, Sa Aq')).toBe(false);
    expect(applicability('chaturashiti_sama', 'As Ar 1, Sa Aq').reason).toBe(
      'Saturn, lord of house 10, is in house 11.',
    );
  });

  test('Dwisaptati-sama: the lord of the first in the seventh, or that of the seventh in the first', () => {
    expect(applies('dwisaptati_sama', 'As Ar 1, Ma Li, Ve Ta')).toBe(true);
    expect(applies('dwisaptati_sama', 'As Ar 1, Ma Ge, Ve Ar')).toBe(true);
    expect(applies('dwisaptati_sama', 'As Ar 1, Ma Ar, Ve Li')).toBe(false); // Each in its own.
    expect(applicability('dwisaptati_sama', 'As Ar 1, Ma Ge, Ve Ar').reason).toBe(
      'Mars, lord of house 1, is in house 3; Venus, lord of house 7, is in house 1.',
    );
  });

  test('Shattrimsha-sama: the hora of the Sun by day, that of the Moon by night', () => {
    expect(applies('shattrimsha_sama', 'As Ar 1', true)).toBe(true);
    expect(applies('shattrimsha_sama', 'As Ar 1', false)).toBe(false);
    expect(applies('shattrimsha_sama', 'As Ta 1', false)).toBe(true);
    expect(applies('shattrimsha_sama', 'As Ta 1', true)).toBe(false);
    expect(applicability('shattrimsha_sama', 'As Ta 1', false).reason).toBe(
      'The ascendant is in the hora of the Moon, by night.',
    );
  });
});
