import type { Metadata } from 'next';
import { ProfileRoom } from '../../../features/profile/profile-room.tsx';
import { PROFILE_TEXT } from '../../../features/profile/text.ts';
import { api } from '../../../trpc/server.ts';

export const metadata: Metadata = { title: PROFILE_TEXT.title };

export default async function AccountPage() {
  const { profile } = await api();
  return <ProfileRoom initial={await profile.read()} />;
}
