import type { Metadata } from 'next';
import { ProfileRoom } from '../../../features/profile/profile-room.tsx';
import { PROFILE_TEXT } from '../../../features/profile/text.ts';
import { IMPERSONATION_TEXT } from '../../../features/admin/impersonation/text.ts';
import { api, member } from '../../../trpc/server.ts';
import { Note } from '../../../ui/note.tsx';

const { account: TEXT } = IMPERSONATION_TEXT;

export const metadata: Metadata = { title: PROFILE_TEXT.title };

export default async function AccountPage() {
  const { profile } = await api();
  const { impersonation } = await member();
  return (
    <>
      {impersonation ? <Note title={TEXT.title}>{TEXT.body}</Note> : null}
      <ProfileRoom initial={await profile.read()} />
    </>
  );
}
