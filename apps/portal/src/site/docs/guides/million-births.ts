import type { WrittenArticle } from '../block.ts';
import { CLIENT_CODE, installBlock, settingsBlock } from './before.ts';

const SAMPLE = `import { writeFileSync } from 'node:fs';

const rows = Array.from({ length: 250 }, (_, index) => {
  const day = new Date(Date.UTC(1960, 0, 1 + index * 97)).toISOString().slice(0, 10);
  return \`\${index + 1},\${day},\${String(index % 24).padStart(2, '0')}:15\`;
});
writeFileSync('births.csv', rows.join('\\n') + '\\n');`;

const RUN = `import { appendFileSync, createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
${CLIENT_CODE}

// What an earlier run has written is not asked again.
const done = existsSync('charts.ndjson') ? readFileSync('charts.ndjson', 'utf8').split('\\n').length - 1 : 0;

async function* calls() {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream('births.csv') })) {
    number += 1;
    if (number <= done) continue;
    const [, day, time] = line.split(',');
    const [year, month, date] = day.split('-').map(Number);
    const [hours, minutes] = time.split(':').map(Number);
    const place = { latitude: 12.9716, longitude: 77.5946, timezone: 'Asia/Kolkata' };
    yield { operation: 'kundali/basic', input: { year, month, date, hours, minutes, ...place } };
  }
}

let [charts, failed, credits] = [0, 0, 0];
// One name for the whole file: a request that is repeated after a crash within 24 hours costs once.
for await (const result of graha.batch(calls(), { idempotencyKey: \`births-from-\${done}\` })) {
  const { index, answer, error } = result;
  const moon = answer?.longitudes.Moon ?? null;
  appendFileSync('charts.ndjson', JSON.stringify({ row: done + index + 1, moon, error: error?.code }) + '\\n');
  charts += answer ? 1 : 0;
  failed += error ? 1 : 0;
  credits += result.credits;
}
console.log(\`\${charts} charts, \${failed} failed, \${credits} credits\`);`;

export const MILLION_BIRTHS_GUIDE: WrittenArticle = {
  title: 'Compute a million births',
  lead: 'A file of births becomes a file of charts, in batches, and a run that was cut off goes on where it ended.',
  sections: [
    { id: 'before', title: 'Before you begin', blocks: [settingsBlock, installBlock('births')] },
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
          text: '`batch` takes any number of calls from a generator, sends a hundred in a request, and gives the results in order. Nothing but one request is held in memory. A birth that is wrong is a result with an error, and costs nothing.',
        },
        { kind: 'code', title: 'run.mjs', code: RUN },
        {
          kind: 'code',
          title: 'Terminal',
          code: `node run.mjs
head -n 100 charts.ndjson > part.ndjson && mv part.ndjson charts.ndjson
node run.mjs
wc -l charts.ndjson`,
        },
        {
          kind: 'text',
          text: 'The second run finds a hundred rows and computes the others. The rate limit of the plan counts every call of a batch; the client waits when the API says so. For a million rows take a plan or a credit pack that holds them: `GET /api/v1/usage` says what is left.',
        },
      ],
    },
  ],
  next: { label: 'Webhook receiver', href: '/docs/guides/webhook-receiver' },
};
