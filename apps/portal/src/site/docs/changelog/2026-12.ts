import type { Release } from './release.ts';

export const DECEMBER_2026: readonly Release[] = [
  {
    day: '2026-12-01',
    changes: [
      'MCP: `panchang_today` called again under its `idempotency_key` answers the first call; a minute later it was refused. A repeated call without a target shows the target of the first one in its text and picture. Wrong parameters and unknown cursors are `-32602`. OAuth: a parameter that is sent twice is refused (a repeated `scope` asked for everything), the port of a redirect address on the same computer may change, and programs that refreshed at once no longer end each other’s access.',
      'The pages that connect an app and sign in a program show a wrong monthly cap at its field; they showed JSON. A dialog gives the focus back to the button that opened it, and long names of apps and passkeys break on phones. The buttons for a first key and a first webhook are in the empty list, as for births.',
      'The clients read at most 64 MB of an answer, also of one that is compressed, and close the connection at the limit with an `AnswerTooLargeError`, which is not tried again. `maxAnswerBytes` sets another limit. The Python client ends an answer whose headers come slowly at its time limit, and in Go a verification with a known key waits for no fetch of keys. With `--json`, the command line writes an error as one JSON object.',
    ],
  },
];
