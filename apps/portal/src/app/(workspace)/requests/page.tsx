import type { Metadata } from 'next';
import { may } from '@graha/domain/team/roles';
import { RequestsFilter } from '@graha/procedures/requests/filter';
import { RequestsPage } from '../../../features/metering/requests/requests-page.tsx';
import { api, member } from '../../../server/server.ts';
import { OPERATION_IDS } from '../../../shared/operations.ts';

export const metadata: Metadata = { title: 'Requests' };

export default async function Page({ searchParams }: PageProps<'/requests'>) {
  const [caller, asked] = await Promise.all([api(), searchParams]);
  const filter = RequestsFilter.parse(asked);
  const [keys, first, volume, { sight }] = await Promise.all([
    caller.keys.names(),
    caller.requests.list(filter),
    caller.requests.volume(filter),
    member(),
  ]);
  const mayRead = may(sight, 'requests.content');
  return <RequestsPage initialFilter={filter} operations={OPERATION_IDS} {...{ first, volume, keys, mayRead }} />;
}
