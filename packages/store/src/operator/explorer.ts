import { withoutSecrets } from '@graha/domain/events/events';
import type { Actor } from '@graha/domain/core/event';
import type { PoolClient } from 'pg';
import type { TenantContext } from '../postgres/context.ts';
import { openText, TEXT_KEY, WITH_TEXT_KEY, type SealedText } from '../log/event-text.ts';
import { inMicroseconds } from '../audit/entries.ts';
import { inSnapshot } from '../audit/snapshot.ts';
import { endOfMs, eventsOf, momentsAt, type Cut, type Moment } from '../audit/history.ts';
import { narrowed, query, required } from '../postgres/query.ts';

/** A point in a tenant's history: an event of the log, or an entry of the ledger that is not a call. */
export type Stop = {
  /** `e` and the position of an event, or `l` and the number of an entry. */
  stopId: string;
  type: string;
  at: Date;
  /** Null for an entry. */
  streamId: string | null;
};

/** A stop with all its details; none is secret. */
export type ToldStop = Stop & {
  actor: Actor | null;
  requestId: string | null;
  data: Record<string, unknown>;
};

type StopRow = ToldStop & {
  us: string;
  /** Null for an entry. */
  streamVersion: number | null;
  sealed: SealedText | null;
  text_key: Buffer | null;
};

/** Entries precede events of the same instant; events keep the order of the log. */
const STOPS = `
  SELECT 'e' || pos AS "stopId", pos AS place, type, at, us, stream_id AS "streamId", actor, request_id AS "requestId",
    data, stream_version AS "streamVersion", sealed, ${TEXT_KEY}, 1 AS log
  FROM (SELECT pos, type, stream_id, stream_version, actor, request_id, data, sealed, occurred_at AS at,
      max(${inMicroseconds('occurred_at')}::bigint) OVER w AS us
    FROM graha.event WHERE tenant_id = $1 WINDOW w AS (ORDER BY pos)) e ${WITH_TEXT_KEY}
  UNION ALL
  SELECT 'l' || seq, seq, kind, at, ${inMicroseconds('at')}::bigint, NULL, NULL, request_id,
    coalesce(data, '{}') || CASE WHEN cost <> 0 THEN jsonb_build_object('credits', cost) ELSE '{}' END, NULL, NULL, NULL, 0
  FROM graha.ledger_entry WHERE tenant_id = $1 AND kind <> 'CallCharged'` as const;
const IN_ORDER = 'ORDER BY us, log, place';

export type Timeline = { stops: Stop[]; omitted: number };

/** Returns the newest stops of a tenant in order, and the number of older ones (role: operator). */
export async function timelineOf({ db, tenantId }: TenantContext, { max }: { max: number }): Promise<Timeline> {
  const { rows } = await query(
    db,
    `SELECT "stopId", type, at, "streamId", total FROM (
       SELECT *, count(*) OVER ()::int AS total FROM (${STOPS}) every
       ORDER BY us DESC, log DESC, place DESC LIMIT $2) newest ${IN_ORDER}`,
    [tenantId, max],
  );
  const total = rows[0]?.total ?? 0;
  return { stops: rows.map(({ total: _total, ...stop }) => stop), omitted: total - rows.length };
}

/** A tenant's state at a point of its history, for the operator's page. */
export type Standing = {
  /** The last stop so far; null before the first. */
  stop: ToldStop | null;
  previous: Stop | null;
  next: Stop | null;
  /** State at the previous stop; null before the first. */
  before: Moment | null;
  /** State at the stop. */
  after: Moment;
  /** State at the requested instant, including calls since the stop; for a stop, the state at the stop. */
  now: Moment;
};

/**
 * Returns the state of a tenant at a stop or an instant, and the change of its last step (role: operator); null if there is no
 * such stop.
 */
export function standingAt(
  { db, tenantId }: TenantContext,
  place: { stopId: string } | { at: Date },
): Promise<Standing | null> {
  return inSnapshot(db, async (client) => {
    const stops = await stopsOf(client, tenantId);
    const index = 'at' in place ? lastUpTo(stops, place.at) : stops.findIndex(({ stopId }) => stopId === place.stopId);
    if (index < 0 && 'stopId' in place) return null;
    const cut = cutAt(stops, index);
    const cuts = [
      ...(index > 0 ? [cutAt(stops, index - 1)] : []),
      cut,
      'at' in place ? { ...cut, atUs: endOfMs(place.at), seq: SEQ_MAX } : cut,
    ];
    const moments = await momentsAt(client, tenantId, await eventsOf(client, tenantId), cuts);
    const [now, after, before = null] = moments.toReversed();
    if (!now || !after) throw new Error('There is one moment for each cut.');
    const [stop, previous, next] = [index, index - 1, index + 1].map((at) => (at < 0 ? undefined : stops[at]));
    return {
      stop: stop ? toldOf(stop) : null,
      previous: previous ? shortOf(previous) : null,
      next: next ? shortOf(next) : null,
      before,
      after,
      now,
    };
  });
}

const SEQ_MAX = 2n ** 63n - 1n;

async function stopsOf(client: PoolClient, tenantId: string): Promise<StopRow[]> {
  const { rows } = await query(client, `SELECT * FROM (${STOPS}) every ${IN_ORDER}`, [tenantId]);
  return narrowed<StopRow>(required(rows, 'us'));
}

const lastUpTo = (stops: readonly StopRow[], at: Date): number =>
  stops.findLastIndex(({ us }) => BigInt(us) <= endOfMs(at));

const placeOf = ({ stopId }: Stop): bigint => BigInt(stopId.slice(1));
const isEvent = ({ stopId }: Stop): boolean => stopId.startsWith('e');

/** An event includes all entries of its instant; an entry excludes those after it. */
function cutAt(stops: readonly StopRow[], index: number): Cut {
  const stop = stops[index];
  if (!stop) return { pos: 0n, atUs: 0n, seq: 0n };
  const lastEvent = stops.slice(0, index + 1).findLast(isEvent);
  return {
    pos: lastEvent ? placeOf(lastEvent) : 0n,
    atUs: BigInt(stop.us),
    seq: isEvent(stop) ? SEQ_MAX : placeOf(stop),
  };
}

const shortOf = ({ stopId, type, at, streamId }: StopRow): Stop => ({ stopId, type, at, streamId });

function toldOf(row: StopRow): ToldStop {
  const { actor, requestId, streamId: stream, streamVersion: version, sealed, text_key: key } = row;
  const data =
    stream === null || version === null ? row.data : openText({ stream, version, data: row.data, sealed, key });
  const described = { ...shortOf(row), actor, requestId, data };
  return isEvent(row) ? withoutSecrets(described) : described;
}
