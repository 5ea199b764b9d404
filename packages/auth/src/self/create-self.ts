import type { Auth } from '../core/create-auth.ts';
import { deviceOf } from '../core/device.ts';
import { orRefusal } from '../core/refusal.ts';
import { accountNoticesOf, ownPasskeysOf, secondFactorOf, type Prove, type SelfParts } from './own-factors.ts';
import type { Self } from './self.ts';

/** Creates the user's own account on Better Auth. Only the session in the headers determines whose account changes. */
export function createSelf(parts: SelfParts): Self {
  const { auth, headers, session, ports, throttles, later } = parts;
  const { api } = auth;
  const { user } = session;
  const notices = accountNoticesOf(parts);
  const prove = proofOf(parts);
  return {
    ...secondFactorOf(parts, prove),
    ...ownPasskeysOf(parts),

    read: () => read(parts),
    rename: async (name) => void (await api.updateUser({ body: { name }, headers })),

    async sendVerification() {
      if ((await throttles.sameForm.take(`verification ${user.id}`)) > 0) return 'sent';
      if ((await throttles.addressMailByPerson.take(user.id)) > 0) return 'too-often';
      await orRefusal(api.sendVerificationEmail({ body: { email: user.email }, headers }));
      return 'sent';
    },

    async changeAddress(newEmail, password) {
      const refused = await prove(password);
      if (refused) return refused;
      if ((await throttles.addressMailByPerson.take(user.id)) > 0) return 'too-often';
      later(async () => {
        await notices.addressChangeAsked(newEmail);
        await api.changeEmail({ body: { newEmail }, headers });
      });
      return 'sent';
    },

    async prove(password) {
      if (!(await hasPassword(parts))) return 'no-password';
      const refused = await prove(password);
      if (refused) return refused;
      await throttles.proofByPerson.forget(user.id);
      return 'done';
    },

    async changePassword(currentPassword, newPassword) {
      const refused = await prove(currentPassword);
      if (refused) return refused;
      await api.changePassword({ body: { currentPassword, newPassword, revokeOtherSessions: true }, headers });
      await ports.record(user.id, { type: 'SessionsRevoked', data: { all: false } });
      await notices.passwordChanged();
      return 'done';
    },

    async confirm({ password, code }) {
      const refused = await prove(password);
      if (refused) return refused;
      if (user.twoFactorEnabled) {
        const answer = await orRefusal(api.verifyTOTP({ body: { code }, headers }));
        if (typeof answer === 'string') return 'wrong-code';
      }
      await api.rotateSession({ headers });
      await throttles.proofByPerson.forget(user.id);
      return 'done';
    },

    async endSession(id) {
      const { adapter, internalAdapter } = await auth.$context;
      const where = [
        { field: 'id', value: id },
        { field: 'userId', value: user.id },
      ];
      const found = await adapter.findOne<{ token: string }>({ model: 'session', where });
      if (!found || id === session.session.id) return false;
      await internalAdapter.deleteSession(found.token);
      await ports.record(user.id, { type: 'SessionsRevoked', data: { all: false } });
      return true;
    },

    async endOtherSessions() {
      await api.revokeOtherSessions({ headers });
      await ports.record(user.id, { type: 'SessionsRevoked', data: { all: false } });
    },

    async endAllSessions() {
      await (await auth.$context).internalAdapter.deleteUserSessions(user.id);
      await ports.record(user.id, { type: 'SessionsRevoked', data: { all: true } });
    },
  };
}

function proofOf({ auth, headers, session, throttles }: SelfParts): Prove {
  return async (password) => {
    if ((await throttles.proofByPerson.take(session.user.id)) > 0) return 'too-often';
    const answer = await orRefusal(auth.api.verifyPassword({ body: { password }, headers }));
    return typeof answer === 'string' ? 'wrong' : null;
  };
}

async function hasPassword({ auth, session }: SelfParts): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  return typeof (await internalAdapter.findCredentialAccount(session.user.id))?.password === 'string';
}

async function read({ auth, session: { session, user } }: SelfParts) {
  const { adapter, internalAdapter } = await auth.$context;
  const own = [{ field: 'userId', value: user.id }];
  const [sessions, passkeys, accounts, backupCodesLeft] = await Promise.all([
    internalAdapter.listSessions(user.id, { onlyActiveSessions: true }),
    adapter.findMany<{ id: string; name?: string | null; createdAt?: Date | null }>({ model: 'passkey', where: own }),
    internalAdapter.findAccounts(user.id),
    user.twoFactorEnabled ? codesLeft(auth, user.id) : null,
  ]);
  return {
    name: user.name,
    email: user.email,
    isVerified: user.emailVerified,
    hasPassword: accounts.some(({ providerId, password }) => providerId === 'credential' && Boolean(password)),
    connections: accounts
      .filter(({ providerId }) => providerId !== 'credential')
      .map(({ id, providerId, createdAt }) => ({ id, provider: providerId, addedAt: createdAt })),
    hasTwoFactor: user.twoFactorEnabled === true,
    backupCodesLeft,
    passkeys: passkeys
      .map(({ id, name, createdAt }) => ({ id, name: name ?? '', addedAt: createdAt ?? null }))
      .toSorted((one, other) => Number(one.addedAt) - Number(other.addedAt)),
    sessions: sessions
      .map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        device: deviceOf(userAgent),
        signedInAt: createdAt,
        seenAt: updatedAt,
        isCurrent: id === session.id,
      }))
      .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent) || +other.seenAt - +one.seenAt),
  };
}

async function codesLeft({ api }: Auth, userId: string): Promise<number> {
  const { backupCodes } = await api.viewBackupCodes({ body: { userId } });
  return backupCodes.length;
}
