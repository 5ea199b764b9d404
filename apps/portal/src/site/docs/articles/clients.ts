import type { WrittenArticle } from '../block.ts';

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

export const CLIENTS: WrittenArticle = {
  title: 'Clients',
  lead: 'One typed method for every operation, in TypeScript and in Python. A retry never costs twice.',
  sections: [
    {
      id: 'typescript',
      title: 'TypeScript and JavaScript',
      blocks: [
        {
          kind: 'text',
          text: 'For Node 18 and newer, Deno, Bun and Workers; no dependency, MIT. The portal itself offers the package. Put the address of this page’s server in the place of `$GRAHA_PORTAL_URL`.',
        },
        { kind: 'code', title: 'Install', code: 'npm install "$GRAHA_PORTAL_URL/downloads/graha-sdk.tgz"' },
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
          text: 'For Python 3.9 and newer, on httpx, MIT. It is on no package index yet: install it from a copy of the source.',
        },
        { kind: 'code', title: 'Install', code: 'pip install ./packages/sdk-python' },
        { kind: 'code', title: 'First call', code: PYTHON },
        {
          kind: 'text',
          text: 'Names are those of TypeScript in lower case with underscores: `graha.houses.whole_sign`. `AsyncGraha` is the same with `await`. `graha.send("planets", birth)` gives what a call cost beside its answer.',
        },
      ],
    },
    {
      id: 'behaviour',
      title: 'What both do',
      blocks: [
        {
          kind: 'list',
          items: [
            'After 429, 5xx, a timeout or a cut connection a call is sent again, twice at most, after `Retry-After` or a growing delay. Where it would have to wait for more than a minute, you get the refusal at once.',
            'Every call carries an `Idempotency-Key`, the same for each attempt, so it is charged once. Give one of your own where your program may repeat a call.',
            'A failure is an error of its own class: `ValidationError` names the members that are wrong, `CreditsExhaustedError` says that nothing is left, `RateLimitError` says when to come back.',
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
