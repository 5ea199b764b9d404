import { ALMANAC_IDS, type AlmanacId, almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { catalog } from '../../catalog.ts';

const sky = await createEphemeris();
const KOLKATA = { latitude: 22.5726, longitude: 88.3639, timezone: 'Asia/Kolkata' } as const;
const HYDERABAD = { latitude: 17.385, longitude: 78.4867, timezone: 'Asia/Kolkata' } as const;

const birthOn = (iso: string) => {
  const [year, month, date] = iso.split('-').map(Number);
  return { year, month, date, hours: 9, minutes: 0, ...KOLKATA };
};
const { almanacs, tithi, festival } = catalog.panchang;
const sideBySide = (iso: string) => almanacs.compute(almanacs.input.parse(birthOn(iso)), sky).almanacs;
const rowOf = (iso: string, id: AlmanacId) => sideBySide(iso).find(({ almanac }) => almanac === id);

describe('a day by every almanac', () => {
  test('has a row for each, and names a difference only for another Sun or rule', () => {
    const rows = sideBySide('2026-11-27');
    expect(rows.map(({ almanac }) => almanac)).toEqual(ALMANAC_IDS);
    const asSky = rows.filter(({ difference }) => difference === null).map(({ almanac }) => almanac);
    expect(asSky).toEqual(ALMANAC_IDS.filter((id) => almanacRowOf(id).sky === 'drik'));
  });

  test('has the tithi that the operation on tithis has by that almanac at sunrise', () => {
    for (const iso of ['2026-11-27', '1947-08-15', '2028-10-25']) {
      for (const id of ALMANAC_IDS) {
        const { sunrise } = almanacs.compute(almanacs.input.parse(birthOn(iso)), sky).panchang_day;
        const [hours, minutes] = (sunrise ?? '').slice(11, 16).split(':').map(Number);
        const asked = { ...birthOn(iso), hours, minutes: (minutes ?? 0) + 1, settings: { almanac: id } };
        const by = tithi.compute(tithi.input.parse(asked), sky).tithi;
        expect([id, rowOf(iso, id)?.tithi]).toMatchObject([id, { number: by.number, end: by.end }]);
      }
    }
  });

  test('says why a tithi, a month and a date part', () => {
    expect(rowOf('2026-11-27', 'bengal_old')).toMatchObject({
      solar_date: { calendar: 'bengali', month: 'Ogrohaeon', day: 10 },
      difference:
        'The tithi ends 4 h 31 min later than by the sky, because its Moon has one inequality, the sky also evection and variation; ' +
        'the date is 10 Ogrohaeon and by the sky 11 Ogrohaeon, because its Sun enters Vrischika 12 h 0 min later.',
    });
  });

  test('explains the leap and the lost month of 2028, which only the Surya Siddhanta has', () => {
    const leap = rowOf('2028-10-25', 'surya_bija');
    expect(leap?.lunar_month).toMatchObject({ name: 'Adhika Kartika', kind: 'adhika' });
    expect(leap?.difference).toMatch(
      /^The month is Adhika Kartika and by the sky Kartika, because its two new moons have no entry of its Sun/,
    );
    const months = catalog.panchang['lunar-months'];
    const span = { from: '2028-10-01', to: '2029-02-28', ...KOLKATA };
    const kinds = (almanac: AlmanacId) =>
      months
        .compute(months.input.parse({ ...span, settings: { almanac } }), sky)
        .months.filter(({ kind }) => kind !== 'normal')
        .map(({ name, kind, lost_name }) => [name, kind, lost_name]);
    expect(kinds('drik')).toEqual([]);
    expect(kinds('surya_bija')).toEqual([
      ['Adhika Kartika', 'adhika', null],
      ['Margashirsha', 'kshaya', 'Pausha'],
    ]);
  });

  test('has the date of Nepal by its official table', () => {
    expect(rowOf('2026-04-14', 'nepal')?.solar_date).toEqual({
      calendar: 'bikram_sambat', year: 2083, month: 'Baisakh', day: 1,
    }); // prettier-ignore
  });
});

describe('printed dates on which schools part', () => {
  const datesOf = (observance: string, year: number, almanac: AlmanacId) => {
    const span = { from: `${year}-01-01`, to: `${year}-12-31`, ...HYDERABAD };
    const { festivals } = festival.compute(festival.input.parse({ ...span, observance, settings: { almanac } }), sky);
    return festivals.map(({ date }) => date);
  };

  test.each([
    ['makara_sankranti', 2014, 'rashtriya', '2014-01-14'],
    ['makara_sankranti', 2026, 'andhra_purva', '2026-01-15'],
    ['makara_sankranti', 2026, 'rashtriya', '2026-01-14'],
    ['ugadi', 2017, 'rashtriya', '2017-03-28'],
    ['ugadi', 2017, 'andhra_purva', '2017-03-29'],
  ] as const)('%s %i by %s', (observance, year, almanac, date) => {
    expect(datesOf(observance, year, almanac)).toEqual([date]);
  });

  test('the tenth tithi of Durga Puja 2005 ends at 04:23 by the old school of Bengal, at 06:42 by the new one', () => {
    const endBy = (almanac: AlmanacId) => {
      const asked = { ...birthOn('2005-10-12'), hours: 20, settings: { almanac } };
      return tithi.compute(tithi.input.parse(asked), sky).tithi;
    };
    expect(endBy('bengal_bisuddha')).toMatchObject({ number: 10, end: expect.stringMatching(/^2005-10-13T06:4[123]/) });
    expect(endBy('bengal_old')).toMatchObject({ number: 10, end: expect.stringMatching(/^2005-10-13T04:2[1-5]/) });
  });
});

describe('the observances of a day by every almanac', () => {
  const { festivals } = catalog.panchang;
  const observed = (iso: string) =>
    almanacs.compute(almanacs.input.parse({ ...birthOn(iso), observances: 'all' }), sky).observances ?? [];

  /** The same facts by the operation for spans of dates. */
  function keptOn(iso: string): [string, readonly string[]][] {
    const asked = festivals.input.parse({ from: iso, to: iso, ...KOLKATA, schools: 'all' });
    return (festivals.compute(asked, sky).by_almanac ?? []).flatMap(({ id, days }): [string, readonly string[]][] =>
      days.filter(({ date }) => date === iso).map(({ almanacs: keeping }) => [id, keeping]),
    );
  }

  test('are only in the answer if they are asked for, and then cost two calls', () => {
    expect(almanacs.compute(almanacs.input.parse(birthOn('2026-01-14')), sky).observances).toBeNull();
    const counts = ({ observances }: { observances?: string }) => {
      const read = almanacs.input.parse({ ...birthOn('2026-01-14'), observances });
      return [almanacs.pricedBy?.count(read), almanacs.weighedBy?.count(read)];
    };
    expect([counts({}), counts({ observances: 'all' })]).toEqual([
      [1, 1],
      [2, 4],
    ]);
  });

  test('name who keeps Pongal on which day', () => {
    const of = (iso: string) => observed(iso).find(({ id }) => id === 'makara_sankranti')?.almanacs;
    expect(of('2026-01-14')).toContain('drik');
    expect(of('2026-01-15')).toContain('andhra_purva');
    expect(of('2026-01-15')).not.toContain('drik');
  });

  test.each([
    '2026-01-14',
    '2026-11-27',
    '2028-10-18',
    '2028-11-02',
    '2028-12-01',
    '1947-08-15',
    '2099-04-14',
    '1964-01-15',
  ])('%s: are those that festivals has for it by each almanac', (iso) => {
    const mine = observed(iso).map(({ id, almanacs: keeping }): [string, readonly string[]] => [id, keeping]);
    const byId = (rows: [string, readonly string[]][]) =>
      new Map(rows.map(([id, keeping]) => [id, [...keeping].toSorted()]));
    expect(byId(mine)).toEqual(byId(keptOn(iso)));
  });
});
