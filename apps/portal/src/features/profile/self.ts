export type PasskeyRow = { id: string; name: string; addedAt: Date | null };

export type SessionRow = { id: string; device: string; signedInAt: Date; seenAt: Date; isCurrent: boolean };

/** What somebody sees of their own account. */
export type Profile = {
  name: string;
  email: string;
  isVerified: boolean;
  hasTwoFactor: boolean;
  /** null while there is no second factor. */
  backupCodesLeft: number | null;
  passkeys: PasskeyRow[];
  sessions: SessionRow[];
};

/** Why a change was not made, for the field that asked for it. */
export type Refused = 'wrong' | 'too-often';

/** The account of the one whose session this is, and nobody else's: no id of a person is ever passed in. */
export type Self = {
  read(): Promise<Profile>;
  rename(name: string): Promise<void>;
  sendVerification(): Promise<'sent' | 'too-often'>;
  /** Mails a link to the new address and a notice to the old one. What a known address is answered tells nothing. */
  changeAddress(newAddress: string, password: string): Promise<'sent' | Refused>;
  /** Ends every other session. */
  changePassword(current: string, next: string): Promise<'done' | Refused>;
  /** Makes the session a new one, with a new token. `code` where there is a second factor. */
  confirm(proof: { password: string; code: string }): Promise<'done' | 'wrong-code' | Refused>;

  beginTwoFactor(password: string): Promise<{ uri: string; backupCodes: string[] } | Refused>;
  finishTwoFactor(code: string): Promise<'done' | Refused>;
  endTwoFactor(password: string): Promise<'done' | Refused>;
  newBackupCodes(password: string): Promise<string[] | Refused>;

  /** What the browser asks the device with. */
  beginPasskey(): Promise<object>;
  /** `response` is the device's answer; false if it is not an answer to what was asked. */
  finishPasskey(name: string, response: unknown): Promise<boolean>;
  /** False if there is none with this id among one's own. */
  renamePasskey(id: string, name: string): Promise<boolean>;
  removePasskey(id: string): Promise<boolean>;

  /** False if there is none with this id among one's own, or if it is this one. */
  endSession(id: string): Promise<boolean>;
  endOtherSessions(): Promise<void>;
};
