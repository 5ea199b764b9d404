import { expect, test } from 'vitest';
import { changelogFeed } from './feed.ts';
import { RELEASES } from './releases.ts';

test('the feed has each day with changes once, with its page and all its changes', () => {
  const feed = changelogFeed({ portalUrl: 'https://graha.example', author: 'Graha', now: new Date() });
  expect(feed.match(/<entry>/g)).toHaveLength(RELEASES.length);
  expect(feed.match(/• /g)).toHaveLength(RELEASES.flatMap(({ changes }) => changes).length);
  expect(feed).toContain('<title>Graha, 22 Nov 2026, version 1.0</title>');
  expect(feed).toContain(`<updated>${RELEASES[0]?.day}T00:00:00.000Z</updated>`);
  expect(feed).toContain('href="https://graha.example/docs/changelog/2026-11-22"');
});
