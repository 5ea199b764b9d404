import { BIRTH_COLUMNS } from '@graha/domain/management/birth-file/birth-csv';
import { BIRTH_ROUTES } from '@graha/domain/management/birth-routes';
import {
  MANAGEMENT_PATH,
  MANAGEMENT_PER_MINUTE,
  MANAGEMENT_ROUTES,
  routePath,
} from '@graha/domain/management/management';
import { NewKey } from '@graha/domain/management/management-members';
import { MANAGEMENT_SAMPLES } from '@graha/domain/management/management-samples';
import { PLANS } from '@graha/domain/billing/plans';
import { count } from '@graha/domain/core/format';
import type { WrittenArticle } from '../block.ts';

const CREATE = `curl -s $GRAHA_API_URL${MANAGEMENT_PATH}/keys \\
  -H "X-API-Key: $GRAHA_MANAGE_KEY" \\
  -H 'content-type: application/json' \\
  -H 'Idempotency-Key: deploy-2026-11-24' \\
  -d '{"name":"CI","scopes":["panchang"],"monthly_credits_max":1000}'`;

const STORE = `curl -s $GRAHA_API_URL/api/v1/births \\
  -H "X-API-Key: $GRAHA_API_KEY" \\
  -H 'content-type: application/json' \\
  -d '{"reference":"user-42","birth":{"year":1990,"month":8,"date":15,"hours":9,"minutes":30,"place_id":1273294}}'

curl -s "$GRAHA_API_URL/api/v1/kundali/basic?birth_reference=user-42" -H "X-API-Key: $GRAHA_API_KEY"`;

const IMPORT = `split -l 10000 births.ndjson part-
for part in part-*; do
  curl -s $GRAHA_API_URL/api/v1/births/import \\
    -H "X-API-Key: $GRAHA_API_KEY" \\
    -H 'content-type: application/x-ndjson' --data-binary @$part
done`;

const BIRTHS_BY_PLAN = [PLANS.free, PLANS.starter, PLANS.growth, PLANS.scale]
  .map(({ name, birthsMax }) => `${name} ${count(birthsMax)}`)
  .join(', ');

const describedMembers = Object.entries(NewKey.shape).map(([name, schema]): [string, string] => [
  `\`${name}\``,
  schema.description ?? schema.meta()?.description ?? '',
]);

export const MANAGEMENT: WrittenArticle = {
  title: 'Management API',
  lead: 'Keys, usage, plan, spend limit and webhooks of your workspace, from a program. It costs nothing.',
  sections: [
    {
      id: 'key',
      title: 'The key',
      blocks: [
        {
          kind: 'text',
          text: 'Every path below needs a secret key with the scope `manage`. Owners and admins give it in the portal, under Keys; `*` does not include it. A key with `manage` alone calls no operation.',
        },
        {
          kind: 'note',
          tone: 'warn',
          title: 'It acts like an admin',
          text: 'Bind it to the addresses of your servers, give it an end, and keep it apart from the keys that call. The audit log names the key with everything that it did, and owners and admins get a mail about each key that it creates, replaces or revokes.',
        },
      ],
    },
    {
      id: 'paths',
      title: 'Paths',
      blocks: [
        {
          kind: 'table',
          label: 'Paths of the Management API',
          columns: ['Path', 'Does'],
          rows: Object.values(MANAGEMENT_ROUTES).map(({ method, path, summary, description }) => [
            `\`${method} ${MANAGEMENT_PATH}${path}\``,
            `${summary} ${description}`,
          ]),
        },
        {
          kind: 'text',
          text: `All keys of a workspace together may send ${MANAGEMENT_PER_MINUTE} requests a minute to these paths, beside the rate limit of calls. Requests and answers are in \`/openapi.json\` under the tag \`account\`.`,
        },
      ],
    },
    {
      id: 'create',
      title: 'Create a key',
      blocks: [
        { kind: 'code', title: 'A key for one family, with a cap', code: CREATE },
        { kind: 'table', label: 'Members of the request', columns: ['Member', 'Means'], rows: describedMembers },
        {
          kind: 'text',
          text: '`key` in the answer is the whole key, this one time. A repeat under the same `Idempotency-Key` answers the same `key_id` with `key: null`: if the first answer was lost, replace that key and take the text of the new one. The same `Idempotency-Key` with another body answers 409 `idempotency_key_reuse`.',
        },
      ],
    },
    {
      id: 'births',
      title: 'Stored births',
      blocks: [
        {
          kind: 'text',
          text: `A key with the scope \`births\` stores births of your customers, and every operation takes \`birth_id\` or \`birth_reference\` in place of a birth; a pair takes them for each person. Answer, price and replays are those of the birth written out. Plans store: ${BIRTHS_BY_PLAN}.`,
        },
        { kind: 'code', title: 'Store a birth and compute it', code: STORE },
        {
          kind: 'table',
          label: 'Paths of stored births',
          columns: ['Path', 'Does'],
          rows: [
            ...Object.values(BIRTH_ROUTES).map((route) => [
              `\`${route.method} ${routePath(route)}\``,
              `${route.summary} ${route.description}`,
            ]),
            [
              '`POST /api/v1/births/import`',
              'Stores up to 10,000 lines, each as the first path takes it, with a reference; or rows of CSV (`text/csv`) under a header row.',
            ],
            [
              '`GET /api/v1/births/export`',
              'Every stored birth, one a line, as the import takes them; as CSV with `Accept: text/csv`.',
            ],
          ],
        },
        { kind: 'code', title: 'Import a file of any size', code: IMPORT },
        {
          kind: 'text',
          text: `Columns of CSV are ${BIRTH_COLUMNS.map((name) => `\`${name}\``).join(', ')}, in any order; only \`reference\` and those of the birth are needed. Tags are separated by semicolons. The page \`/births\` of the portal searches, adds, changes and erases births, imports files of any size and names each refused line; owners, admins and developers see it.`,
        },
        {
          kind: 'list',
          items: [
            'A known reference replaces that birth, so a repeated import stores nobody twice.',
            'Births, references, labels and tags are sealed under a key of your workspace. Erasing a birth deletes its row; deleting the workspace destroys the key, and with it every copy.',
            'The audit log names ids and counts alone. No webhook, mail or log has a birth.',
            'Test keys read the same births and change none; a publishable key reads none.',
          ],
        },
      ],
    },
    {
      id: 'clients',
      title: 'With a client',
      blocks: [
        {
          kind: 'text',
          text: 'The clients have every path as a method of `account`, with the types of what it takes and answers. `/docs/clients` says how they are installed. Each program below creates a key, reads what it used, replaces it and revokes the new one.',
        },
        { kind: 'code', title: 'TypeScript', code: MANAGEMENT_SAMPLES.typescript.trimEnd() },
        { kind: 'code', title: 'Python', code: MANAGEMENT_SAMPLES.python.trimEnd() },
        { kind: 'code', title: 'PHP', code: MANAGEMENT_SAMPLES.php.trimEnd() },
        { kind: 'code', title: 'Go', code: MANAGEMENT_SAMPLES.go.trimEnd() },
        {
          kind: 'list',
          items: [
            'A client sends an `Idempotency-Key` where a path takes one, and sends the request again as it does with calls. After a lost answer the repeat has no secret text.',
            'GET and DELETE are sent again without a key: a repeat changes nothing.',
            'Replacing a key and sending a test message are sent again after a 429 alone. Where their answer was lost, the error says `retryable: false`: look at the list of keys before you ask again.',
            'A key that lacks `manage`, or is publishable, gets the error of a 403: `PermissionError` in TypeScript, `PermissionDeniedError` in Python, `PermissionException` in PHP, `ErrPermission` in Go.',
            'An id holds letters, digits, `-` and `_`. Anything else is refused before it is sent, with the code `invalid_id`.',
          ],
        },
      ],
    },
    {
      id: 'bounds',
      title: 'What a key cannot do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Give more than it has: families, operations, addresses, cap and expiry of a new key lie within its own, else 403 `grant_exceeded`. The same holds for a key that it replaces or revokes. Itself it may replace and revoke.',
            'Spend more by making keys: what a key and all keys that it made spend together stays within its monthly cap, and so does what its successors and theirs spend. With such a cap it replaces itself and the keys that it made, no others.',
            'Give `manage`. Such keys are made in the portal.',
            'Act from a test key on live keys, on the spend limit or on webhooks.',
            'Raise or end the spend limit. It may set one where there is none, and lower it.',
            'Act after it was revoked, disabled or narrowed: each request reads the key anew.',
            'Buy anything, change the plan, or see or change the team.',
          ],
        },
      ],
    },
  ],
  next: { label: 'Webhooks', href: '/docs/webhooks' },
};
