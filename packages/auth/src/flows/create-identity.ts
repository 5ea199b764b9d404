import { orRefusal } from '../core/refusal.ts';
import { mailSignUp, waitingWith } from '../core/account-mail.ts';
import { isPasswordOf } from '../core/password.ts';
import { followLink, type Confirmation, type IdentityParts } from './verification.ts';
import { SECOND_FACTOR, type Identity } from './entry.ts';
import type { Joining } from './join.ts';
import type { SsoFlow } from './sso-entry.ts';
import type { Recovery } from './recovery.ts';
import type { SecondFactor } from './second-factor.ts';

type AuthIdentity = Omit<Identity, 'openWorkspace'> &
  Recovery['identity'] &
  Omit<SecondFactor['identity'], 'openWorkspace'> &
  Omit<Confirmation['identity'], 'openWorkspace'> &
  Pick<SsoFlow['identity'], 'enterByProvider'> &
  Pick<Joining['identity'], 'enterVerified'>;

/** Creates sign-up, sign-in and recovery on Better Auth, for the sender of these headers. */
export function createIdentity(parts: IdentityParts): AuthIdentity {
  const { auth, headers, ports, portalUrl } = parts;
  const { api } = auth;
  const sendMail = (row: { id: string; email: string }) => async () =>
    void (await mailSignUp({ context: await auth.$context, ports, portalUrl }, row));
  return {
    async register(input) {
      const { id } = await api.beginSignUp({ body: input, headers });
      return { sendMail: sendMail({ id, email: input.email }) };
    },

    async waiting() {
      const row = await api.waitingSignUp({ headers });
      return row && { email: row.email, sendMail: sendMail(row) };
    },

    async remind(account, mayMail) {
      const context = await auth.$context;
      const row = await waitingWith(context, account);
      if (row) return (await mayMail()) ? sendMail(row)() : undefined;
      const known = await context.internalAdapter.findUserByEmail(account.email);
      if (!known || known.user.emailVerified || !(await isPasswordOf(context, known.user.id, account.password))) return;
      if (await mayMail()) await orRefusal(api.sendVerificationEmail({ body: { email: account.email } }));
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

    enterByProvider: (body) => api.enterByProvider({ body, headers }),

    enterVerified: (body) => api.enterVerified({ body, headers }),

    confirmAddress: (token, password) => followLink(parts, token, password),
  };
}

const WRONG_CODES = new Set(['INVALID_CODE', 'INVALID_BACKUP_CODE']);
