import canary from '@graha/formulas/data/canary.json' with { type: 'json' };
import { EXAMPLE_BIRTH } from '@graha/catalog/request/birth';
import { CURRENT_VERSION, LIVE_MONTHS_MIN, LIVE_VERSIONS_MAX, VERSIONS } from '@graha/formulas/versions';
import { count } from '@graha/domain/core/format';
import type { WrittenArticle } from '../block.ts';

/** Operations that are listed one by one; of more, the families are. */
const LISTED_MAX = 6;

/** `panchang/vara, kp/ruling-planets`, or `western (23), kundali (2)` for many. */
function operationsText(operations: readonly { operation: string }[]): string {
  const ids = operations.map(({ operation }) => operation);
  if (ids.length <= LISTED_MAX) return ids.join(', ');
  const familyOf = (id: string): string => id.split('/')[0] ?? id;
  const families = [...new Set(ids.map(familyOf))];
  return families.map((family) => `${family} (${ids.filter((id) => familyOf(id) === family).length})`).join(', ');
}

/** The rows of the canary, one for each reason: operations, moved answers, largest difference. */
function movedRows(): string[][] {
  const reasons = [...new Set(canary.operations.map(({ why }) => why.join('; ')))];
  return reasons.map((reason) => {
    const operations = canary.operations.filter(({ why }) => why.join('; ') === reason);
    const largest = Math.max(...operations.map(({ largestNumber }) => largestNumber ?? 0));
    const moved = operations.reduce((sum, one) => sum + one.moved, 0);
    return [reason, operationsText(operations), count(moved), largest === 0 ? 'none' : String(largest)];
  });
}

/** The article on versions of the formulas: pinned calls, the time of service, and the answers that moved. */
export const VERSIONS_ARTICLE: WrittenArticle = {
  title: 'Versions of the formulas',
  lead: 'Pin a call to the formulas of a date, and compare two dates before you move on.',
  sections: [
    {
      id: 'pin',
      title: 'Pin a call',
      blocks: [
        { kind: 'code', title: 'One header', code: `Graha-Version: ${VERSIONS[0].date}` },
        {
          kind: 'list',
          items: [
            `Without the header a call is answered by the version of its key, else by the default of the workspace. A new workspace has none: its calls are answered by the current formulas, today ${CURRENT_VERSION.date}. Every answer of an operation names its version in \`Graha-Version\`, and \`X-Engine-Version\` and the receipt name it too.`,
            'The header holds for GET and POST, pictures, ranges, aliases, every call of a batch, and MCP. Calendar feeds and subscriptions to events have the current formulas.',
            'A pinned call is validated, computed and drawn by the code of that date, to the byte. Prices and rate limits are those of today.',
            'Another date gets 400 `unknown_formula_version` with all dates that are served. An operation that was added later gets 404 `operation_not_in_version`. If a version cannot be loaded, the call gets 503 `formulas_unavailable`: no other version answers in its place.',
            'A call with an `Idempotency-Key` and another `Graha-Version` than the first one is another request, and gets 409. The default does not count: a retry after its change is a retry, costs nothing, and has the answer of the first call, by its version, as `Graha-Version` says. In a batch such a result has `formula_version`.',
          ],
        },
      ],
    },
    {
      id: 'default',
      title: 'Default of a workspace',
      blocks: [
        {
          kind: 'text',
          text: 'Owners and admins choose the default on the page `/settings`, for all keys and the playground; a key with `manage` reads and sets it:',
        },
        {
          kind: 'code',
          title: 'PUT /api/v1/account/formula-version',
          code: JSON.stringify({ formula_version: VERSIONS[0].date }),
        },
        {
          kind: 'text',
          text: '`null` is the current version at each call. If the default is no longer served, calls without the header get 400 `unknown_formula_version` until you choose another one.',
        },
      ],
    },
    {
      id: 'key',
      title: 'Version of a key',
      blocks: [
        {
          kind: 'list',
          items: [
            'A key may have a version among its limits: in the dialogs of `/keys`, or `formula_version` of `POST /api/v1/account/keys`. It counts before the default of the workspace; `Graha-Version` counts before it.',
            'A key that replaces another one keeps its version. A key that a key with `manage` creates has the one that its request names, and does not inherit that of its maker: a version is no right.',
            'If the version is no longer served, calls of the key without the header get 400 `unknown_formula_version` until you choose another one.',
          ],
        },
      ],
    },
    {
      id: 'served',
      title: 'How long a version is served',
      blocks: [
        {
          kind: 'text',
          text: `A release that changes an answer adds a version. A version is served for at least ${LIVE_MONTHS_MIN} months after the next one is released, and at most ${LIVE_VERSIONS_MAX} are served at a time. Security fixes are built into each.`,
        },
        {
          kind: 'table',
          label: 'Versions that are served',
          columns: ['Version', 'Served at least until', 'Summary'],
          rows: VERSIONS.map(({ date, until, summary }) => [date, until ?? 'current', summary]),
        },
      ],
    },
    {
      id: 'compare',
      title: 'Compare two versions',
      blocks: [
        {
          kind: 'code',
          title: 'POST /api/v1/changes',
          code: JSON.stringify({ operation: 'panchang/vara', request: EXAMPLE_BIRTH, from: VERSIONS[0].date }, null, 2),
        },
        {
          kind: 'text',
          text: 'The answer has each member whose value differs, by JSON pointer with the `old` and the `new` value, and in `explained_by` the lines of the changelog. It costs two calls of the operation.',
        },
      ],
    },
    {
      id: 'moved',
      title: `Answers that moved between ${canary.from} and ${canary.to}`,
      blocks: [
        {
          kind: 'text',
          text: `Of ${count(canary.requests)} fixed requests over all operations, ${count(canary.moved)} have another answer. A release does not pass its tests if an answer moves without a line of the changelog.`,
        },
        {
          kind: 'table',
          label: 'Answers that moved, by reason',
          columns: ['Line of the changelog', 'Operations', 'Answers', 'Largest difference of a number'],
          rows: movedRows(),
        },
      ],
    },
  ],
  next: { label: 'Changelog', href: '/docs/changelog' },
};
