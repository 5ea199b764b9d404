import type { WrittenArticle } from '../block.ts';
import { installBlock, settingsBlocks } from './before.ts';

const RECEIVER = `import { createServer } from 'node:http';
import { verifyWebhook, WebhookError } from '@graha/sdk';

const seen = new Set(); // In production a table: a message may come twice.

createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk; // The text as it came: the signature is over its bytes.
  try {
    const message = await verifyWebhook({ body, headers: request.headers, secret: process.env.WEBHOOK_SECRET });
    const id = request.headers['webhook-id'];
    if (!seen.has(id)) {
      seen.add(id);
      console.log('received', message.type);
    }
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookError)) throw error;
    console.log('refused:', error.message);
    response.writeHead(400).end(error.message);
  }
}).listen(8082);`;

const SEND = `import { createHmac } from 'node:crypto';

const [id, timestamp] = ['msg_1', String(Math.floor(Date.now() / 1000))];
const body = JSON.stringify({ type: 'key.created', timestamp: new Date().toISOString(), data: {} });
const key = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');
const signature = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest('base64');
const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': \`v1,\${signature}\` };

const send = (text) => fetch('http://localhost:8082/', { method: 'POST', headers, body: text });
const statuses = [(await send(body)).status, (await send(body)).status, (await send(body + ' ')).status];
console.log(statuses.join(' '));
if (statuses.join(' ') !== '204 204 400') process.exit(1);`;

export const WEBHOOK_RECEIVER_GUIDE: WrittenArticle = {
  title: 'Receive webhooks',
  lead: 'A receiver that verifies signatures and handles each message once, and a script that tries it without leaving your desk.',
  sections: [
    { id: 'before', title: 'Before you begin', blocks: [...settingsBlocks, installBlock('receiver')] },
    {
      id: 'receiver',
      title: 'The receiver',
      blocks: [
        {
          kind: 'text',
          text: 'Messages are signed as Standard Webhooks says. They are delivered at least once: answer within five seconds with any status from 200 to 299, and look at `webhook-id` before you act.',
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
          text: 'This script signs a message as the API does, sends it twice, and once with one character more, which is refused.',
        },
        { kind: 'code', title: 'send.mjs', code: SEND },
        {
          kind: 'code',
          title: 'Terminal',
          code: `export WEBHOOK_SECRET="whsec_$(node --print "require('node:crypto').randomBytes(24).toString('base64')")"
node receiver.mjs &
RECEIVER=$!
until curl --silent --output answer.txt http://localhost:8082/; do sleep 0.1; done
node send.mjs
kill $RECEIVER`,
        },
        {
          kind: 'text',
          text: 'Then add the address of your receiver on the page Webhooks of your workspace, take the secret from there, and press “Send a test”. All types of messages are on the page on webhooks.',
        },
      ],
    },
  ],
  next: { label: 'Caching', href: '/docs/guides/caching' },
};
