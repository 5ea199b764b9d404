import { expect, test } from 'vitest';
import { ALSO_CALLED, OBSERVANCES, observanceOf } from './table.ts';
import { everyMonth, onEkadashi, onStar, onStarIn, onTithi, onWeekday } from './table-terms.ts';

test('the terms of the table count months, tithis and stars from 1, and signs from 0', () => {
  const vyapti = { kala: 'sunrise', both: 'first', none: 'start' };
  expect(onTithi(1, 15, 'sunrise', 'first', 'start')).toEqual({
    basis: 'tithi', monthIndex: 0, tithiIndexes: [14], adhika: 'skip', vyapti,
  });
  expect(everyMonth([11, 26], 'sunrise', 'first', 'start')).toEqual({
    basis: 'tithi', monthIndex: null, tithiIndexes: [10, 25], adhika: 'also', vyapti,
  });
  expect(onStar(1, 'sunrise', 'first', 'start')).toEqual({ basis: 'nakshatra', nakshatraIndex: 0, vyapti });
  expect(onStarIn(0, 27, 'sunrise', 'first', 'start')).toEqual({
    basis: 'nakshatra_in_solar_month', signIndex: 0, nakshatraIndex: 26, vyapti,
  });
  expect(onEkadashi(12, 26)).toEqual({ basis: 'ekadashi', monthIndex: 11, tithiIndex: 25, adhika: 'skip' });
  expect(onWeekday(1, everyMonth([30], 'sunrise', 'first', 'start'))).toEqual({
    basis: 'on_weekday', weekdayIndex: 1, rule: { basis: 'tithi', monthIndex: null, tithiIndexes: [29], adhika: 'also', vyapti },
  });
  expect(onEkadashi(null, 11, 'only')).toEqual({ basis: 'ekadashi', monthIndex: null, tithiIndex: 10, adhika: 'only' });
}); // prettier-ignore

test('every observance keeps the rules with which it was compared with published dates', async () => {
  const lines = OBSERVANCES.map(({ id, rule, schools, regions, cases, matched }) =>
    [id, JSON.stringify(rule), JSON.stringify(schools ?? {}), regions.join(','), `${matched} of ${cases}`].join(' '),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/observances.txt');
});

test('an observance has further ids, and an unknown one is an error', () => {
  for (const [id, of] of Object.entries(ALSO_CALLED)) expect(observanceOf(id).id).toBe(of);
  expect(observanceOf('ugadi').id).toBe('ugadi');
  expect(() => observanceOf('none')).toThrow('no observance none');
});
