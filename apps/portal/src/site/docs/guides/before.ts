import { installCommands } from '@graha/catalog/project/snippets/client-packages';
import type { Block } from '../block.ts';

/** The first block of every guide. `$GRAHA_PORTAL_URL` and the other variables are set once, in the terminal. */
export const settingsBlock: Block = {
  kind: 'text',
  text: 'You need Node 20 or newer and a key. In the terminal, set `GRAHA_PORTAL_URL` to the address of this site, `GRAHA_API_URL` to the address of the API, and `GRAHA_API_KEY` to your key. A test key costs nothing.',
};

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
