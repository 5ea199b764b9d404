import { orRefusal } from '../core/refusal.ts';
import type { Prove, SelfParts } from './create-self.ts';
import type { Self } from './self.ts';
import { accountNoticesOf } from './account-notices.ts';

type SecondFactor = Pick<Self, 'beginTwoFactor' | 'finishTwoFactor' | 'endTwoFactor' | 'newBackupCodes'>;

/** Turning the second factor on needs the password and a code; turning it off or new codes need the password. */
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
      const answer = await orRefusal(api.verifyTOTP({ body: { code }, headers, returnHeaders: true }));
      if (typeof answer === 'string') return 'wrong';
      await throttles.proofByPerson.forget(id);
      // Only the call that turns it on replaces the session; one that arrives after it has nothing to report.
      if (answer.headers.getSetCookie().length === 0) return 'done';
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
      const { backupCodes } = await api.generateBackupCodes({ body: { password }, headers });
      await notices.signInChanged('backup-codes');
      return backupCodes;
    },
  };
}
