import type { AuthContext } from 'better-auth';
import type { MailFacts, MailName } from '@graha/mail/render';
import type { UserFact } from '@graha/store/tenants/user-log';

export type Letter<Name extends MailName> = {
  name: Name;
  to: string;
  facts: MailFacts<Name>;
  /** Only one mail is sent per key. */
  dedupeKey: string;
};

/** The effects of a change of an account. None throws, because the account has already changed; failures are reported. */
export type AccountPorts = {
  /** Appends a fact to the user's history. */
  record(userId: string, fact: UserFact): Promise<void>;
  /** Ends everything bound to a session that has ended. */
  sessionEnded(session: { userId: string; sessionId: string }): Promise<void>;
  /** Revokes every key of a workspace if its owner never verified an address. */
  revokeKeys(tenantId: string, userId: string): Promise<void>;
  post<Name extends MailName>(letter: Letter<Name>): Promise<void>;
  /** Makes a person a member whom this identity provider has signed in; as an exception it throws, and nobody is signed in. */
  admit(userId: string, by: { tenantId: string; connectionId: string }): Promise<'member' | 'removed' | 'no-plan'>;
  /** If the plan of the workspace lets its identity provider add members; asked before an account is made for one. */
  admitsNewcomers(by: { tenantId: string }): Promise<boolean>;
};

/** The part of Better Auth's context used by our code; endpoints and the instance both have it. */
export type AuthParts = {
  adapter: Pick<AuthContext['adapter'], 'findMany' | 'findOne' | 'delete' | 'deleteMany'>;
  internalAdapter: AuthContext['internalAdapter'];
  password: Pick<AuthContext['password'], 'hash' | 'verify'>;
  secret: string;
};
