import type { MailFacts } from '@graha/mail/render';
import { Refusal } from '@graha/domain/core/refusal';
import { orRefusal } from '../core/refusal.ts';
import type { Refused, Self } from './self.ts';
import type { Auth } from '../core/create-auth.ts';
import type { AccountPorts } from '../core/ports.ts';
import type { Recovery } from '../flows/recovery.ts';
import type { Throttles } from '../flows/throttles.ts';
import { pathsAt, postPasswordChanged, postSignInChanged } from '../core/account-mail.ts';

export type Session = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>;

export type SelfParts = {
  auth: Auth;
  headers: Headers;
  session: Session;
  ports: AccountPorts;
  portalUrl: string;
  throttles: Pick<Throttles, 'proofByPerson' | 'addressMailByPerson' | 'sameForm'>;
  later: Recovery['later'];
};

/** Checks the password of the user; null if it is correct. Attempts are limited, so a stolen session cannot continue to guess. */
export type Prove = (password: string) => Promise<Refused | null>;

type SecondFactor = Pick<Self, 'beginTwoFactor' | 'finishTwoFactor' | 'endTwoFactor' | 'newBackupCodes'>;

/**
 * Returns the changes of the second factor. Turning it on needs the password and a code; turning it off or new codes need only
 * the password.
 */
export function secondFactorOf(parts: SelfParts, prove: Prove): SecondFactor {
  const { auth, headers, session, ports, throttles } = parts;
  const { api } = auth;
  const { id } = session.user;
  const notices = accountNoticesOf(parts);
  return {
    async beginTwoFactor(password) {
      const refused = await prove(password);
      if (refused) return refused;
      const begun = await api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
      if (begun.method !== 'totp') throw new Error('No secret came for the second factor.');
      return { uri: begun.totpURI, backupCodes: begun.backupCodes };
    },

    async finishTwoFactor(code) {
      if ((await throttles.proofByPerson.take(id)) > 0) return 'too-often';
      const endOthers = await othersOf(auth, session.session);
      const answer = await orRefusal(api.verifyTOTP({ body: { code }, headers, returnHeaders: true }));
      if (typeof answer === 'string') return 'wrong';
      await throttles.proofByPerson.forget(id);
      // Only the call that turns it on replaces the session; a later one has nothing to report.
      if (answer.headers.getSetCookie().length === 0) return 'done';
      await endOthers();
      await ports.record(id, { type: 'TwoFactorEnabled', data: {} });
      await notices.signInChanged('two-factor-on');
      return 'done';
    },

    async endTwoFactor(password) {
      const refused = await prove(password);
      if (refused) return refused;
      await api.disableTwoFactor({ body: { password }, headers });
      await ports.record(id, { type: 'TwoFactorDisabled', data: {} });
      await notices.signInChanged('two-factor-off');
      return 'done';
    },

    async newBackupCodes(password) {
      const refused = await prove(password);
      if (refused) return refused;
      const made = await orRefusal(api.generateBackupCodes({ body: { password }, headers }));
      if (typeof made === 'string') throw new Refusal('own_unknown'); // Without a second factor there are no codes.
      await notices.signInChanged('backup-codes');
      return made.backupCodes;
    },
  };
}

/**
 * Returns a function that ends the current other sessions, because they began with only a password. They are read before this
 * session is replaced, which changes its token.
 */
async function othersOf(auth: Auth, { userId, token }: Session['session']): Promise<() => Promise<void>> {
  const { internalAdapter } = await auth.$context;
  const others = (await internalAdapter.listSessions(userId)).filter((session) => session.token !== token);
  return () => internalAdapter.deleteSessions(others.map((session) => session.token));
}

type Passkeys = Pick<Self, 'beginPasskey' | 'finishPasskey' | 'renamePasskey' | 'removePasskey'>;

/**
 * Returns the changes of passkeys. A cookie and a table have the challenge for five minutes; the answer is checked against both.
 */
export function ownPasskeysOf(parts: SelfParts): Passkeys {
  const { auth, headers, session, ports } = parts;
  const { api } = auth;
  const { id: userId } = session.user;
  const notices = accountNoticesOf(parts);
  const isDone = async (call: Promise<object>) => typeof (await orRefusal(call)) !== 'string';
  return {
    beginPasskey: () => api.generatePasskeyRegistrationOptions({ query: {}, headers }),

    async finishPasskey(name, response) {
      const made = await orRefusal(api.verifyPasskeyRegistration({ body: { name, response }, headers }), NOT_AN_ANSWER);
      if (typeof made === 'string') return false;
      await ports.record(userId, { type: 'PasskeyAdded', data: { passkeyId: made.id } });
      await notices.signInChanged('passkey-added');
      return true;
    },

    renamePasskey: (id, name) => isDone(api.updatePasskey({ body: { id, name }, headers })),

    async removePasskey(id) {
      if (!(await isDone(api.deletePasskey({ body: { id }, headers })))) return false;
      await ports.record(userId, { type: 'PasskeyRemoved', data: { passkeyId: id } });
      await notices.signInChanged('passkey-removed');
      return true;
    },
  };
}

/** The plugin reports an invalid answer of a device as a server error. */
const NOT_AN_ANSWER = ['FAILED_TO_VERIFY_REGISTRATION'];

/** Sends mails about changes of an account, so that its owner notices changes by others. */
export function accountNoticesOf({ ports, portalUrl, session: { user } }: SelfParts) {
  const { forgot: forgotUrl } = pathsAt(portalUrl);
  return {
    passwordChanged: async () => {
      await ports.record(user.id, { type: 'PasswordChanged', data: {} });
      await postPasswordChanged(ports.post, forgotUrl, user);
    },

    signInChanged: (change: MailFacts<'sign-in-changed'>['change']) =>
      postSignInChanged(ports.post, portalUrl, user, change),

    addressChangeAsked: (newAddress: string) =>
      ports.post({
        name: 'address-change-asked',
        to: user.email,
        facts: { newAddress, forgotUrl },
        dedupeKey: `address-change-asked:${user.id}:${newAddress}:${new Date().toISOString()}`,
      }),
  };
}
