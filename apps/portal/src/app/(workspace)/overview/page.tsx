import type { Metadata } from 'next';
import { exampleCurl } from '../../../features/keys/example-curl.ts';
import { OverviewRoom } from '../../../features/overview/overview-room.tsx';
import { OVERVIEW_TEXT } from '../../../features/overview/text.ts';
import { api, member } from '../../../trpc/server.ts';

export const metadata: Metadata = { title: OVERVIEW_TEXT.title };

export default async function OverviewPage() {
  const [{ workspace }, { overview }] = await Promise.all([member(), api()]);
  return <OverviewRoom workspaceName={workspace.name} initial={await overview.read()} curl={exampleCurl()} />;
}
