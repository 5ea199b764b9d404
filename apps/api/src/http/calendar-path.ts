import { CALENDARS_PATH } from '@graha/domain/management/calendar-path';

export const CALENDAR_PATH = `${CALENDARS_PATH}/{address}`;

const REFUSALS = [404, 405, 429, 503];

/** The calendars of subscriptions in OpenAPI. */
export const CALENDAR_PATHS: Record<string, object> = {
  [CALENDAR_PATH]: {
    get: {
      operationId: 'calendar',
      summary: 'The delivered events of a subscription as a calendar.',
      description:
        'A calendar (RFC 5545) at a private address, which `POST /subscriptions/{subscription_id}/calendar` makes. It has the last 500 ' +
        'delivered events, and names a person by your reference alone. Costs nothing: each event was charged when it was delivered.',
      tags: ['system'],
      'x-credits': 0,
      security: [],
      parameters: [
        {
          name: 'address',
          in: 'path',
          required: true,
          description: 'The secret part of the address, with `.ics` at its end.',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The calendar.', content: { 'text/calendar': { schema: { type: 'string' } } } },
        304: { description: 'The program has this calendar already.' },
        ...Object.fromEntries(REFUSALS.map((status) => [status, { $ref: `#/components/responses/Error${status}` }])),
      },
    },
  },
};
