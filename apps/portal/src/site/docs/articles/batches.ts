import { OWN_OPERATIONS } from '../../../shared/operations.ts';
import type { WrittenArticle } from '../block.ts';

const RANGES = OWN_OPERATIONS.filter(({ family }) => family === 'range');

const BATCH = `curl "$GRAHA_API_URL/api/v1/batch" \\
  -H "X-API-Key: $GRAHA_API_KEY" -H "Content-Type: application/json" \\
  -d '{
    "calls": [
      { "id": "anna", "operation": "kundali/basic", "input": {
        "year": 1995, "month": 6, "date": 21, "hours": 14, "minutes": 30,
        "latitude": 12.9716, "longitude": 77.5946, "timezone": "Asia/Kolkata" } },
      { "id": "today", "operation": "panchang/tithi", "input": {
        "year": 2026, "month": 11, "date": 21, "hours": 6, "minutes": 0,
        "latitude": 12.9716, "longitude": 77.5946, "timezone": "Asia/Kolkata" } }
    ]
  }'`;

const RANGE = `curl "$GRAHA_API_URL/api/v1/range/panchang/sun-times" \\
  -H "X-API-Key: $GRAHA_API_KEY" -H "Content-Type: application/json" \\
  -H "Accept: application/x-ndjson" \\
  -d '{
    "from": "2026-01-01", "to": "2026-12-31",
    "latitude": 12.9716, "longitude": 77.5946, "timezone": "Asia/Kolkata"
  }'`;

export const BATCHES: WrittenArticle = {
  title: 'Batches and ranges',
  lead: 'A hundred different calls in one request, or a year of one operation.',
  sections: [
    {
      id: 'batch',
      title: 'A batch',
      blocks: [
        {
          kind: 'text',
          text: '`POST /api/v1/batch` takes up to 100 calls of any operations. Each has an `id` that you choose, the `operation` as in its path, and its `input`.',
        },
        { kind: 'code', title: 'Two calls in one request', code: BATCH },
        {
          kind: 'list',
          items: [
            'The results stand in the order of the calls, each with its `status`, its `credits` and its `answer` or `error`. With `Accept: application/x-ndjson` each is a line.',
            'Each call costs what it costs alone, and counts toward the rate limit as it does alone. One that fails costs nothing and stops no other.',
            'One `Idempotency-Key` names the whole batch. In a repeat, the calls that were charged come back with `"replayed": true` and cost 0 credits.',
            'The clients do all this for any number of calls: `batch` in each of them.',
            'A request has up to 256 kB and 10 seconds, and its answers up to 16 MB. Calls that have not begun by then get `compute_timeout` and cost nothing: send them in another batch.',
          ],
        },
      ],
    },
    {
      id: 'range',
      title: 'A range of days',
      blocks: [
        {
          kind: 'text',
          text: 'For the operations below, `/api/v1/range/…` answers every day from `from` to `to`, or every `step_days` of them: up to 366 steps in one request. Ten steps cost what one call costs, and a part of ten as much as ten: a year of sunrises costs 37 credits in place of 365.',
        },
        { kind: 'code', title: 'A year of sunrises, one line a day', code: RANGE },
        {
          kind: 'table',
          label: 'Operations that take a range',
          columns: ['Operation', 'What it answers'],
          rows: RANGES.map(({ id, summary }) => [`\`${id}\``, summary]),
        },
        {
          kind: 'list',
          items: [
            'Each of the `results` has its `date` and the `answer` that a single call gets. As NDJSON, each is a line, and the last line has the `metadata`.',
            'The clock of each day is the one of `hours`, `minutes` and `seconds`, noon when left out. Where a zone skips that time or shows it twice, it is read by the offset before the change.',
            'Where the operation takes a birth and a `target`, the range takes the birth, and the target of each step is noon by the clocks of the birthplace.',
            'Send `timezone` by name, such as `Asia/Kolkata`, wherever clocks change within the range.',
          ],
        },
      ],
    },
  ],
  next: { label: 'Clients', href: '/docs/clients' },
};
