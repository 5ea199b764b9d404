import { FAMILIES } from '@graha/catalog/families/catalog';
import { FEED_CREDITS } from '@graha/domain/usage/feed';
import { TEST_KEY_CONCURRENT_CALLS_MAX, TEST_KEY_RATE_PER_MINUTE } from '@graha/domain/billing/plans';
import { PAGE_LIMITS } from '@graha/domain/keys/limits';
import { BIRTHS_SCOPE, FEEDS_SCOPE, MANAGE_SCOPE, SCOPES } from '@graha/domain/keys/scopes';
import type { WrittenArticle } from '../block.ts';

const titlesOf = (scope: string): string =>
  scope === '*'
    ? 'Everything.'
    : `${Object.values(FAMILIES)
        .filter((family) => family.scope === scope)
        .map(({ title }) => title)
        .join(', ')}.`;

export const AUTHENTICATION: WrittenArticle = {
  title: 'Authentication',
  lead: 'One header carries one key. There is nothing to sign and nothing to refresh.',
  sections: [
    {
      id: 'header',
      title: 'The header',
      blocks: [
        {
          kind: 'code',
          title: 'With every call',
          code: 'X-API-Key: $GRAHA_API_KEY',
        },
        {
          kind: 'text',
          text: 'A key in the query or in the body is not read, since addresses end up in logs; calendar feeds alone take a publishable key there, see below. Keep a secret key in the environment of your server, never in a browser or an app. Whoever holds it spends your credits. For pages there are publishable keys, below.',
        },
      ],
    },
    {
      id: 'shape',
      title: 'What a key looks like',
      blocks: [
        {
          kind: 'text',
          text: '`graha_live_`, `graha_test_` or `graha_pub_`, eight characters that may be shown, then the secret with a checksum at its end. A mistyped key is known by its checksum alone. We keep a hash of the secret, so a lost key cannot be shown again: make a new one.',
        },
        {
          kind: 'list',
          items: [
            'A live key is charged, at the prices of the list.',
            `A test key gives the same answers and costs nothing, at ${TEST_KEY_RATE_PER_MINUTE} calls a minute and ${TEST_KEY_CONCURRENT_CALLS_MAX} at the same time.`,
          ],
        },
      ],
    },
    {
      id: 'scopes',
      title: 'Scopes',
      blocks: [
        {
          kind: 'text',
          text: 'A key may be limited to some families, or to single operations by their ids, such as `panchang/full`. Everything else answers 403 `scope_denied`.',
        },
        {
          kind: 'table',
          label: 'Scopes',
          columns: ['Scope', 'Families'],
          rows: [
            ...SCOPES.map((scope) => [`\`${scope}\``, titlesOf(scope)]),
            [
              `\`${MANAGE_SCOPE}\``,
              'The Management API. `*` does not include it, and a publishable key cannot have it.',
            ],
            [
              `\`${BIRTHS_SCOPE}\``,
              'Stored births, and operations that name one. `*` does not include it, and a publishable key cannot have it.',
            ],
            [`\`${FEEDS_SCOPE}\``, 'Calendar feeds with a publishable key in the address. `*` does not include it.'],
          ],
        },
      ],
    },
    {
      id: 'publishable',
      title: 'Keys for web pages',
      blocks: [
        {
          kind: 'text',
          text: 'A publishable key, `graha_pub_…`, may stand in the code of a page. Everybody can read it, so it is bound to what you name when you create it, and the portal shows it again at any time.',
        },
        {
          kind: 'list',
          items: [
            'Families or operations, as for every key. A batch checks each of its calls.',
            ...PAGE_LIMITS.map(({ docs }) => docs),
          ],
        },
        {
          kind: 'table',
          label: 'What a publishable key opens',
          columns: ['Path', 'Opens'],
          rows: [
            ['Operations of its families, batches, places', 'Yes'],
            ['`/api/v1/usage`, `/api/v1/account`', 'No: 403 `secret_key_required`'],
            ['`/mcp`', 'No: it is for programs'],
          ],
        },
        {
          kind: 'code',
          title: 'In a page',
          code: `const answer = await fetch('https://…/api/v1/panchang/full', {
  method: 'POST',
  headers: { 'X-API-Key': 'graha_pub_…', 'Content-Type': 'application/json' },
  body: JSON.stringify({ year: 2026, month: 11, day: 24, latitude: 28.61, longitude: 77.21, timezone: 'Asia/Kolkata' }),
});`,
        },
        {
          kind: 'text',
          text: 'Answers to a publishable key say what the call cost, and not what the workspace has left. The preflight of a browser carries no key, so it is answered for every origin; the call itself is refused with 403 `origin_denied` before anything is computed, and no page of another origin can read even that.',
        },
        {
          kind: 'note',
          tone: 'warn',
          title: 'An origin is no proof',
          text: 'A program can send any `Origin`. It then has the families and the caps of the key, and nothing more: choose both as small as your page needs. Browsers of your visitors cannot be made to send a foreign origin.',
        },
      ],
    },
    {
      id: 'feeds',
      title: 'Calendar feeds',
      blocks: [
        {
          kind: 'code',
          title: 'An address to subscribe to',
          code: 'https://…/api/v1/panchang/festivals.ics?key=graha_pub_…&place_id=1273294&region=north',
        },
        {
          kind: 'text',
          text: 'Calendar programs ask for an address again and again and send no header, so the key stands in the address: a publishable one with the scope `feeds`. The page of the key in the portal writes the address. It takes the members of `panchang/festivals` except `from` and `to`, and `years` (1 or 2), `language` (en, hi, sa, ta) and `name`; `school` may be written without `settings.`.',
        },
        {
          kind: 'list',
          items: [
            `Price: ${FEED_CREDITS} credits on each UTC day on which the address is fetched, however often and by however many subscribers. A program that polls every hour costs the same as one that asks once a day. Answers 304 (\`If-None-Match\`) cost nothing.`,
            'Origins: a program without an Origin header is let in by the scope `feeds` alone. With an Origin header, the origins of the key hold as everywhere: a page of another site gets 403 `origin_denied`.',
            'Whoever has the address can subscribe, and can change its parameters; each other address costs its own credits. The cap of a day bounds this. Use a key with the scope `feeds` and nothing else, and choose its cap of the day by it.',
            'Some services fetch for all their users from a few addresses of their own: choose the calls per visitor and day for that.',
            'A secret key in an address is refused with 403 `secret_key_in_address`. With a secret key in the header X-API-Key, the feed is an ordinary call of `panchang/festivals`.',
            'Each event lasts the whole of its day and blocks no time. Its UID stays the same, so a later fetch changes events instead of adding them.',
          ],
        },
      ],
    },
    {
      id: 'leaked',
      title: 'When a key has leaked',
      blocks: [
        {
          kind: 'text',
          text: 'Make a new key, deploy it, revoke the old one in the portal. A revoked key never works again. What it spent stands in the usage of that key.',
        },
      ],
    },
  ],
  next: { label: 'Credits and limits', href: '/docs/credits' },
};
