import type { ShownIncident } from '@graha/store/incidents/incidents';
import { expect, test } from 'vitest';
import { statusFeed } from './feed.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const about = { portalUrl: 'https://graha.example', author: 'Graha & Co', now: NOW };
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const incident = (number: number, updates: number, change: Partial<ShownIncident> = {}): ShownIncident => ({
  incidentId: id(number),
  title: 'Calls fail',
  impact: 'outage',
  components: ['api', 'webhooks'],
  state: 'investigating',
  startedAt: NOW,
  resolvedAt: null,
  updates: Array.from({ length: updates }, (_, index) => ({
    eventId: id(number * 100 + updates - index),
    state: 'investigating',
    impact: 'outage',
    text: `Update ${updates - index}`,
    at: new Date(NOW.getTime() - (number * 100 + index) * 1_000),
  })),
  ...change,
});
const all = (feed: string, tag: string) =>
  [...feed.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(([, text]) => text);

test('each update is an entry with the id of its event, the newest first', () => {
  const feed = statusFeed([incident(2, 1), incident(1, 2)], about);
  expect(all(feed, 'id').slice(1)).toEqual([102, 101, 201].map((number) => `urn:uuid:${id(number)}`));
  expect(all(feed, 'title')).toEqual(['Graha status', ...Array(3).fill('Investigating: Calls fail')]);
  expect(all(feed, 'updated')[0]).toBe('2026-11-28T11:58:20.000Z');
  expect(all(feed, 'updated')).toHaveLength(4);
  expect(all(feed, 'content')[0]).toBe('Update 2\n\nOutage: API, Webhooks');
  expect(feed).toContain(`href="https://graha.example/status#${id(1)}"`);
});

test('a feed without incidents is still a feed: it has an id, a time and an author', () => {
  const feed = statusFeed([], about);
  expect([all(feed, 'id'), all(feed, 'updated'), all(feed, 'name')]).toEqual([
    ['https://graha.example/status'],
    [NOW.toISOString()],
    ['Graha &amp; Co'],
  ]);
  expect(feed).not.toContain('<entry>');
});

test('at most 50 entries are given', () => {
  expect(all(statusFeed([incident(1, 60)], about), 'published')).toHaveLength(50);
});

test('text is escaped, and characters that XML does not allow are left out', () => {
  const feed = statusFeed([incident(1, 1, { title: '<b>&"]]>\u0001\u000b\ud800' })], about);
  expect(all(feed, 'title')[1]).toBe('Investigating: &lt;b&gt;&amp;&quot;]]&gt;');
});
