import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { ELECTION_GROUPS } from '@graha/astro-engine/electional/rule';
import { ELECTION_PURPOSES } from '@graha/astro-engine/electional/purposes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answered } from '../../../accuracy/answered.ts';
import { costOf } from '../../../operation/price.ts';
import { readInput } from '../../../request/issues.ts';
import { anyBirth } from '../../../testing/any-birth.ts';
import { western } from '../western.ts';
import { electional } from './electional.ts';

const sky = await createEphemeris();
const LONDON = { latitude: 51.5, longitude: -0.12, timezone: 0 };
const MONTH = { from: '2026-12-01', to: '2026-12-31' };
const find = (query: object) => answered(electional, { purpose: 'general', ...MONTH, ...LONDON, ...query }, sky);

/** The date and clock of a printed instant at Greenwich. */
function momentOf(iso: string) {
  const [year = 0, month = 0, date = 0, hours = 0, minutes = 0, seconds = 0] = (iso.match(/\d+/g) ?? []).map(Number);
  return { year, month, date, hours, minutes, seconds };
}

const STRONG = ['domicile', 'exaltation'];
const WEAK = ['detriment', 'fall'];
const FROM_SUN: Readonly<Record<string, string>> = {
  cazimi: 'cazimi',
  combust: 'combust',
  under_beams: 'under_beams',
  free_of_sun: 'free',
};

test(
  'facts of random days are those that western/horary and western/moon give for the same instant',
  { timeout: 120_000 },
  () => {
    const purposes = ELECTION_PURPOSES.map(({ id }) => id);
    const asked = fc.tuple(anyBirth, fc.constantFrom(...purposes), fc.nat(), fc.constantFrom('mean', 'true'));
    fc.assert(
      fc.property(asked, ([birth, purpose, pick, node_mode]) => {
        const { year, month, date, latitude, longitude } = birth;
        const day = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
        const place = { latitude, longitude, timezone: 0 };
        const { windows } = find({
          ...place,
          purpose,
          from: day,
          to: day,
          mode: 'ranked',
          min_minutes: 1,
          limit: 100,
          settings: { node_mode },
        });
        const window = windows[pick % windows.length];
        if (window === undefined) return; // A day near a pole that a clock skips.
        const { facts } = window;
        const moment = momentOf(facts.at);
        const asks = { ...place, ...moment, subject: 'marriage', settings: { house_system: 'whole_sign', node_mode } };
        const chart = answered(western.horary, asks, sky);
        expect(window.ascendant ?? chart.ascendant.sign).toBe(chart.ascendant.sign);
        for (const planet of facts.planets) {
          const placed = chart.planets.find(({ name }) => name === planet.name);
          const strength = chart.strengths.find(({ name }) => name === planet.name);
          const near = strength?.conditions
            .map(({ condition }) => FROM_SUN[condition])
            .find((one) => one !== undefined);
          const has = (names: string[]) => strength?.dignities.some((one) => names.includes(one)) === true;
          expect([planet.name, planet.sign, planet.is_retrograde]).toEqual([
            placed?.name,
            placed?.sign,
            placed?.is_retrograde,
          ]);
          expect([planet.name, planet.house ?? placed?.house]).toEqual([planet.name, placed?.house]);
          expect([planet.name, planet.dignity]).toEqual([
            planet.name,
            has(STRONG) ? 'strong' : has(WEAK) ? 'weak' : null,
          ]);
          expect([planet.name, planet.from_sun ?? undefined]).toEqual([planet.name, near]);
        }
        const step = (one: { planet: string; aspect: string } | null) => one && `${one.aspect} ${one.planet}`;
        expect([step(facts.moon.separates_from), step(facts.moon.applies_to)]).toEqual([
          step(chart.moon.separates_from),
          step(chart.moon.applies_to),
        ]);
        expect(facts.hour_lord).toBe(chart.hour?.lord ?? null);
        const moon = answered(
          western.moon,
          { target: `${facts.at.slice(0, 19)}Z`, timezone: 0, settings: { void_partners: 'traditional' } },
          sky,
        );
        expect([facts.moon.is_void_of_course, facts.moon.is_waxing]).toEqual([
          moon.is_void_of_course,
          moon.angle < 180,
        ]);
      }),
      { numRuns: 600 },
    );
  },
);

const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  moon: [-30, 16], ascendant: [-14, 12], ruler: [-16, 12], matter: [-16, 12],
}; // prettier-ignore

function withinBounds(group: string, findings: readonly { group: string; points: number }[]): number {
  const sum = findings.filter((one) => one.group === group).reduce((all, { points }) => all + points, 0);
  const [min, max] = BOUNDS[group] ?? [-Infinity, Infinity];
  return Math.min(max, Math.max(min, sum));
}

describe('a search', () => {
  test.each(ELECTION_PURPOSES.map(({ id }) => id))(
    'for %s puts the best first, and its score is what its findings make',
    (purpose) => {
      const { windows, windows_found } = find({ purpose, mode: 'ranked', to: '2026-12-07', limit: 100 });
      expect(windows).toHaveLength(windows_found);
      const scores = windows.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      for (const { findings, start, end, score } of windows) {
        for (const { times } of findings)
          for (const time of times) expect(time.start >= start && time.end <= end).toBe(true);
        const weights = findings.map(({ points }) => Math.abs(points));
        const made = ELECTION_GROUPS.reduce((sum, group) => sum + withinBounds(group, findings), 50);
        // Points are printed in tenths.
        expect(Math.abs(Math.min(100, Math.max(0, made)) - score)).toBeLessThan(0.51 + 0.06 * findings.length);
        const judging = findings.filter(({ sign }) => sign !== 'notes').length;
        expect(weights.slice(0, judging)).toEqual(weights.slice(0, judging).toSorted((a, b) => b - a));
      }
    },
  );

  test('gives a rule of the purpose the pages of the purpose', () => {
    const { windows, purpose_source } = find({ purpose: 'travel', mode: 'ranked', limit: 100 });
    const ofPurpose = windows.flatMap(({ findings }) =>
      findings.filter(({ rule }) => rule === 'ascendant_sign_chosen'),
    );
    expect(ofPurpose.length).toBeGreaterThan(0);
    for (const { source } of ofPurpose) expect(source).toBe(purpose_source);
  });

  test('that is strict has no finding that forbids, and days without a time say why', () => {
    const { windows, rejected_days } = find({ purpose: 'marriage', to: '2026-12-14', limit: 100 });
    expect(windows.length).toBeGreaterThan(0);
    expect(windows.flatMap(({ findings }) => findings.filter(({ sign }) => sign === 'forbids'))).toEqual([]);
    expect(rejected_days.every(({ text }) => text.length > 10)).toBe(true);
    const days = new Set([...windows.map(({ day }) => day), ...rejected_days.map(({ date }) => date)]);
    expect(days.size).toBe(14);
  });

  test('without a rule has no finding of it, and says that it was left out', () => {
    const answer = find({ mode: 'ranked', excluded: 'moon_void, moon_waxing', limit: 100 });
    expect(answer.excluded).toEqual(['moon_void', 'moon_waxing']);
    const rules = answer.windows.flatMap(({ findings }) => findings.map(({ rule }) => rule));
    expect(rules.filter((rule) => answer.excluded.some((one) => one === rule))).toEqual([]);
  });

  test.each([
    ['Longyearbyen', { latitude: 78.2, longitude: 15.6, timezone: 1 }],
    ['the pole', { latitude: 90, longitude: 0, timezone: 0 }],
  ])('at %s judges no houses and says so', (_, place) => {
    const { windows } = find({ ...place, mode: 'ranked' });
    expect(windows).toHaveLength(20);
    for (const { ascendant, ruler, findings } of windows) {
      expect([ascendant, ruler]).toEqual([null, null]);
      expect(findings.map(({ rule }) => rule)).toContain('houses_unknown');
    }
  });

  test.each([
    ['0601-01-01', '0601-01-31'],
    ['2398-12-01', '2398-12-31'],
  ])('from %s to %s is answered', (from, to) => {
    expect(find({ from, to, mode: 'ranked' }).windows_found).toBeGreaterThan(300);
  });
});

test.each([
  [{ mode: 'ranked', to: '2027-03-03' }, 'to', '92 days'],
  [{ to: '2027-03-03' }, 'to', '92 days'],
  [{ to: '2026-11-30' }, 'to', 'or later'],
  [{ excluded: 'moon_void,moonday' }, 'excluded', 'excluded must be ids of rules'],
  [{ timezone: 'Asia/Nowhere' }, 'timezone', ''],
  [{ purpose: 'war' }, 'purpose', 'must be one of general, marriage'],
])('%j is refused at %s', (query, place, says) => {
  const read = readInput(electional.input, { purpose: 'general', ...MONTH, ...LONDON, ...query }, 'body');
  expect(read.ok ? [] : read.problems.map(({ loc }) => loc[1])).toEqual([place]);
  expect(JSON.stringify(read)).toContain(says);
});

test.each([
  [{}, 3],
  [{ to: '2027-01-01' }, 5],
])('%j costs %i credits', (query, credits) => {
  const read = readInput(electional.input, { purpose: 'general', ...MONTH, ...LONDON, ...query }, 'body');
  expect(read.ok && costOf(electional, read.data)).toBe(credits);
});
