import { may } from '@graha/domain/team/roles';
import type { Metadata } from 'next';
import { exampleCurl } from '../../../features/keys/page-data.ts';
import { LATEST } from '../../../features/metering/overview/data.ts';
import { OverviewPage } from '../../../features/metering/overview/overview-page.tsx';
import { TodayCard } from '../../../features/metering/overview/today-card.tsx';
import { env } from '../../../server/env.ts';
import { api, member } from '../../../server/server.ts';

export const metadata: Metadata = { title: 'Overview' };

export default async function Page() {
  const [{ workspace, sight }, { overview, requests, settings }] = await Promise.all([member(), api()]);
  const [initial, initialToday, latest, { clock }] = await Promise.all([
    overview.read(),
    overview.today(),
    requests.list(LATEST),
    settings.read(),
  ]);
  return (
    <OverviewPage
      workspaceName={workspace.name}
      contact={env().company.email}
      mayMakeKeys={may(sight, 'keys.manage')}
      mayReadKeys={may(sight, 'keys.read')}
      initial={initial}
      initialToday={initialToday}
      latest={latest}
      curl={exampleCurl()}
      today={<TodayCard clock={clock} />}
      hasPlace={clock.place !== null}
    />
  );
}
