import type { MailFacts } from '@graha/mail/render';
import { postPasswordChanged } from '../../auth/account-mail.ts';
import { pathsAt } from '../../auth/paths.ts';
import type { SelfParts } from './create-self.ts';

/** What somebody is told by mail when their account changes, so that they hear of it when it was not them. */
export function tellsOf({ ports, portalUrl, session: { user } }: SelfParts) {
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

    addressAsked: (newAddress: string) =>
      ports.post({
        name: 'address-change-asked',
        to: user.email,
        facts: { newAddress, forgotUrl },
        dedupeKey: `address-change-asked:${user.id}:${newAddress}:${new Date().toISOString()}`,
      }),
  };
}
