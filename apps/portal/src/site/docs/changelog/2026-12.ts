import type { Release } from './release.ts';

export const DECEMBER_2026: readonly Release[] = [
  {
    day: '2026-12-01',
    changes: [
      'The quickstart shows the column “Change it with” and the whole metadata, which were cut off. With forced colours, checked boxes, dots of states and legends are visible; they were not. At 400 % zoom no bar covers the fields of the playground, and the page that verifies answers fits. Without scripts pages say that they need them, and the reference leads to its Markdown. After a row is removed from a list the keyboard continues in the page.',
      'Requests name a body that is not JSON as `body json_invalid`; they showed the position of the error as a member. Alerts say that webhooks get a message too, invoices say where their PDF is, and the reference names the entries of `planets` in a birth chart.',
      'Requests name the members that a 422 refused, each with its kind of problem, such as `month less_than_equal`: in the list, on the page of a request and in the exported table. Values are not kept, and neither are names that a caller made up.',
      'The search shows the best result first: results were shown by kind, while Enter and the arrow keys followed the rank. Tabs with languages wrap where they did not fit, Go was cut off. Copying works on portals without https, and a copy that the browser refuses is said.',
      'The portal works in browsers that deny storage to pages: playground, theme and carried inputs failed there. In Firefox the settings page was drawn twice, because browsers name time zones differently.',
      'The OpenAPI document has no pattern with `\\p{…}` or named groups any more: two of them made Python validators fail with the whole document.',
      'The changelog has a page and an entry of the feed for each day, in Markdown too. Until now the feed had one entry for all changes since 22 November, so that readers saw none of the later ones.',
      'Owners and admins get a mail when the payment of a plan is declined, with the day of the next try, and one when the plan ends because it was not paid. The pages name that day too; they named the end of the unpaid period as the day of the move to Free.',
      'The answer to a flood names the right time in `Retry-After` after the clock of a server was set back. A paid plan whose payment is dated seconds ahead grants its credits once, with the reset on its own day.',
      'MCP: `panchang_today` called again under its `idempotency_key` answers the first call; a minute later it was refused. A repeated call without a target shows the target of the first one in its text and picture. Wrong parameters and unknown cursors are `-32602`. OAuth: a parameter that is sent twice is refused (a repeated `scope` asked for everything), the port of a redirect address on the same computer may change, and programs that refreshed at once no longer end each other’s access.',
      'The pages that connect an app and sign in a program show a wrong monthly cap at its field; they showed JSON. A dialog gives the focus back to the button that opened it, and long names of apps and passkeys break on phones. The buttons for a first key and a first webhook are in the empty list, as for births.',
      'The clients read at most 64 MB of an answer, also of one that is compressed, and close the connection at the limit with an `AnswerTooLargeError`, which is not tried again. `maxAnswerBytes` sets another limit. The Python client ends an answer whose headers come slowly at its time limit, and in Go a verification with a known key waits for no fetch of keys. With `--json`, the command line writes an error as one JSON object.',
    ],
  },
];
