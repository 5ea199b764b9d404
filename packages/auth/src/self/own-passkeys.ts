import { orRefusal } from '../core/refusal.ts';
import type { SelfParts } from './create-self.ts';
import type { Self } from './self.ts';
import { accountNoticesOf } from './account-notices.ts';

type Passkeys = Pick<Self, 'beginPasskey' | 'finishPasskey' | 'renamePasskey' | 'removePasskey'>;

/** A cookie and a table hold the challenge for five minutes; the answer is checked against both. */
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
