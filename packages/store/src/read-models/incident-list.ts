import type { PoolClient } from 'pg';
import type { Projector } from '../log/projector.ts';

const show = (tx: PoolClient, { eventId }: { eventId: string }): Promise<unknown> =>
  tx.query('SELECT graha.show_incident($1)', [eventId]);

/** Incidents with their updates, for the status page. Operators have no right to write tables, so a function writes them. */
export const incidentList: Projector = {
  name: 'incident-list',
  on: { IncidentOpened: show, IncidentUpdated: show },
};
