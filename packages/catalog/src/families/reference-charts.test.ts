import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyBirth } from '../testing/any-birth.ts';
import { EXAMPLE_BIRTH } from '../request/birth.ts';
import { jaimini } from './jaimini/jaimini.ts';
import { kundali } from './kundali.ts';

const sky = await createEphemeris();

const fromPoint = (change: object) =>
  kundali['from-point'].output.parse(
    kundali['from-point'].compute(kundali['from-point'].input.parse({ ...EXAMPLE_BIRTH, ...change }), sky),
  );
const sudarshana = (change: object = {}) =>
  kundali.sudarshana.output.parse(
    kundali.sudarshana.compute(kundali.sudarshana.input.parse({ ...EXAMPLE_BIRTH, ...change }), sky),
  );

/** 2 January 1990 at noon in Delhi: Sun in Sagittarius, Moon in Aquarius and Mars in Scorpio, ascendant in Pisces. */
const BORN = { year: 1990, month: 1, date: 2, hours: 12, minutes: 0, latitude: 28.6, longitude: 77.2, timezone: 5.5 };

test('without a point the houses are those of the chart from the Moon', () => {
  const { metadata: _, houses: __, point, ...chart } = fromPoint({});
  const moon = kundali['chandra-chart'];
  const { metadata: ___, ...expected } = moon.compute(moon.input.parse(EXAMPLE_BIRTH), sky);
  expect(point).toBe('moon');
  expect(chart).toEqual(expected);
});

test('from the Sun the Moon is two signs further and the lord of the first house is in its house from the Sun', () => {
  const { lagna, planets, houses, reference_sign } = fromPoint({ ...BORN, point: 'sun' });
  const houseOf = (name: string) => planets.find((planet) => planet.name === name)?.house;
  expect([reference_sign, lagna.sign]).toEqual(['Sagittarius', 'Pisces']);
  expect([houseOf('Sun'), houseOf('Moon'), houseOf('Mars'), lagna.house]).toEqual([1, 3, 12, 4]);
  expect(houses[0]).toMatchObject({ house: 1, sign_lord: 'Jupiter', lord_house: houseOf('Jupiter') });
  expect(houses[2]?.planets).toContain('Moon');
});

test('the arudhas are those of jaimini/arudhas, by the same choice of lords', () => {
  for (const arudha_lords of ['stronger', 'classical']) {
    const settings = { arudha_lords };
    const asked = jaimini.arudhas.input.parse({ ...EXAMPLE_BIRTH, settings });
    const { arudhas } = jaimini.arudhas.compute(asked, sky);
    const points = ['arudha_lagna', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'a10', 'a11', 'upapada'];
    const signs = points.map((point) => fromPoint({ point, settings }).reference_sign);
    expect(signs).toEqual(arudhas.map(({ sign }) => sign));
  }
});

test('the wheels of the Sudarshana chakra begin with the signs of ascendant, Moon and Sun', () => {
  const { ascendant, moon, sun } = sudarshana(BORN);
  expect([ascendant, moon, sun].map(({ reference_sign }) => reference_sign)).toEqual([
    'Pisces',
    'Aquarius',
    'Sagittarius',
  ]);
  expect([ascendant.houses[11]?.planets, moon.houses[0]?.planets, sun.houses[2]?.planets]).toEqual([
    ['Moon'],
    ['Moon'],
    ['Moon'],
  ]);
  expect(moon.houses).toEqual(fromPoint({ ...BORN, point: 'moon' }).houses);
});

const anyPoint = fc.constantFrom('sun', 'saturn', 'ketu', 'arudha_lagna', 'a7', 'upapada');

test('births of all years and latitudes have nine planets in the houses of every chart', () => {
  fc.assert(
    fc.property(anyBirth, anyPoint, (birth, point) => {
      const { ascendant, moon, sun } = sudarshana(birth);
      const charts = [fromPoint({ ...birth, point }).houses, ascendant.houses, moon.houses, sun.houses];
      for (const houses of charts) expect(houses.flatMap(({ planets }) => planets)).toHaveLength(9);
    }),
    { numRuns: 300 },
  );
});
