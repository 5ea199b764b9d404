import { PURPOSES } from '@graha/astro-engine/muhurta/purposes';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { describe, expect, test } from 'vitest';
import { answered } from '../../accuracy/answered.ts';
import { readInput } from '../../request/issues.ts';
import { costOf } from '../../operation/price.ts';
import { muhurta, muhurtaOperationsOf } from './muhurta.ts';

const sky = await createEphemeris();
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const QUARTER = { from: '2026-01-15', to: '2026-04-14' };

const find = (query: object) =>
  answered(muhurta.find, { purpose: 'business', ...QUARTER, ...DELHI, limit: 500, ...query }, sky);
const seconds = (iso: string): number => Date.parse(iso) / 1000;

/** A printed instant as the date and clock of a request. */
function momentOf(epochSeconds: number, offsetHours: number) {
  const local = new Date((epochSeconds + offsetHours * 3600) * 1000);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    date: local.getUTCDate(),
    hours: local.getUTCHours(),
    minutes: local.getUTCMinutes(),
    seconds: local.getUTCSeconds(),
  };
}
const checkAt = (epochSeconds: number, query: object) =>
  answered(muhurta.check, { ...momentOf(epochSeconds, 5.5), ...DELHI, ...query }, sky);

const STAR = { nakshatra_number: 4, sign_number: 2 };
const OTHER = { nakshatra_number: 17, sign_number: 8 };

describe.each([
  ...PURPOSES.map(({ id }) => [id, { purpose: id, to: '2026-02-28' }] as const),
  ['marriage of two with lagna', { purpose: 'marriage', lagna: true, person_a: STAR, person_b: OTHER }] as const,
  [
    'travel with hard times',
    { purpose: 'travel', to: '2026-02-10', bans: 'rahu_kaal,varjyam,vishti,pitru_paksha' },
  ] as const,
])('%s', (_, query) => {
  const { windows } = find(query);
  const { to: _to, ...asked } = { to: '', ...query };

  test('every window that is found is allowed throughout, and a second outside of it something forbids', () => {
    for (const window of windows) {
      const [start, end] = [seconds(window.start), seconds(window.end)];
      for (const at of [start, Math.floor((start + end) / 2), end - 1])
        expect([window.start, checkAt(at, asked).forbidding]).toEqual([window.start, []]);
      const [before, after] = [checkAt(start - 1, asked), checkAt(end, asked)];
      expect(before.is_allowed === false || before.panchang_day.next_sunrise === window.start).toBe(true);
      expect(after.is_allowed === false || after.panchang_day.sunrise === window.end).toBe(true);
    }
  });
});

test('a purpose is one row of a table: an added one is found, checked and listed by its own lists', () => {
  const base = PURPOSES.find(({ id }) => id === 'business');
  if (base === undefined) throw new Error('no business');
  const added = {
    ...base,
    id: 'planting',
    name: 'Planting a tree',
    starNumbers: { good: [8], middling: [] },
    tithiNumbers: { shukla: [2, 3, 5, 7, 10, 11], krishna: [] },
    source: 'a test',
  };
  const own = muhurtaOperationsOf([...PURPOSES, added]);
  const year = { from: '2026-01-01', to: '2026-12-31', ...DELHI, limit: 500 };
  const { windows, purpose_name, rule_source } = answered(own.find, { ...year, purpose: 'planting' }, sky);
  expect({ purpose_name, rule_source }).toEqual({ purpose_name: 'Planting a tree', rule_source: 'a test' });
  expect(windows.length).toBeGreaterThan(0);
  for (const { limbs } of windows) {
    expect(limbs.nakshatra).toBe('Pushya');
    expect(limbs.tithi).toMatch(/^Shukla (Dwitiya|Tritiya|Panchami|Saptami|Dashami|Ekadashi)$/);
  }
  expect(readInput(muhurta.find.input, { ...year, purpose: 'planting' }, 'body').ok).toBe(false);
});

describe.each([
  ['Delhi', DELHI, '2026-01-01', '2026-12-31'],
  ['the first year', DELHI, '0601-01-01', '0601-12-31'],
  ['the last year', DELHI, '2398-01-01', '2398-12-31'],
  ['Ushuaia', { latitude: -54.8, longitude: -68.3, timezone: -3 }, '2026-05-01', '2026-09-30'],
  [
    'Apia, beyond the date line',
    { latitude: -13.83, longitude: -171.77, timezone: 'Pacific/Apia' },
    '2026-01-01',
    '2026-04-30',
  ],
  ['Longyearbyen', { latitude: 78.22, longitude: 15.63, timezone: 'Arctic/Longyearbyen' }, '2026-01-01', '2026-12-31'],
  ['the pole', { latitude: 90, longitude: 0, timezone: 0 }, '2026-03-01', '2026-04-30'],
] as const)('at %s', (_, place, from, to) => {
  test.each([['marriage'], ['vehicle']])('each day has a window of %s or says why it has none', (purpose) => {
    const { windows, rejected_days } = find({ ...place, from, to, purpose });
    const withWindow = new Set(windows.map(({ panchang_day }) => panchang_day));
    const without = rejected_days.map(({ date }) => date);
    expect(without.filter((date) => withWindow.has(date))).toEqual([]);
    const days: string[] = [];
    for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
      days.push(new Date(at).toISOString().slice(0, 10));
    expect([...withWindow, ...without].toSorted()).toEqual(days);
    expect(rejected_days.every(({ text }) => text.length > 5)).toBe(true);
  });
});

test('near a pole the lagna is not judged, and days without a sunrise are refused as such', () => {
  const place = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };
  const { rejected_days, windows } = find({ ...place, from: '2026-12-01', to: '2027-02-28', lagna: true });
  expect(rejected_days.filter(({ code }) => code === 'no_sunrise').length).toBeGreaterThan(40);
  expect(windows.length).toBeGreaterThan(0);
  for (const { lagnas, cautions } of windows) {
    expect(lagnas).toBeNull();
    expect(cautions.map(({ code }) => code)).toContain('lagna_unknown');
  }
  const night = answered(muhurta.check, { ...momentOf(1_797_800_000, 1), ...place, purpose: 'business' }, sky);
  expect(night).toMatchObject({ reason: 'no_sunrise', is_allowed: null, score: null, limbs: null, reasons: [] });
});

describe('a ranked search', () => {
  const ranked = find({ mode: 'ranked', purpose: 'marriage', lagna: true, to: '2026-04-12' });
  test('puts the best first, outside the seasons that forbid', () => {
    const scores = ranked.windows.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(ranked.windows.every(({ panchang_day }) => panchang_day < '2026-03-16')).toBe(true); // Kharmas begins on this date.
    expect(ranked.rejected_days.filter(({ date }) => date > '2026-03-15').every(({ code }) => code === 'kharmas')).toBe(
      true,
    );
  });

  test('has the score that its points make, within the bounds of good times and lagna', () => {
    const { windows } = find({ mode: 'ranked', purpose: 'vehicle' });
    expect(windows.length).toBeGreaterThan(100);
    for (const { score, reasons, cautions } of windows) {
      const isBoost = ({ code }: { code: string }): boolean =>
        ['abhijit', 'choghadiya', 'amrit_kaal', 'vijaya', 'benefic_hora', 'sarvartha_siddhi', 'amrita_siddhi', 'ravi_yoga', 'ravi_pushya', 'guru_pushya'].includes(code); // prettier-ignore
      const sum = (rows: readonly { points: number }[]): number => rows.reduce((all, { points }) => all + points, 0);
      const made =
        50 + sum(reasons.filter((one) => !isBoost(one))) + Math.min(9, sum(reasons.filter(isBoost))) + sum(cautions);
      expect(Math.abs(Math.min(100, Math.max(0, made)) - score)).toBeLessThan(
        0.51 + 0.06 * (reasons.length + cautions.length), // Points are printed in tenths.
      );
    }
  });

  test('names the source of every reason', () => {
    for (const { reasons, cautions } of ranked.windows)
      for (const { source, text, code } of [...reasons, ...cautions]) expect([code, source, text]).not.toContain('');
  });
});

describe('people', () => {
  test('a birth counts as the star and sign of its Moon', () => {
    const birth = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, ...DELHI };
    const byBirth = find({ purpose: 'travel', person_a: birth });
    const same = Array.from({ length: 27 }, (_, star) => star + 1).filter((nakshatra_number) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].some((sign_number) => {
        const moon = { nakshatra_number, sign_number };
        if (Math.abs(nakshatra_number - sign_number * 2.25 + 1) > 2) return false;
        return JSON.stringify(find({ purpose: 'travel', person_a: moon }).windows) === JSON.stringify(byBirth.windows);
      }),
    );
    expect(same).toHaveLength(1);
  });

  test('the eighth sign from that of a person is never allowed, in either mode', () => {
    for (const mode of ['strict', 'ranked']) {
      const { windows } = find({ mode, person_a: STAR });
      const codes = windows.flatMap(({ reasons }) => reasons.map(({ code }) => code));
      expect(codes).not.toContain('chandrashtama');
      expect(codes).toContain('chandra_good');
    }
  });

  test.each([
    [{ nakshatra_number: 4 }, 'person_a'],
    [{ ...STAR, year: 1990 }, 'person_a.nakshatra_number'],
    [{ year: 1990 }, 'person_a.month'],
    [{ ...DELHI, year: 1990, month: 2, date: 30, hours: 1, minutes: 1 }, 'person_a.date'],
    [{}, 'person_a'],
  ])('%j is refused at %s', (person_a, place) => {
    const read = readInput(muhurta.find.input, { purpose: 'gold', ...QUARTER, ...DELHI, person_a }, 'body');
    expect(read.ok ? [] : read.problems.map(({ loc }) => loc.slice(1).join('.'))).toContain(place);
  });
});

test.each([
  [{ mode: 'ranked', to: '2026-04-17' }, 'to'],
  [{ to: '2027-01-16' }, 'to'],
  [{ to: '2026-01-14' }, 'to'],
  [{ bans: 'rahu_kaal,moonday' }, 'bans'],
  [{ timezone: 'Asia/Nowhere' }, 'timezone'],
  [{ purpose: 'war' }, 'purpose'],
])('%j is refused at %s', (query, place) => {
  const read = readInput(muhurta.find.input, { purpose: 'gold', ...QUARTER, ...DELHI, ...query }, 'body');
  expect(read.ok ? [] : read.problems.map(({ loc }) => loc[1])).toEqual([place]);
});

test('bans of the request stand in the place of those of the purpose', () => {
  const year = { purpose: 'marriage', from: '2026-01-01', to: '2026-12-31' };
  const [usual, none] = [find(year), find({ ...year, bans: 'none' })];
  expect(none.bans).toEqual([]);
  expect(none.windows_found).toBeGreaterThan(usual.windows_found);
  const padded = find({ ...year, settings: { asta_padding: 15 } });
  expect(padded.windows_found).toBeLessThanOrEqual(usual.windows_found);
});

test.each([
  [{}, 5],
  [{ to: '2026-02-14' }, 3],
  [{ to: '2026-02-15' }, 5],
  [{ to: '2026-02-14', lagna: true }, 4],
  [{ lagna: true }, 6],
])('%j costs %i credits', (query, credits) => {
  const read = readInput(muhurta.find.input, { purpose: 'gold', ...QUARTER, ...DELHI, ...query }, 'body');
  expect(read.ok && costOf(muhurta.find, read.data)).toBe(credits);
});

test('the clock of each person who is sent as a birth is in the metadata, and of no person of star and sign', () => {
  const born = { ...DELHI, year: 1890, month: 3, date: 4, hours: 6, minutes: 0, timezone: 'Asia/Kolkata' };
  const both = [
    find({ purpose: 'marriage', person_a: born, person_b: OTHER }),
    checkAt(1_790_000_000, { purpose: 'marriage', person_a: born, person_b: OTHER }),
  ];
  for (const { metadata } of both) {
    expect(metadata).toMatchObject({
      persons: { person_a: { clock: 'local_mean', utc: '1890-03-04T00:51:10Z', note: { code: expect.any(String) } } },
    });
    expect(Object.keys(Object(metadata['persons']))).toEqual(['person_a']);
  }
  expect(find({ person_a: STAR }).metadata).not.toHaveProperty('persons');
});
