import type { WrittenArticle } from '../block.ts';
import { CLIENT_CODE, installBlock, settingsBlocks } from './before.ts';

const SAMPLE = `import { writeFileSync } from 'node:fs';

const rows = Array.from({ length: 80 }, (_, index) => {
  const day = new Date(Date.UTC(1960, 0, 1 + index * 97)).toISOString().slice(0, 10);
  return \`\${index + 1},\${day},\${String(index % 24).padStart(2, '0')}:15\`;
});
writeFileSync('births.csv', rows.join('\\n') + '\\n');`;

const RUN = `import { appendFileSync, createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
${CLIENT_CODE}

// Calls in a request, up to 100. Small requests show early whether the file is read as you meant it.
const SIZE = 20;
// What an earlier run has written is not asked again.
let done = existsSync('charts.ndjson') ? readFileSync('charts.ndjson', 'utf8').split('\\n').length - 1 : 0;
let [charts, failed, credits] = [0, 0, 0];

function callOf(line) {
  const [, day, time] = line.split(',');
  const [year, month, date] = day.split('-').map(Number);
  const [hours, minutes] = time.split(':').map(Number);
  const place = { latitude: 12.9716, longitude: 77.5946, timezone: 'Asia/Kolkata' };
  return { operation: 'kundali/basic', input: { year, month, date, hours, minutes, ...place } };
}

/** Writes results until one is refused for now, as by the rate limit of the plan. Returns the seconds to wait for it; 0 if none is. */
async function compute(calls) {
  // The name makes a request that is repeated after a crash within 24 hours cost once.
  const options = { idempotencyKey: \`births-from-\${done}\`, maxRetries: 0 };
  for await (const result of graha.batch(calls, options)) {
    const { answer, error } = result;
    if (error?.retryable) return error.retryAfterSeconds ?? 1;
    done += 1;
    const moon = answer?.longitudes.Moon ?? null;
    appendFileSync('charts.ndjson', JSON.stringify({ row: done, moon, error: error?.code }) + '\\n');
    charts += answer ? 1 : 0;
    failed += error ? 1 : 0;
    credits += result.credits;
  }
  return 0;
}

async function computeAll(calls, firstRow) {
  while (done - firstRow < calls.length) {
    const seconds = await compute(calls.slice(done - firstRow));
    console.log(\`\${done} rows\${seconds > 0 ? \`, waiting \${seconds} s\` : ''}\`);
    await sleep(seconds * 1000);
  }
}

let [number, lot] = [0, []];
for await (const line of createInterface({ input: createReadStream('births.csv') })) {
  number += 1;
  if (number > done + lot.length) lot.push(callOf(line));
  if (lot.length < SIZE) continue;
  await computeAll(lot, done);
  lot = [];
}
await computeAll(lot, done);
console.log(\`\${charts} charts, \${failed} failed, \${credits} credits\`);`;

export const MILLION_BIRTHS_GUIDE: WrittenArticle = {
  title: 'Compute a million births',
  lead: 'A file of births becomes a file of charts, in batches, and a run that was cut off goes on where it ended.',
  sections: [
    { id: 'before', title: 'Before you begin', blocks: [...settingsBlocks, installBlock('births')] },
    {
      id: 'sample',
      title: 'A file of births',
      blocks: [
        { kind: 'code', title: 'sample.mjs', code: SAMPLE },
        { kind: 'code', title: 'Terminal', code: 'node sample.mjs && wc -l births.csv' },
      ],
    },
    {
      id: 'run',
      title: 'The run',
      blocks: [
        {
          kind: 'text',
          text: '`batch` sends calls, up to a hundred in a request, and gives their results in order. Nothing but one request is held in memory. A birth that is wrong is a result with an error, and costs nothing. On Free this file takes about a minute, because it has more births than the plan allows calls in a minute.',
        },
        { kind: 'code', title: 'run.mjs', code: RUN },
        {
          kind: 'code',
          title: 'Terminal',
          code: `node run.mjs
head -n 70 charts.ndjson > part.ndjson && mv part.ndjson charts.ndjson
node run.mjs
wc -l charts.ndjson`,
        },
        {
          kind: 'text',
          text: 'The second run finds seventy rows and computes the others. The rate limit of the plan counts every call of a batch, and each refused call says when to send it again, so the program prints `waiting 54 s` and goes on. For a million rows take a plan or a credit pack that holds them: `GET /api/v1/usage` says what is left.',
        },
      ],
    },
  ],
  next: { label: 'Webhook receiver', href: '/docs/guides/webhook-receiver' },
};
