import { expect, test } from 'vitest';
import { CURRENT_VERSION, LIVE_MONTHS_MIN, LIVE_VERSIONS_MAX, movedBetween, VERSIONS, versionOf } from './versions.ts';

test('at most six versions are served, oldest first, and the last is the code of this repository', () => {
  const dates = VERSIONS.map(({ date }) => date);
  expect(dates.length).toBeLessThanOrEqual(LIVE_VERSIONS_MAX);
  expect(dates).toEqual([...new Set(dates)].toSorted());
  expect(VERSIONS.map(({ commit }) => commit === null)).toEqual(dates.map((date) => date === CURRENT_VERSION.date));
});

test('a version is served for at least 18 months after the next one is released', () => {
  expect(CURRENT_VERSION.until).toBeNull();
  for (const [index, next] of VERSIONS.slice(1).entries()) {
    const until = VERSIONS[index]?.until;
    const least = new Date(`${next.date}T00:00:00Z`);
    least.setUTCMonth(least.getUTCMonth() + LIVE_MONTHS_MIN);
    expect(new Date(`${until}T00:00:00Z`).getTime()).toBeGreaterThanOrEqual(least.getTime());
  }
});

test('a version is found by its date alone', () => {
  expect(versionOf(CURRENT_VERSION.date)).toBe(CURRENT_VERSION);
  expect(versionOf('__proto__')).toBeNull();
});

test('the changes of one version to itself are none', () => {
  for (const { date } of VERSIONS) expect(movedBetween('kundali/basic', date, date)).toEqual([]);
});
