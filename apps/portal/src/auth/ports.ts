import type { MailFacts, MailName } from '@graha/mail/render';
import type { UserFact } from '@graha/store/user-log';

export type Letter<Name extends MailName> = {
  name: Name;
  to: string;
  facts: MailFacts<Name>;
  /** What it tells, and whom: told twice, it is sent once. */
  dedupeKey: string;
};

/**
 * What the house does when something happens to an account. None throws: the account has changed already, and who changed it
 * is not to be told that it did not; what went wrong is reported.
 */
export type AccountPorts = {
  /** Writes a fact into the person's history. */
  record(userId: string, fact: UserFact): Promise<void>;
  /** Signed out here or from elsewhere: what was bound to the session ends with it. */
  sessionEnded(session: { userId: string; sessionId: string }): Promise<void>;
  post<Name extends MailName>(letter: Letter<Name>): Promise<void>;
};
