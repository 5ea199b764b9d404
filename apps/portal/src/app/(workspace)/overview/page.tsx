import type { Metadata } from 'next';
import { exampleCurl } from '../../../features/keys/example-curl.ts';
import { LATEST } from '../../../features/overview/latest.ts';
import { OverviewRoom } from '../../../features/overview/overview-room.tsx';
import { OVERVIEW_TEXT } from '../../../features/overview/text.ts';
import { TodayCard } from '../../../features/overview/today-card.tsx';
import { api, member } from '../../../trpc/server.ts';

export const metadata: Metadata = { title: OVERVIEW_TEXT.title };

export default async function OverviewPage() {
  const [{ workspace }, { overview, requests }] = await Promise.all([member(), api()]);
  const [initial, initialToday, latest] = await Promise.all([overview.read(), overview.today(), requests.list(LATEST)]);
  return (
    <OverviewRoom
      workspaceName={workspace.name}
      initial={initial}
      initialToday={initialToday}
      latest={latest}
      curl={exampleCurl()}
      today={<TodayCard />}
    />
  );
}
