import { FAMILIES } from '@graha/catalog/families/catalog';
import { count } from '@graha/domain/core/format';
import { CALL_CREDITS_MAX, PLANS } from '@graha/domain/billing/plans';
import { listing } from '@graha/catalog/wire/words';
import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import type { WrittenArticle } from '../block.ts';

type Release = { version: string; day: string; changes: readonly string[] };

/** Newest first. Lists only changes that callers notice. */
const RELEASES: readonly Release[] = [
  {
    version: '1.1',
    day: '2026-11-27',
    changes: [
      '`metadata.birth` has `delta_t_uncertainty_seconds`, the error of Delta T in years in which it is not known to a second, and `GET /api/v1/operations` the `years` that are computed.',
      'A birth may be in another `calendar`: `julian`, `bikram_sambat`, `saka`, `islamic_civil`, `islamic_umalqura`, `tamil`, `bengali`, `bengali_old`, `odia`, or `auto`, which reads a date by the calendar that `country` (ISO 3166-1, or that of `place_id`) had then. A date that the calendar lacks is a 422 with the last day of that month. `metadata.birth` has `calendar`, and `gregorian_date` if it differs. With `country` and without `calendar`, a date before the country’s change to the Gregorian calendar is a 422.',
      '`panchang/convert-date` has each date in nine other civil calendars (`civil_dates`): Julian, Bikram Sambat, Saka, two Islamic, Tamil, two Bengali and Odia, each with its `confidence`; its `civil_date` may be in any of them (`calendar`).',
      'Births whose time is unknown or uncertain: `kundali/uncertain`, `dasha/uncertain` and `matchmaking/uncertain` give what holds for every possible time, and otherwise every value with the instants, to the second, between which it holds. `time` is `unknown`, `06:00-07:30` or `14:30~20`. Operations that need one instant answer 422 `time_needed`.',
      'A birth by zone name or `place_id` before the first standard time of its zone is read by the mean time of its own longitude, 4 minutes a degree; before, it had that of the zone’s city. In India before 1906 and elsewhere answers move by up to 75 minutes of time, 10° of the ascendant and more; a numeric `timezone` is read as before. `settings.clock` chooses: `zone` gives the old answers, and `local_mean`, `local_apparent` and `ut` read other clocks.',
      '`metadata.birth` is in every answer that starts from a birth: the instant in UTC, offset, clock, tz database, Julian Day and Delta T used, and a `note` if another program may read the clock differently. Answers on two births have both.',
      'One `Birth` goes into every call that takes a birth, in TypeScript, Python, PHP and Go, and one value of settings into every call that takes them; JSON requests and answers are unchanged. In Go inputs embed them: `graha.VedicChartRequest{Birth: birth}`. Types of settings and metadata have names (`WesternSettings`, `VedicMetadata`); `StandardBirthRequest` and `BirthDetails` are no longer types of the clients.',
      'OpenAPI: births, pairs and settings are components, metadata lists the members of each operation, every member is described, and rare refusals are under `default`.',
      'After a workspace falls to a plan without single sign-on, its identity provider adds no members; members sign in as before. The page of a key shows the credits spent under its cap by all keys that share it.',
      `On Free a call counts as one whatever it computes, up to ${CALL_CREDITS_MAX} credits; a longer one counts as one for each ${CALL_CREDITS_MAX} credits begun. The credits of Free never end before its calls: ${count(PLANS.free.creditsPerPeriod)} from the next month on, 20,000 before. \`X-Calls-Remaining\` counts accordingly; see \`/docs/credits\`.`,
      'Keys: a key with `manage` and the keys that it made spend from one monthly cap; a test key changes nothing live, and a key lowers the spend limit and does not raise it (403 `grant_exceeded`).',
      'Connected apps have a monthly cap, chosen at consent, and one connection for each person, app and workspace.',
      'The open playground no longer stops at 30 runs a minute for all visitors; a run that is refused because of others is kept and starts by itself.',
      'A call that was computed is answered, however busy the servers are: its limit is 10 s of its own CPU time.',
      'A wrong method on a path with a parameter is answered 405 with the methods that it takes.',
      'Sunrise and sunset are those that almanacs print: the upper edge of the Sun with 34′ of refraction, where it was 36.7′. Sunrise is 11 to 75 s later and sunset as much earlier; near the midnight sun it is minutes. Weekdays, horas, choghadiya, rahu kaal, muhurtas, special lagnas and observances move with it. `settings.sunrise` (`almanac`, `standard_air`, `geometric`, `disc_centre`) replaces `sunrise_definition`, in requests and in `metadata`. Formula versions rise.',
      'A printed boundary is the first second of the new period: asked for again, it answers the new one. Offsets before standard time have their seconds (`+05:53:28`); see `/docs/conventions`.',
      'A setting is used or refused: KP takes `krishnamurti` or `kp_new` alone, Western charts take no ayanamsa. Almanacs, muhurtas, searches of events, `ephemeris/table`, `points/*`, `transit/hits` and `transit/natal-aspects` are geocentric by definition and refuse `observation_point: topocentric` with 422; dashas, matching and sade sati follow it. `metadata.ayanamsa_requested` and `metadata.observation_point_requested` are gone. `kundli/advanced` counts its dasha from the Moon of its chart.',
      '`western/moon` names the phases around their exact angles; `settings.phase_windows: rudhyar` gives the old windows. `void_of_course` of `events/search` is tropical.',
      'The `mood` of an exalted planet is `deepta`. Topocentric houses whose cusps overlap beyond the polar circles are Porphyry’s, and `metadata` says so.',
      'A local eclipse ends at the sunset of `panchang/sun-times`. `calendar-month` and ranges leave out dates that clocks skipped. Numbers have nine decimals at most.',
    ],
  },
  {
    version: '1.0',
    day: '2026-11-22',
    changes: [
      'Western charts: `western/lunar-return`, `planetary-return` with every pass of a retrograde loop, `solar-arc`, `profections`, `lots`, `dignities`, `antiscia`, `declinations`, `midpoints`, `harmonics` and `davison`.',
      'An ayanamsa of your own: `settings.ayanamsa: custom` with `ayanamsa_deg`, its degrees at J2000, in every operation that takes an ayanamsa.',
      'Pictures, SVG and PNG alike, write names in the language of the answer and in its script.',
      'The school of Jaimini, upagrahas and special lagnas, `yoga/detect` with the strength and frequency of 134 yogas, bhava chalit, conditional dashas, vimshopaka bala, `dosha/pitra`, aspects and functional nature; the ayanamsa `yukteshwar`.',
      'Names in Hindi, Sanskrit, Marathi, Gujarati, Bengali, Tamil, Telugu, Kannada, Malayalam, Odia, Spanish, French, German and Russian: `settings.language` adds `metadata.words`, and `/api/v1/vocabulary/{language}` has all of a language; see `/docs/conventions`.',
      'Management API: create, replace and revoke keys, read usage and plan, manage webhooks, also with the clients (`graha.account`); see `/docs/management`.',
      'A spend limit of the workspace, kept exactly, with alerts at 80 % and 100 %, and automatic top-up with a bound for each month; see `/docs/credits`. New error `spend_limit_reached`; `/api/v1/account/spend-limit` and `/account/auto-top-up`.',
      'Publishable keys for web pages, bound to origins, families and caps; see `/docs/authentication`.',
      'The playground opens without an account, for 20 runs an hour. In a workspace it also makes test runs, which cost nothing, and runs with one of your keys.',
      'Webhooks: signed messages about keys, credits, the plan and payments to your own servers, in the form of Standard Webhooks; see `/docs/webhooks`.',
      `${OWN_OPERATIONS.length} operations: ${listing(Object.values(FAMILIES).map(({ title }) => title))}.`,
      '`panchang/festivals.ics`: festivals as a calendar to subscribe to, with a publishable key of the scope `feeds`; see `/docs/authentication`.',
      '`panchang/calendar-day` and `panchang/calendar-month`: lunar months with leap and lost ones, eras, solar dates by region. `panchang/full` and `astrology/panchang/advanced` carry the same as `calendar`. A month comes as a picture too, as an almanac prints it.',
      'Charts, wheels of two charts, days, dashas, matches and numbers as SVG or PNG by `Accept: image/svg+xml` or `image/png`, in four styles and two themes, with `style`, `size` and `theme` in the address; see `/docs/conventions`. `panchang/full` has `windows`, and the kundli and papasamyam reports have `chart`.',
      '`muhurta/find` and `muhurta/check`: auspicious times for fourteen purposes with every reason for and against; `panchang/muhurtas`, `panchang/convert-date`, `panchang/lunar-months`, `panchang/solar-months` and `panchang/shraddha-tithi`.',
      'One price list, counted in credits; errors and repeats under one `Idempotency-Key` cost nothing.',
      'Good and bad have one name, `quality` (`good`, `bad`, `mixed`, `neutral`), in all families but the reference reports; it replaces `is_good`, `is_favourable`, `is_auspicious`, `nature` and `type`.',
      '`panchang/vara` says `basis` where it said `vara_basis`, as `panchang_day` does.',
      'A porutham that rajju or vedha refuse has the `verdict` `adhama`; `score_verdict` says what the points alone say.',
      '`severity` of a manglik dosha is `none` where `is_manglik` is false.',
      '`dasha/vimshottari` to depth 4 and 5 takes today where `target_date` is left out, and repeats it as `metadata.as_of`.',
      'Bodies of other services work as sent: `config` is `settings`, `female` and `male` are `bride` and `groom`, `settings[ayanamsa]` and JSON work in queries. A 422 says what a foreign name is called here.',
      '`POST /api/v1/batch` takes up to 100 calls, charges them together, and answers each with its own status, credits and error, as JSON or NDJSON.',
      '`/api/v1/range/…` answers up to 366 days of an operation in one request, as JSON or NDJSON, for the price of one call per 10 steps; see `/docs/batches`.',
      'Every page of the docs and the reference is Markdown at its address with `.md`, or by `Accept: text/markdown`; `/llms-full.txt`, a skill for agents, and collections for Postman and Bruno.',
      'Clients for TypeScript, with `batch` for any number of calls, Python, PHP and Go; see `/docs/clients`.',
      '`POST /mcp` speaks the Model Context Protocol: an assistant finds and calls every operation with your key, and finds places by name.',
      'Assistants that cannot hold a key connect to `/mcp` by OAuth 2.1, for a workspace that you choose; `picture: true` adds the chart as an image. See `/docs/mcp`.',
      'Every call is shown in PHP and Go too, and `/openapi.json` has `x-codeSamples`.',
      '`events/search` finds ingresses, stations, aspects, phases and eclipses over a century, page by page; `events/eclipses`, `ephemeris/table` (also as `text/csv`), `transit/natal-aspects`, `transit/hits`, `western/fixed-stars` and `western/moon` are new.',
      'Guides with whole programs: a kundli website, a daily panchang, a matchmaking widget, a million births, webhooks, caching, ayanamsas, switching.',
      '`GET /api/v1/places?q=` finds 200,000 places by the beginning of their name in any script, with position and time zone; `/api/v1/places/{place_id}` gives one with all its names. Both cost nothing. Every birth takes `place_id` instead of latitude, longitude and timezone.',
      'An answer has the same members whatever is asked: what has nothing to say is `null`, also in `metadata`.',
      'A slash at the end of a path changes nothing. HEAD answers like GET without the body, at the same price.',
      'An `X-Request-Id` that you send comes back as `X-Client-Request-Id`; `X-Request-Id` is always ours.',
      '`/openapi.json` and `/api/v1/operations` come as brotli or gzip by `Accept-Encoding`, each with an `ETag` of its own; one address may ask for each 60 times a minute.',
      'Operations that take more computing count as more than one call in the rate limit: `x-rate-weight` in OpenAPI, `rate_weight` in `GET /api/v1/operations`. Long ranges and searches count by their length (`x-rate-weight-per`, `rate_weight_per`), a PNG by its area, and no call as more than a third of a limit; see `/docs/credits`.',
      'Errors as RFC 9457 has them, each code with a page of its own.',
      'Births between 1900 and 2100 are computed from polynomials that were fitted to Swiss Ephemeris, within 0.001″ of it. `metadata.engine` says so: `swisseph 2.10.03, packed 1900-2100`. Sun, Moon, Saturn and the ayanamsas are of 1801 to 2398.',
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
