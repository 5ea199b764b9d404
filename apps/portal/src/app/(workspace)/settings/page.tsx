import type { Metadata } from 'next';
import { SettingsRoom } from '../../../features/settings/settings-room.tsx';
import { SETTINGS_TEXT } from '../../../features/settings/text.ts';
import { api, member } from '../../../trpc/server.ts';

export const metadata: Metadata = { title: SETTINGS_TEXT.title };

export default async function SettingsPage() {
  const [{ sight }, { settings }] = await Promise.all([member(), api()]);
  return <SettingsRoom initial={await settings.read()} sight={sight} />;
}
