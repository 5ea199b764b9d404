import { atomFeed } from '../../feed/atom.ts';
import { CHANGELOG_PATH, releasePath, releaseTitle } from './release.ts';
import { RELEASES } from './releases.ts';

export const CHANGELOG_FEED_PATH = `${CHANGELOG_PATH}/feed`;

/** Returns an Atom feed with an entry for each day that has changes. */
export function changelogFeed({ portalUrl, author, now }: { portalUrl: string; author: string; now: Date }): string {
  const entries = RELEASES.map((release) => {
    const url = portalUrl + releasePath(release);
    const at = new Date(`${release.day}T00:00:00Z`);
    const text = release.changes.map((change) => `• ${change}`).join('\n');
    return { id: url, title: `Graha, ${releaseTitle(release)}`, url, publishedAt: at, updatedAt: at, text };
  });
  return atomFeed(
    {
      title: 'Graha changelog',
      pageUrl: portalUrl + CHANGELOG_PATH,
      feedUrl: portalUrl + CHANGELOG_FEED_PATH,
      author,
      now,
    },
    entries,
  );
}
