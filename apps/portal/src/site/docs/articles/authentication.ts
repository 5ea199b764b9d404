import { FAMILIES } from '@graha/catalog/catalog';
import { TEST_KEY_CONCURRENT_CALLS_MAX, TEST_KEY_RATE_PER_MINUTE } from '@graha/domain/plans';
import { SCOPES } from '@graha/domain/scopes';
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
          text: 'A key in the query or in the body is not read: addresses end up in logs. Keep it in the environment of your server, never in a browser or an app. Whoever holds it spends your credits.',
        },
      ],
    },
    {
      id: 'shape',
      title: 'What a key looks like',
      blocks: [
        {
          kind: 'text',
          text: '`graha_live_` or `graha_test_`, eight characters that may be shown, then the secret with a checksum at its end. A mistyped key is known by its checksum alone. We keep a hash of the secret, so a lost key cannot be shown again: make a new one.',
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
          rows: SCOPES.map((scope) => [`\`${scope}\``, titlesOf(scope)]),
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
