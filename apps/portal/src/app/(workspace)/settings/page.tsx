import type { Metadata } from 'next';
import { SettingsPage } from '../../../features/workspace/settings/settings-page.tsx';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Settings' };

export default async function Page() {
  const [{ sight }, { settings }] = await Promise.all([member(), api()]);
  return <SettingsPage initial={await settings.read()} sight={sight} />;
}
