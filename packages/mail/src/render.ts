import { render, toPlainText } from '@react-email/render';
import type { Template } from './template.ts';
import { TEMPLATES, type MailFacts, type MailName } from './templates.ts';

export type { MailFacts, MailName } from './templates.ts';

/** A mail ready to be queued; `kind` is the name of its template. */
export type RenderedMail = { kind: MailName; subject: string; html: string; text: string };

export async function renderMail<Name extends MailName>(name: Name, facts: MailFacts<Name>): Promise<RenderedMail> {
  // Safe: the facts are those of the template under this name.
  const template = TEMPLATES[name] as unknown as Template<MailFacts<Name>>;
  const html = await render(template.letter(facts));
  const text = toPlainText(html, {
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: false } },
    ],
  });
  return { kind: name, subject: oneLine(template.subject(facts)), html, text };
}

/** Replaces line breaks, because subjects contain names of workspaces and a line break would begin another header. */
const oneLine = (subject: string): string => subject.replaceAll(/\s+/g, ' ').trim();
