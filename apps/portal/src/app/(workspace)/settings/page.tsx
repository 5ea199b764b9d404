import type { Metadata } from 'next';
import { may } from '@graha/domain/team/roles';
import { env } from '../../../server/env.ts';
import { SettingsPage } from '../../../features/workspace/settings/settings-page.tsx';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Settings' };

export default async function Page() {
  const [{ sight }, { settings }] = await Promise.all([member(), api()]);
  const [initial, singleSignOn] = await Promise.all([
    settings.read(),
    env().isSsoOffered && may(sight, 'sso.read') ? settings.sso.read() : null,
  ]);
  return <SettingsPage initial={initial} singleSignOn={singleSignOn} sight={sight} />;
}
