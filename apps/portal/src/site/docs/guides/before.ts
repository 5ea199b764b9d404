import { installCommands } from '@graha/catalog/project/snippets/client-packages';
import type { Block } from '../block.ts';

/** The first blocks of every guide: variables of the terminal, which its programs read. */
export const settingsBlocks: readonly Block[] = [
  {
    kind: 'text',
    text: 'You need Node 20 or newer and a key. A test key costs nothing. In the terminal, set `GRAHA_API_KEY` to your key, with `export GRAHA_API_KEY=…`, and then the address of the API:',
  },
  { kind: 'code', title: 'Terminal', code: 'export GRAHA_API_URL="$GRAHA_API_URL"' },
];

export const installBlock = (folder: string): Block => ({
  kind: 'code',
  title: 'Terminal',
  code: `mkdir ${folder} && cd ${folder}
npm init -y
npm pkg set type=module
${installCommands('$GRAHA_PORTAL_URL').typescript.join('\n')}`,
});

export const CLIENT_CODE = `import { createClient } from '@graha/sdk';

const graha = createClient({
  baseUrl: process.env.GRAHA_API_URL,
  apiKey: process.env.GRAHA_API_KEY,
});`;

/** A program's function that sends a signed message to a receiver on this machine, and what it needs. */
export const sendCode = (
  port: number,
): string => `const key = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64');

async function send(id, body) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest('base64');
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': \`v1,\${signature}\` };
  return (await fetch('http://localhost:${port}/', { method: 'POST', headers, body })).status;
}`;
