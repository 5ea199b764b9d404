import { isKnownKey } from '../api.ts';
import { type Command, textOf } from '../command.ts';
import { Failure } from '../failure.ts';
import { baseUrlOf, saveCredentials } from '../settings.ts';

export const login: Command = {
  usage: 'login [--key <key>] [--base-url <address>]',
  summary: 'Stores a key of the portal for this user of the machine.',
  options: { key: { type: 'string' }, 'base-url': { type: 'string' } },
  async run({ values, terminal }) {
    const baseUrl = baseUrlOf({
      ...terminal.env,
      ...(textOf(values, 'base-url') && { GRAHA_BASE_URL: textOf(values, 'base-url') }),
    });
    const question = 'Make a key on the page Keys of the portal, and paste it here: ';
    const apiKey = (textOf(values, 'key') ?? (await terminal.askSecret(question)))?.trim();
    if (apiKey === undefined || apiKey === '')
      throw new Failure('usage', 'No key was given. Make one in the portal, then: graha login --key <key>.');
    if (!(await isKnownKey(terminal, { baseUrl, apiKey })))
      throw new Failure('key', 'The API does not know this key. Copy it again, or make another in the portal.');
    const path = saveCredentials(terminal.env, { baseUrl, apiKey });
    if (values['json'] === true) terminal.out(JSON.stringify({ base_url: baseUrl, credentials: path }));
    else terminal.out(`Signed in at ${baseUrl}. The key is in ${path}.`);
  },
};
