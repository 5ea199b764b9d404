export type PasskeyRow = { id: string; name: string; addedAt: Date | null };

export type SessionRow = { id: string; device: string; signedInAt: Date; seenAt: Date; isCurrent: boolean };

/** A provider that signs the user in. */
export type ConnectionRow = { id: string; provider: string; addedAt: Date };

/** A user's view of their own account. */
export type Profile = {
  name: string;
  email: string;
  isVerified: boolean;
  /** False if only a provider signs the person in. */
  hasPassword: boolean;
  hasTwoFactor: boolean;
  /** Null without a second factor. */
  backupCodesLeft: number | null;
  passkeys: PasskeyRow[];
  connections: ConnectionRow[];
  sessions: SessionRow[];
};

/** The reason why a change was not made, for the field with the proof. */
export type Refused = 'wrong' | 'too-often';

/** The account of the session; no user id is ever passed in. */
export type Self = {
  read(): Promise<Profile>;
  rename(name: string): Promise<void>;
  sendVerification(): Promise<'sent' | 'too-often'>;
  /** Mails a link to the new address and a notice to the old one. A known address gets the same answer. */
  changeAddress(newAddress: string, password: string): Promise<'sent' | Refused>;
  /** Checks the password. `no-password`: only a provider signs in to the account. */
  prove(password: string): Promise<'done' | 'no-password' | Refused>;
  /** Ends every other session. */
  changePassword(current: string, next: string): Promise<'done' | Refused>;
  /** Replaces the session by a new one. `code` is checked if there is a second factor. */
  confirm(proof: { password: string; code: string }): Promise<'done' | 'wrong-code' | Refused>;

  beginTwoFactor(password: string): Promise<{ uri: string; backupCodes: string[] } | Refused>;
  finishTwoFactor(code: string): Promise<'done' | Refused>;
  endTwoFactor(password: string): Promise<'done' | Refused>;
  newBackupCodes(password: string): Promise<string[] | Refused>;

  /** The options that the browser passes to the device. */
  beginPasskey(): Promise<object>;
  /** `response` is the device's answer; false if it does not match the challenge. */
  finishPasskey(name: string, response: unknown): Promise<boolean>;
  /** False if the user has no passkey with this id. */
  renamePasskey(id: string, name: string): Promise<boolean>;
  removePasskey(id: string): Promise<boolean>;

  /** False if the user has no session with this id, or if it is the current one. */
  endSession(id: string): Promise<boolean>;
  endOtherSessions(): Promise<void>;
  /** Ends every session, including this one. */
  endAllSessions(): Promise<void>;
};
