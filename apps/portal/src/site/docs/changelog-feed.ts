import { atomFeed } from '../feed/atom.ts';
import { releaseId, RELEASES } from './articles/changelog.ts';

export const CHANGELOG_FEED_PATH = '/docs/changelog/feed';

/** Returns an Atom feed with an entry for each release, changed on the day of its last change. */
export function changelogFeed({ portalUrl, author, now }: { portalUrl: string; author: string; now: Date }): string {
  const pageUrl = `${portalUrl}/docs/changelog`;
  const entries = RELEASES.map((release) => {
    const url = `${pageUrl}#${releaseId(release)}`;
    const at = new Date(`${release.day}T00:00:00Z`);
    const text = release.changes.map((change) => `• ${change}`).join('\n');
    return { id: url, title: `Graha ${release.version}`, url, publishedAt: at, updatedAt: at, text };
  });
  return atomFeed(
    { title: 'Graha changelog', pageUrl, feedUrl: portalUrl + CHANGELOG_FEED_PATH, author, now },
    entries,
  );
}
