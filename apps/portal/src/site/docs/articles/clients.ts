import { installCommands } from '@graha/catalog/project/snippets/client-packages';
import type { WrittenArticle } from '../block.ts';

const INSTALL = installCommands('$GRAHA_PORTAL_URL');

const TYPESCRIPT = `import { createClient } from '@graha/sdk';

const graha = createClient({
  baseUrl: process.env.GRAHA_API_URL ?? '',
  apiKey: process.env.GRAHA_API_KEY ?? '',
});

const chart = await graha.kundali.basic({
  year: 1995,
  month: 6,
  date: 21,
  hours: 14,
  minutes: 30,
  latitude: 12.9716,
  longitude: 77.5946,
  timezone: 'Asia/Kolkata',
});
console.log(chart.lagna.sign);`;

const BATCH = `const calls = births.map((input) => ({ operation: 'kundali/basic' as const, input }));

for await (const { index, answer, error } of graha.batch(calls)) {
  if (error) console.error(index, error.code, error.fields);
  else console.log(index, answer.lagna.sign);
}`;

const PYTHON = `import os

from graha import Graha

with Graha(os.environ["GRAHA_API_KEY"], base_url=os.environ["GRAHA_API_URL"]) as graha:
    chart = graha.kundali.basic(
        {
            "year": 1995,
            "month": 6,
            "date": 21,
            "hours": 14,
            "minutes": 30,
            "latitude": 12.9716,
            "longitude": 77.5946,
            "timezone": "Asia/Kolkata",
        }
    )
    print(chart["lagna"]["sign"])`;

const PHP = `require 'vendor/autoload.php';

$graha = new Graha\\Graha(getenv('GRAHA_API_KEY'), getenv('GRAHA_API_URL'));
$chart = $graha->kundali->basic([
    'year' => 1995,
    'month' => 6,
    'date' => 21,
    'hours' => 14,
    'minutes' => 30,
    'latitude' => 12.9716,
    'longitude' => 77.5946,
    'timezone' => 'Asia/Kolkata',
]);
echo $chart['lagna']['sign'], "\\n";`;

const GO = `client := graha.New(os.Getenv("GRAHA_API_KEY"), os.Getenv("GRAHA_API_URL"))
birth := graha.Birth{
	Year: graha.Ptr(1995), Month: graha.Ptr(6), Date: graha.Ptr(21), Hours: graha.Ptr(14), Minutes: graha.Ptr(30),
	Latitude: graha.Ptr(12.9716), Longitude: graha.Ptr(77.5946), Timezone: "Asia/Kolkata",
}
chart, err := client.Kundali.Basic(ctx, graha.VedicChartRequest{Birth: birth})
if err != nil {
	log.Fatal(err)
}
fmt.Println(chart.Data.Lagna.Sign)`;

export const CLIENTS: WrittenArticle = {
  title: 'Clients',
  lead: 'One typed method for every operation, in TypeScript, Python, PHP and Go. A retry never costs twice.',
  sections: [
    {
      id: 'typescript',
      title: 'TypeScript and JavaScript',
      blocks: [
        {
          kind: 'text',
          text: 'For Node 18 and newer, Deno, Bun and Workers; no dependency, MIT. This portal offers the package.',
        },
        { kind: 'code', title: 'Install', code: INSTALL.typescript.join('\n') },
        { kind: 'code', title: 'First call', code: TYPESCRIPT },
        {
          kind: 'text',
          text: 'Names follow addresses: `/api/v1/houses/whole-sign` is `graha.houses.wholeSign`, and `/api/v1/planets` is `graha.planets.all`. `.withResponse()` on a call gives what it cost, what is left, and its request id.',
        },
        { kind: 'code', title: 'Many calls', code: BATCH },
        {
          kind: 'text',
          text: '`batch` sends a hundred calls in a request and gives the results in order. Each call costs what it costs alone; one that fails is a result with its `error`, and costs nothing.',
        },
      ],
    },
    {
      id: 'python',
      title: 'Python',
      blocks: [
        {
          kind: 'text',
          text: 'For Python 3.9 and newer, on httpx, MIT. The portal offers the wheel, and the source distribution beside it.',
        },
        { kind: 'code', title: 'Install', code: INSTALL.python.join('\n') },
        { kind: 'code', title: 'First call', code: PYTHON },
        {
          kind: 'text',
          text: 'Names are those of TypeScript in lower case with underscores: `graha.houses.whole_sign`. `AsyncGraha` is the same with `await`. `graha.send("planets", birth)` gives what a call cost beside its answer. `graha.batch([("kundali/basic", birth), …])` makes any number of calls.',
        },
      ],
    },
    {
      id: 'php',
      title: 'PHP',
      blocks: [
        {
          kind: 'text',
          text: 'For PHP 8.1 and newer, on ext-curl or any PSR-18 client, MIT. The portal is a repository for Composer. In a project of your own leave `composer init` out; `secure-http` is only for a portal without TLS, such as one on your machine.',
        },
        {
          kind: 'code',
          title: 'Install',
          code: INSTALL.php.join('\n'),
        },
        { kind: 'code', title: 'First call', code: PHP },
        {
          kind: 'text',
          text: "Inputs and answers are arrays, with shapes that PHPStan, Psalm and editors read. `$graha->send('planets', $birth)` gives what a call cost beside its answer. `$graha->batch([['kundali/basic', $birth], …])` makes any number of calls.",
        },
      ],
    },
    {
      id: 'go',
      title: 'Go',
      blocks: [
        {
          kind: 'text',
          text: 'For Go 1.19 and newer, with the standard library alone, MIT. The portal is a module proxy for this one module. The version has a digest of the files, so a new portal brings a new version.',
        },
        {
          kind: 'code',
          title: 'Install',
          code: INSTALL.go.join('\n'),
        },
        { kind: 'code', title: 'First call', code: GO },
        {
          kind: 'text',
          text: 'Every answer has `Data` with the type of its operation, `Raw` as it came, and `Credits`. Members of an input that may be left out are pointers: `Seconds: graha.Ptr(30)`. `graha.Batch` makes any number of calls, and hands you the result of each.',
        },
      ],
    },
    {
      id: 'command-line',
      title: 'Command line',
      blocks: [
        {
          kind: 'text',
          text: 'One file for Node 20 and newer, over the TypeScript client, MIT. It prints the text that the API writes for readers; every command takes `--json`.',
        },
        { kind: 'code', title: 'Install', code: INSTALL.cli.join('\n') },
        {
          kind: 'code',
          title: 'Terminal',
          code: [
            'graha login --base-url "$GRAHA_API_URL"',
            'graha chart 1990-08-15 09:30 Delhi',
            'graha panchang today --place Delhi --language hi',
            'graha call western/natal --body @birth.json --json',
            'graha batch births.ndjson > charts.ndjson',
          ].join('\n'),
        },
        {
          kind: 'table',
          label: 'Commands',
          columns: ['Command', 'What it does'],
          rows: [
            [
              '`login`',
              'Signs in by a page of this portal, and stores the new key in `$XDG_CONFIG_HOME/graha/credentials.json`, for you alone. `GRAHA_API_KEY` and `GRAHA_BASE_URL` come before it. The stored key is sent only to the address for which it was stored: with another `GRAHA_BASE_URL`, set `GRAHA_API_KEY` too.',
            ],
            [
              '`chart`, `panchang`, `reconcile`',
              'A birth chart, a day, and the reason why another program shows other values. Places are found by name.',
            ],
            ['`call`', 'Any operation, with a body from the line, a file or the standard input.'],
            ['`batch`', 'A line of JSON for each birth; a line for each answer.'],
            [
              '`listen`',
              'Forwards the messages to your webhooks to an address of your machine, signed with a secret that it prints.',
            ],
            ['`keys`, `usage`', 'Keys, calls and credits; they need a key with the scope `manage`.'],
            ['`completion`', 'Completions of bash, zsh and fish.'],
          ],
        },
        {
          kind: 'text',
          text: '`graha login` prints the address of a page and a code of eight letters, and opens the page if a browser is there; over SSH, open it on any device. Allow it on that page only if you started it yourself: choose the workspace that pays, the name of the key, live or test, and a monthly cap. The program fetches the key once. It opens every operation and manages nothing; end it on the page Keys. The code ends after ten minutes.',
        },
        {
          kind: 'list',
          items: [
            'With a key of your own: `graha login --key -` asks for it without showing it, `printenv GRAHA_API_KEY | graha login` reads it from a pipe, and `--key <key>` takes it from the line, which other users of the machine may see.',
            '`--no-browser` opens no page. A device code is that of RFC 8628; `/.well-known/oauth-authorization-server` of this portal has `device_authorization_endpoint`. Its one client is `graha-cli`; other programs connect by OAuth, `/docs/mcp#oauth`.',
            'A key goes to the first request that fetches it. A second use of the device code revokes the key.',
          ],
        },
        {
          kind: 'text',
          text: '`graha listen --forward-to http://localhost:3000/hook` asks every three seconds for new messages, so no address of yours is open to the internet. The webhook of the workspace gets the same messages. `--test` sends one at once. It asks `GET /api/v1/account/webhook-messages`, which needs a key with the scope `manage`; the secret of a session ends with it.',
        },
        {
          kind: 'text',
          text: 'Exit codes: 0 done, 1 failed, 2 wrong command, 3 no key or a wrong one, 4 not allowed, 5 no credits, 6 rate limit, 7 no answer, 8 wrong input, 9 some calls of a batch failed, 130 stopped by Ctrl-C. A 429 is waited for first.',
        },
      ],
    },
    {
      id: 'management',
      title: 'Management API',
      blocks: [
        {
          kind: 'text',
          text: 'Beside the families each client has `account`: keys, usage, plan and webhooks of your workspace, with a secret key of the scope `manage`. `/docs/management` has a whole program in each language.',
        },
        {
          kind: 'table',
          label: 'The Management API in each client',
          columns: ['Language', 'Creates a key'],
          rows: [
            ['TypeScript', "`await graha.account.createKey({ name: 'CI', scopes: ['panchang'] })`"],
            ['Python', '`graha.account.create_key({"name": "CI", "scopes": ["panchang"]})`'],
            ['PHP', "`$graha->account->createKey(['name' => 'CI', 'scopes' => ['panchang']])`"],
            [
              'Go',
              '`client.Account.CreateKey(ctx, graha.AccountCreateKeyInput{Name: "CI", Scopes: []string{"panchang"}})`',
            ],
          ],
        },
      ],
    },
    {
      id: 'collections',
      title: 'Postman, Bruno and assistants',
      blocks: [
        {
          kind: 'list',
          items: [
            'Postman: import `/downloads/graha.postman_collection.json` of this site, and set its variable `apiKey`. It has every operation with its example.',
            'Bruno: import `/downloads/graha.bruno.json`, and set `apiKey` in its environment.',
            'Assistants and agents: every page here is Markdown at its address with `.md`. `/llms.txt` lists everything, `/llms-full.txt` joins the docs, and `/.well-known/agent-skills/graha/SKILL.md` says how to work with the API.',
            'Other generators read the contract: `/openapi.json` at the address of the API, or one family of it, such as `/openapi.json?family=panchang`.',
          ],
        },
      ],
    },
    {
      id: 'behaviour',
      title: 'What all do',
      blocks: [
        {
          kind: 'list',
          items: [
            'After 429, 5xx, a timeout or a cut connection a call is sent again, twice at most, after `Retry-After` or a growing delay. Where it would have to wait for more than a minute, you get the refusal at once.',
            'Every call of an operation carries an `Idempotency-Key`, the same for each attempt, so it is charged once. Give one of your own where your program may repeat a call.',
            'A failure is an error of its own class, in Go of its own kind: `ValidationError` names the members that are wrong, `CreditsExhaustedError` says that nothing is left, `RateLimitError` says when to come back.',
            'What the API adds later arrives in answers before the client knows it. Redirects are not followed, so your key reaches nobody else.',
          ],
        },
        {
          kind: 'note',
          tone: 'warn',
          title: 'Keep your key on a server.',
          text: 'Whoever holds it can spend your credits. Pages in a browser ask your server, and your server asks us.',
        },
      ],
    },
  ],
  next: { label: 'Credits', href: '/docs/credits' },
};
