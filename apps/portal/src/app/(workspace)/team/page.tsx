import type { Metadata } from 'next';
import { TeamRoom } from '../../../features/team/team-room.tsx';
import { TEAM_TEXT } from '../../../features/team/text.ts';
import { api, member } from '../../../trpc/server.ts';

export const metadata: Metadata = { title: TEAM_TEXT.title };

export default async function TeamPage() {
  const [{ viewer, workspace, sight }, { team }] = await Promise.all([member(), api()]);
  return <TeamRoom initial={await team.list()} workspace={workspace.name} viewer={{ userId: viewer.userId, sight }} />;
}
