import { routePath } from '@graha/domain/management/management';
import { SUBSCRIPTION_ROUTES } from '@graha/domain/management/subscription-routes';
import { WEBHOOK_TYPES } from '@graha/domain/webhooks/webhook-types';
import type { WrittenArticle } from '../block.ts';
import { installBlock, sendCode, settingsBlocks } from './before.ts';

const RECEIVER = `import { createServer } from 'node:http';
import { verifyWebhook, WebhookError } from '@graha/sdk';

const sent = new Map(); // In production a table with event_id as its key: a message may come twice.

/** Replace it by your mail, push or chat. */
const notify = (user, text) => console.log(\`\${user}: \${text}\`);

const handlers = {
  'sky.event': ({ event_id, birth_reference, at, details }) => {
    if (sent.has(event_id)) return;
    sent.set(event_id, at);
    notify(birth_reference, \`\${details.title} on \${at.slice(0, 10)}\`);
  },
  'event.moved': ({ birth_reference, events }) => {
    for (const { event_id, at } of events)
      if (sent.has(event_id)) notify(birth_reference, \`now on \${at.slice(0, 10)}\`);
  },
};

createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk; // The text as it came: the signature is over its bytes.
  try {
    const { type, data } = await verifyWebhook({ body, headers: request.headers, secret: process.env.WEBHOOK_SECRET });
    handlers[type]?.(data);
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    response.writeHead(400).end(error.message);
  }
}).listen(8083);`;

const [EVENT, MOVED] = (['sky.event', 'event.moved'] as const).map((type) =>
  JSON.stringify({ type, timestamp: '2026-11-26T04:11:28Z', data: WEBHOOK_TYPES[type].sample }),
);

const SEND = `import { createHmac } from 'node:crypto';

const event = '${EVENT}';
const moved = '${MOVED}';
${sendCode(8083)}
const statuses = [await send('msg_1', event), await send('msg_1', event), await send('msg_2', moved)];
console.log(statuses.join(' '));
if (statuses.join(' ') !== '204 204 204') process.exit(1);`;

export const DASHA_MESSAGES_GUIDE: WrittenArticle = {
  title: 'Tell my users when their dasha changes',
  lead: 'Store a birth for each user, subscribe once, and pass each message on. Nothing polls, and no server of yours computes a dasha.',
  sections: [
    {
      id: 'before',
      title: 'Before you begin',
      blocks: [
        ...settingsBlocks,
        {
          kind: 'text',
          text: `Store the birth of each user with your id as its \`reference\` (\`/docs/management#births\`), add a webhook that takes \`sky.event\` and \`event.moved\`, and subscribe once to \`dasha_change\` of \`all\` births: by the page \`/subscriptions\`, or by \`POST ${routePath(SUBSCRIPTION_ROUTES.createSubscription)}\` (\`/docs/subscriptions\`). With \`days_ahead\` of 7 your users hear of it a week before. Births that you store later are included.`,
        },
        installBlock('dashas'),
      ],
    },
    {
      id: 'receiver',
      title: 'The receiver',
      blocks: [
        {
          kind: 'text',
          text: 'A message has your reference, the instant and the event in words. `event_id` is the same if a message comes twice, and stays if the event moves, because a birth was corrected.',
        },
        { kind: 'code', title: 'receiver.mjs', code: RECEIVER },
      ],
    },
    {
      id: 'try',
      title: 'Try it',
      blocks: [
        {
          kind: 'text',
          text: 'This script sends a signed message twice, of which the user hears once, and then says that the event moved.',
        },
        { kind: 'code', title: 'send.mjs', code: SEND },
        {
          kind: 'code',
          title: 'Terminal',
          code: `export WEBHOOK_SECRET="whsec_$(node --print "require('node:crypto').randomBytes(24).toString('base64')")"
node receiver.mjs &
RECEIVER=$!
until curl --silent --output answer.txt http://localhost:8083/; do sleep 0.1; done
node send.mjs
kill $RECEIVER`,
        },
      ],
    },
  ],
  next: { label: 'Subscriptions to events', href: '/docs/subscriptions' },
};
