import { ALMANAC_IDS, almanacRowOf } from '@graha/astro-engine/calendar/almanac-table';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { panchang } from '../panchang.ts';

const sky = await createEphemeris();
const HYDERABAD = { latitude: 17.385, longitude: 78.4867, timezone: 'Asia/Kolkata' };
const DELHI = { latitude: 28.6356, longitude: 77.2244, timezone: 'Asia/Kolkata' };

const answer = (input: object) => answered(panchang.festivals, { ...DELHI, ...input }, sky);
const yearOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });
const rows = (input: object) => answer({ schools: 'all', ...input }).by_almanac ?? [];
const rowOf = (id: string, input: object) => rows({ ids: id, ...input })[0];

describe('the days of a festival by every almanac', () => {
  test('are only in the answer if they are asked for', () => {
    expect(answer({ ...yearOf(2026), ids: 'diwali' }).by_almanac).toBeNull();
    expect(answer({ ...yearOf(2026), ids: 'diwali', schools: 'all' }).by_almanac).toHaveLength(1);
  });

  test('say in a sentence why they part, as the press of 2026 did', () => {
    const makara = rowOf('makara_sankranti', { ...yearOf(2026), ...HYDERABAD });
    expect(makara?.days.map(({ date }) => date)).toEqual(['2026-01-14', '2026-01-15']);
    expect(makara?.days[0]).toMatchObject({ difference: null });
    expect(makara?.days[1]?.almanacs).toContain('andhra_purva');
    expect(makara?.days[1]?.books).toContain('Purva paddhati panchangams');
    expect(makara?.days[1]?.difference).toBe(
      'By the Surya Siddhanta the Sun enters Makara on 14 January at 20:55, after sunset, 5 h 48 min later than by the sky.',
    );
  });

  test('name the tithi, its end and the time of day of the rule', () => {
    const ugadi = rowOf('ugadi', { ...yearOf(2017), ...HYDERABAD });
    expect(ugadi?.days.map(({ date }) => date)).toEqual(['2017-03-28', '2017-03-29']);
    expect(ugadi?.days[1]?.difference).toBe(
      'By the Surya Siddhanta Shukla Pratipada ends on 29 March at 06:46, 1 h 2 min later than by the sky; the rule asks for it at sunrise.',
    );
  });

  test('have each almanac once, and are those of the operation by that almanac', () => {
    for (const year of [2026, 2028]) {
      const all = rows(yearOf(year));
      for (const { days, not_kept_by: missing, id } of all) {
        const named = [...days.flatMap(({ almanacs }) => almanacs), ...missing];
        expect([id, named.toSorted()]).toEqual([id, ALMANAC_IDS.toSorted()]);
      }
      for (const almanac of ALMANAC_IDS) {
        const own = answer({ ...yearOf(year), settings: { almanac } }).festivals.map(({ id, date }) => `${date} ${id}`);
        const within = all.flatMap(({ id, days }) =>
          days
            .filter(({ date, almanacs }) => almanacs.includes(almanac) && date.startsWith(String(year)))
            .map(({ date }) => `${date} ${id}`),
        );
        expect([almanac, within.toSorted()]).toEqual([almanac, own.toSorted()]);
      }
    }
  });

  test('have no difference on the day of the sky, and one on every other day', () => {
    for (const { days } of rows(yearOf(2028)))
      for (const { almanacs, difference } of days) expect(difference === null).toBe(almanacs.includes('drik'));
  });

  test('explain the leap month of 2028, which only the Surya Siddhanta has', () => {
    const purnima = rowOf('kartika_purnima', yearOf(2028));
    expect(purnima?.days.map(({ date }) => date)).toEqual(['2028-11-02', '2028-12-01']);
    expect(purnima?.days[1]?.difference).toBe(
      'The Surya Siddhanta adds a leap month, adhika Kartika, from 18 October 2028 to 16 November 2028, because its Sun enters no ' +
        'sign between these new moons; by the sky the Sun enters one; its Margashirsha then has two entries and absorbs Pausha (kshaya).',
    );
    const padmini = rowOf('ekadashi_padmini', yearOf(2028));
    const bySky = ALMANAC_IDS.filter((id) => ['drik', 'vakya'].includes(almanacRowOf(id).sky));
    expect(padmini?.not_kept_by).toEqual(bySky);
    expect(padmini?.days[0]?.difference).toMatch(/^The Surya Siddhanta adds a leap month, adhika Kartika/);
  });

  test('keep an observance together over the end of a year', () => {
    const [late] = rows({ ids: 'dattatreya_jayanti', from: '2028-12-01', to: '2028-12-01' });
    expect(late?.days.map(({ date }) => date)).toEqual(['2028-12-01', '2028-12-31']);
    expect(rows({ ids: 'ekadashi_saphala', from: '2029-01-10', to: '2029-01-10' })[0]?.days).toHaveLength(2);
  });

  test('cost and weigh more, in months', () => {
    const { pricedBy, weighedBy, input } = panchang.festivals;
    const counts = (asked: object) => {
      const read = input.parse({ ...DELHI, ...asked });
      return [pricedBy?.count(read), weighedBy?.count(read)];
    };
    expect(counts({ from: '2026-01-01', to: '2026-01-31' })).toEqual([1, 1]);
    expect(counts({ from: '2026-01-01', to: '2026-01-31', schools: 'all' })).toEqual([2, 5]);
    expect(counts(yearOf(2026))).toEqual([5, 5]);
    expect(counts({ ...yearOf(2026), schools: 'all' })).toEqual([10, 25]);
  });
});
