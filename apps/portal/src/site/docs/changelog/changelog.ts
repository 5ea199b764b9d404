import { VERSIONS } from '@graha/formulas/versions';
import { count, plural } from '@graha/domain/core/format';
import type { Block, WrittenArticle } from '../block.ts';
import { CHANGELOG_PATH, type Release, releasePath, releaseTitle } from './release.ts';
import { RELEASES } from './releases.ts';

/** The first page has the newest days up to this number of changes, and at least one day. */
const SHOWN_CHANGES_MAX = 30;

function blocksOf({ day, changes }: Release): Block[] {
  const begins = VERSIONS.some((version) => version.date === day);
  return [
    ...(begins
      ? [{ kind: 'text', text: `The formulas of \`Graha-Version: ${day}\` begin here; \`/docs/versions\` lists the answers that moved.` } as const] // prettier-ignore
      : []),
    { kind: 'list', items: changes },
  ];
}

function newestDays(): readonly Release[] {
  let changes = 0;
  const end = RELEASES.findIndex((release) => (changes += release.changes.length) > SHOWN_CHANGES_MAX);
  return end === -1 ? RELEASES : RELEASES.slice(0, Math.max(1, end));
}

export const CHANGELOG: WrittenArticle = {
  title: 'Changelog',
  lead: 'What has changed for callers, day by day. When a formula changes, so does formula_version in the metadata of its family. The feed for readers is at /docs/changelog/feed.',
  sections: [
    ...newestDays().map((release) => ({
      id: `day-${release.day}`,
      title: releaseTitle(release),
      blocks: blocksOf(release),
    })),
    {
      id: 'days',
      title: 'All days',
      blocks: [
        {
          kind: 'table',
          label: 'Days with changes',
          columns: ['Day', 'Changes', 'Page'],
          rows: RELEASES.map((release) => [
            releaseTitle(release),
            count(release.changes.length),
            `\`${releasePath(release)}\``,
          ]),
        },
      ],
    },
  ],
};

/** The articles of the days, by their path below `/docs/`. */
export const CHANGELOG_DAYS: Readonly<Record<string, WrittenArticle>> = Object.fromEntries(
  RELEASES.map((release, index) => {
    const earlier = RELEASES[index + 1];
    const article: WrittenArticle = {
      title: `Changes of ${releaseTitle(release)}`,
      lead: `${plural(release.changes.length, 'change', 'changes')} for callers.`,
      sections: [
        { id: 'changes', title: 'Changes', blocks: blocksOf(release) },
        { id: 'days', title: 'All days', blocks: [{ kind: 'text', text: `\`${CHANGELOG_PATH}\` lists all days.` }] },
      ],
      ...(earlier === undefined ? {} : { next: { label: releaseTitle(earlier), href: releasePath(earlier) } }),
    };
    return [releasePath(release).replace('/docs/', ''), article];
  }),
);
