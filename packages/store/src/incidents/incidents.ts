import type { Untimed } from '@graha/domain/core/aggregate';
import type { ComponentId } from '@graha/domain/operations/components';
import { incident, type IncidentCommand } from '@graha/domain/operations/incident';
import type { Impact, IncidentState } from '@graha/domain/operations/incident-states';
import { execute } from '../aggregates/execute.ts';
import type { ActorContext, Db } from '../postgres/context.ts';
import { query } from '../postgres/query.ts';

type Opening = Omit<Extract<Untimed<IncidentCommand>, { type: 'open' }>, 'type' | 'now'>;
type Updating = Omit<Extract<Untimed<IncidentCommand>, { type: 'update' }>, 'type' | 'now'>;
type Named = { incidentId: string };

/** Opens an incident (role: operator). Returns false if this is a repeat. @throws Refusal */
export const openIncident = async (ctx: ActorContext, { incidentId, ...opening }: Named & Opening): Promise<boolean> =>
  (await execute(ctx, incident, incidentId, { type: 'open', ...opening })).length > 0;

/** Updates or resolves an incident (role: operator). Returns false if this is a repeat. @throws Refusal */
export const updateIncident = async (
  ctx: ActorContext,
  { incidentId, ...updating }: Named & Updating,
): Promise<boolean> => (await execute(ctx, incident, incidentId, { type: 'update', ...updating })).length > 0;

export type IncidentUpdate = { eventId: string; state: IncidentState; impact: Impact; text: string; at: Date };

export type ShownIncident = Named & {
  title: string;
  impact: Impact;
  components: ComponentId[];
  state: IncidentState;
  startedAt: Date;
  /** Null while it is open. */
  resolvedAt: Date | null;
  /** Newest first, at least one. */
  updates: IncidentUpdate[];
};

/**
 * Returns the newest `max` incidents that are open or were resolved in the last `days`, in the order in which they were opened,
 * newest first, each with its updates (role: portal or operator). One query.
 */
export async function listIncidents(
  { db }: Db,
  { days, max }: { days: number; max: number },
): Promise<ShownIncident[]> {
  const { rows } = await query(
    db,
    `SELECT i.incident_id AS "incidentId", i.title, i.impact, i.components, i.state, i.started_at AS "startedAt",
       i.resolved_at AS "resolvedAt", u.event_id AS "eventId", u.state AS "updateState", u.impact AS "updateImpact", u.text,
       u.at
     FROM (
       SELECT * FROM graha.incident
       WHERE resolved_at IS NULL OR resolved_at > (SELECT graha.ledger_now()) - $1 * interval '1 day'
       ORDER BY opened_at DESC, incident_id LIMIT $2
     ) i JOIN graha.incident_update u USING (incident_id)
     ORDER BY i.opened_at DESC, i.incident_id, u.update_number DESC`,
    [days, max],
  );
  const shown: ShownIncident[] = [];
  for (const { eventId, updateState, updateImpact, text, at, ...row } of rows) {
    // Safe: the schema of the events, and a check of each column, allow no other names.
    const names = row as Omit<ShownIncident, 'updates'>;
    if (shown.at(-1)?.incidentId !== row.incidentId) shown.push({ ...names, updates: [] });
    // Safe: as above.
    shown.at(-1)?.updates.push({ eventId, state: updateState, impact: updateImpact, text, at } as IncidentUpdate);
  }
  return shown;
}

/** Returns the title of the oldest open outage, or null (role: portal). Asked for every page of a workspace. */
export async function openOutage({ db }: Db): Promise<string | null> {
  const { rows } = await query(
    db,
    `SELECT title FROM graha.incident WHERE resolved_at IS NULL AND impact = 'outage' ORDER BY opened_at LIMIT 1`,
  );
  return rows[0]?.title ?? null;
}
