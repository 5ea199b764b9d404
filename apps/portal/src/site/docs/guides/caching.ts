import type { WrittenArticle } from '../block.ts';
import { CLIENT_CODE, installBlock, settingsBlocks } from './before.ts';

const CACHE = `import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
${CLIENT_CODE}

mkdirSync('cache', { recursive: true });

/** A birth chart never changes: the same request has the same answer, until the engine has a new version. */
async function chartOf(birth) {
  const name = createHash('sha256').update(JSON.stringify(['kundali/basic', birth])).digest('hex');
  const file = \`cache/\${name}.json\`;
  if (existsSync(file)) return { chart: JSON.parse(readFileSync(file, 'utf8')), credits: 0 };
  const { data: chart, credits } = await graha.kundali.basic(birth, { idempotencyKey: name }).withResponse();
  writeFileSync(file, JSON.stringify(chart));
  return { chart, credits: credits.cost };
}

const birth = { year: 1995, month: 6, date: 21, hours: 14, minutes: 30, latitude: 12.9716, longitude: 77.5946, timezone: 5.5 };
const { chart, credits } = await chartOf(birth);
console.log(\`Moon in \${chart.planets.find(({ name }) => name === 'Moon').sign}, \${credits} credits\`);
console.log(\`computed by \${chart.metadata.engine}\`);`;

export const CACHING_GUIDE: WrittenArticle = {
  title: 'Pay once: caching and idempotency',
  lead: 'What never changes is asked once, and what is asked again by mistake is paid once.',
  sections: [
    { id: 'before', title: 'Before you begin', blocks: [...settingsBlocks, installBlock('paid-once')] },
    {
      id: 'keep',
      title: 'Keep what never changes',
      blocks: [
        {
          kind: 'text',
          text: 'A chart depends on the request alone. Only operations with a `target` that you leave out depend on now. So the answer may be kept for good, under a name that is made of the request; you may store and show answers as you like.',
        },
        { kind: 'code', title: 'cache.mjs', code: CACHE },
        {
          kind: 'code',
          title: 'Terminal',
          code: `node cache.mjs
node cache.mjs | grep ' 0 credits'`,
        },
      ],
    },
    {
      id: 'repeat',
      title: 'Repeat without fear',
      blocks: [
        {
          kind: 'text',
          text: 'The same name is the `Idempotency-Key` of the call: two programs that ask at once, or one that was cut off before it could write its file, pay once within 24 hours. Another request under the same key is refused with 409, so a mistake in making names cannot give a wrong answer.',
        },
      ],
    },
  ],
  next: { label: 'Prove an answer', href: '/docs/guides/prove-an-answer' },
};
