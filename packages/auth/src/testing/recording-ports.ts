import type { MailName } from '@graha/mail/render';
import type { AccountPorts, Letter } from '../core/ports.ts';

export type SentLetter = { [Name in MailName]: Letter<Name> }[MailName];

export const AUTH_SECRET = 'q8Zr2mX0vT5yLd7KcW1uHs4BnEo9PgJa';

/** Ports that record their calls. */
export function recordingPorts() {
  const letters: SentLetter[] = [];
  const endedSessions: string[] = [];
  const revoked: string[] = [];
  const admitted: string[] = [];
  const facts: { userId: string; type: string }[] = [];
  const ports: AccountPorts = {
    record: async (userId, { type }) => void facts.push({ userId, type }),
    sessionEnded: async ({ sessionId }) => void endedSessions.push(sessionId),
    revokeKeys: async (tenantId) => void revoked.push(tenantId),
    // Safe: a letter of one template is one of the union of all letters.
    admit: async (userId) => {
      admitted.push(userId);
      return 'member';
    },
    admitsNewcomers: async () => true,
    post: async (letter) => void letters.push(letter as unknown as SentLetter),
  };
  return { letters, admitted, facts, endedSessions, revoked, ports };
}

/** Returns the last mail of this kind; fails the test if there is none. */
export function lastLetter<Name extends MailName>(letters: readonly SentLetter[], name: Name): Letter<Name> {
  const letter = letters.findLast((sent) => sent.name === name);
  if (!letter)
    throw new Error(`No mail ${name} was sent; only ${letters.map((sent) => sent.name).join(', ') || 'none'}.`);
  // Safe: it was found by its name.
  return letter as unknown as Letter<Name>;
}

/** Returns the token in a mail's link. */
export const tokenIn = (url: string): string => new URL(url).searchParams.get('token') ?? '';
