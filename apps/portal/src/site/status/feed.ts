import { COMPONENTS } from '@graha/domain/operations/components';
import { IMPACT_NAMES, stateName } from '@graha/domain/operations/incident-states';
import type { ShownIncident } from '@graha/store/incidents/incidents';
import { atomFeed, type FeedEntry } from '../feed/atom.ts';

export const FEED_PATH = '/status/feed';

type About = { portalUrl: string; author: string; now: Date };

/** Returns an Atom feed with an entry for each update. An entry is never changed, so its id is that of its event. */
export function statusFeed(incidents: readonly ShownIncident[], { portalUrl, author, now }: About): string {
  const pageUrl = `${portalUrl}/status`;
  const entries = incidents.flatMap((incident) =>
    incident.updates.map(({ eventId, state, impact, text, at }): FeedEntry => {
      const components = incident.components.map((id) => COMPONENTS[id].name).join(', ');
      return {
        id: `urn:uuid:${eventId}`,
        title: `${stateName(impact, state)}: ${incident.title}`,
        url: `${pageUrl}#${incident.incidentId}`,
        publishedAt: at,
        updatedAt: at,
        text: `${text}\n\n${IMPACT_NAMES[impact]}: ${components}`,
      };
    }),
  );
  return atomFeed({ title: 'Graha status', pageUrl, feedUrl: portalUrl + FEED_PATH, author, now }, entries);
}
