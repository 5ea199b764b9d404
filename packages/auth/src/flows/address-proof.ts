/** The result of a link that proves an address. */
export type AddressProof =
  | 'verified'
  /** More than a day old. */
  | 'expired'
  /** Not one of our links, or for a former address of the account. */
  | 'unknown'
  /** The address has an account by now. */
  | 'known'
  /** A new address takes effect only in a session of the account. */
  | 'sign-in-first'
  | 'other-account';

/** The result of following a link: a session, a question or an end. */
export type LinkEnd =
  | { is: 'in'; userId: string; workspace: string; nextPath: string }
  /** Another browser signed up, so the password chosen there is needed. */
  | { is: 'password-needed' }
  | { is: 'wrong-password' }
  | { is: 'over'; proof: AddressProof };
