export const FEED_TYPE = 'application/atom+xml; charset=utf-8';

const ENTRIES_MAX = 50;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 allows in no form. @source XML 1.0, 2.2 */
// oxlint-disable-next-line no-control-regex -- Those characters are the subject.
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const xml = (text: string): string =>
  text.replaceAll(UNFIT, '').replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** An entry; `id` is an IRI that never changes. */
export type FeedEntry = { id: string; title: string; url: string; publishedAt: Date; updatedAt: Date; text: string };

/** `pageUrl` is the page that shows the same, and the id of the feed. */
export type Feed = { title: string; pageUrl: string; feedUrl: string; author: string; now: Date };

/**
 * Returns an Atom feed: entries newest first, at most 50. `now` is its time if it has no entries.
 * @source RFC 4287
 */
export function atomFeed({ title, pageUrl, feedUrl, author, now }: Feed, entries: readonly FeedEntry[]): string {
  const newest = entries
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .slice(0, ENTRIES_MAX);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${xml(title)}</title>`,
    `<id>${xml(pageUrl)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${xml(feedUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(pageUrl)}"/>`,
    `<updated>${(newest[0]?.updatedAt ?? now).toISOString()}</updated>`,
    `<author><name>${xml(author)}</name></author>`,
    ...newest.map(printed),
    '</feed>\n',
  ].join('\n');
}

function printed({ id, title, url, publishedAt, updatedAt, text }: FeedEntry): string {
  return [
    '<entry>',
    `<title>${xml(title)}</title>`,
    `<id>${xml(id)}</id>`,
    `<link rel="alternate" type="text/html" href="${xml(url)}"/>`,
    `<published>${publishedAt.toISOString()}</published>`,
    `<updated>${updatedAt.toISOString()}</updated>`,
    `<content type="text">${xml(text)}</content>`,
    '</entry>',
  ].join('\n');
}
