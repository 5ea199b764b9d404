import { STYLES } from './styles.ts';

/** The operator of the service. */
export type Sender = { name: string; email: string | null; address: string | null };

export const senderLine = ({ name, email, address }: Sender): string =>
  [name, address, email].filter((part) => part !== null).join(' · ');

/**
 * Adds the sender to the last line of a mail. Called when the mail is sent, so that a mail from the outbox names the current
 * operator.
 */
export function withSender<Mail extends { html: string; text: string }>(mail: Mail, sender: Sender): Mail {
  const line = senderLine(sender);
  const { color, fontSize } = STYLES.faint;
  const foot = `<p class="faint" style="margin:0 auto;max-width:544px;padding:0 16px 32px;color:${color};font-size:${fontSize};font-family:sans-serif">${escaped(line)}</p>`;
  const end = mail.html.lastIndexOf('</body>');
  const html = end < 0 ? mail.html + foot : mail.html.slice(0, end) + foot + mail.html.slice(end);
  return { ...mail, html, text: `${mail.text}\n\n${line}` };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
