import { expect, test } from 'vitest';
import { RELEASES } from './articles/changelog.ts';
import { changelogFeed } from './changelog-feed.ts';

test('the feed has each release once, with its page and all its changes', () => {
  const feed = changelogFeed({ portalUrl: 'https://graha.example', author: 'Graha', now: new Date() });
  expect(feed.match(/<entry>/g)).toHaveLength(RELEASES.length);
  expect(feed.match(/• /g)).toHaveLength(RELEASES.flatMap(({ changes }) => changes).length);
  expect(feed).toContain(`<title>Graha ${RELEASES[0]?.version}</title>`);
  expect(feed).toContain(`<updated>${RELEASES[0]?.day}T00:00:00.000Z</updated>`);
  expect(feed).toContain('href="https://graha.example/docs/changelog#v1-1"');
});
