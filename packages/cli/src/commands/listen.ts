import { createHmac, randomBytes } from 'node:crypto';
import { clientOf } from '../api.ts';
import { type Command, textOf } from '../command.ts';
import { Failure } from '../failure.ts';
import type { Terminal } from '../terminal.ts';

/** The Management API takes 60 requests a minute from a workspace. */
const POLL_MS = 3_000;
const FORWARD_TIMEOUT_MS = 15_000;

type Message = { message_id: string; type: string; body: string };

export const listen: Command = {
  usage: 'listen --forward-to <address> [--once] [--test]',
  summary: 'Forwards the messages to your webhooks to an address of this machine, signed anew.',
  options: { 'forward-to': { type: 'string' }, once: { type: 'boolean' }, test: { type: 'boolean' } },
  async run({ values, terminal }) {
    const target = textOf(values, 'forward-to') ?? '';
    if (!/^https?:\/\//.test(target) || !URL.canParse(target))
      throw new Failure('usage', 'An address is missing: graha listen --forward-to http://localhost:3000/hook');
    const asJson = values['json'] === true;
    const { account } = clientOf(terminal);
    const secret = `whsec_${randomBytes(24).toString('base64')}`;
    let { next } = await account.listMessages();
    terminal.out(asJson ? JSON.stringify({ secret, forward_to: target }) : `Signing secret of this session: ${secret}`);
    const [webhook] = (await account.listWebhooks()).webhooks;
    if (webhook === undefined)
      throw new Failure(
        'input',
        'The workspace has no webhook. Add one on the page Webhooks of the portal; its address need not be reachable.',
      );
    if (values['test'] === true) await account.testWebhook(webhook.webhook_id);
    while (!terminal.signal.aborted) {
      const page = await account.listMessages({ after: next });
      next = page.next;
      for (const message of page.messages) {
        const status = await forwarded(terminal, target, secret, message);
        const facts = { type: message.type, message_id: message.message_id, status };
        terminal.out(
          asJson ? JSON.stringify(facts) : `${message.type} ${message.message_id} → ${status ?? 'no answer'}`,
        );
        if (values['once'] === true) return;
      }
      await terminal.wait(POLL_MS);
    }
  },
};

/** Sends a message with a signature by Standard Webhooks. @returns the status, null without an answer */
async function forwarded(
  { fetch, now }: Terminal,
  url: string,
  secret: string,
  message: Message,
): Promise<number | null> {
  const { message_id: id, body } = message;
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
  try {
    const { status } = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
    });
    return status;
  } catch {
    return null; // The program at the desk is not running; the next message may find it.
  }
}
