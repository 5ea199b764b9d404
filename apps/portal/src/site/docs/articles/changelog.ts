import { FAMILIES } from '@graha/catalog/catalog';
import { listing } from '@graha/catalog/words';
import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import type { WrittenArticle } from '../block.ts';

type Release = { version: string; day: string; changes: readonly string[] };

/** Newest first. What callers notice, and nothing else. */
const RELEASES: readonly Release[] = [
  {
    version: '1.0',
    day: '2026-11-22',
    changes: [
      'Webhooks: signed messages about keys, credits, the plan and payments to your own servers, in the form of Standard Webhooks; see `/docs/webhooks`.',
      `${OWN_OPERATIONS.length} operations: ${listing(Object.values(FAMILIES).map(({ title }) => title))}.`,
      '`panchang/calendar-day` and `panchang/calendar-month`: lunar months with leap and lost ones, eras, solar dates by region. `panchang/full` and `astrology/panchang/advanced` carry the same as `calendar`.',
      'Charts as SVG by `Accept: image/svg+xml`, in three styles and two themes.',
      'One price list, counted in credits; errors and repeats under one `Idempotency-Key` cost nothing.',
      'Good and bad have one name, `quality` (`good`, `bad`, `mixed`, `neutral`), in all families but the reference reports; it replaces `is_good`, `is_favourable`, `is_auspicious`, `nature` and `type`.',
      '`panchang/vara` says `basis` where it said `vara_basis`, as `panchang_day` does.',
      'A porutham that rajju or vedha refuse has the `verdict` `adhama`; `score_verdict` says what the points alone say.',
      '`severity` of a manglik dosha is `none` where `is_manglik` is false.',
      '`dasha/vimshottari` to depth 4 and 5 takes today where `target_date` is left out, and repeats it as `metadata.as_of`.',
      'Bodies of other services work as sent: `config` is `settings`, `female` and `male` are `bride` and `groom`, `settings[ayanamsa]` and JSON work in queries, and Western charts take `ayanamsa` without using it. A 422 says what a foreign name is called here.',
      '`POST /api/v1/batch` takes up to 100 calls, charges them together, and answers each with its own status, credits and error, as JSON or NDJSON.',
      '`/api/v1/range/…` answers up to 366 days of an operation in one request, as JSON or NDJSON, for the price of one call per 10 steps; see `/docs/batches`.',
      'Every page of the docs and the reference is Markdown at its address with `.md`, or by `Accept: text/markdown`; `/llms-full.txt`, a skill for agents, and collections for Postman and Bruno.',
      'Clients for TypeScript, with `batch` for any number of calls, Python, PHP and Go; see `/docs/clients`.',
      '`POST /mcp` speaks the Model Context Protocol: an assistant finds and calls every operation with your key, and finds places by name.',
      '`GET /api/v1/places?q=` finds 200,000 places by the beginning of their name in any script, with position and time zone; `/api/v1/places/{place_id}` gives one with all its names. Both cost nothing.',
      'An answer has the same members whatever is asked: what has nothing to say is `null`, also in `metadata`.',
      'A slash at the end of a path changes nothing. HEAD answers like GET without the body, at the same price.',
      'An `X-Request-Id` that you send comes back as `X-Client-Request-Id`; `X-Request-Id` is always ours.',
      '`/openapi.json` and `/api/v1/operations` come as brotli or gzip by `Accept-Encoding`, each with an `ETag` of its own; one address may ask for each 60 times a minute.',
      'Operations that take more computing count as more than one call in the rate limit: `x-rate-weight` in OpenAPI, `rate_weight` in `GET /api/v1/operations`.',
      'Errors as RFC 9457 has them, each code with a page of its own.',
      'Births between 1900 and 2100 are computed from polynomials that were fitted to Swiss Ephemeris, within 0.001″ of it. `metadata.engine` says so: `swisseph 2.10.03, packed 1900-2100`.',
      'Rise and set of Sun and Moon are within 0.6 s of the library’s own places at every latitude, where its search strayed by up to 7 s near the poles.',
      'With a zone by name every instant carries the offset of its own date, and `metadata.tzdb` names the rules that were read.',
      '`western/progressions` refuses a `target_date` before the birth; `is_cancelled` of `dosha/manglik` is true for manglik births alone.',
      '`panchang/sun-times` and `panchang/full` carry `vedic_sunrise` and `vedic_sunset`, in the place of `definitions`; moonrise and moonset of a panchang day are those from its sunrise to the next.',
      '`sensitivity_seconds` of a divisional chart counts to the nearest change of its ascendant, before the birth or after it. It was the time in which the ascendant crosses a whole part.',
    ],
  },
];

export const CHANGELOG: WrittenArticle = {
  title: 'Changelog',
  lead: 'What has changed for callers. When a formula changes, so does formula_version in the metadata of its family.',
  sections: RELEASES.map(({ version, day, changes }) => ({
    id: `v${version.replaceAll('.', '-')}`,
    title: `${version}, ${day}`,
    blocks: [{ kind: 'list', items: changes }],
  })),
};
