import type { Metadata } from 'next';
import { TeamPage } from '../../../features/workspace/team/team-page.tsx';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Team' };

export default async function Page() {
  const [{ viewer, workspace, sight }, { team }] = await Promise.all([member(), api()]);
  return <TeamPage initial={await team.list()} workspace={workspace.name} viewer={{ userId: viewer.userId, sight }} />;
}
