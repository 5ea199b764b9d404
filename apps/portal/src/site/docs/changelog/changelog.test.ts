import { expect, test } from 'vitest';
import { CHANGELOG, CHANGELOG_DAYS } from './changelog.ts';
import { RELEASES } from './releases.ts';

const days = RELEASES.map(({ day }) => day);

test('the days are dates, newest first, each once, with changes that are written once', () => {
  const changes = RELEASES.flatMap((release) => release.changes);
  expect(days).toEqual([...new Set(days)].toSorted().toReversed());
  expect(days.filter((day) => new Date(day).toISOString().slice(0, 10) !== day)).toEqual([]);
  expect(RELEASES.filter((release) => release.changes.length === 0)).toEqual([]);
  expect(new Set(changes).size).toBe(changes.length);
});

test('the first page has the newest day, and the address of every day, which is an article with all its changes', () => {
  const shown = JSON.stringify(CHANGELOG.sections);
  expect(CHANGELOG.sections[0]?.id).toBe(`day-${days[0]}`);
  for (const { day, changes } of RELEASES) {
    expect(shown).toContain(`/docs/changelog/${day}`);
    expect(CHANGELOG_DAYS[`changelog/${day}`]?.sections.flatMap(({ blocks }) => blocks)).toContainEqual({
      kind: 'list',
      items: changes,
    });
  }
});
