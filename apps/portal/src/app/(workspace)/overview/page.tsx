import { may } from '@graha/domain/roles';
import type { Metadata } from 'next';
import { exampleCurl } from '../../../features/keys/page-data.ts';
import { LATEST } from '../../../features/metering/overview/data.ts';
import { OverviewPage } from '../../../features/metering/overview/overview-page.tsx';
import { TodayCard } from '../../../features/metering/overview/today-card.tsx';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Overview' };

export default async function Page() {
  const [{ workspace, sight }, { overview, requests }] = await Promise.all([member(), api()]);
  const [initial, initialToday, latest] = await Promise.all([overview.read(), overview.today(), requests.list(LATEST)]);
  return (
    <OverviewPage
      workspaceName={workspace.name}
      mayMakeKeys={may(sight, 'keys.manage')}
      initial={initial}
      initialToday={initialToday}
      latest={latest}
      curl={exampleCurl()}
      today={<TodayCard />}
    />
  );
}
