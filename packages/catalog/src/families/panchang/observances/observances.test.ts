import { dateOfDayCount, dayCountOf, isoDate } from '@graha/astro-engine/core/moment';
import { observanceSkyOf } from '@graha/astro-engine/observance/observance-sky';
import { observancesBetween } from '@graha/astro-engine/observance/observances-between';
import type { Observance } from '@graha/astro-engine/observance/rules';
import { MONTHLY } from '@graha/astro-engine/observance/rows-monthly';
import { OBSERVANCES } from '@graha/astro-engine/observance/table';
import { lightAnglesOf } from '@graha/astro-engine/panchang/limbs';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { readInput } from '../../../request/issues.ts';
import { panchang } from '../panchang.ts';

const sky = await createEphemeris();
const DELHI = { latitude: 28.6356, longitude: 77.2244, timezone: 'Asia/Kolkata' };
const isoYear = (number: number): string => String(number).padStart(4, '0');
const year = (number: number, place: object = DELHI) => ({
  from: `${isoYear(number)}-01-01`,
  to: `${isoYear(number)}-12-31`,
  ...place,
});

const festivals = (ids: string, input: object) => answered(panchang.festivals, { ids, ...input }, sky).festivals;
const datesOf = (ids: string, input: object): string[] => festivals(ids, input).map(({ date }) => date);

test('every observance has an id of its own', () => {
  expect(OBSERVANCES).toHaveLength(328);
  expect(new Set(OBSERVANCES.map(({ id }) => id)).size).toBe(328);
});

test('a new festival is one row', () => {
  const row: Observance = {
    id: 'akshaya_of_a_test',
    name: 'Third of Vaishakha at midday',
    rule: {
      basis: 'tithi',
      monthIndex: 1,
      tithiIndexes: [2],
      adhika: 'skip',
      vyapti: { kala: 'midday', both: 'first', none: 'udaya' },
    },
    regions: ['all'],
    cases: 0,
    matched: 0,
  };
  const almanac = {
    sky,
    place: { latitudeDeg: 28.6356, longitudeDeg: 77.2244, altitudeM: 0 },
    clock: 19_800,
    rule: 'almanac',
  } as const;
  const here = observanceSkyOf(almanac, lightAnglesOf(sky, 'lahiri'));
  const days = {
    fromDayCount: dayCountOf({ year: 2026, month: 1, day: 1 }),
    toDayCount: dayCountOf({ year: 2026, month: 12, day: 31 }),
  };
  expect(
    observancesBetween(here, [row], days, 'smarta').map(({ dayCount }) => isoDate(dateOfDayCount(dayCount))),
  ).toEqual(['2026-04-19']);
});

describe('leap and lost months', () => {
  test('a leap month is nobody’s festival month, but for its own Ekadashis and Ganga Dussehra', () => {
    expect(datesOf('raksha_bandhan,hariyali_teej', year(2023))).toEqual(['2023-08-19', '2023-08-30']);
    expect(datesOf('ganga_dussehra', year(2026))).toEqual(['2026-05-25']);
    expect(datesOf('ekadashi_padmini,ekadashi_parama', year(2026))).toEqual(['2026-05-27', '2026-06-11']);
    expect(datesOf('ekadashi_padmini', year(2025))).toEqual([]);
  });

  test('what belongs to a lost name is kept in the month that took it', () => {
    expect(datesOf('vasant_panchami,maha_shivaratri', year(1983))).toEqual(['1983-01-19', '1983-02-11']);
    expect(datesOf('dattatreya_jayanti', year(1963))).toEqual(['1963-11-30']);
    expect(datesOf('kartika_purnima', year(1963))).toEqual(['1963-11-30']);
    expect(datesOf('dattatreya_jayanti,shakambhari_purnima', year(1822)).slice(-2)).toEqual([
      '1822-12-27',
      '1822-12-28',
    ]);
    expect(datesOf('dattatreya_jayanti,shakambhari_purnima', year(2124))).toEqual([
      '2124-01-01',
      '2124-01-01',
      '2124-12-20',
    ]);
  });

  test('a year may have an observance twice, or not at all', () => {
    expect(datesOf('arudra_darshan', year(2023))).toHaveLength(2);
    expect(datesOf('shakambhari_purnima', year(2028))).toHaveLength(2);
    expect(datesOf('shakambhari_purnima', year(2027))).toHaveLength(1);
  });
});

describe('days of the week in the lunar calendar', () => {
  const MIRZAPUR = { latitude: 25.145, longitude: 82.569, timezone: 'Asia/Kolkata' };
  const in2023 = (id: string): string[] => datesOf(id, year(2023, MIRZAPUR)).map((date) => date.slice(5));

  test('Tuesdays and Mondays of Shravana are those that DrikPanchang numbers in 2023, without its leap month', () => {
    expect(in2023('mangala_gauri')).toEqual(['07-04', '07-11', '08-22', '08-29']);
    expect(in2023('shravan_somwar')).toEqual(['07-10', '07-17', '08-21', '08-28']);
  });

  test('by months from the new moon they are those of its whole month', () => {
    expect(in2023('mangala_gauri_amanta')).toEqual(['08-22', '08-29', '09-05', '09-12']);
    expect(in2023('shravan_somwar_amanta')).toEqual(['08-21', '08-28', '09-04', '09-11']);
  });

  test('a vow on a weekday is a day of its tithi on that weekday', () => {
    expect(in2023('somavati_amavasya')).toEqual(expect.arrayContaining(['02-20', '07-17']));
    expect(in2023('shani_trayodashi')).toEqual(expect.arrayContaining(['02-18', '03-04', '07-01']));
    expect(in2023('bhanu_saptami')).toEqual(expect.arrayContaining(['06-25', '11-19']));
    const weekdays = (id: string) => new Set(in2023(id).map((day) => new Date(`2023-${day}`).getUTCDay()));
    expect([weekdays('somavati_amavasya'), weekdays('shani_trayodashi'), weekdays('bhanu_saptami')]).toEqual([
      new Set([1]),
      new Set([6]),
      new Set([0]),
    ]);
    const amavasyas = new Set(in2023('amavasya'));
    expect(in2023('somavati_amavasya').every((day) => amavasyas.has(day))).toBe(true);
  });

  test('the monthly birth of Krishna is kept in the night that has Ashtami, leap months too', () => {
    expect(in2023('masik_krishna_janmashtami')).toEqual(
      expect.arrayContaining(['02-13', '04-13', '05-12', '07-09', '08-08', '09-06', '10-06']),
    );
  });
});

test('the schools that keep another day are named', () => {
  const [diwali] = festivals('diwali', year(2025));
  expect(diwali).toMatchObject({ date: '2025-10-20', other_schools: [{ school: 'jyotisha', date: '2025-10-21' }] });
  expect(diwali?.alternatives).toHaveLength(1);
  expect(festivals('diwali', { ...year(2025), settings: { school: 'jyotisha' } })[0]?.date).toBe('2025-10-21');
  expect(festivals('janmashtami_smarta', { ...year(2025), settings: { school: 'vaishnava' } })[0]?.date).toBe(
    '2025-08-16',
  );
});

test('a rule that rests on few published dates says so', () => {
  expect(festivals('dahi_handi', year(2026))[0]).toMatchObject({ confidence: 'low', published_cases: 1 });
  expect(festivals('holi', year(2026))[0]).toMatchObject({ confidence: 'high', date: '2026-03-04' });
});

test('each rule stands as a sentence', () => {
  const all = answered(panchang.festivals, year(2026), sky).festivals;
  expect(all.length).toBeGreaterThan(180);
  for (const { rule } of all) expect(rule).toMatch(/^[A-Z0-9][^_]{15,}[^.]\.$/);
});

test('an observance is found under its other name', () => {
  expect(datesOf('dussehra,vijayadashami', year(2026))).toEqual(['2026-10-20']);
  expect(festivals('vishwakarma_puja', year(2026))[0]).toMatchObject({ id: 'kanya_sankranti', date: '2026-09-17' });
});

test('a region has its own observances, those around it and those of all', () => {
  const ofTamilNadu = answered(panchang.festivals, { ...year(2026), region: 'tamil' }, sky).festivals;
  const regions = new Set(ofTamilNadu.flatMap((one) => one.regions));
  expect(ofTamilNadu.every((one) => one.regions.some((region) => ['all', 'south', 'tamil'].includes(region)))).toBe(
    true,
  );
  expect(regions.has('tamil')).toBe(true);
});

test('what is to be known of a day beside its rule stands as notes', () => {
  const codes = (ids: string, number: number) => festivals(ids, year(number)).flatMap(({ notes }) => notes);
  expect(codes('raksha_bandhan', 2023)).toMatchObject([
    { code: 'bhadra_ends', at: expect.stringMatching(/^2023-08-30T21:0[12]/) },
  ]);
  expect(codes('raksha_bandhan', 2025)).toEqual([]);
  expect(codes('janmashtami_smarta', 2023)).toMatchObject([{ code: 'rohini_at_nishitha', at: null }]);
  expect(codes('maha_shivaratri', 1983)).toMatchObject([{ code: 'kshaya_month' }]);
  expect(codes('ekadashi_devutthana', 2026)).toEqual([{ code: 'kshaya_tithi', at: null }]);
});

test('the dates of Ujjain are kept wherever the place is, in the clock of the place', () => {
  const NEW_YORK = { latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' };
  const of = (dates_of: string) =>
    festivals('holi,diwali,karwa_chauth', { ...year(2026, NEW_YORK), settings: { dates_of } });
  const inUjjain = festivals(
    'holi,diwali,karwa_chauth',
    year(2026, { latitude: 23.1765, longitude: 75.7885, timezone: 5.5 }),
  );
  expect(of('ujjain').map(({ date }) => date)).toEqual(inUjjain.map(({ date }) => date));
  expect(of('place').map(({ date }) => date)).not.toEqual(inUjjain.map(({ date }) => date));
  expect(of('ujjain')[0]?.limb.start).toMatch(/-0[45]:00$/);
});

describe('where the Sun does not rise', () => {
  const LONGYEARBYEN = { latitude: 78.22, longitude: 15.63, timezone: 'Europe/Oslo' };
  test('the clock stands in for it, and the day says so', () => {
    const found = festivals('diwali,holi,makara_sankranti,amavasya', year(2026, LONGYEARBYEN));
    expect(found.filter(({ id }) => id === 'diwali')).toMatchObject([{ date: '2026-11-08', basis: 'civil' }]);
    expect(found.filter(({ id }) => id === 'amavasya').length).toBeGreaterThan(11);
    expect(found.filter(({ id }) => id === 'holi')).toMatchObject([{ basis: 'sunrise' }]);
  });

  test('at the poles every operation answers', () => {
    for (const latitude of [90, -90]) {
      const place = { latitude, longitude: 0, timezone: 0 };
      expect(answered(panchang.ekadashis, year(2026, place), sky).ekadashis.length).toBeGreaterThan(23);
      expect(answered(panchang.sankrantis, year(2026, place), sky).sankrantis).toHaveLength(12);
      expect(
        answered(panchang.vratas, { ...year(2026, place), kind: 'sankashti_chaturthi' }, sky).vratas.length,
      ).toBeGreaterThan(11);
    }
  });
});

test.each([601, 1801, 2398])('the year %i has its festivals', (number) => {
  expect(answered(panchang.festivals, year(number), sky).festivals.length).toBeGreaterThan(170);
  expect(answered(panchang.ekadashis, year(number), sky).ekadashis.length).toBeGreaterThan(23);
});

test('a year of fasts has both days where they differ, and each is broken on the next morning', () => {
  const { ekadashis } = answered(panchang.ekadashis, year(2025), sky);
  const yogini = ekadashis.find(({ id }) => id === 'ekadashi_yogini');
  expect(yogini).toMatchObject({
    smarta: { date: '2025-06-21' },
    gauna: { date: '2025-06-22' },
    vaishnava: { date: '2025-06-22' },
  });
  expect(ekadashis).toHaveLength(25);
  for (const { smarta } of ekadashis) {
    const [year_ = 0, month = 0, day = 0] = smarta.date.split('-').map(Number);
    const next = isoDate(dateOfDayCount(dayCountOf({ year: year_, month, day }) + 1));
    expect(smarta.parana.start.slice(0, 10)).toBe(next);
  }
});

test('a Sankashti has its name and the moonrise that ends it, a Pradosha the name of its weekday', () => {
  const { vratas } = answered(panchang.vratas, { ...year(2026), kind: 'sankashti_chaturthi' }, sky);
  expect(vratas.map(({ title }) => title).slice(0, 3)).toEqual([
    'Lambodara Sankashti (Angaraki)',
    'Dwijapriya Sankashti',
    'Bhalachandra Sankashti',
  ]);
  expect(vratas.some(({ title }) => title === 'Vibhuvana Sankashti')).toBe(true);
  for (const { moonrise, date } of vratas) expect(moonrise?.slice(0, 10)).toBe(date);
  const pradoshas = answered(panchang.vratas, { ...year(2026), kind: 'pradosha_vrata' }, sky).vratas;
  expect(pradoshas[0]).toMatchObject({ date: '2026-01-01', title: 'Guru Pradosha', moonrise: null });
});

test('Makara’s good hours run from the entry to sunset, the best of them a sixth of the day', () => {
  const { sankrantis } = answered(panchang.sankrantis, year(2025), sky);
  expect(sankrantis).toHaveLength(12);
  expect(sankrantis[0]).toMatchObject({ sign: 'Makara', date: '2025-01-14' });
  expect(sankrantis[0]?.punya_kala.end.slice(11, 16)).toBe('17:45');
  for (const { punya_kala } of sankrantis) expect(punya_kala.start < punya_kala.end).toBe(true);
});

test.each([
  [
    { from: '2026-01-01', to: '2027-01-02' },
    'to must be 2027-01-01 or earlier: one request takes 366 days, this one is 367',
  ],
  [{ from: '2026-01-02', to: '2026-01-01' }, 'to must be 2026-01-02 or later, since the dates begin with it'],
  [{ ids: 'diwali,no_such' }, 'ids must be ids of observances with commas between them, such as diwali,holi'],
  [{ timezone: 'Mars/Olympus' }, 'timezone must be'],
])('%o is refused with the reason', (change, reason) => {
  const read = readInput(panchang.festivals.input, { ...year(2026), ...change }, 'body');
  expect(read.ok ? [] : read.problems.map(({ msg }) => msg).join(' ')).toContain(reason);
});

test('a new Moon is seen on the first evening with 45 minutes, leap months too, and Cheti Chand is that of Chaitra', () => {
  const mirzapur = { latitude: 25.145, longitude: 82.569, timezone: 5.5 };
  const { vratas } = answered(panchang.vratas, { ...year(2023, mirzapur), kind: 'chandra_darshana' }, sky);
  expect(vratas.map(({ date }) => date.slice(5))).toEqual([
    '01-23', '02-21', '03-22', '04-21', '05-20', '06-19', '07-19', '08-17', '09-16', '10-16', '11-15', '12-14',
  ]); // prettier-ignore
  expect(datesOf('cheti_chand', year(2023, mirzapur))).toEqual(['2023-03-22']);
});

test('a printed month has on each date what the festivals and the vows of every month have', () => {
  const place = { ...DELHI, hours: 12, minutes: 0 };
  const { days } = answered(panchang['calendar-month'], { year: 2026, month: 10, date: 5, ...place }, sky);
  const inMonth = { from: '2026-10-01', to: '2026-10-31', ...DELHI };
  const vows = festivals(MONTHLY.map(({ id }) => id).join(','), inMonth);
  const expected = [...answered(panchang.festivals, inMonth, sky).festivals, ...vows];
  const printed = days.flatMap((day) => day.festivals.map(({ id }) => `${day.date} ${id}`));
  expect(printed.toSorted()).toEqual(expected.map(({ date, id }) => `${date} ${id}`).toSorted());
  expect(printed).toContain('2026-10-29 sankashti_chaturthi');
});
