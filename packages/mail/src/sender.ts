import { STYLES } from './styles.ts';

/** Who runs the service. */
export type Sender = { name: string; email: string | null; address: string | null };

export const senderLine = ({ name, email, address }: Sender): string =>
  [name, address, email].filter((part) => part !== null).join(' · ');

/**
 * The mail with who sent it in its last line. Added when it is sent, so that a mail that waits in the outbox names the
 * operator of today.
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
