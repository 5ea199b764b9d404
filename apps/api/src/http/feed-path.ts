import { catalog } from '@graha/catalog/families/catalog';
import { inputJsonSchema, leavesOf } from '@graha/catalog/wire/json-schema';
import { FEEDS_SCOPE } from '@graha/domain/keys/scopes';
import { z } from 'zod';
import { FEED_CREDITS } from '@graha/domain/usage/feed';
import { FEED_PATH, FEED_SETS, FeedQuery } from '../feeds/festival-feed.ts';
import { KEYED_REFUSALS } from './uncharged-path.ts';

const { properties = {} } = z.toJSONSchema(FeedQuery, { io: 'input' });
const own = Object.entries(properties).map(([name, schema]) => ({ name, schema }));
const ofFestivals = leavesOf(inputJsonSchema(catalog.panchang.festivals.input)).filter(
  ({ name }) => !FEED_SETS.some((set) => set === name),
);

const parameters = [...own, ...ofFestivals].map(({ name, schema }) => {
  const { description, ...rest } = Object(schema);
  return { name, in: 'query', required: false, description, schema: rest };
});

const refused = [...KEYED_REFUSALS, 402].map((status) => [status, { $ref: `#/components/responses/Error${status}` }]);

const DESCRIPTION =
  'A calendar (RFC 5545) that calendar programs subscribe to: an all-day event for each festival of this year and the next, by ' +
  'the rules of `panchang/festivals`. `place_id`, or `latitude`, `longitude` and `timezone`, say where; `school`, `dates_of` and ' +
  '`almanac` may be written without `settings.`. `schools=all` adds to an event the days of the other almanacs. Calendar programs send no header, so the key stands in the address: a publishable key ' +
  `with the scope \`${FEEDS_SCOPE}\`, which \`*\` does not include. A secret key in an address is refused with 403. ` +
  `A feed costs ${FEED_CREDITS} credits on each UTC day on which it is fetched, however often; an answer 304 costs nothing.`;

/** The feed in OpenAPI. */
export const FEED_PATHS: Record<string, object> = {
  [FEED_PATH]: {
    get: {
      operationId: 'panchangFestivalsIcs',
      summary: 'Festivals as a calendar to subscribe to.',
      description: DESCRIPTION,
      tags: ['panchang'],
      'x-credits': FEED_CREDITS,
      'x-credits-per': 'UTC day, feed and key',
      security: [{ ApiKey: [] }, {}],
      parameters,
      responses: {
        200: { description: 'The calendar.', content: { 'text/calendar': { schema: { type: 'string' } } } },
        304: { description: 'The program has this calendar already. Costs nothing.' },
        ...Object.fromEntries(refused),
      },
    },
  },
};
