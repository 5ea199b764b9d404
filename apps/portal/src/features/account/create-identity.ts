import type { AccountPorts } from '../../auth/ports.ts';
import type { Auth } from '../../auth/create-auth.ts';
import { addressTokenOf } from '../../auth/address-token.ts';
import { nameFrom } from '../../auth/names.ts';
import { orRefusal } from '../../auth/refusal.ts';
import type { AddressProof } from './address-proof.ts';
import { SECOND_FACTOR, type Identity } from './entry.ts';
import type { Recovery } from './recovery.ts';
import type { SecondFactor } from './second-factor.ts';

type Doors = Omit<Identity, 'openWorkspace'> &
  Recovery['identity'] &
  Omit<SecondFactor['identity'], 'openWorkspace'> & { proveAddress(token: string): Promise<AddressProof> };

/** The doors of the house on Better Auth, for the one who sent these headers. */
export function createIdentity(auth: Auth, headers: Headers, ports: AccountPorts): Doors {
  const { api } = auth;
  return {
    async register({ email, password }) {
      const made = await orRefusal(api.signUpEmail({ body: { name: nameFrom(email), email, password }, headers }));
      // Of two that sign up at the same moment one comes second, and finds out by signing in.
      if (typeof made === 'string' && made !== 'FAILED_TO_CREATE_USER') throw new Error(`Sign-up ended with ${made}.`);
    },

    async signIn({ email, password }) {
      const entered = await orRefusal(api.signInEmail({ body: { email, password }, headers }));
      if (typeof entered === 'string') return null;
      return 'twoFactorRedirect' in entered ? SECOND_FACTOR : { userId: entered.user.id };
    },

    async enterCode(kind, code) {
      const verify = kind === 'app' ? api.verifyTOTP : api.verifyBackupCode;
      const entered = await orRefusal(verify({ body: { code }, headers }));
      if (typeof entered !== 'string') return { userId: entered.user.id, email: String(entered.user.email) };
      if (entered === 'ACCOUNT_TEMPORARILY_LOCKED') return 'locked';
      return WRONG_CODES.has(entered) ? 'wrong' : 'over';
    },

    sendResetMail: async (email) => void (await api.requestPasswordReset({ body: { email }, headers })),

    async resetPassword(token, newPassword) {
      const done = await orRefusal(api.resetPassword({ body: { token, newPassword }, headers }));
      return typeof done === 'string' ? 'over' : 'done';
    },

    proveAddress: (token) => proveAddress(auth, headers, ports, token),
  };
}

const WRONG_CODES = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE']);

async function proveAddress(auth: Auth, headers: Headers, ports: AccountPorts, token: string): Promise<AddressProof> {
  const claims = addressTokenOf(token);
  if (!claims) return 'unknown';
  if (claims.newAddress === undefined) return verify(auth, headers, token);

  const session = await auth.api.getSession({ headers });
  if (!session) return 'sign-in-first';
  if (session.user.email === claims.newAddress) return 'verified'; // The link was opened twice.
  if (session.user.email !== claims.address) return 'other-account';
  const { internalAdapter } = await auth.$context;
  if (await internalAdapter.findUserByEmail(claims.newAddress)) return 'unknown'; // Another account was quicker.
  const proof = await verify(auth, headers, token);
  if (proof !== 'verified') return proof;
  const { id } = session.user;
  await ports.record(id, { type: 'EmailChanged', data: {} });
  await ports.post({
    name: 'address-changed',
    to: claims.address,
    facts: { newAddress: claims.newAddress },
    dedupeKey: `address-changed:${id}:${claims.newAddress}:${Date.now()}`,
  });
  return 'verified';
}

async function verify(auth: Auth, headers: Headers, token: string): Promise<AddressProof> {
  const done = await orRefusal(auth.api.verifyEmail({ query: { token }, headers }));
  if (typeof done !== 'string') return 'verified';
  return done === 'TOKEN_EXPIRED' ? 'expired' : 'unknown';
}
