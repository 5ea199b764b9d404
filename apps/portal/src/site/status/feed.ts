import { COMPONENTS } from '@graha/domain/operations/components';
import { IMPACT_NAMES, stateName } from '@graha/domain/operations/incident-states';
import type { ShownIncident } from '@graha/store/incidents/incidents';

export const FEED_PATH = '/status/feed';
export const FEED_TYPE = 'application/atom+xml; charset=utf-8';

const ENTRIES_MAX = 50;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML 1.0 allows in no form. @source XML 1.0, 2.2 */
// oxlint-disable-next-line no-control-regex -- Those characters are the subject.
const UNFIT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const xml = (text: string): string =>
  text.replaceAll(UNFIT, '').replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

type Entry = { incident: ShownIncident; update: ShownIncident['updates'][number] };

/**
 * Returns an Atom feed with an entry for each update, newest first, at most 50. An entry is never changed, so its id is that of
 * its event. @source RFC 4287
 */
export function statusFeed(
  incidents: readonly ShownIncident[],
  { portalUrl, author, now }: { portalUrl: string; author: string; now: Date },
): string {
  const entries = incidents
    .flatMap((incident) => incident.updates.map((update): Entry => ({ incident, update })))
    .toSorted((one, other) => other.update.at.getTime() - one.update.at.getTime())
    .slice(0, ENTRIES_MAX);
  const page = `${portalUrl}/status`;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    '<title>Graha status</title>',
    `<id>${xml(page)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${xml(portalUrl + FEED_PATH)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(page)}"/>`,
    `<updated>${(entries[0]?.update.at ?? now).toISOString()}</updated>`,
    `<author><name>${xml(author)}</name></author>`,
    ...entries.map((entry) => entryOf(entry, page)),
    '</feed>\n',
  ].join('\n');
}

function entryOf({ incident, update: { eventId, state, impact, text, at } }: Entry, page: string): string {
  const components = incident.components.map((id) => COMPONENTS[id].name).join(', ');
  return [
    '<entry>',
    `<title>${xml(`${stateName(impact, state)}: ${incident.title}`)}</title>`,
    `<id>urn:uuid:${eventId}</id>`,
    `<link rel="alternate" type="text/html" href="${xml(`${page}#${incident.incidentId}`)}"/>`,
    `<published>${at.toISOString()}</published>`,
    `<updated>${at.toISOString()}</updated>`,
    `<content type="text">${xml(`${text}\n\n${IMPACT_NAMES[impact]}: ${components}`)}</content>`,
    '</entry>',
  ].join('\n');
}
