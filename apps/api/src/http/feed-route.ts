import { createHash } from 'node:crypto';
import { CURRENT_VERSION } from '@graha/formulas/versions';
import { decodeQuery } from '@graha/catalog/request/decode-query';
import { readInput } from '@graha/catalog/request/issues';
import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { FEED_CREDITS } from '@graha/domain/usage/feed';
import { FEEDS_SCOPE } from '@graha/domain/keys/scopes';
import type { KeyRecord } from '@graha/store/ledger/metering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AuthenticateFeed } from '../call/authenticate.ts';
import { chargeCall } from '../call/charge-call.ts';
import { type Computation, prepare, validInput } from '../call/compute.ts';
import { identify, type MeteredCallDeps, throwReason } from '../call/metered-call.ts';
import { representationOf } from '../call/representation.ts';
import { ApiError } from '../errors/errors.ts';
import {
  FEED_OPERATION,
  FEED_PATH,
  FEED_SETS,
  type FeedOptions,
  FeedQuery,
  feedTag,
  festivalCalendar,
  yearsOf,
} from '../feeds/festival-feed.ts';
import { creditHeaders } from '../meter/balances.ts';
import { withPlaces } from '../places/with-places.ts';
import { knowsTag } from './knows-tag.ts';
import { queryOf } from './query-of.ts';

export type FeedDeps = MeteredCallDeps & {
  authenticate: MeteredCallDeps['authenticate'] & { feed: AuthenticateFeed };
  operations: readonly ListedOperation[];
};

/** The number of files kept, so that many subscribers of one feed cost one computation. A file has about 200 KB. */
const KEPT_MAX = 32;
const KEEP_SECONDS = 21_600;
const ICS_TYPE = 'text/calendar; charset=utf-8';
/** Short names of query parameters, and the member that each sets. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  school: 'settings.school',
  dates_of: 'settings.dates_of',
  almanac: 'settings.almanac',
};

/**
 * Mounts the calendar feed of festivals. A file that the client already has (`If-None-Match`) costs nothing. A feed is
 * charged once per UTC day and key, independent of the number of fetches.
 * @returns its path
 */
export function mountFestivalFeed(app: FastifyInstance, deps: FeedDeps): string[] {
  const operation = deps.operations.find(({ id }) => id === FEED_OPERATION);
  if (operation === undefined) return []; // Tests serve only a few operations.
  const kept = new LRUCache<string, Buffer>({ max: KEPT_MAX });
  app.route({
    method: 'GET',
    url: FEED_PATH,
    exposeHeadRoute: true,
    config: { operation: FEED_OPERATION, isMetered: true },
    handler: (request, reply) => answerFeed(request, reply, { deps, operation, kept }),
  });
  return [FEED_PATH];
}

type Serving = { deps: FeedDeps; operation: ListedOperation; kept: LRUCache<string, Buffer> };

async function answerFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, operation, kept }: Serving,
): Promise<FastifyReply> {
  const { options, rest } = readQuery(request);
  const caller = { ...deps, authenticate: authenticateBy(request, options.key, deps) };
  const scope = keyInAddress(request, options.key) === null ? operation.scope : FEEDS_SCOPE;
  const record = await identify(request, { ...operation, scope }, caller, operation.rateWeight);
  const placed = await withPlaces(deps, { operation, sent: decodeQuery(operation, rest), source: 'query' });
  const { key: _, ...asked } = options;
  const years = yearsAsked(operation, placed, asked, deps.now());
  const tag = feedTag({ placed, asked, years }, deps.engineVersion);
  reply.headers({
    ...request.call.rate,
    etag: tag,
    'cache-control': `private, max-age=${KEEP_SECONDS}`,
    'x-request-id': request.id,
    'x-engine-version': deps.engineVersion,
  });
  if (knowsTag(request, tag)) return reply.code(304).header('x-credits-cost', '0').send();

  await deps.turns.take(record.tenantId);
  const first = preparedYear({ deps, operation, record, placed, year: years[0] ?? 0 });
  const rateWeight = first.rateWeight * years.length;
  if (!kept.has(tag)) request.call.rate = await deps.limit(record, rateWeight, operation.rateWeight);
  const body = kept.get(tag) ?? (await written({ deps, operation, record, placed, asked, years }));
  kept.set(tag, body);
  const { result, replayOf } = await chargeCall(record, {
    operation,
    sent: { placed, asked, years },
    mark: '#ics',
    version: CURRENT_VERSION,
    brandId: null,
    computedBy: null,
    computation: { ...first, cost: FEED_CREDITS, asOf: null, body: () => body },
    body,
    requestId: request.id,
    idempotencyKey: oncePerDay(record, tag, deps.now()),
  }, deps, {
    onCost: (cost) => void (request.call.cost = cost),
    reasonOfEnd: () => throwReason(request, caller),
  }); // prettier-ignore
  request.call.replayOf = replayOf;
  const headers = { ...request.call.rate, ...creditHeaders(record, result) };
  return reply.headers(headers).header('content-type', ICS_TYPE).send(body);
}

/** The key in the URL; null if a header has a key, which then takes precedence. */
function keyInAddress({ headers }: FastifyRequest, key: string | undefined): string | null {
  if (key === undefined || headers['x-api-key'] !== undefined || headers.authorization !== undefined) return null;
  return key;
}

function authenticateBy(
  request: FastifyRequest,
  key: string | undefined,
  { authenticate }: FeedDeps,
): MeteredCallDeps['authenticate'] {
  const inAddress = keyInAddress(request, key);
  return inAddress === null
    ? authenticate
    : (headers, address) => authenticate.feed(inAddress, headers, address);
} // prettier-ignore

type FeedRequest = { options: FeedOptions; rest: [string, string][] };

/** @throws ApiError 422 for members of the feed; members of the operation are read later */
function readQuery(request: FastifyRequest): FeedRequest {
  const own: Record<string, unknown> = {};
  const rest: [string, string][] = [];
  for (const [name, text] of queryOf(request)) {
    if (Object.hasOwn(FeedQuery.shape, name)) own[name] = Object.hasOwn(own, name) ? [own[name], text].flat() : text;
    else rest.push([SHORT_NAMES[name] ?? name, text]);
  }
  const set = FEED_SETS.filter((name) => rest.some(([sent]) => sent === name));
  if (set.length > 0) {
    const problems = set.map((name) => ({ loc: ['query', name], msg: `${name} must be left out: a feed moves on with the year; years says how many`, type: 'value_error' })); // prettier-ignore
    throw new ApiError('validation_error', { detail: problems });
  }
  const read = readInput(FeedQuery, own, 'query');
  if (!read.ok) throw new ApiError('validation_error', { detail: read.problems });
  return { options: read.data, rest };
}

const datesOf = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/**
 * Validates the rest of the request with an arbitrary year, which also gives the time zone of the place.
 * @throws ApiError 422
 */
function yearsAsked(operation: ListedOperation, placed: unknown, asked: Omit<FeedOptions, 'key'>, now: Date): number[] {
  const input = validInput(operation, { ...Object(placed), ...datesOf(now.getUTCFullYear()) }, 'query');
  return yearsOf(Object(input).timezone, asked, now);
}

type Year = { deps: FeedDeps; operation: ListedOperation; record: KeyRecord; placed: unknown; year: number };

const preparedYear = ({ deps, operation, record, placed, year }: Year): Computation =>
  prepare(deps, {
    operation,
    tenantId: record.tenantId,
    sent: { ...Object(placed), ...datesOf(year) },
    source: 'query',
    accept: undefined,
    form: representationOf(undefined, operation),
  });

type Asked = Omit<Year, 'year'> & { asked: Omit<FeedOptions, 'key'>; years: readonly number[] };

async function written({ asked, years, ...rest }: Asked): Promise<Buffer> {
  const computations = years.map((year) => preparedYear({ ...rest, year }));
  const bodies = await Promise.all(computations.map((computation) => computation.body(null)));
  const { latitude, longitude, timezone, settings } = Object(computations[0]?.input);
  return Buffer.from(
    festivalCalendar({
      place: { latitude, longitude, timezone },
      school: Object(settings).school,
      options: asked,
      // Answers of the operation, which the API has already checked against its schema.
      answers: bodies.map((body) => JSON.parse(body.toString())),
    }),
  );
}

/** The idempotency key of a feed and day. The ledger charges once per key, whichever replica serves the next fetch. */
const oncePerDay = ({ keyId }: KeyRecord, tag: string, now: Date): string =>
  `feed_${createHash('sha256')
    .update(`${keyId}\n${tag}\n${now.toISOString().slice(0, 10)}`)
    .digest('base64url')}`;
