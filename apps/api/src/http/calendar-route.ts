import { CALENDAR_REFRESH_SECONDS, CALENDARS_PATH } from '@graha/domain/management/calendar-path';
import type { EventCalendar } from '@graha/store/subscriptions/event-calendar';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/errors.ts';
import { EVENT_FEED_STAMPED_AT, eventCalendar } from '../feeds/event-feed.ts';
import type { CalendarLimit } from './calendar-limit.ts';
import { knowsTag } from './knows-tag.ts';

export type CalendarDeps = {
  findCalendar(token: string): Promise<EventCalendar | null>;
  calendarLimit: CalendarLimit;
};

const ICS_TYPE = 'text/calendar; charset=utf-8';
/** The secret part of an address, and the ending by which programs know a calendar. */
const ADDRESS = /^(?<token>[\w-]{43})\.ics$/;
const UNKNOWN =
  'There is no calendar at this address. Whoever gave it to you may have revoked it: ask for the present one.';

/**
 * Mounts the calendars of subscriptions. Fetching one costs nothing, because its events were charged when they were delivered. The
 * address is its key: it is in no log, and one that was revoked answers like one that never was.
 */
export function mountCalendarRoute(app: FastifyInstance, deps: CalendarDeps): void {
  app.route<{ Params: { address: string } }>({
    method: 'GET',
    url: `${CALENDARS_PATH}/:address`,
    exposeHeadRoute: true,
    config: { operation: 'calendar' },
    handler: (request, reply) => answerCalendar(request, reply, request.params.address, deps),
  });
}

async function answerCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  { findCalendar, calendarLimit }: CalendarDeps,
): Promise<FastifyReply> {
  const token = ADDRESS.exec(address)?.groups?.['token'];
  await calendarLimit(request.ip, token ?? null);
  const calendar = token === undefined ? null : await findCalendar(token);
  if (calendar === null) throw new ApiError('not_found', { detail: UNKNOWN });
  const hash = createHash('sha256').update(`${EVENT_FEED_STAMPED_AT} ${calendar.mark}`).digest('base64url');
  const etag = `"${hash.slice(0, 22)}"`;
  reply.headers({
    etag,
    'cache-control': `private, max-age=${CALENDAR_REFRESH_SECONDS}`,
    'x-request-id': request.id,
    'x-robots-tag': 'noindex',
  });
  if (knowsTag(request, etag)) return reply.code(304).send();
  return reply.header('content-type', ICS_TYPE).send(eventCalendar(await calendar.events()));
}
