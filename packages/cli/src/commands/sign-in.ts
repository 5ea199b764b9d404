import { isKnownKey } from '../api.ts';
import { type Asked, type Command, textOf } from '../command.ts';
import { keyByDevice } from '../device-login.ts';
import { Failure } from '../failure.ts';
import { baseUrlOf, saveCredentials } from '../settings.ts';
import type { Terminal } from '../terminal.ts';

/** The key that stands for one from the standard input, or typed without being shown. */
const READ_KEY = '-';
const QUESTION = 'Make a key on the page Keys of the portal, and paste it here: ';

export const login: Command = {
  usage: 'login [--key <key>|-] [--no-browser] [--base-url <address>]',
  summary: 'Signs in by a page of the portal, or with a key, and stores the key for this user of the machine.',
  options: { key: { type: 'string' }, 'no-browser': { type: 'boolean' }, 'base-url': { type: 'string' } },
  async run({ values, terminal }) {
    const baseUrl = baseUrlOf({
      ...terminal.env,
      ...(textOf(values, 'base-url') && { GRAHA_BASE_URL: textOf(values, 'base-url') }),
    });
    const given = await keyGiven(values, terminal);
    const isBrowserWanted = values['no-browser'] !== true;
    const apiKey = given ?? (await keyByDevice(terminal, { baseUrl, isBrowserWanted }));
    // A key that the portal has just made is stored at once, because nobody can show it again.
    if (given !== null && !(await isKnownKey(terminal, { baseUrl, apiKey })))
      throw new Failure('key', 'The API does not know this key. Copy it again, or make another in the portal.');
    const path = saveCredentials(terminal.env, { baseUrl, apiKey });
    if (values['json'] === true) terminal.out(JSON.stringify({ base_url: baseUrl, credentials: path }));
    else terminal.out(`Signed in at ${baseUrl}. The key is in ${path}.`);
  },
};

/** Returns the key of the option or of the standard input; null to sign in by a page. @throws Failure for an empty key */
async function keyGiven(values: Asked['values'], terminal: Terminal): Promise<string | null> {
  const option = textOf(values, 'key');
  const isRead = option === READ_KEY || (option === undefined && !terminal.isInteractive);
  const key = isRead ? await terminal.askSecret(QUESTION) : (option ?? null);
  const text = key?.trim() ?? '';
  if (text !== '') return text;
  if (option === undefined) return null;
  throw new Failure('usage', 'No key was given. Make one in the portal, then: graha login --key -'); // An option is seen in the list of processes.
}
