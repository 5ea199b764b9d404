import { WEBHOOK_RESTS_S } from '@graha/domain/webhooks/webhook';
import { WEBHOOK_TYPES, WEBHOOKS_MAX, webhookBody } from '@graha/domain/webhooks/webhook-types';
import type { WrittenArticle } from '../block.ts';

const AT = new Date('2026-11-21T08:14:02Z');
const EXAMPLE = webhookBody('key.rotated', AT, WEBHOOK_TYPES['key.rotated'].sample);

const restText = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`;

const VERIFY = `import { verifyWebhook } from '@graha/sdk';
import { createServer } from 'node:http';

createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  try {
    const message = await verifyWebhook({ body, headers: request.headers, secret: process.env.GRAHA_WEBHOOK_SECRET });
    console.log(message);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(8080);`;

export const WEBHOOKS: WrittenArticle = {
  title: 'Webhooks',
  lead: 'Signed messages to your own servers when something happens in your workspace.',
  sections: [
    {
      id: 'add',
      title: 'Add one',
      blocks: [
        {
          kind: 'text',
          text: `Owners and admins add webhooks in the portal, under Webhooks: an address that begins with https and the messages that it gets. A workspace has ${WEBHOOKS_MAX} at most. The secret is shown once.`,
        },
        { kind: 'text', text: 'Send a test from the menu of the webhook. Its `type` is `webhook.test`.' },
      ],
    },
    {
      id: 'types',
      title: 'Messages',
      blocks: [
        {
          kind: 'table',
          label: 'Types of messages',
          columns: ['Type', 'When', 'Members of `data`'],
          rows: Object.entries(WEBHOOK_TYPES).map(([type, { about, sample }]) => [
            `\`${type}\``,
            about,
            Object.keys(sample)
              .map((name) => `\`${name}\``)
              .join(', '),
          ]),
        },
        { kind: 'code', title: 'A body', code: JSON.stringify(JSON.parse(EXAMPLE), null, 2) },
      ],
    },
    {
      id: 'verify',
      title: 'Verify',
      blocks: [
        {
          kind: 'text',
          text: 'Messages follow Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature`, an HMAC-SHA-256 over `id.timestamp.body` under the secret. Every library of Standard Webhooks verifies them, and so does the TypeScript client. Verify the body as it came, byte for byte, before you parse it.',
        },
        { kind: 'code', title: 'A receiver in Node', code: VERIFY },
        {
          kind: 'text',
          text: 'A replaced secret goes on for 24 hours: each message carries the signatures of both secrets, so a receiver that knows either one accepts it.',
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        {
          kind: 'list',
          items: [
            'Answer with 2xx within 5 seconds. Everything else counts as a failure, redirects too. Of an answer, 64 kB are read.',
            `A failed message is tried again after ${WEBHOOK_RESTS_S.map(restText).join(', ')}: ten attempts within three days.`,
            'A failure of ours, such as a name server that does not answer, uses up no attempt; the list of deliveries says so.',
            'A message arrives at least once. The same message has the same `webhook-id` with each attempt: keep the ids that you have handled. The order is not promised.',
            'When all ten attempts of a message failed and no other message arrived meanwhile, the webhook is paused, and owners and admins get a mail. An answer of 410 pauses it at once.',
            'While a webhook is paused, nothing new is queued for it. What was queued before is sent when you resume it.',
            'The portal keeps each delivery for 30 days, with body, answer and attempts, and sends it again on request.',
          ],
        },
        {
          kind: 'note',
          title: 'Public addresses alone',
          text: 'A name that leads to a private, local or otherwise special address is refused, with each message anew. The list of deliveries says so.',
        },
      ],
    },
  ],
  next: { label: 'Conventions', href: '/docs/conventions' },
};
