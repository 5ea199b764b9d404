/** How a link that proves an address ended. */
export type AddressProof =
  | 'verified'
  /** Its day has passed. */
  | 'expired'
  /** Not of ours, or for an address that the account has left. */
  | 'unknown'
  /** A new address takes effect for whoever is signed in to the account, and nobody else. */
  | 'sign-in-first'
  | 'other-account';
