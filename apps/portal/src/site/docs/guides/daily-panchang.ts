import type { WrittenArticle } from '../block.ts';
import { CLIENT_CODE, installBlock, settingsBlocks } from './before.ts';

const BOT = `${CLIENT_CODE}

const place = { latitude: 23.1765, longitude: 75.7885, timezone: 'Asia/Kolkata' };

// Today at the place, which may be another day than here.
const format = new Intl.DateTimeFormat('en-CA', { timeZone: place.timezone });
const day = format.format(new Date());
const [year, month, date] = day.split('-').map(Number);

const panchang = await graha.panchang.full({ year, month, date, hours: 6, minutes: 0, ...place });
const clock = (instant) => (instant === null ? 'not today' : instant.slice(11, 16));
const text = [
  \`Ujjain, \${day}\`,
  \`\${panchang.calendar.lunar_month.name}, \${panchang.tithi.paksha} \${panchang.tithi.name} until \${clock(panchang.tithi.end)}\`,
  \`Moon in \${panchang.nakshatra.name} until \${clock(panchang.nakshatra.end)}\`,
  \`Sunrise \${clock(panchang.sunrise)}, sunset \${clock(panchang.sunset)}, moonrise \${clock(panchang.moonrise)}\`,
].join('\\n');
console.log(text);

// Slack, Mattermost, Discord (with /slack at the end) and others take a text like this.
if (process.env.CHAT_WEBHOOK_URL) {
  const answer = await fetch(process.env.CHAT_WEBHOOK_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
  if (!answer.ok) throw new Error(\`The chat answered \${answer.status}.\`);
}`;

export const DAILY_PANCHANG_GUIDE: WrittenArticle = {
  title: 'A daily panchang bot',
  lead: 'A script that reads the almanac of today and posts it to a chat, every morning.',
  sections: [
    { id: 'before', title: 'Before you begin', blocks: [...settingsBlocks, installBlock('panchang-bot')] },
    {
      id: 'bot',
      title: 'The bot',
      blocks: [
        { kind: 'code', title: 'bot.mjs', code: BOT },
        { kind: 'code', title: 'Terminal', code: 'node bot.mjs' },
        {
          kind: 'text',
          text: 'Set `CHAT_WEBHOOK_URL` to the address of an incoming webhook of your chat, and the text goes there too. An instant is null where there is none: a day in a month has no moonrise, a polar day no sunrise.',
        },
      ],
    },
    {
      id: 'schedule',
      title: 'Every morning',
      blocks: [
        {
          kind: 'text',
          text: 'Any scheduler runs it: for cron, `0 6 * * * cd /srv/panchang-bot && node bot.mjs` is six in the morning. A year in advance is one request: `/api/v1/range/panchang/full`, see the page on batches and ranges. Without a scheduler: `/docs/guides/telegram-panchang`.',
        },
      ],
    },
  ],
  next: { label: 'Matchmaking widget', href: '/docs/guides/matchmaking-widget' },
};
