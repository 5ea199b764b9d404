import type { Metadata } from 'next';
import { TeamFilter } from '../../../features/workspace/team/team-filter.ts';
import { TeamPage } from '../../../features/workspace/team/team-page.tsx';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Team' };

export default async function Page({ searchParams }: PageProps<'/team'>) {
  const [{ viewer, workspace, sight }, { team }, asked] = await Promise.all([member(), api(), searchParams]);
  return (
    <TeamPage
      initialFilter={TeamFilter.parse(asked)}
      initial={await team.list()}
      workspace={workspace.name}
      viewer={{ userId: viewer.userId, sight }}
    />
  );
}
