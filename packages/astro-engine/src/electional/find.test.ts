import { describe, expect, test } from 'vitest';
import type { Almanac } from '../panchang/day.ts';
import { uniformSky } from '../testing.ts';
import { type ElectionFact, findElections } from './find.ts';
import { ELECTION_PURPOSES } from './purposes.ts';
import type { ElectionCode } from './rules.ts';

// As in muhurta/find.test.ts: at 180° of longitude a date begins at JD .0, the Sun rises at .25 and sets at .75.
const START = 2_451_545;
const DATE = { year: 2000, month: 1, day: 2 };
const almanacAt = (latitudeDeg: number): Almanac => ({
  sky: uniformSky,
  place: { latitudeDeg, longitudeDeg: 180, altitudeM: 0 },
  clock: 43_200,
  rule: 'almanac',
});

type Asked = {
  mode?: 'strict' | 'ranked';
  excluded?: readonly ElectionCode[];
  latitudeDeg?: number;
  minMinutes?: number;
  dayCount?: number;
};
function found({ mode = 'ranked', excluded = [], latitudeDeg = 20, minMinutes = 0, dayCount = 1 }: Asked = {}) {
  const [purpose] = ELECTION_PURPOSES;
  if (purpose === undefined) throw new Error('no purpose');
  return findElections(
    almanacAt(latitudeDeg),
    'mean',
    { purpose, mode, excluded },
    { from: DATE, dayCount, minMinutes },
  );
}

describe('a ranked search', () => {
  test('tiles each day from sunrise to sunrise by the rising signs', () => {
    const { windows, rejectedDays } = found({ dayCount: 2 });
    expect(rejectedDays).toEqual([]);
    expect([windows[0]?.startJdUt, windows.at(-1)?.endJdUt]).toEqual([START + 0.25, START + 2.25]);
    for (const [place, { startJdUt }] of windows.slice(1).entries()) expect(startJdUt).toBe(windows[place]?.endJdUt);
    const signs = windows.slice(1, 13).map(({ moment }) => moment.rising?.signIndex ?? -1);
    expect(new Set(signs).size).toBe(12);
    for (const [place, sign] of signs.slice(1).entries()) expect(sign).toBe(((signs[place] ?? 0) + 1) % 12);
  });

  test('gives one window a day so near to a pole that houses are unknown', () => {
    const { windows } = found({ latitudeDeg: 80, dayCount: 2 });
    expect(windows).toHaveLength(2);
    for (const { moment, facts } of windows) {
      expect([moment.rising, moment.hour]).toEqual([null, null]);
      expect(facts.map(({ code }) => code)).toEqual(expect.arrayContaining(['houses_unknown', 'hour_unknown']));
    }
  });
});

describe('a strict search', () => {
  const forbidding = (facts: readonly ElectionFact[]) => facts.filter(({ bars }) => bars === 'strict');

  test('has no window in which a rule forbids, and all others', () => {
    const [all, strict] = [found({ dayCount: 30 }), found({ mode: 'strict', dayCount: 30 })];
    const lasts = (windows: readonly { startJdUt: number; endJdUt: number }[]) =>
      windows.reduce((sum, { startJdUt, endJdUt }) => sum + endJdUt - startJdUt, 0);
    for (const window of strict.windows)
      for (const fact of forbidding(window.facts))
        expect(fact.startJdUt >= window.endJdUt || fact.endJdUt <= window.startJdUt).toBe(true);
    expect(lasts(strict.windows)).toBeGreaterThan(0);
    expect(lasts(strict.windows)).toBeLessThan(lasts(all.windows));
  });

  test('has the time of a rule that is left out', () => {
    const codes = (excluded: readonly ElectionCode[]) =>
      new Set(found({ excluded, dayCount: 30 }).windows.flatMap(({ facts }) => facts.map(({ code }) => code)));
    expect(codes([]).has('moon_void')).toBe(true);
    expect(codes(['moon_void']).has('moon_void')).toBe(false);
  });

  test('names the rule that takes most of a day without a window', () => {
    const { rejectedDays } = found({ mode: 'strict', dayCount: 30 });
    expect(rejectedDays.length).toBeGreaterThan(0);
    for (const { code, untilJdUt } of rejectedDays) {
      expect(['too_short', 'moon_void', 'moon_near_sun_before', 'moon_in_via_combusta', 'ruler_retrograde']).toContain(
        code,
      );
      expect(untilJdUt).toBeNull();
    }
  });

  test('says that what is left is too short', () => {
    const { windows, rejectedDays } = found({ minMinutes: 1000 });
    expect(windows).toEqual([]);
    expect(rejectedDays).toMatchObject([{ code: 'too_short', detail: null }]);
  });

  test('has nothing for no days', () => {
    expect(found({ dayCount: 0 })).toEqual({ windows: [], rejectedDays: [] });
  });
});
