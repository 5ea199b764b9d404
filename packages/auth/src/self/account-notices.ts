import type { MailFacts } from '@graha/mail/render';
import { postPasswordChanged } from '../core/account-mail.ts';
import { pathsAt } from '../core/paths.ts';
import type { SelfParts } from './create-self.ts';

/** The mails about changes of an account, so that its owner notices changes by others. */
export function accountNoticesOf({ ports, portalUrl, session: { user } }: SelfParts) {
  const { forgot: forgotUrl, account: accountUrl } = pathsAt(portalUrl);
  return {
    passwordChanged: async () => {
      await ports.record(user.id, { type: 'PasswordChanged', data: {} });
      await postPasswordChanged(ports.post, forgotUrl, user);
    },

    signInChanged: (change: MailFacts<'sign-in-changed'>['change']) => {
      const at = new Date();
      const facts = { change, at, accountUrl, forgotUrl };
      const dedupeKey = `sign-in-changed:${user.id}:${change}:${at.toISOString()}`;
      return ports.post({ name: 'sign-in-changed', to: user.email, facts, dedupeKey });
    },

    addressChangeAsked: (newAddress: string) =>
      ports.post({
        name: 'address-change-asked',
        to: user.email,
        facts: { newAddress, forgotUrl },
        dedupeKey: `address-change-asked:${user.id}:${newAddress}:${new Date().toISOString()}`,
      }),
  };
}
