import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_COUPLE } from '../../request/birth.ts';
import { western } from './western.ts';

const sky = await createEphemeris();
const { synastry, composite, natal } = western;
const { bride, groom } = EXAMPLE_COUPLE;
const PAIR = { person_a: bride, person_b: groom };

const synastryOf = (pair: object, settings: object = {}) =>
  synastry.compute(synastry.input.parse({ ...pair, settings }), sky);
const compositeOf = (pair: object, settings: object = {}) =>
  composite.compute(composite.input.parse({ ...pair, settings }), sky);

const POLAR = { ...groom, latitude: 69.65, longitude: 18.96 };

test('bride and groom are taken for the first and the second person', () => {
  expect(synastryOf({ bride, groom })).toEqual(synastryOf(PAIR));
  expect(compositeOf({ bride, groom })).toEqual(compositeOf(PAIR));
});

describe('synastry', () => {
  test('shows each birth as its natal chart', () => {
    const { person_a } = synastryOf(PAIR);
    const { aspects: _, metadata: __, ...chart } = natal.compute(natal.input.parse(bride), sky);
    expect(person_a).toEqual(chart);
  });

  test('turned round has the same aspects, and the overlays change places', () => {
    const [one, other] = [synastryOf(PAIR), synastryOf({ person_a: groom, person_b: bride })];
    const turned = other.aspects.map(({ planet_a, planet_b, ...rest }) => ({
      planet_a: planet_b,
      planet_b: planet_a,
      ...rest,
    }));
    expect(turned).toHaveLength(one.aspects.length);
    expect(turned).toEqual(expect.arrayContaining(one.aspects));
    expect(other.house_overlays.a_in_b).toEqual(one.house_overlays.b_in_a);
    expect(one.aspects.every(({ is_applying }) => is_applying === null)).toBe(true);
  });

  test('takes both charts by one house system, and says which', () => {
    const { metadata, person_a } = synastryOf({ person_a: bride, person_b: POLAR });
    expect(metadata).toMatchObject({ house_system: 'porphyry', house_system_requested: 'placidus' });
    const porphyry = natal.compute(natal.input.parse({ ...bride, settings: { house_system: 'porphyry' } }), sky);
    expect(person_a.house_cusps).toEqual(porphyry.house_cusps);
  });
});

describe('a composite', () => {
  test('does not depend on who comes first', () => {
    const { metadata, ...composite } = compositeOf(PAIR);
    const { metadata: other, ...turned } = compositeOf({ person_a: groom, person_b: bride });
    expect(turned).toEqual(composite);
    const { birth, ...same } = metadata;
    expect(other).toEqual({
      ...same,
      birth: expect.objectContaining({ person_a: Reflect.get(Object(birth), 'person_b') }),
    });
  });

  test('of a person with themselves is their own chart', () => {
    const alone = compositeOf({ person_a: bride, person_b: bride });
    const chart = natal.compute(natal.input.parse(bride), sky);
    expect(alone.house_cusps).toEqual(chart.house_cusps);
    expect(alone.planets.map(({ longitude }) => longitude)).toEqual(chart.planets.map(({ longitude }) => longitude));
  });

  test('keeps the midheaven of Lennon and Ono above the horizon, where the nearer midpoint is not', () => {
    const lennon = {
      ...bride,
      year: 1940,
      month: 10,
      date: 9,
      hours: 18,
      minutes: 30,
      latitude: 53.4084,
      longitude: -2.9916,
      timezone: 1,
    };
    const ono = {
      ...lennon,
      year: 1933,
      month: 2,
      date: 18,
      hours: 20,
      latitude: 35.6762,
      longitude: 139.6503,
      timezone: 9,
    };
    const chart = compositeOf({ person_a: lennon, person_b: ono });
    expect(chart.is_midheaven_turned).toBe(true);
    expect(chart.ascendant).toMatchObject({ sign: 'Cancer' });
    expect(chart.angles.midheaven).toMatchObject({ sign: 'Aries' });
    expect(chart.house_cusps[9]?.longitude).toBe(chart.angles.midheaven.longitude);
  });

  test('has no motion by midpoints, and a moment and a place by Davison', () => {
    const [midpoint, davison] = [compositeOf(PAIR), compositeOf(PAIR, { method: 'davison' })];
    expect(midpoint.davison).toBeNull();
    expect(midpoint.planets.every(({ is_retrograde }) => is_retrograde === null)).toBe(true);
    expect(midpoint.aspects.every(({ is_applying }) => is_applying === null)).toBe(true);
    expect(davison.davison).toMatchObject({ latitude: (bride.latitude + groom.latitude) / 2 });
    expect(davison.davison?.utc_datetime).toMatch(/^1994-08-28T/);
    expect(davison.planets.every(({ is_retrograde }) => is_retrograde !== null)).toBe(true);
    expect(davison.metadata.method).toBe('davison');
  });

  test('beyond the polar circle is in Porphyry’s houses for both', () => {
    const { metadata } = compositeOf({ person_a: bride, person_b: POLAR });
    expect(metadata).toMatchObject({ house_system: 'porphyry', house_system_requested: 'placidus' });
  });
});
