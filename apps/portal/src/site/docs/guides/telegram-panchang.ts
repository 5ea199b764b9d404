import { TIMELINE_KINDS } from '@graha/catalog/families/events/upcoming/kinds';
import { inCredits } from '@graha/domain/core/format';
import { routePath } from '@graha/domain/management/management';
import { SUBSCRIPTION_ROUTES } from '@graha/domain/management/subscription-routes';
import type { WrittenArticle } from '../block.ts';
import { installBlock, sendCode, settingsBlocks } from './before.ts';
import { DAILY_MESSAGE, SUBSCRIBE } from './telegram-message.ts';

const CREDITS = inCredits(TIMELINE_KINDS.daily_panchang.creditsPerEvent);

const BOT = `import { createServer } from 'node:http';
import { verifyWebhook, WebhookError } from '@graha/sdk';

const { TELEGRAM_API_URL = 'https://api.telegram.org', TELEGRAM_BOT_TOKEN, TELEGRAM_CHAT_ID, WEBHOOK_SECRET } = process.env;
const posted = new Set(); // In production a table with event_id as its key: a message may come twice.

function textOf({ ends_at, limbs, nakshatra, date, words }) {
  const inHindi = (type, word) => words?.[type]?.[word] ?? word;
  return [
    \`\${inHindi('WeekdayName', limbs.weekday)}, \${date}\`,
    \`\${inHindi('PakshaName', limbs.paksha)} \${inHindi('TithiName', limbs.tithi)}, \${inHindi('NakshatraName', nakshatra)}\`,
    \`\${inHindi('NityaYogaName', limbs.yoga)}, \${inHindi('KaranaName', limbs.karana)}\`,
    \`→ \${ends_at.slice(11, 16)}\`, // The day lasts until the next sunrise.
  ].join('\\n');
}

async function post(text) {
  const answer = await fetch(\`\${TELEGRAM_API_URL}/bot\${TELEGRAM_BOT_TOKEN}/sendMessage\`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ chat_id: TELEGRAM_CHAT_ID, text }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(\`Telegram answered \${answer.status}: \${await answer.text()}\`);
}

async function take({ type, data }) {
  if (type !== 'sky.event' || data.kind !== 'daily_panchang' || posted.has(data.event_id)) return;
  posted.add(data.event_id);
  try {
    await post(textOf(data.details));
  } catch (error) {
    posted.delete(data.event_id);
    throw error;
  }
}

createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk; // The text as it came: the signature is over its bytes.
  try {
    await take(await verifyWebhook({ body, headers: request.headers, secret: WEBHOOK_SECRET }));
    response.writeHead(204).end();
  } catch (error) {
    // After any answer but 2xx the message is sent again, so a failure of Telegram loses no day.
    console.error(error.message);
    response.writeHead(error instanceof WebhookError ? 400 : 502).end();
  }
}).listen(8084);`;

const STAND_IN = `import { createServer } from 'node:http';

// Takes what the bot posts, in place of Telegram. The first post fails.
let posts = 0;
createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.method !== 'POST') return response.end('ready');
  posts += 1;
  if (posts === 1) return response.writeHead(500).end('out of order');
  console.log(\`\${request.url}: \${JSON.parse(body).text}\`);
  response.end('{"ok":true}');
}).listen(8085);`;

const SEND = `import { createHmac } from 'node:crypto';

const body = '${DAILY_MESSAGE}';
${sendCode(8084)}
const statuses = [await send('msg_1', body), await send('msg_1', body), await send('msg_1', body)];
console.log(statuses.join(' '));
if (statuses.join(' ') !== '502 204 204') process.exit(1);`;

export const TELEGRAM_GUIDE: WrittenArticle = {
  title: 'A daily panchang for Telegram without polling',
  lead: 'Subscribe once to the days of a place. At each sunrise a webhook brings the limbs of the day, and a small server posts them to a chat or channel.',
  sections: [
    {
      id: 'before',
      title: 'Before you begin',
      blocks: [
        ...settingsBlocks,
        {
          kind: 'text',
          text: 'In Telegram, ask `@BotFather` for a new bot and keep its token as `TELEGRAM_BOT_TOKEN`. Add the bot to your channel as an administrator; `TELEGRAM_CHAT_ID` is the name of the channel, such as `@ujjain_panchang`. To try the program you need neither: a stand-in takes the posts.',
        },
        installBlock('telegram-panchang'),
      ],
    },
    {
      id: 'subscribe',
      title: 'Subscribe to the days of a place',
      blocks: [
        {
          kind: 'text',
          text: `Add a webhook that takes \`sky.event\` on the page \`/webhooks\`, and keep its secret as \`WEBHOOK_SECRET\`. Then subscribe on the page \`/subscriptions\`, or by \`POST ${routePath(SUBSCRIPTION_ROUTES.createSubscription)}\` with this request; the key needs the scope \`births\`. A day costs ${CREDITS}. Choose your place and the language of \`words\` (\`/docs/subscriptions\`).`,
        },
        { kind: 'code', title: 'subscription.json', code: SUBSCRIBE },
      ],
    },
    {
      id: 'bot',
      title: 'The bot',
      blocks: [
        {
          kind: 'text',
          text: 'The message has the limbs at sunrise; the day lasts until the next sunrise. If Telegram does not answer, the bot answers 502 and the message comes again later.',
        },
        { kind: 'code', title: 'bot.mjs', code: BOT },
      ],
    },
    {
      id: 'try',
      title: 'Try it',
      blocks: [
        {
          kind: 'text',
          text: 'The stand-in refuses the first post. The script sends the same signed message three times: the first is refused, the second is posted, and the third is not posted again.',
        },
        { kind: 'code', title: 'telegram.mjs', code: STAND_IN },
        { kind: 'code', title: 'send.mjs', code: SEND },
        {
          kind: 'code',
          title: 'Terminal',
          code: `export WEBHOOK_SECRET="whsec_$(node --print "require('node:crypto').randomBytes(24).toString('base64')")"
export TELEGRAM_API_URL=http://localhost:8085 TELEGRAM_BOT_TOKEN=token TELEGRAM_CHAT_ID=@ujjain_panchang
node telegram.mjs &
TELEGRAM=$!
node bot.mjs &
BOT=$!
until curl --silent --output answer.txt http://localhost:8085/; do sleep 0.1; done
until curl --silent --output answer.txt http://localhost:8084/; do sleep 0.1; done
node send.mjs
kill $BOT $TELEGRAM`,
        },
      ],
    },
  ],
  next: { label: 'Subscriptions to events', href: '/docs/subscriptions' },
};
